import {
  listCustomers,
  readBlogPost,
  readCustomer,
  readManufacturer,
  readOrder,
  runBulk,
  saveBlogPost,
  saveManufacturer,
  saveOrder,
  saveProduct,
  readProduct,
  type ManufacturerEdition,
} from '@prilavok/contracts/admin'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { addDemoRecords } from '@prilavok/demo-shop/testing/inside'
import { describeRaces } from '../../testing/each-database'
import { fixtureIds as ids } from '@prilavok/demo-shop/fixtures'
import { staffClient, type StaffClient } from '../../testing/staff-client'
import { addOrders } from '../../testing/staff-orders'

/** Texts that one of two people edits; each has fields of their own, and one that both want. */
const FIELDS = ['country', 'detailedDescription', 'warrantyText', 'shortDescription'] as const

describeRaces('saves of the staff', (shop) => {
  let admin: StaffClient
  beforeAll(async () => {
    admin = await staffClient(shop.server, 'admin')
    await addOrders(shop.server)
    await addDemoRecords(shop.server.db)
  })

  it('overwrite nothing that somebody else has saved, in 100 seeded runs on each database', async () => {
    const other = await staffClient(shop.server, 'catalog')
    const created = await admin.call(saveManufacturer, { body: { name: 'Завод', seoUrlName: '' } as never })
    const id = created.data.id
    const load = async (who: StaffClient) =>
      (await who.call(readManufacturer, { params: { id } })).data as ManufacturerEdition
    const put = (who: StaffClient, body: ManufacturerEdition) =>
      who.call(saveManufacturer, { body } as never, { 'If-Match': `"v${body.version ?? 0}"` })
    const edits = fc.record({
      mine: fc.constantFrom(...FIELDS),
      theirs: fc.constantFrom(...FIELDS),
      text: fc.integer({ min: 1, max: 1_000_000 }),
      together: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(edits, async ({ mine, theirs, text, together }) => {
        const base = await load(admin)
        const one = { ...base, [mine]: `m${text}` }
        const two = { ...base, [theirs]: `t${text}` }
        const [first, second] = together
          ? await Promise.all([put(admin, one), put(other, two)])
          : [await put(admin, one), await put(other, two)]
        expect([first.status, second.status].sort()).toEqual([200, 412])
        const [winner, loser] = first.status === 200 ? [one, two] : [two, one]
        const refused = first.status === 200 ? second : first
        expect(refused.problem?.current).toMatchObject(
          Object.fromEntries(FIELDS.map((field) => [field, winner[field]])),
        )
        // Whoever was refused merges their field into the newer record, and nothing of the other's is lost.
        const field = loser === one ? mine : theirs
        const newer = await load(admin)
        expect((await put(loser === one ? admin : other, { ...newer, [field]: loser[field] })).status).toBe(200)
        const now = await load(admin)
        for (const name of FIELDS) expect(now[name]).toBe(name === field ? loser[name] : winner[name])
      }),
      { seed: 19, numRuns: 100 * Number(process.env['MORE_RUNS'] ?? 1) },
    )
  }, 300_000)

  it('keep what is safe of a text, and nothing that runs', async () => {
    const { data } = await admin.call(readBlogPost, { params: { id: 'blog_post-0' } })
    const detailedDescription =
      '<h2 onclick="x()">Как</h2><script>x()</script><p>выбрать <a href="javascript:x()">цемент</a> <a href="/a">здесь</a></p><img src="data:x" alt="мешок">'
    const saved = await admin.call(saveBlogPost, { body: { ...data, detailedDescription } as never })
    expect(saved.data.model).toMatchObject({
      detailedDescription: '<h2>Как</h2><p>выбрать <a>цемент</a> <a href="/a">здесь</a></p><img alt="мешок">',
    })
  })

  it('name the fields that are wrong [ADMIN-23]', async () => {
    const { data } = await admin.call(readProduct, { params: { id: ids.primer } })
    const body = { ...data, name: ' ', price: 0, availability: 'Gone', categoryId: 'no-such' } as never
    const { problem } = await admin.call(saveProduct, { body })
    expect(problem).toMatchObject({ status: 422, code: 'validation-failed' })
    expect(problem?.errors?.map(({ pointer, code }) => [pointer, code])).toEqual([
      ['/name', 'required'],
      ['/availability', 'oneOf'],
      ['/price', 'min_value'],
    ])
    const article = { ...data, article: 'A-p-drill' } as never
    expect((await admin.call(saveProduct, { body: article })).problem).toMatchObject({
      code: 'duplicate',
      errors: [{ pointer: '/article' }],
    })
  })

  it('take an order through its statuses, never beside them, and never without a line', async () => {
    const read = async () => (await admin.call(readOrder, { params: { id: 'order-2' } })).data
    const put = async (change: object) => admin.call(saveOrder, { body: { ...(await read()), ...change } as never })
    expect((await read()).allowedStatuses).toContain('Confirmed')
    expect((await put({ status: 'Shipped' })).problem).toMatchObject({
      status: 409,
      code: 'status-transition-not-allowed',
    })
    // What time cancels tells nobody and gives nothing back: nobody does it by hand.
    expect((await read()).allowedStatuses).not.toContain('CancelledAutomatically')
    expect((await put({ status: 'CancelledAutomatically' })).problem?.code).toBe('status-transition-not-allowed')
    expect((await put({ status: 'Confirmed', managerComment: 'Позвонил' })).data.model).toMatchObject({
      status: 'Confirmed',
      managerComment: 'Позвонил',
      items: [{ productId: ids.cement, quantity: 2 }],
    })
    expect((await put({ items: [] })).problem?.errors).toMatchObject([{ pointer: '/items' }])
    expect((await put({ status: 'CancelledByShop' })).problem?.errors).toMatchObject([{ pointer: '/cancelReason' }])
  })

  it('show phones and addresses only to those who may see them, and keep them on a save of the others', async () => {
    const viewer = await staffClient(shop.server, 'viewer')
    const { data } = await viewer.call(listCustomers, { query: { ids: ['buyer-3'] } })
    expect(data.items).toMatchObject([{ id: 'buyer-3', phone: '+7 900 ***-**-03', email: 'a***@example.com' }])
    // Who is found by a name would tell the name.
    const named = { query: { search: 'Покупаева-3' } }
    expect((await viewer.call(listCustomers, named)).data.items).toEqual([])
    expect((await admin.call(listCustomers, named)).data.items).toMatchObject([{ id: 'buyer-3' }])
    expect((await viewer.call(readCustomer, { params: { id: 'buyer-3' } })).data.phone).toBe('+7 900 ***-**-03')
    expect((await admin.call(readCustomer, { params: { id: 'buyer-3' } })).data.phone).toBe('+79000001003')
  })

  it('change many records by a filter, and only as many as were counted', async () => {
    const run = (expectedCount: number) =>
      admin.call(runBulk, {
        params: { entity: 'manufacturer' },
        body: { action: 'setVisible', payload: false, filter: { search: 'Завод' }, expectedCount } as never,
      })
    expect((await run(5)).problem).toMatchObject({ status: 409, code: 'count-changed', current: { count: 1 } })
    expect((await run(1)).data).toMatchObject({ done: 1, failed: 0 })
  })

  it('write a formula into an export as text', async () => {
    const { data } = await admin.call(readProduct, { params: { id: ids.beam } })
    await admin.call(saveProduct, { body: { ...data, name: '=HYPERLINK("//evil";"x")' } as never })
    const response = await shop.server.fetch(
      new Request('http://shop.test/api/admin/product/export?search=HYPERLINK', { headers: admin.defaults }),
    )
    const text = await response.text()
    expect(text.startsWith('\u{feff}') || text.startsWith('id;')).toBe(true)
    expect(text).toContain(`"'=HYPERLINK(""//evil"";""x"")"`)
  })
})
