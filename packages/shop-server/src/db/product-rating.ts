import { sql } from 'kysely'

/** How buyers rate a product. */
export interface ProductRating {
  readonly comments_count: number
  /** 0.5 to 5 with one decimal; null without a rating. */
  readonly average_score: number | null
}

const published = sql`from product_comment as comment where comment.product_id = product.id and comment.status = 'Published'`

/**
 * The rating as columns of a query of products: the number of published reviews and their average. They are counted for the rows
 * that a page shows, which is quicker than keeping a copy of them in step with what the moderators do.
 */
export const ratingColumns = [
  sql<number>`(select count(*)::integer ${published})`.as('comments_count'),
  sql<number | null>`(select round(avg(comment.score)::numeric, 1)::double precision ${published})`.as('average_score'),
] as const
