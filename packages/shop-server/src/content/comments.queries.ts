import type { Paging } from '@prilavok/contracts'
import { sql, type Selectable } from 'kysely'
import type { Db } from '../db/schema'
import type { ProductCommentTable } from '../db/tables/catalogue'
import { pageOf, type AskedPage } from '../rules/pages-of'

/** A review as it is stored. */
export type CommentRow = Pick<Selectable<ProductCommentTable>, 'id' | 'details' | 'created_on'>

/** Which reviews are asked for. */
export interface CommentFilter {
  readonly productId?: string | undefined
  readonly categoryId?: string | undefined
  /** Whole stars, half ones rounded up. */
  readonly score?: number | undefined
  readonly withPictures?: boolean | undefined
}

/** Only what a moderator has published, of products that are shown. */
function published(db: Db, { productId, categoryId, score, withPictures }: CommentFilter) {
  let query = db.selectFrom('product_comment').where('product_comment.status', '=', 'Published')
  if (productId !== undefined) query = query.where('product_id', '=', productId)
  if (categoryId !== undefined)
    query = query.where('product_id', 'in', (eb) =>
      eb
        .selectFrom('product')
        .select('product.id')
        .where('category_id', '=', categoryId)
        .where('is_visible', '=', true),
    )
  if (score !== undefined) query = query.where(sql`ceil(product_comment.score)`, '=', score)
  if (withPictures === true) query = query.where(sql`jsonb_array_length(coalesce(details->'pictures', '[]'))`, '>', 0)
  return query
}

/** A page of reviews, newest first, with the average and the number of each count of stars of all that match. */
export async function findComments(db: Db, filter: CommentFilter, asked: AskedPage) {
  const sums = await published(db, filter)
    .select([
      sql<number>`count(*)::integer`.as('count'),
      sql<number | null>`round(avg(score)::numeric, 1)::double precision`.as('average'),
    ])
    .executeTakeFirstOrThrow()
  const counts = await published(db, filter)
    .select([sql<number>`ceil(score)::integer`.as('stars'), sql<number>`count(*)::integer`.as('count')])
    .where('score', 'is not', null)
    .groupBy(sql`ceil(score)`)
    .execute()
  const { paging, offset, limit } = pageOf(asked, sums.count)
  const comments: readonly CommentRow[] = await published(db, filter)
    .select(['id', 'details', 'created_on'])
    .orderBy('created_on', 'desc')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute()
  const scoreCounts = Object.fromEntries(counts.map(({ stars, count }) => [String(stars), count]))
  return { comments, paging: paging satisfies Paging, average: sums.average, scoreCounts }
}

const LEAST_BEST_SCORE = 4

/** The review that the staff have chosen, else the best of those that praise: from a buyer, liked, with the most to say. Source: CONTENT-14. */
export const bestComment = (db: Db, productId: string): Promise<CommentRow | undefined> =>
  published(db, { productId })
    .select(['id', 'details', 'created_on'])
    .where((eb) => eb.or([eb(sql`details->'isBest'`, '=', sql`'true'::jsonb`), eb('score', '>=', LEAST_BEST_SCORE)]))
    .orderBy(sql`coalesce(details->'isBest' = 'true', false)`, 'desc')
    .orderBy('score', (order) => order.desc().nullsLast())
    .orderBy(sql`coalesce(details->'isVerifiedPurchase' = 'true', false)`, 'desc')
    .orderBy(sql`coalesce((details->>'likes')::integer, 0)`, 'desc')
    .orderBy(sql`length(details->>'text')`, 'desc')
    .orderBy('created_on', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
