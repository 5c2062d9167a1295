import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from './open-database'
import type { OpenDatabase } from './open-database.types'

let folder = ''
let first: OpenDatabase
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'prilavok-db-'))
  first = await openDatabase({ dataDir: folder })
}, 60_000)
afterAll(async () => {
  await first.close()
  rmSync(folder, { recursive: true, force: true })
})

it("reads bigint, count, sum, dates, moments, arrays and jsonb in the shop's types", async () => {
  const row = await sql<
    Record<string, unknown>
  >`select 12345678901::bigint as big, count(*) as count, sum(n) as sum, date '2026-02-03' as day,
    timestamptz '2026-02-03 04:05:06+03' as moment, array['а','б'] as words, '{"a":[1]}'::jsonb as json, 1.5::double precision as weight
    from (values (1::bigint), (2)) as t (n)`.execute(first.db)
  expect(row.rows[0]).toEqual({
    big: 12345678901,
    count: 2,
    sum: 3,
    day: '2026-02-03',
    moment: new Date('2026-02-03T01:05:06Z'),
    words: ['а', 'б'],
    json: { a: [1] },
    weight: 1.5,
  })
})

it('goes on after a refused statement and a rolled-back transaction', async () => {
  await expect(sql`select no_such_column`.execute(first.db)).rejects.toMatchObject({ code: '42703' })
  await expect(
    first.db.transaction().execute(async (trx) => {
      await trx.insertInto('feature_flag').values({ name: 'Trial', is_enabled: true, description: '' }).execute()
      await trx.insertInto('feature_flag').values({ name: 'Trial', is_enabled: true, description: '' }).execute()
    }),
  ).rejects.toMatchObject({ code: '23505', constraint: 'feature_flag_pkey' })
  expect(await first.db.selectFrom('feature_flag').select('name').where('name', '=', 'Trial').execute()).toEqual([])
})

it('gives parallel transactions the one session in turn', async () => {
  await Promise.all(
    Array.from({ length: 20 }, () =>
      first.db.transaction().execute(async (trx) => {
        const { n } = await trx
          .selectFrom('analytics_event')
          .select((eb) => eb.fn.countAll<number>().as('n'))
          .executeTakeFirstOrThrow()
        await trx
          .insertInto('analytics_event')
          .values({ event_type: 'Turn', payload: String(n) })
          .execute()
      }),
    ),
  )
  const seen = await first.db.selectFrom('analytics_event').select('payload').orderBy('id').execute()
  expect(seen.map(({ payload }) => Number(payload))).toEqual(Array.from({ length: 20 }, (_, index) => index))
})

it('refuses a folder that is open already, and keeps the rows over a restart', async () => {
  await expect(openDatabase({ dataDir: folder })).rejects.toThrow('already open')
  await first.close()
  expect(existsSync(join(folder, 'server.lock'))).toBe(false)
  first = await openDatabase({ dataDir: folder })
  const flags = await first.db.selectFrom('feature_flag').select('name').orderBy('name').execute()
  expect(flags.map(({ name }) => name)).toEqual([
    'AddressDelivery',
    'OnlinePayment',
    'SuggestedCities',
    'TinkoffInstallment',
  ])
}, 60_000)
