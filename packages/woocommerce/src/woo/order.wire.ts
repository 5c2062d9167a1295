import * as z from 'zod/mini'

const address = z.object({
  phone: z._default(z.string(), ''),
  email: z._default(z.string(), ''),
})

/** An order of the REST API, as far as it is read. */
export const wooOrder = z.object({
  id: z.int(),
  number: z.string(),
  status: z.string(),
  currency: z.string(),
  total: z.string(),
  discount_total: z.string(),
  discount_tax: z._default(z.string(), '0'),
  shipping_total: z.string(),
  shipping_tax: z._default(z.string(), '0'),
  date_created_gmt: z.nullable(z.string()),
  date_paid_gmt: z.nullable(z.string()),
  date_completed_gmt: z.nullable(z.string()),
  billing: address,
  line_items: z.array(
    z.object({
      name: z.string(),
      product_id: z.int(),
      variation_id: z._default(z.int(), 0),
      quantity: z.int(),
      subtotal: z.string(),
      subtotal_tax: z._default(z.string(), '0'),
    }),
  ),
  shipping_lines: z._default(z.array(z.object({ method_title: z._default(z.string(), '') })), []),
  meta_data: z._default(z.array(z.object({ key: z.string(), value: z.unknown() })), []),
})

export const wooOrders = z.array(wooOrder)

/** An order of WooCommerce. */
export type WooOrder = z.output<typeof wooOrder>
