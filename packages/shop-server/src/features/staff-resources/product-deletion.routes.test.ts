import { deleteProduct, readProduct, runBulk, validateProductDeletion } from '@prilavok/contracts/admin'
import { beforeAll, expect, it } from 'vitest'
import { describeOwnDatabase } from '../../testing/each-database'
import { staffClient, type StaffClient } from '../../testing/staff-client'
import { addOrders } from '../../testing/staff-orders'

describeOwnDatabase('deletion of products', (shop) => {
  let admin: StaffClient
  let ordered = ''
  beforeAll(async () => {
    admin = await staffClient(shop.server, 'admin')
    await addOrders(shop.server)
    const line = await shop.server.db.selectFrom('order_item').select('product_id').executeTakeFirstOrThrow()
    ordered = line.product_id
  })
  const validate = (id: string) => admin.call(validateProductDeletion, { params: { id } })
  const remove = (id: string) => admin.call(deleteProduct, { params: { id } })
  const free = async () => {
    const used = shop.server.db.selectFrom('order_item').select('product_id')
    const row = await shop.server.db
      .selectFrom('product')
      .select('id')
      .where('id', 'not in', used)
      .orderBy('id')
      .executeTakeFirstOrThrow()
    return row.id
  }

  it('says in which orders a product stands [ADMIN-ACT-24]', async () => {
    const { data } = await validate(ordered)
    expect(data).toMatchObject({ isValid: false, errors: [{ kind: 'orders', count: 7 }] })
    expect(data?.errors[0]?.sampleIds).toHaveLength(5)
    expect((await validate('none')).status).toBe(404)
  })

  it('keeps a product that stands in orders, one by one and in bulk', async () => {
    const { problem } = await remove(ordered)
    expect(problem).toMatchObject({ status: 409, code: 'delete-blocked' })
    expect(problem?.current).toMatchObject({ isValid: false, errors: [{ kind: 'orders' }] })
    const body = { action: 'delete', ids: [ordered], filters: null, expectedCount: null, payload: null }
    const bulk = await admin.call(runBulk, { params: { entity: 'product' }, body } as never)
    expect(bulk.data).toMatchObject({ done: 0, failed: 1 })
    expect((await admin.call(readProduct, { params: { id: ordered } })).status).toBe(200)
  })

  it('deletes any other, with a warning about those that name it [ADMIN-ACT-08]', async () => {
    const id = await free()
    await shop.server.db
      .insertInto('product_relation')
      .values({ product_id: ordered, related_product_id: id, kind: 'Analog', display_order: 1 })
      .execute()
    expect((await validate(id)).data).toMatchObject({
      isValid: true,
      errors: [],
      warnings: [{ kind: 'relations', count: 1 }],
    })
    expect((await remove(id)).status).toBe(204)
    expect((await remove(id)).status).toBe(404)
  })
})
