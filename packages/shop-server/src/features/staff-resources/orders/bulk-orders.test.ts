import { listOrders, readHistory, readOrder, runBulk, saveOrder, type OrderEdition } from '@prilavok/contracts/admin'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { describeEachDatabase } from '../../../testing/each-database'
import { staffClient, type StaffClient } from '../../../testing/staff-client'
import { addOrders } from '../../../testing/staff-orders'

const IDS = ['order-1', 'order-2', 'order-3']

describeEachDatabase('many orders at once, as they lie in the database', (shop) => {
  let admin: StaffClient
  beforeAll(async () => {
    admin = await staffClient(shop.server, 'admin')
    await addOrders(shop.server)
  })
  beforeEach(async () => {
    await sql`update customer_order
      set status = 'ReadyToShip', details = '{}', track_code = null, shipment_status = 'NotSent'`.execute(
      shop.server.db,
    )
  })
  const run = async (action: string, value?: unknown, who = admin) =>
    (await who.call(runBulk, { params: { entity: 'order' }, body: { ids: IDS, action, payload: { value } } as never }))
      .data
  const read = async (id: string) => (await admin.call(readOrder, { params: { id } })).data as OrderEdition
  const rows = async (query: object) => (await admin.call(listOrders, { query } as never)).data.items

  it.each([
    ['setStatus', 'Shipped', { status: 'Shipped' }],
    ['setTransportCompanyOrderStatus', 'Accepted', { transportCompanyOrderStatus: 'Accepted' }],
    ['addTags', ['срочно'], { tags: ['срочно'] }],
  ])('%s changes all of them, and is taken back', async (action, value, after) => {
    const before = await read('order-1')
    expect(await run(action, value)).toMatchObject({ done: 3, failed: 0 })
    expect(await read('order-1')).toMatchObject(after)
    expect(await run('takeBack')).toMatchObject({ done: 3, failed: 0 })
    const { status, transportCompanyOrderStatus, tags, shippedOn } = before
    expect(await read('order-1')).toMatchObject({ status, transportCompanyOrderStatus, tags, shippedOn })
  })

  it('the history of a first change has that change alone', async () => {
    await run('addTags', ['опт'])
    const { data } = await admin.call(readHistory, { params: { entity: 'order', id: 'order-2' } } as never)
    expect(data.items[0]?.changes.map(({ field }) => field)).toEqual(['tags'])
  })

  it('an owner is set, shown by name in the list, and taken back', async () => {
    const { id, displayName } = admin.session.user
    expect(await run('setManager', id)).toMatchObject({ done: 3 })
    expect((await rows({ ids: IDS })).map(({ managerName }) => managerName)).toEqual(IDS.map(() => displayName))
    expect(await run('takeBack')).toMatchObject({ done: 3 })
    expect((await rows({ ids: IDS })).map(({ managerName }) => managerName)).toEqual([null, null, null])
  })

  it('what somebody has changed since is not taken back, and what others did is not either', async () => {
    await run('setStatus', 'Shipped')
    await admin.call(saveOrder, { body: { ...(await read('order-1')), managerComment: 'Позвонить' } as never })
    await admin.call(saveOrder, { body: { ...(await read('order-1')), managerComment: 'Позвонили' } as never })
    const orders = await staffClient(shop.server, 'orders')
    expect(await run('takeBack', undefined, orders)).toMatchObject({ done: 0, failed: 3 })
    shop.advance(5 * 60_000 + 1)
    const late = await run('takeBack')
    expect(late).toMatchObject({ done: 0, failed: 3 })
    expect(late.errors[0]?.problem.errors?.[0]?.message).toMatch(/отменить нечего/)
  })

  it('finds orders by whole numbers', async () => {
    expect((await rows({ number: ['2026-1', '2026-3', '2026-99'] })).map(({ id }) => id).sort()).toEqual([
      'order-1',
      'order-3',
    ])
  })
})
