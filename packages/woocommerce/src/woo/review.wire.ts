import * as z from 'zod/mini'

/** Published reviews of the Store API. */
export const wooReviews = z.array(
  z.object({
    id: z.int(),
    product_id: z.int(),
    reviewer: z.string(),
    review: z.string(),
    rating: z.int(),
    date_created_gmt: z.string(),
    verified: z._default(z.boolean(), false),
  }),
)

/** A review that was sent. */
export const wooCreatedReview = z.object({ id: z.int() })
