import type { ResponseOf } from '../lib/answer'
import type { BenchProduct } from '../lib/side-by-side.types'
import { answerQuery } from './graphql'
import { PRICE, roubles } from './products'

const money = (kopecks: number) => ({ value: roubles(kopecks), currency: 'RUB' })
const price = { regular_price: money(PRICE), final_price: money(PRICE), discount: { percent_off: 0, amount_off: 0 } }
const NONE = money(0)

const storeConfig = {
  minicart_display: true,
  minicart_max_items: 10,
  cart_expires_in_days: 30,
  cart_summary_display_quantity: 0,
  max_items_in_order_summary: 10,
  default_country: 'US',
  category_fixed_product_tax_display_setting: 'EXCLUDE_FPT_WITHOUT_DETAILS',
  product_fixed_product_tax_display_setting: 'EXCLUDE_FPT_WITHOUT_DETAILS',
  sales_fixed_product_tax_display_setting: 'EXCLUDE_FPT_WITHOUT_DETAILS',
  shopping_cart_display_full_summary: true,
  shopping_cart_display_grand_total: true,
  shopping_cart_display_price: 1,
  shopping_cart_display_shipping: 1,
  shopping_cart_display_subtotal: 1,
  shopping_cart_display_tax_gift_wrapping: 'DISPLAY_EXCLUDING_TAX',
  shopping_cart_display_zero_tax: false,
  configurable_thumbnail_source: 'parent',
  allow_gift_wrapping_on_order: '0',
  allow_gift_wrapping_on_order_items: '0',
  allow_order: '0',
  allow_items: '0',
  allow_gift_receipt: '0',
  allow_printed_card: '0',
  printed_card_priceV2: null,
  cart_gift_wrapping: '1',
  cart_printed_card: '1',
}

const item = ([id, quantity]: readonly [string, number]) => ({
  __typename: 'SimpleCartItem',
  uid: `u${id}`,
  quantity,
  is_available: true,
  not_available_message: null,
  errors: null,
  prices: {
    price: money(PRICE),
    discounts: [],
    total_item_discount: NONE,
    row_total: money(PRICE * quantity),
    row_total_including_tax: money(PRICE * quantity),
    price_including_tax: money(PRICE),
    fixed_product_taxes: [],
    original_item_price: money(PRICE),
    original_row_total: money(PRICE * quantity),
  },
  product: {
    name: `Смесь ${id}`,
    sku: id,
    price_tiers: [],
    quantity: 1000,
    gift_message_available: '0',
    gift_wrapping_available: false,
    gift_wrapping_price: NONE,
    thumbnail: { url: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', label: '' },
    url_key: id,
    canonical_url: null,
    categories: [],
    custom_attributesV2: { items: [] },
    only_x_left_in_stock: null,
    stock_status: 'IN_STOCK',
    price_range: { minimum_price: price, maximum_price: price },
  },
  available_gift_wrapping: [],
  gift_message: null,
  gift_wrapping: null,
  customizable_options: [],
})

function cartOf(lines: ReadonlyMap<string, number>) {
  const items = [...lines].map(item)
  const pieces = [...lines.values()].reduce((sum, quantity) => sum + quantity, 0)
  const sum = money(pieces * PRICE)
  return {
    __typename: 'Cart',
    id: 'cart1',
    total_quantity: pieces,
    is_virtual: false,
    applied_gift_cards: [],
    gift_receipt_included: false,
    printed_card_included: false,
    gift_message: null,
    gift_wrapping: null,
    available_gift_wrappings: [],
    applied_coupons: [],
    items,
    itemsV2: { items },
    shipping_addresses: [],
    prices: {
      gift_options: {
        gift_wrapping_for_items: NONE,
        gift_wrapping_for_items_incl_tax: NONE,
        gift_wrapping_for_order: NONE,
        gift_wrapping_for_order_incl_tax: NONE,
        printed_card: NONE,
        printed_card_incl_tax: NONE,
      },
      subtotal_with_discount_excluding_tax: sum,
      subtotal_including_tax: sum,
      subtotal_excluding_tax: sum,
      grand_total: sum,
      grand_total_excluding_tax: sum,
      applied_taxes: [],
      discounts: [],
    },
  }
}

interface Args {
  readonly cartItems?: readonly { readonly sku: string; readonly quantity: number }[]
  readonly input?: { readonly cart_items: readonly Line[] }
}
interface Line {
  readonly cart_item_uid: string
  readonly quantity: number
}

/** Stands in for the Commerce GraphQL API, with the cart filled as given. */
export function adobeAnswers(filled: readonly BenchProduct[]): ResponseOf {
  const lines = new Map(filled.filter(({ quantity }) => quantity > 0).map(({ id, quantity }) => [id, quantity]))
  const done = () => ({ cart: cartOf(lines), user_errors: [], errors: [] })
  return ({ path, query: parameters, body }) => {
    if (!path.includes('graphql')) return null
    const sent = (
      body === ''
        ? { query: parameters.get('query') ?? '', variables: JSON.parse(parameters.get('variables') ?? '{}') }
        : JSON.parse(body)
    ) as {
      query: string
      variables?: { cartItems?: readonly Line[] }
    }
    const roots = {
      __typename: 'Query',
      storeConfig,
      cart: () => cartOf(lines),
      createGuestCart: { cart: { id: 'cart1' } },
      createEmptyCart: 'cart1',
      countries: [],
      addProductsToCart({ cartItems = [] }: Args) {
        for (const { sku, quantity } of cartItems) lines.set(sku, (lines.get(sku) ?? 0) + Number(quantity))
        return done()
      },
      updateCartItems({ input }: Args) {
        for (const { cart_item_uid: uid, quantity } of input?.cart_items ?? sent.variables?.cartItems ?? []) {
          if (quantity > 0) lines.set(uid.slice(1), Number(quantity))
          else lines.delete(uid.slice(1))
        }
        return done()
      },
    }
    return { body: answerQuery(sent.query, roots, sent.variables) }
  }
}
