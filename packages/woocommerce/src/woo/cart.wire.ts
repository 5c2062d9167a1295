import * as z from 'zod/mini'

const currency = { currency_code: z.string(), currency_minor_unit: z.int() }

const meta = z.object({ key: z.string(), value: z.unknown() })

/** A shipping rate of a cart. */
export const wooRate = z.object({
  rate_id: z.string(),
  name: z.string(),
  price: z.string(),
  taxes: z._default(z.string(), '0'),
  method_id: z.string(),
  meta_data: z._default(z.array(meta), []),
  ...currency,
})

/** A cart of the Store API, as far as it is read. */
export const wooCart = z.object({
  items: z.array(
    z.object({
      id: z.int(),
      quantity: z.int(),
      prices: z.object({ price: z.string(), ...currency }),
      totals: z.object({ line_total: z.string(), line_total_tax: z._default(z.string(), '0'), ...currency }),
    }),
  ),
  coupons: z._default(z.array(z.object({ code: z.string() })), []),
  needs_shipping: z.boolean(),
  shipping_rates: z._default(z.array(z.object({ shipping_rates: z.array(wooRate) })), []),
  totals: z.object({
    total_items: z.string(),
    total_items_tax: z._default(z.string(), '0'),
    total_discount: z.string(),
    total_discount_tax: z._default(z.string(), '0'),
    total_price: z.string(),
    ...currency,
  }),
})

/** A shipping rate. */
export type WooRate = z.output<typeof wooRate>
/** A cart. */
export type WooCart = z.output<typeof wooCart>

/** What the requests of a batch were responded with, each by itself. */
export const wooBatch = z.object({
  responses: z.array(z.object({ status: z.int(), body: z.unknown() })),
})

/** The refusal of one request of a batch. */
export const wooRefusal = z.object({ code: z.string(), message: z.string() })

/** A checkout: the order that the cart has become, or is going to become. */
export const wooCheckout = z.object({
  order_id: z.int(),
  status: z.string(),
  payment_result: z.optional(
    z.nullable(
      z.object({
        payment_status: z._default(z.string(), ''),
        redirect_url: z._default(z.nullable(z.string()), ''),
      }),
    ),
  ),
})
