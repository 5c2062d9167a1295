import * as z from 'zod/mini'

const currency = { currency_code: z.string(), currency_minor_unit: z.int() }

const picture = z.object({ src: z.string(), thumbnail: z._default(z.string(), ''), alt: z._default(z.string(), '') })

/** A product or a variation of the Store API, as far as it is read. */
export const wooProduct = z.object({
  id: z.int(),
  /** The product of a variation. */
  parent: z._default(z.int(), 0),
  name: z.string(),
  /** The options of a variation, such as `Размер: S`. */
  variation: z._default(z.string(), ''),
  type: z.string(),
  permalink: z.string(),
  sku: z._default(z.string(), ''),
  short_description: z._default(z.string(), ''),
  description: z._default(z.string(), ''),
  prices: z.object({ price: z.string(), regular_price: z.string(), ...currency }),
  average_rating: z._default(z.string(), '0'),
  review_count: z._default(z.int(), 0),
  images: z._default(z.array(picture), []),
  categories: z._default(z.array(z.object({ id: z.int(), name: z.string() })), []),
  attributes: z._default(
    z.array(z.object({ name: z.string(), terms: z._default(z.array(z.object({ name: z.string() })), []) })),
    [],
  ),
  is_purchasable: z.boolean(),
  is_in_stock: z.boolean(),
  is_on_backorder: z._default(z.boolean(), false),
})

export const wooProducts = z.array(wooProduct)

/** A product or a variation of the Store API. */
export type WooProduct = z.output<typeof wooProduct>

/** The related products of a product of the REST API. */
export const wooRelations = z.object({
  upsell_ids: z._default(z.array(z.int()), []),
  cross_sell_ids: z._default(z.array(z.int()), []),
  related_ids: z._default(z.array(z.int()), []),
  weight: z._default(z.string(), ''),
})
