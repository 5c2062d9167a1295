/** Sums and the field that WooCommerce writes the tax of each into: cart, rate and order. */
const TAX_OF: Readonly<Record<string, string>> = {
  line_subtotal: 'line_subtotal_tax',
  line_total: 'line_total_tax',
  total_items: 'total_items_tax',
  total_discount: 'total_discount_tax',
  total_shipping: 'total_shipping_tax',
  price: 'taxes',
  subtotal: 'subtotal_tax',
  total: 'total_tax',
  discount_total: 'discount_tax',
  shipping_total: 'shipping_tax',
}

type Json = Readonly<Record<string, unknown>>

/** A sum with its tax of a fifth inside as WooCommerce writes it: what is left without the tax, and the tax. */
function split(sum: string): readonly [string, string] {
  const digits = /\.(\d+)$/.exec(sum)?.[1]?.length ?? 0
  const whole = Math.round(Number(sum) * 10 ** digits)
  const tax = Math.round(whole / 6)
  const text = (value: number) => (value / 10 ** digits).toFixed(digits)
  return [text(whole - tax), text(tax)]
}

function taxed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(taxed)
  if (typeof value !== 'object' || value === null) return value
  const json = value as Json
  const parts = Object.entries(json).map(([name, each]) => [name, taxed(each)] as const)
  // The total of a whole order stays: only sums that have a tax beside them are split.
  const sums = Object.entries(TAX_OF).flatMap(([sum, tax]) => {
    const known = json[sum]
    if (typeof known !== 'string' || !(tax in json)) return []
    const [net, part] = split(known)
    return [
      [sum, net],
      [tax, part],
    ] as const
  })
  return Object.fromEntries([...parts, ...sums])
}

/**
 * The recorded WooCommerce as one whose prices hold a tax of 20 %, with every sum written as WooCommerce then writes it: the sum
 * without the tax, the tax beside it. No such shop was recorded: the fields are those of the documentation of the Store API
 * (woocommerce/plugins/woocommerce/src/StoreApi/docs/cart.md, "Cart Response") and of orders in the REST API, the figures follow
 * from the recorded ones.
 */
export const withTaxes =
  (next: typeof fetch): typeof fetch =>
  async (request) => {
    const response = await next(request)
    return Response.json(taxed(await response.json()), { status: response.status, headers: response.headers })
  }
