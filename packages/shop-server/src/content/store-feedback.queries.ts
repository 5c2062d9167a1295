import { sql, type Selectable } from 'kysely'
import type { Db } from '../db/schema'
import type { StoreFeedbackTable } from '../db/tables/content'
import { pageOf, type AskedPage } from '../rules/pages-of'

/** What a visitor says of the shop, as it is stored. */
export type FeedbackRow = Pick<Selectable<StoreFeedbackTable>, 'id' | 'details' | 'created_on'>

/** How many have given so many stars. */
export interface StarCount {
  readonly score: number
  readonly count: number
}

const STARS = [5, 4, 3, 2, 1] as const

/** A page of the published feedback, newest first, of one score where one is asked for; with the average and the stars of all. */
export async function findStoreFeedback(db: Db, asked: AskedPage, score: number | null = null) {
  const published = db.selectFrom('store_feedback').where('status', '=', 'Published')
  const { count, average } = await published
    .select([
      sql<number>`count(*)::integer`.as('count'),
      sql<number | null>`round(avg(score)::numeric, 1)::double precision`.as('average'),
    ])
    .executeTakeFirstOrThrow()
  const counts = await published
    .select(['score', sql<number>`count(*)::integer`.as('count')])
    .groupBy('score')
    .execute()
  const countOf = (wanted: number) => counts.find((each) => each.score === wanted)?.count ?? 0
  const stars: readonly StarCount[] = STARS.map((each) => ({ score: each, count: countOf(each) }))
  const listed = score === null ? published : published.where('score', '=', score)
  const { paging, offset, limit } = pageOf(asked, score === null ? count : countOf(score))
  const feedback: readonly FeedbackRow[] = await listed
    .select(['id', 'details', 'created_on'])
    .orderBy('created_on', 'desc')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute()
  return { feedback, paging, average, count, stars }
}
