import type { OrderReview, OrderReviewData } from '@prilavok/contracts'
import { sql } from 'kysely'
import type { Db } from '../db/schema'
import { carrierPicturePath } from '../links'
import { pageOf, type AskedPage } from '../rules/pages-of'
import { searchText } from '../rules/search-text'

/** An order is large from this sum on, and small below the other. */
const LARGE_FROM_KOPECKS = 5_000_000
const SMALL_BELOW_KOPECKS = 500_000

/** How large an order is. Source: CONTENT-23. */
export const orderSizeOf = (kopecks: number): 'Large' | 'Medium' | 'Small' => {
  if (kopecks >= LARGE_FROM_KOPECKS) return 'Large'
  return kopecks < SMALL_BELOW_KOPECKS ? 'Small' : 'Medium'
}

/** Name on the page and field of the answer. Source: CONTENT-22. */
const SCALES = {
  DeliveryPrice: 'deliveryPrice',
  DeliverySpeed: 'deliverySpeed',
  ProductPrice: 'productPrice',
  ProductQuality: 'productQuality',
  SiteUsability: 'siteUsability',
  Staff: 'staff',
  WillOrderAgain: 'willOrderAgain',
} as const

type Scales = Omit<OrderReviewData, 'OrderSize' | 'TransportCompanyImagePath'>

function scalesOf(answer: Readonly<Record<string, unknown>>): Scales {
  const score = (shown: keyof typeof SCALES): number | null => {
    const value = answer[SCALES[shown]]
    return typeof value === 'number' ? value : null
  }
  return {
    DeliveryPrice: score('DeliveryPrice'),
    DeliverySpeed: score('DeliverySpeed'),
    ProductPrice: score('ProductPrice'),
    ProductQuality: score('ProductQuality'),
    SiteUsability: score('SiteUsability'),
    Staff: score('Staff'),
    WillOrderAgain: score('WillOrderAgain'),
  }
}

/** The name of a buyer whose own is not in the list of known names: typed text is shown only after moderation. */
const SOMEBODY = 'Покупатель'

const answered = (db: Db, productId: string | undefined) => {
  const query = db
    .selectFrom('order_survey')
    .innerJoin('customer_order', 'customer_order.id', 'order_survey.order_id')
    .where('order_survey.answered_on', 'is not', null)
  return productId === undefined
    ? query
    : query.where('order_survey.order_id', 'in', (eb) =>
        eb.selectFrom('order_item').select('order_item.order_id').where('product_id', '=', productId),
      )
}

/**
 * A page of what buyers think of their orders, newest first, with the average of each scale; of one product, what buyers think of the
 * orders that had it. Source: CONTENT-19, CONTENT-20.
 */
export async function findOrderReviews(db: Db, asked: AskedPage, productId?: string) {
  const sums = await answered(db, productId)
    .select(sql<number>`count(*)::integer`.as('count'))
    .select(
      Object.entries(SCALES).map(([shown, field]) =>
        sql<number | null>`round(avg((order_survey.answer->>${sql.lit(field)})::numeric), 1)::double precision`.as(
          shown,
        ),
      ),
    )
    .executeTakeFirstOrThrow()
  const { count, ...averages } = sums as { readonly count: number } & Readonly<Record<string, number | null>>
  const { paging, offset, limit } = pageOf(asked, count)
  const rows = await answered(db, productId)
    .innerJoin('customer', 'customer.id', 'customer_order.customer_id')
    .leftJoin('address_city', 'address_city.id', 'customer_order.city_id')
    .select([
      'order_survey.id',
      'order_survey.answer',
      'order_survey.answered_on',
      'customer.first_name',
      'address_city.name as city_name',
      'customer_order.total_kopecks',
      'customer_order.carrier_id',
    ])
    .orderBy('order_survey.answered_on', 'desc')
    .orderBy('order_survey.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
  const names = await knownNames(
    db,
    rows.map(({ first_name: name }) => name),
  )
  const reviews: readonly OrderReview[] = rows.map((row) => ({
    id: row.id,
    userName: names.get(searchText(row.first_name)) ?? SOMEBODY,
    createdOn: (row.answered_on ?? new Date(0)).toISOString(),
    cityName: row.city_name,
    data: {
      ...scalesOf({ ...row.answer }),
      OrderSize: orderSizeOf(row.total_kopecks),
      TransportCompanyImagePath: carrierPicturePath(row.carrier_id),
    },
  }))
  const known = Object.entries(averages).filter((pair): pair is [string, number] => pair[1] !== null)
  return { reviews, paging, count, averages: Object.fromEntries(known) }
}

/** First names that the shop's suggestions know, by their search text. */
async function knownNames(db: Db, names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (names.length === 0) return new Map()
  const rows = await db
    .selectFrom('name_word')
    .select(['search_word', 'word'])
    .where('kind', '=', 'FirstName')
    .where('search_word', 'in', [...new Set(names.map(searchText))])
    .execute()
  return new Map(rows.map(({ search_word: key, word }) => [key, word]))
}
