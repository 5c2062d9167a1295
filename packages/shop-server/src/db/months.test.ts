import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { describeEachDatabase } from '../testing/each-database'
import { eventMonths } from './migrations/051-event-months'

const DAY_MS = 86_400_000

describeEachDatabase('events by month', (shop) => {
  const partitions = async () => {
    const { rows } = await sql<{ name: string }>`
      select inhrelid::regclass::text as name from pg_inherits where inhparent = 'analytics_event'::regclass`.execute(
      shop.server.db,
    )
    return rows.map(({ name }) => name)
  }
  const event = (created_on: Date, payload = '{}') =>
    shop.server.db.insertInto('analytics_event').values({ event_type: 'Seen', payload, created_on }).execute()

  it('take the events of a database that had them in one table, and go on counting', async () => {
    const { db } = shop.server
    await sql`drop table analytics_event`.execute(db)
    await sql`drop sequence analytics_event_number`.execute(db)
    await sql`
      create table analytics_event (
        id bigint generated always as identity primary key,
        event_type text not null,
        payload text not null,
        customer_id text,
        order_id text,
        order_in_process_id text,
        created_on timestamptz not null default now()
      )`.execute(db)
    await sql`create index analytics_event_by_age on analytics_event (created_on)`.execute(db)
    await event(new Date('2025-11-30T23:59:59Z'), 'first')
    await event(new Date('2025-12-01T00:00:00Z'), 'second')
    const before = await db.selectFrom('analytics_event').selectAll().orderBy('id').execute()
    await eventMonths.up(db)
    expect(await db.selectFrom('analytics_event').selectAll().orderBy('id').execute()).toEqual(before)
    expect(await partitions()).toEqual(expect.arrayContaining(['analytics_event_2025_11', 'analytics_event_2025_12']))
    await event(new Date('2026-01-15T00:00:00Z'), 'third')
    const { rows } = await sql<{ month: string; id: number }>`
      select tableoid::regclass::text as month, id::int as id from analytics_event order by id desc limit 1`.execute(db)
    expect(rows).toEqual([{ month: 'analytics_event_2026_01', id: 3 }])
  })

  it('are dropped by the month when they have outlived their term, and one by one within the last', async () => {
    const { db } = shop.server
    await db.deleteFrom('analytics_event').execute()
    await event(new Date('2026-02-09T00:00:00Z'))
    await event(new Date('2026-03-01T00:00:00Z'))
    const months = await partitions()
    shop.advance(500 * DAY_MS)
    await shop.server.purge()
    const left = await partitions()
    expect(months).toContain('analytics_event_2026_02')
    expect(left).not.toContain('analytics_event_2026_02')
    expect(left).toContain('analytics_event_default')
    expect(await db.selectFrom('analytics_event').select('id').execute()).toEqual([])
  })
})
