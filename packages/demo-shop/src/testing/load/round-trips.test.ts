import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describePostgres, type PrivatePostgres } from '@prilavok/shop-server/testing/each-database'
import { serveDatabase } from '@prilavok/shop-server/testing/inside'
import type { ShopServer, ShopServerOptions } from '@prilavok/shop-server'
import { serverOptions } from '../../demo-options'
import { fillFixtureShop, ids } from '../../fixtures/fixture-shop'
import { shopPages } from '../../shop-pages'
import { checkout, type Send } from './buyer'

const DOCUMENT = new URL('../../../../../docs/architecture/round-trips.md', import.meta.url)
const found = {
  products: [
    { id: ids.drill, slug: 'drel', name: 'Дрель ударная' },
    { id: ids.primer, slug: 'grunt', name: 'Грунтовка, 5 л' },
  ],
  categories: ['smesi'],
  cities: [{ id: ids.moscow, name: 'Москва' }],
}
type Row = readonly [call: string, trips: number]
const PAID = 'confirm a paid draft'
const sumOf = (rows: readonly Row[]) => rows.reduce((sum, [, trips]) => sum + trips, 0)

/** The rows of the table in the document. */
const documented = () =>
  [...readFileSync(DOCUMENT, 'utf8').matchAll(/^\| ([a-z ]+) \| (\d+) \| (\d+) \| (\d+) \|$/gm)].map(
    ([, call = '', , budget, now]) => ({ call, budget: Number(budget), now: Number(now) }),
  )

describePostgres('the round trips of a checkout', (take) => {
  let database: PrivatePostgres
  let server: ShopServer
  let secret: string
  beforeAll(async () => {
    database = await take()
    server = await serveDatabase(
      database,
      serverOptions<ShopServerOptions>({
        sandbox: true,
        pages: shopPages,
        settings: { trustedProxies: ['loopback'] },
      }),
    )
    await fillFixtureShop(database.db)
    secret = (await database.db.selectFrom('sandbox_secret').selectAll().executeTakeFirstOrThrow()).secret
  })
  afterAll(() => server.close())

  /** The round trips of each request of a checkout, in their order. */
  async function tripsOf(number: number): Promise<readonly Row[]> {
    const counted: Row[] = []
    const send: Send = async (call, { method, path, headers, body }) => {
      const before = database.trips()
      const request = new Request(`http://shop.test${path}`, { method, headers, ...(body !== undefined && { body }) })
      const response = await server.fetch(request, { address: '127.0.0.1' })
      const text = await response.text()
      if (!response.ok) throw new Error(`${call}: ${response.status} ${text}`)
      counted.push([call, database.trips() - before])
      return { status: response.status, body: text, retryAfterSeconds: 0 }
    }
    await checkout(number, found, send, secret)
    return counted
  }

  it('are as many as the document says, and at most 40', async () => {
    // What a process keeps is read by the first.
    await tripsOf(1)
    const onDelivery = await tripsOf(4)
    const paid = (await tripsOf(3)).map(([call, trips]): Row => [call === 'confirm' ? PAID : call, trips])
    const counted = new Map([...paid, ...onDelivery])
    expect(Object.fromEntries(counted)).toEqual(Object.fromEntries(documented().map(({ call, now }) => [call, now])))
    expect(documented().filter(({ now, budget }) => now > budget)).toEqual([])
    expect((sumOf(paid) + sumOf(onDelivery)) / 2).toBeLessThanOrEqual(40)
  })
})
