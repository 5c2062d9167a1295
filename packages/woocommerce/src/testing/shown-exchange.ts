/** Fields that the package does not read and that make records long, or that open something. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  '_links',
  'add_to_cart',
  'additional_fields',
  'backorders_allowed',
  'billing_address',
  'cross_sells',
  'currency_decimal_separator',
  'currency_prefix',
  'currency_suffix',
  'currency_symbol',
  'currency_thousand_separator',
  'delivery_time',
  'destination',
  'display_key',
  'display_value',
  'errors',
  'extensions',
  'image',
  'fees',
  'has_calculated_shipping',
  'item_data',
  'items_count',
  'items_weight',
  'low_stock_remaining',
  'order_key',
  'parent_name',
  'payment_details',
  'payment_methods',
  'payment_requirements',
  'price_html',
  'quantity_limits',
  'raw_prices',
  'shipping_address',
  'show_backorder_badge',
  'sold_individually',
  'tax_class',
  'tax_lines',
])

/** What differs from run to run: the marks of an order hold ids of drafts and moments. */
const isMark = (value: unknown): value is { readonly key: string; readonly value: unknown } =>
  typeof value === 'object' && value !== null && 'key' in value && String(value.key).startsWith('_prilavok_')

/** Meta data of an order that is not ours. */
const isOtherMeta = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'key' in value && 'value' in value && 'id' in value && !isMark(value)

/** A response without what nobody reads; keys of orders are nobody's business. */
export function shownAnswer(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/wc_order_\w+/g, 'wc_order_key')
  if (Array.isArray(value)) return value.filter((each) => !isOtherMeta(each)).map(shownAnswer)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, each]) => (LEFT_OUT.has(key) ? [] : [[key, shownAnswer(each)]])),
  )
}

/** Of a batch that went well only the last cart counts: the others are steps on the way. */
export function shownBatch(answer: unknown): unknown {
  const { responses } = answer as { readonly responses: readonly { readonly status: number; readonly body: unknown }[] }
  const last = responses.findLastIndex(({ status }) => status < 400)
  const shown = responses.map(({ status, body }, at) => ({
    status,
    body: status >= 400 || at === last ? shownAnswer(body) : {},
  }))
  return { responses: shown }
}

function shownBody(value: unknown): unknown {
  if (isMark(value)) return { key: value.key, value: '*' }
  if (Array.isArray(value)) return value.map(shownBody)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, each]) => (key === 'headers' ? [] : [[key, shownBody(each)]])),
  )
}

/** A request as it is found again: without keys, nonces and moments. */
export async function shownRequest(request: Request, cartOf: (token: string) => string): Promise<string> {
  const { pathname, searchParams } = new URL(request.url)
  if (searchParams.has('after')) searchParams.set('after', '*')
  const query = decodeURIComponent(searchParams.toString().replaceAll('+', ' '))
  const token = request.headers.get('Cart-Token')
  const text = request.method === 'GET' ? '' : await request.clone().text()
  const parts = [
    request.method,
    pathname.replace(/^.*\/wp-json\//, '') + (query === '' ? '' : `?${query}`),
    token === null ? '' : cartOf(token),
    text === '' ? '' : JSON.stringify(shownBody(JSON.parse(text))),
  ]
  return parts.filter((part) => part !== '').join(' ')
}
