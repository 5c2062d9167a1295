import {
  addProviderProduct,
  deleteProviderProduct,
  listProviderProducts,
  mergeProduct,
  readHistory,
  suggestProviderProducts,
  updateProviderProduct,
} from '@prilavok/contracts/admin'
import { beforeAll, expect, it } from 'vitest'
import { describeOwnDatabase } from '../../testing/each-database'
import { fixtureIds as ids } from '@prilavok/demo-shop/fixtures'
import { staffClient, type StaffClient } from '../../testing/staff-client'

describeOwnDatabase('supplier links', (shop) => {
  let admin: StaffClient
  beforeAll(async () => void (admin = await staffClient(shop.server, 'admin')))
  const add = (Article: string, ProductId: string = ids.cement, ProviderName = 'Петрович') =>
    admin.call(addProviderProduct, { body: { ProductId, ProviderName, Article } })
  const linksOf = async (productId: string) =>
    (await admin.call(listProviderProducts, { params: { productId } })).data?.items ?? []

  it('are added to a product and listed with it [ADMIN-ACT-17] [ADMIN-ACT-26] [ADMIN-ENT-39]', async () => {
    const { data } = await add(' A-1 ')
    expect(await linksOf(ids.cement)).toMatchObject([
      { id: data.id, productId: ids.cement, providerName: 'Петрович', article: 'A-1', isActive: true },
    ])
    const history = await admin.call(readHistory, { params: { entity: 'product', id: ids.cement } } as never)
    expect(history.data).toMatchObject({
      items: [{ changes: [{ field: 'providerProducts', before: null, after: 'Петрович: A-1' }] }],
    })
  })

  it('lead an article of a supplier to one product only', async () => {
    await add('B-1')
    expect((await add('B-1', ids.primer)).problem).toMatchObject({ status: 409, code: 'duplicate' })
    expect((await add('', 'none')).problem?.errors).toMatchObject([{ pointer: '/Article', code: 'required' }])
    expect((await add('B-2', 'none')).problem?.errors).toMatchObject([{ pointer: '/ProductId', code: 'exists' }])
  })

  it('are found by the article of any supplier [ADMIN-ACT-16]', async () => {
    await add('C-7')
    const suggest = async (article: string) =>
      (await admin.call(suggestProviderProducts, { body: { providerName: 'Лемана', article } })).data?.items
    expect(await suggest('c-7')).toMatchObject([{ id: ids.cement, score: 1 }])
    expect(await suggest('C-777')).toEqual([])
    const [own] = await shop.server.db
      .selectFrom('product')
      .select(['id', 'article'])
      .where('id', '=', ids.primer)
      .execute()
    expect(await suggest(own?.article ?? '')).toMatchObject([{ id: ids.primer, score: 0.7 }])
  })

  it('are merged once, and never taken from another product [ADMIN-ACT-02]', async () => {
    const merge = (ProductId: string) =>
      admin.call(mergeProduct, { body: { ProviderName: 'Лемана', Article: 'D-1', ProductId } })
    const first = await merge(ids.cement)
    expect(first.data).toMatchObject({ productId: ids.cement, merged: true })
    expect((await merge(ids.cement)).data).toEqual({ ...first.data, merged: false })
    expect((await merge(ids.primer)).problem?.code).toBe('duplicate')
  })

  it('are changed by their id, or by their product where it has one link [ADMIN-ACT-18]', async () => {
    const { data } = await add('E-1', ids.primer)
    const update = (productId: string, Article: string) =>
      admin.call(updateProviderProduct, { params: { productId }, body: { ProviderName: 'Лемана', Article } })
    expect((await update(ids.primer, 'E-2')).data).toMatchObject({ id: data.id, version: 2 })
    await add('E-3', ids.primer)
    expect((await update(ids.primer, 'E-4')).problem?.code).toBe('duplicate')
    expect((await update(data.id, 'E-4')).data).toMatchObject({ id: data.id, version: 3 })
    expect((await update('none', 'E-4')).status).toBe(404)
  })

  it('are removed [ADMIN-ACT-19]', async () => {
    const { data } = await add('F-1')
    const remove = () => admin.call(deleteProviderProduct, { params: { id: data.id } })
    expect((await remove()).status).toBe(204)
    expect((await remove()).status).toBe(404)
    expect((await linksOf(ids.cement)).map(({ id }) => id)).not.toContain(data.id)
  })
})
