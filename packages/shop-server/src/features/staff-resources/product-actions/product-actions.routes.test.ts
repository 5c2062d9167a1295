import { loadCompetitorPrices } from '@prilavok/contracts'
import {
  addProviderProduct,
  copyProduct,
  generateProductInfo,
  parseCompetitor,
  readGeneratedDescription,
  readProduct,
  readProductCompetitors,
  readProductRelations,
  readProductSpecs,
  refreshItemsCount,
  saveProductCompetitors,
} from '@prilavok/contracts/admin'
import { beforeAll, expect, it } from 'vitest'
import { describeOwnDatabase } from '../../../testing/each-database'
import { fixtureIds as ids } from '@prilavok/demo-shop/fixtures'
import { shopClient } from '../../../testing/shop-client'
import { staffClient, type StaffClient } from '../../../testing/staff-client'
import { addOrders } from '../../../testing/staff-orders'

describeOwnDatabase('what staff do with a product', (shop) => {
  let admin: StaffClient
  beforeAll(async () => {
    admin = await staffClient(shop.server, 'admin')
    const lines = [
      { name: 'Марка', value: 'М500' },
      { name: 'Масса', value: '25', unit: 'кг' },
    ]
    const { db } = shop.server
    await db
      .updateTable('product')
      .set({ specs: JSON.stringify(lines) })
      .where('id', '=', ids.cement)
      .execute()
  })
  const params = (id: string = ids.cement) => ({ params: { id } })
  const key = () => ({ 'Idempotency-Key': crypto.randomUUID() })

  it('[ADMIN-ACT-01] a copy has the parts of the product, an address of its own, and is not published', async () => {
    const copy = (body: object) => admin.call(copyProduct, { body: { id: ids.cement, ...body } as never }, key())
    const first = await copy({})
    expect(first.problem).toBeNull()
    const made = (await admin.call(readProduct, params(first.data.id))).data
    const original = (await admin.call(readProduct, params())).data
    expect(made).toMatchObject({
      name: 'Цемент М500, 25 кг (копия)',
      article: `${original.article}-2`,
      isVisible: false,
      price: original.price,
      categoryId: original.categoryId,
    })
    expect(made.seoUrlName).not.toBe(original.seoUrlName)
    const relations = (await admin.call(readProductRelations, params(first.data.id))).data.relations
    expect(relations.map(({ relatedProductId }) => relatedProductId)).toEqual([ids.primer, ids.drill, ids.gone])
    const rows = shop.server.db.selectFrom('product').select(['id', 'specs', 'slug', 'article'])
    const second = await copy({ name: 'Цемент', copySpecs: false, copyRelations: false })
    const all = await rows.where('id', 'in', [ids.cement, first.data.id, second.data.id]).execute()
    const specs = new Map(all.map((row) => [row.id, row.specs]))
    expect([specs.get(first.data.id), specs.get(second.data.id)]).toEqual([specs.get(ids.cement), []])
    expect(new Set(all.map(({ slug }) => slug)).size).toBe(3)
    expect(new Set(all.map(({ article }) => article)).size).toBe(3)
    expect((await admin.call(readProductRelations, params(second.data.id))).data.relations).toEqual([])
    expect((await admin.call(readProductSpecs, params(second.data.id))).data).toMatchObject({ version: 1, specs: [] })
    expect((await copy({ id: 'none' })).status).toBe(404)
  })

  it('a copy that is asked for twice with one key is made once', async () => {
    const sent = key()
    const body = { id: ids.beam } as never
    const [one, other] = [await admin.call(copyProduct, { body }, sent), await admin.call(copyProduct, { body }, sent)]
    expect(other.data.id).toBe(one.data.id)
  })

  it('[ADMIN-ACT-03] items are counted from what the suppliers have', async () => {
    await addOrders(shop.server)
    const add = (ProviderName: string) =>
      admin.call(addProviderProduct, { body: { ProductId: ids.drill, ProviderName, Article: ProviderName } })
    await add('Лемана')
    await add('Петрович')
    await shop.server.db
      .updateTable('provider_product')
      .set({ stock: 7 })
      .where('provider_name', '=', 'Лемана')
      .execute()
    const count = () => admin.call(refreshItemsCount, params(ids.drill))
    const { data } = await count()
    expect(data).toMatchObject({ productId: ids.drill, itemsCount: 7, bySource: [{ source: 'Лемана', count: 7 }] })
    expect(data.checkedOn).toBe('2026-02-10T09:00:00.000Z')
    const saved = (await admin.call(readProduct, params(ids.drill))).data
    expect(saved).toMatchObject({ itemsCount: 7, reservedCount: data.reservedCount, version: 2 })
    await count()
    expect((await admin.call(readProduct, params(ids.drill))).data.version).toBe(2)
    expect((await admin.call(refreshItemsCount, params('none'))).status).toBe(404)
  })

  it('[ADMIN-ACT-25] a description is composed of what the shop knows, short or long, and improves what is written', async () => {
    const describe = async (isShortDescription: boolean, isImproved: boolean) =>
      (await admin.call(readGeneratedDescription, { ...params(), query: { isShortDescription, isImproved } })).data
    const short = await describe(true, false)
    expect(short).toEqual({
      text: '<p>Цемент М500, 25 кг (Основа): марка: М500; масса: 25&nbsp;кг.</p>',
      isShortDescription: true,
      isImproved: false,
      model: 'prilavok-composer',
    })
    const long = await describe(false, false)
    expect(long.text).toContain('<li>Марка: М500</li>')
    expect(long.text).toContain('«Сухие смеси»')
    expect(await describe(false, false)).toEqual(long)
    const text = '<p>Марка: М500. Для фундамента.</p>'
    await shop.server.db.updateTable('product').set({ description: text }).where('id', '=', ids.cement).execute()
    expect((await describe(false, true)).text).toBe(`${text}<h3>Характеристики</h3><ul><li>Масса: 25&nbsp;кг</li></ul>`)
    const { problem } = await admin.call(readGeneratedDescription, {
      ...params('none'),
      query: { isShortDescription: true, isImproved: false },
    })
    expect(problem?.code).toBe('not-found')
  })

  it('[ADMIN-ACT-04] what a product lacks is proposed, what it has is left alone, and nothing is stored', async () => {
    const before = (await admin.call(readProduct, params())).data
    const { data } = await admin.call(generateProductInfo, { ...params(), body: {} }, key())
    expect(data).toMatchObject({ detailedDescription: null, seo: { h1: 'Цемент М500, 25 кг' }, warnings: [] })
    expect(data.shortDescription).toContain('М500')
    expect((await admin.call(readProduct, params())).data).toEqual(before)
    const bare = await admin.call(generateProductInfo, { ...params(ids.beam), body: {} }, key())
    expect(bare.data.warnings).toHaveLength(1)
  })

  it('[ADMIN-ENT-08] [ADMIN-ACT-06] competitors are saved as they were read, and buyers compare the active ones', async () => {
    const read = async () => (await admin.call(readProductCompetitors, params())).data
    const save = (competitors: readonly object[], version: number) =>
      admin.call(saveProductCompetitors, { ...params(), body: { version, competitors } } as never)
    const shopA = { url: 'https://a.example/cement', competitorName: '', price: 510.5, isActive: true }
    const shopB = { url: 'https://b.example/cement', competitorName: 'Б', price: 480, isActive: false }
    expect((await save([shopA, shopB], 1)).status).toBe(200)
    const saved = await read()
    const { competitors, version } = { ...saved, version: saved.version ?? 0 }
    expect(competitors).toMatchObject([
      { competitorName: 'a.example', price: 510.5, score: 1, lastCheckedOn: '2026-02-10T09:00:00.000Z' },
      { competitorName: 'Б', isActive: false },
    ])
    const offers = await shopClient(shop.server).call(loadCompetitorPrices, { params: { productId: ids.cement } })
    expect(offers.data?.offers).toMatchObject([{ name: 'a.example', price: 510.5 }])
    expect((await save([competitors[1] ?? {}], version)).status).toBe(200)
    expect((await read()).competitors.map(({ id }) => id)).toEqual([competitors[1]?.id])
    expect((await save([], version)).problem).toMatchObject({ code: 'version-conflict', current: { version: 3 } })
    const pointersOf = async (sent: readonly object[]) =>
      (await save(sent, 3)).problem?.errors?.map(({ pointer }) => pointer)
    expect(await pointersOf([{ ...shopA, price: -1 }])).toEqual(['/competitors/0/price'])
    const wrong = [
      { ...shopA, url: 'javascript:alert(1)' },
      { ...shopA, id: competitors[0]?.id, cityId: 'none', score: 2 },
    ]
    expect(await pointersOf(wrong)).toEqual([
      '/competitors/1/id',
      '/competitors/0/url',
      '/competitors/1/score',
      '/competitors/1/cityId',
    ])
  })

  it('[ADMIN-ACT-07] an offer of another shop is read by its address', async () => {
    const parse = (url: string) => admin.call(parseCompetitor, { body: { url, productId: null } })
    const { data } = await parse('https://shop.example/cement-m500')
    expect(data).toMatchObject({ competitorName: 'shop.example', name: 'cement m500', warnings: [] })
    expect(data.price).toBeGreaterThan(0)
    expect((await parse('https://shop.example/cement-m500')).data).toEqual(data)
    expect((await parse('https://shop.example/missing')).problem).toMatchObject({
      status: 502,
      code: 'provider-failed',
    })
  })

  it('no address makes the server ask its own network', async () => {
    for (const url of [
      'http://127.0.0.1/',
      'http://2130706433/',
      'http://0x7f.1/',
      'http://[::1]/',
      'http://[::ffff:10.0.0.1]/',
      'http://169.254.169.254/latest/meta-data/',
      'http://localhost/',
      'http://db.internal/',
      'http://shop.example:8080/',
      'http://user:secret@shop.example/',
      'file:///etc/passwd',
      'ftp://shop.example/',
      'nothing',
    ]) {
      const { problem } = await admin.call(parseCompetitor, { body: { url, productId: null } })
      expect([url, problem?.status, problem?.errors?.[0]?.pointer]).toEqual([url, 422, '/url'])
    }
  })
})
