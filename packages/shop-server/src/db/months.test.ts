import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { describeEachDatabase } from '../testing/each-database'
import { addMonths } from './months'

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

  it('are dropped by the month when they have outlived their term, and one by one within the last', async () => {
    const { db } = shop.server
    await db.deleteFrom('analytics_event').execute()
    await addMonths(db, 'analytics_event', new Date('2026-02-01T00:00:00Z'), new Date('2026-02-01T00:00:00Z'))
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
