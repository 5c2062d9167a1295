import { sql, type Kysely } from 'kysely'
import type { ShopDatabase } from '@prilavok/shop-server/kit'

/** A published review as the page shows it. */
export interface Review {
  readonly userName: string
  readonly text: string
  readonly score: number | null
  readonly isVerifiedPurchase: boolean
  readonly advantages: string | null
  readonly disadvantages: string | null
  readonly answer: string | null
  readonly on: Date
}

/** Reviews on one page: a product that everybody has bought says enough with these. */
const MOST_REVIEWS = 50

/** The published reviews of a product: the one that the staff chose, then the newest. */
export async function reviewsOf(db: Kysely<ShopDatabase>, productId: string): Promise<readonly Review[]> {
  const rows = await db
    .selectFrom('product_comment')
    .select(['details', 'created_on'])
    .where('product_id', '=', productId)
    .where('status', '=', 'Published')
    .orderBy(sql`coalesce(details->'isBest' = 'true', false)`, 'desc')
    .orderBy('created_on', 'desc')
    .orderBy('id')
    .limit(MOST_REVIEWS)
    .execute()
  return rows.map(({ details, created_on: on }) => ({
    userName: details.userName,
    text: details.text,
    score: details.score,
    isVerifiedPurchase: details.isVerifiedPurchase === true,
    advantages: details.advantages ?? null,
    disadvantages: details.disadvantages ?? null,
    answer: details.answer ?? null,
    on,
  }))
}
