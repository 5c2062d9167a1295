import { loadUserCity } from '@prilavok/contracts'
import { readProduct, saveProduct } from '@prilavok/contracts/admin'
import { fixtureIds as ids } from '@prilavok/demo-shop/fixtures'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { describeTwoServers } from '../testing/each-database'
import { shopClient } from '../testing/shop-client'
import { staffClient } from '../testing/staff-client'
import { isPassing } from './database-failures'

/** As the usual limits, only sooner. */
const WAIT_MS = 1_500
const limits = {
  buyers: { connections: 4, waitMs: WAIT_MS, lockMs: WAIT_MS, statementMs: 1_000 },
  work: { connections: 2, waitMs: WAIT_MS, lockMs: WAIT_MS, statementMs: 1_000 },
}

describeTwoServers(
  'a database in which somebody holds a row',
  (shop) => {
    it('answers the staff that they are to come back, within its limits, and buyers at once', async () => {
      const [server, stranger] = shop.servers
      const admin = await staffClient(server, 'admin')
      const buyer = shopClient(server)
      const { data, headers } = await admin.call(readProduct, { params: { id: ids.cement } })
      const save = () =>
        admin.call(saveProduct, { body: { ...data, name: 'Цемент' } }, { 'If-Match': headers.get('ETag') ?? '' })
      await stranger.db.transaction().execute(async (trx) => {
        await sql`select from product where id = ${ids.cement} for update`.execute(trx)
        let answered = 0
        const saves = Array.from({ length: 12 }, () => save().finally(() => (answered += 1)))
        const reads = await Promise.all(
          Array.from({ length: 10 }, () => buyer.call(loadUserCity, { params: { id: 'spb' } })),
        )
        expect([answered, reads.every(({ status }) => status < 500)]).toEqual([0, true])
        const saved = await Promise.all(saves)
        expect(saved.map(({ status, problem }) => [status, problem?.code])).toEqual(
          saves.map(() => [503, 'unavailable']),
        )
        expect(saved.every((each) => Number(each.headers.get('Retry-After')) > 0)).toBe(true)
      })
      expect((await save()).status).toBe(200)
    })

    it('ends a statement that takes too long', async () => {
      const slow = sql`select pg_sleep(30)`.execute(shop.servers[0].db)
      await expect(slow).rejects.toSatisfy(isPassing)
    })
  },
  { database: { limits } },
)

it.each([
  [{ code: '55P03' }, true],
  [{ code: '57014' }, true],
  [{ code: '57P01' }, true],
  [{ code: '08006' }, true],
  [{ code: '53300' }, true],
  [{ code: 'ECONNREFUSED' }, true],
  [{ message: 'timeout exceeded when trying to connect' }, true],
  [{ message: 'Connection terminated unexpectedly' }, true],
  [{ code: '23505' }, false],
  [{ code: '42P01' }, false],
  [{ code: '22003' }, false],
  [{ message: 'x is not a function' }, false],
])('%j passes by itself: %s', (of, expected) => {
  expect(isPassing(Object.assign(new Error('failed'), of))).toBe(expected)
})
