import { toRoubles, type CartCalculation, type CartPromo, type Kopecks } from '@prilavok/contracts'
import type { ShopProduct } from '../product/find-products'
import { wooIdOf } from '../woo/woo-id'
import type { Shop } from '../shop'
import type { CartContents } from '../woo/cart-session'
import { kopecksOf } from '../woo/money'

/** A product and how much of it. */
export interface Good {
  readonly id: string
  readonly quantity: number
}

/** A cart with the shop's prices. */
export interface PricedCart {
  readonly lines: readonly { readonly product: ShopProduct; readonly quantity: number }[]
  /** Ids of the cart that the shop does not have. */
  readonly gone: readonly string[]
  /** The lines that can be bought. */
  readonly total: Kopecks
}

/** Prices the lines of a cart; WooCommerce's own prices, whatever the browser says. */
export async function priceCart(
  { findProducts }: Pick<Shop, 'findProducts'>,
  goods: readonly Good[],
): Promise<PricedCart> {
  const products = await findProducts(goods.map(({ id }) => id))
  const lines = goods.flatMap(({ id, quantity }) => {
    const product = products.get(id)
    return product === undefined ? [] : [{ product, quantity }]
  })
  return {
    lines,
    gone: goods.map(({ id }) => id).filter((id) => !products.has(id)),
    total: lines.reduce((sum, { product, quantity }) => sum + (product.available ? product.price * quantity : 0), 0),
  }
}

/** The lines that WooCommerce can put into a cart. */
export const wooLinesOf = ({ lines }: Pick<PricedCart, 'lines'>): CartContents['lines'] =>
  lines
    .filter(({ product }) => product.available)
    .map(({ product, quantity }) => ({ id: wooIdOf(product.id) ?? 0, quantity }))

/** What a coupon takes off a cart; null where WooCommerce does not take it. */
export async function discountOf(shop: Shop, cart: PricedCart, coupon: string | null): Promise<Kopecks | null> {
  const lines = wooLinesOf(cart)
  const code = coupon?.trim() ?? ''
  if (code === '' || lines.length === 0) return null
  const { cart: filled, refused } = await shop.quoteCart({ lines, coupon: code, address: null, rateId: null })
  if (refused.length > 0 || filled.coupons.length === 0) return null
  const { totals } = filled
  return kopecksOf(totals.total_discount, totals) + kopecksOf(totals.total_discount_tax, totals)
}

/** What became of the coupon that was typed; why WooCommerce does not take one, it says to its own pages alone. */
const promoOf = (coupon: string | null, discount: Kopecks | null): CartPromo | null =>
  coupon === null
    ? null
    : {
        code: coupon.replace(/\s+/g, '').toUpperCase(),
        isApplied: discount !== null,
        reason: discount === null ? 'unknown' : null,
        message: null,
        missing: null,
        discount: discount === null ? null : toRoubles(discount),
      }

/** A cart in the contract's shape; with a coupon that counts, what is left to pay. */
export function calculationOf(
  { lines, gone, total }: PricedCart,
  discount: Kopecks | null,
  coupon: string | null,
): CartCalculation {
  return {
    items: lines.map(({ product, quantity }) => ({
      id: product.id,
      name: product.name,
      price: toRoubles(product.price),
      hashCode: product.hashCode,
      quantity,
      total: toRoubles(product.price * quantity),
      discountPrice: null,
      isAvailable: product.available,
      // WooCommerce itself counts pieces; what an extension sells in packs it refuses with its own words.
      minOrderQuantity: null,
      quantityStep: null,
      maxOrderQuantity: null,
    })),
    total: toRoubles(total),
    discountedTotal: discount === null || discount === 0 ? null : toRoubles(Math.max(0, total - discount)),
    payOnDeliveryDiscountedCost: null,
    payOnDeliveryFrom: null,
    onlyForPrepaymentProducts: null,
    removed: gone.map((id) => ({ id, name: '' })),
    promo: promoOf(coupon, discount),
  }
}
