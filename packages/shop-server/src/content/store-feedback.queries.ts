import { sql, type Selectable } from 'kysely'
import type { Db } from '../db/schema'
import type { StoreFeedbackTable } from '../db/tables/content'
import { pageOf, type AskedPage } from '../rules/pages-of'

/** What a visitor says of the shop, as it is stored. */
export type FeedbackRow = Pick<Selectable<StoreFeedbackTable>, 'id' | 'details' | 'created_on'>

/** A page of the published feedback, newest first, with the average of all. */
export async function findStoreFeedback(db: Db, asked: AskedPage) {
  const published = db.selectFrom('store_feedback').where('status', '=', 'Published')
  const { count, average } = await published
    .select([
      sql<number>`count(*)::integer`.as('count'),
      sql<number | null>`round(avg(score)::numeric, 1)::double precision`.as('average'),
    ])
    .executeTakeFirstOrThrow()
  const { paging, offset, limit } = pageOf(asked, count)
  const feedback: readonly FeedbackRow[] = await published
    .select(['id', 'details', 'created_on'])
    .orderBy('created_on', 'desc')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute()
  return { feedback, paging, average, count }
}
