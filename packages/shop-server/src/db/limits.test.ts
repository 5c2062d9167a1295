import { randomBytes } from 'node:crypto'
import { readProduct, saveProduct } from '@prilavok/contracts/admin'
import { loadUserCity } from '@prilavok/contracts'
import { fillFixtureShop, fixtureIds as ids } from '@prilavok/demo-shop/fixtures'
import { serverOptions } from '@prilavok/demo-shop/testing/inside'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { ShopServer } from '../shop-handler'
import { createShopServer } from '../shop-server'
import { MIGRATED, runOn, urlOf } from '../testing/postgres'
import { shopClient } from '../testing/shop-client'
import { staffClient, type StaffClient } from '../testing/staff-client'
import { isPassing } from './database-failures'

const folder = inject('postgresFolder') ?? ''
const name = `limits_${randomBytes(6).toString('hex')}`
/** As the usual limits, only sooner. */
const WAIT_MS = 1_500
const limits = {
  buyers: { connections: 4, waitMs: WAIT_MS, lockMs: WAIT_MS, statementMs: 1_000 },
  work: { connections: 2, waitMs: WAIT_MS, lockMs: WAIT_MS, statementMs: 1_000 },
}

describe.runIf(folder !== '')('a database in which somebody holds a row', () => {
  let server: ShopServer
  let admin: StaffClient
  const stranger = new Client({ connectionString: urlOf(folder, name) })
  beforeAll(async () => {
    await runOn(folder, `create database ${name} template ${MIGRATED} strategy file_copy`)
    server = await createShopServer({
      ...serverOptions({ sandbox: true }),
      database: { url: urlOf(folder, name), limits },
    })
    await fillFixtureShop(server.db)
    admin = await staffClient(server, 'admin')
    await stranger.connect()
  }, 60_000)
  afterAll(async () => {
    await stranger.end()
    await server.close()
    await runOn(folder, `drop database ${name} with (force)`)
  })

  it('answers the staff that they are to come back, within its limits, and buyers at once', async () => {
    const { data, headers } = await admin.call(readProduct, { params: { id: ids.cement } })
    const save = () =>
      admin.call(saveProduct, { body: { ...data, name: 'Цемент' } as never }, { 'If-Match': headers.get('ETag') ?? '' })
    await stranger.query('begin')
    await stranger.query('select from product where id = $1 for update', [ids.cement])
    let answered = 0
    const saves = Array.from({ length: 12 }, () => save().finally(() => (answered += 1)))
    const buyer = shopClient(server)
    const reads = await Promise.all(
      Array.from({ length: 10 }, () => buyer.call(loadUserCity, { params: { id: 'spb' } })),
    )
    expect([answered, reads.every(({ status }) => status < 500)]).toEqual([0, true])
    const saved = await Promise.all(saves)
    await stranger.query('rollback')
    expect(saved.map(({ status, problem }) => [status, problem?.code])).toEqual(saves.map(() => [503, 'unavailable']))
    expect(saved.every((each) => Number(each.headers.get('Retry-After')) > 0)).toBe(true)
    expect((await save()).status).toBe(200)
  })

  it('ends a statement that takes too long', async () => {
    const slow = server.db
      .selectFrom('product')
      .select(({ fn, val }) => fn<string>('pg_sleep', [val(30)]).as('slept'))
      .limit(1)
      .execute()
    await expect(slow).rejects.toSatisfy(isPassing)
  })
})

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
