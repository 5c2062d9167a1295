import { copyProduct, readHistory, runBulk, type BulkRequest } from '@prilavok/contracts/admin'
import { fixtureIds as ids } from '@prilavok/demo-shop/fixtures'
import * as fc from 'fast-check'
import { sql, type KyselyPlugin } from 'kysely'
import { beforeAll, expect, it, vi } from 'vitest'
import type { Db } from '../../db'
import type { StaffMember } from '../../http/staff-session'
import { standardSettings } from '../../settings'
import type { Shop } from '../../shop'
import type { ShopServer } from '../../shop-handler'
import { describeEachDatabase, describeTwoServers } from '../../testing/each-database'
import { staffClient, type StaffClient } from '../../testing/staff-client'
import { runOnMany } from './engine/bulk'
import { serverResources } from './entities'

const MORE = Number(process.env['MORE_RUNS'] ?? 1)
const COUNT = 20 * MORE
const CUTS = 5 * MORE
const product = serverResources.find(({ resource }) => resource.key === 'product')
const member = { id: 'member', displayName: 'Кто-то', permissions: ['*'] } as unknown as StaffMember

/** A process that loses its database at the nth query, and has none from then on. */
const cutAt = (nth: number): KyselyPlugin => {
  let queries = 0
  return {
    transformQuery: ({ node }) => {
      queries += 1
      if (queries >= nth) throw new Error('Connection terminated unexpectedly')
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  }
}

/** Copies of a product whose prices are changed, and how they are asked for. */
function priceList(server: () => ShopServer) {
  const copies: string[] = []
  let admin: StaffClient
  beforeAll(async () => {
    admin = await staffClient(server(), 'admin')
    for (let at = 0; at < COUNT; at += 1) {
      const { data } = await admin.call(copyProduct, { body: { id: ids.cement, name: `Копия ${at}` } })
      copies.push(data.id)
    }
  }, 120_000)
  const request = (more: Partial<BulkRequest> = {}): BulkRequest => ({
    ids: [...copies],
    filter: null,
    expectedCount: null,
    action: 'changePrice',
    payload: { percent: 10 },
    ...more,
  })
  return {
    copies,
    request,
    copy: async (name: string) => (await admin.call(copyProduct, { body: { id: ids.cement, name } })).data.id,
    prices: async () => {
      const { rows } = await sql<{ price: number }>`
        select price_kopecks as price from product where id = any(${copies}::text[])`.execute(server().db)
      return rows.map(({ price }) => Number(price))
    },
    setPrices: (kopecks: number) =>
      sql`update product set price_kopecks = ${kopecks} where id = any(${copies}::text[])`.execute(server().db),
    call: (body: BulkRequest, key: string) =>
      admin.call(runBulk, { params: { entity: 'product' }, body }, { 'Idempotency-Key': key }),
    changesOf: async (id: string) =>
      (await admin.call(readHistory, { params: { entity: 'product', id }, query: {} })).data.items.filter(
        ({ action }) => action === 'Updated',
      ),
  }
}

describeEachDatabase('a change of many records that breaks in the middle', (shop) => {
  const { copies, request, copy, prices, setPrices, call, changesOf } = priceList(() => shop.server)

  it('at any query, again and again, and is repeated under its key changes each record once', async () => {
    if (product === undefined) throw new Error('There are no products.')
    await setPrices(10_000)
    const keyed = { key: 'key-of-the-batch', route: 'POST /bulk', caller: 'staff member', bodyHash: 'hash' }
    const run = (db: Db) => {
      const engine = { db, now: Date.now, randomId: () => crypto.randomUUID(), settings: standardSettings }
      return runOnMany(engine as unknown as Shop, product, { request: request(), member, keyed })
    }
    const places = fc.sample(fc.integer({ min: 1, max: 30 }), { numRuns: CUTS, seed: 33 })
    for (const place of places) {
      // What is done takes a query each to be passed over.
      const done = (await prices()).filter((price) => price === 11_000).length
      await expect(run(shop.server.db.withPlugin(cutAt(done + place)))).rejects.toThrow('Connection terminated')
      for (const price of await prices()) expect([10_000, 11_000]).toContain(price)
    }
    expect(await run(shop.server.db)).toMatchObject({ done: COUNT, failed: 0 })
    expect(new Set(await prices())).toEqual(new Set([11_000]))
    for (const id of copies.slice(0, 5)) expect(await changesOf(id)).toHaveLength(1)
  }, 240_000)

  it('is repeated with its first choice, though its filter finds other records by then', async () => {
    await setPrices(30_000)
    const chosen = request({ ids: null, filter: { search: 'Копия' }, expectedCount: COUNT })
    expect((await call(chosen, 'key-of-the-filter')).data).toMatchObject({ done: COUNT })
    // As after a process that died before it stored the response.
    await shop.server.db.deleteFrom('idempotency_key').where('key', '=', 'key-of-the-filter').execute()
    const extra = await copy('Копия лишняя')
    const extraPrice = () =>
      shop.server.db.selectFrom('product').select('price_kopecks').where('id', '=', extra).executeTakeFirstOrThrow()
    const before = await extraPrice()
    expect((await call(chosen, 'key-of-the-filter')).data).toMatchObject({ done: COUNT, failed: 0 })
    expect(new Set(await prices())).toEqual(new Set([33_000]))
    expect(await extraPrice()).toEqual(before)
  })

  it('counts a record that is named twice once, and names those that were not changed', async () => {
    const [one = '', other = ''] = copies
    await setPrices(40_000)
    const { data } = await call(request({ ids: [one, one, 'no-such', other] }), 'key-of-doubles')
    expect(data).toMatchObject({ done: 2, failed: 1, errors: [{ id: 'no-such', problem: { code: 'not-found' } }] })
    expect((await prices()).filter((price) => price !== 40_000)).toEqual([44_000, 44_000])
  })

  it.each([
    ['changePrice', { percent: '10' }],
    ['changePrice', { percent: null }],
    ['changePrice', { percent: 10, from: 2 }],
    ['changePrice', {}],
    ['changePrice', 10],
    ['changePrice', null],
    ['addTags', { value: 5 }],
    ['addTags', { value: [] }],
    ['removeTags', { value: [1] }],
    ['setVisible', { value: 'no' }],
    ['setCategory', { value: 7 }],
    ['setAvailability', { value: 'Sometimes' }],
  ])('is no change at all where %s gets %j', async (action, payload) => {
    const stored = () =>
      sql`select * from product where id = any(${copies}::text[]) order by id`.execute(shop.server.db)
    const before = (await stored()).rows
    const { status, data } = await call(request({ action, payload, ids: copies.slice(0, 2) }), crypto.randomUUID())
    expect(status === 400 || data.done === 0).toBe(true)
    expect((await stored()).rows).toEqual(before)
  })
})

describeTwoServers('a server that loses its connections in the middle of a change of many records', (shop) => {
  const { request, prices, setPrices, call } = priceList(() => shop.servers[0])

  it('says that it failed, and goes on when the request is repeated: each record is changed once', async () => {
    await setPrices(20_000)
    const first = call(request(), 'key-of-lost-connections')
    await vi.waitFor(async () => expect(await prices()).toContain(22_000), { interval: 5 })
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(shop.servers[1].db)
    expect((await first).status).toBeGreaterThanOrEqual(500)
    expect(await prices()).toContain(20_000)
    expect((await call(request(), 'key-of-lost-connections')).data).toMatchObject({ done: COUNT, failed: 0 })
    expect(new Set(await prices())).toEqual(new Set([22_000]))
  })
})
