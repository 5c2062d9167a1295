import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { emptyDatabase } from '../testing/kept-databases'
import { openDatabase } from './open-database'
import type { OpenDatabase } from './open-database.types'
import { openOnPglite } from './open-on-pglite'
import type { ShopDatabase } from './schema'

let folder = ''
let inThread: OpenDatabase
let here: OpenDatabase

beforeAll(async () => {
  inThread = await openDatabase({ template: emptyDatabase() })
  folder = mkdtempSync(join(tmpdir(), 'prilavok-pglite-'))
  cpSync(emptyDatabase(), folder, { recursive: true })
  here = await openOnPglite(await PGlite.create({ dataDir: folder, extensions: { pg_trgm } }))
})
afterAll(async () => {
  await inThread.close()
  await here.close()
  rmSync(folder, { recursive: true, force: true })
})

/** What both connections make of a query. */
const both = (ask: (db: Kysely<ShopDatabase>) => Promise<unknown>) => Promise.all([ask(inThread.db), ask(here.db)])

it.each([
  [
    'numbers',
    sql`select 1::int4 as a, ${9_007_199_254_740_991}::int8 as b, ${'12.50'}::numeric as c, ${1.5}::float8 as d`,
  ],
  ['texts', sql`select ${'Ключ «"\\'}::text as a, ${''}::text as b, ${null}::text as c`],
  ['moments', sql`select ${new Date('2026-02-10T09:00:00.123Z')}::timestamptz as a, ${'2026-02-10'}::date as b`],
  ['booleans', sql`select ${true}::bool as a, ${false}::bool as b`],
  ['arrays', sql`select ${['a', null, '"b"']}::text[] as a, ${[1, 2]}::int4[] as b, ${[]}::text[] as c`],
  ['objects', sql`select ${{ a: [1, 'x'] }}::jsonb as a, ${JSON.stringify([1, null])}::json as b`],
  ['nothing', sql`select 1 as a where false`],
])('reads and sends %s as the connection to a server does', async (_what, query) => {
  const [expected, found] = await both(async (db) => (await query.execute(db)).rows)
  expect(found).toEqual(expected)
})

it('counts the rows that were changed', async () => {
  const [expected, found] = await both(async (db) => {
    const { numUpdatedRows } = await db.updateTable('feature_flag').set({ is_enabled: true }).executeTakeFirstOrThrow()
    return numUpdatedRows
  })
  expect(found).toBe(expected)
  expect(found).toBeGreaterThan(0n)
})

it('says with the same code what a constraint refuses', async () => {
  const refused = (db: Kysely<ShopDatabase>) =>
    sql`insert into prilavok_migration (name, timestamp) select name, timestamp from prilavok_migration limit 1`
      .execute(db)
      .catch(({ code, constraint }: { code?: string; constraint?: string }) => ({ code, constraint }))
  const [expected, found] = await both(refused)
  expect(found).toEqual(expected)
  expect(found).toMatchObject({ code: '23505' })
})

it('keeps transactions apart, and takes a failed one back', async () => {
  await sql`create table tally (number int4)`.execute(here.db)
  const add = (number: number) =>
    here.db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ most: number }>`select coalesce(max(number), 0) as most from tally`.execute(trx)
      await sql`insert into tally values (${(rows[0]?.most ?? 0) + 1})`.execute(trx)
      if (number % 3 === 0) throw new Error('changed its mind')
    })
  const done = await Promise.allSettled(Array.from({ length: 12 }, (_, number) => add(number)))
  expect(done.filter(({ status }) => status === 'rejected')).toHaveLength(4)
  const { rows } = await sql<{ number: number }>`select number from tally order by number`.execute(here.db)
  expect(rows.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
})
