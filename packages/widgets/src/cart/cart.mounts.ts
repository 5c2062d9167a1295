import { defineMount } from '../lib/define-mount'
import { optional, required, type Reader } from '../lib/read-attributes'
import type { CartBadgeProps } from './cart-badge'
import type { CartPageProps } from './cart-page'
import type { StockBadgeProps } from './stock-badge'

/** The number of pieces in the cart. Source: CART-42. */
export const cartBadgeMount = defineMount<CartBadgeProps>({
  name: 'cart-badge',
  readers: { opens: (text) => ({ value: text === 'mini-cart' ? text : undefined }) },
  load: () => import('./cart-badge').then(({ CartBadge }) => CartBadge),
})

/** The cart page. Source: CART-15. */
export const cartPageMount = defineMount<CartPageProps>({
  name: 'cart-page',
  readers: { paymentType: optional },
  templates: ['line', 'card'],
  load: () => import('./cart-page').then(({ CartPage }) => CartPage),
})

/** Pages write `True` as well as `true`; an empty value is that of a page that does not know. Source: PRODUCT-02. */
const available: Reader<StockBadgeProps['available']> = (text = '') => {
  const word = text.trim().toLowerCase()
  if (word === '') return { value: undefined }
  if (word === 'true' || word === 'false') return { value: word === 'true' }
  return word === 'on-order' ? { value: word } : { expected: 'availability' }
}

/** Whole pieces, or nothing. */
const pieces: Reader<number | undefined> = (text = '') => {
  const number = text.trim()
  if (number === '') return { value: undefined }
  return /^\d{1,9}$/.test(number) ? { value: Number(number) } : { expected: 'wholeNumber' }
}

/** Whether a product is in stock. */
export const stockBadgeMount = defineMount<StockBadgeProps>({
  name: 'stock-badge',
  readers: { id: required('productId'), available, left: pieces, label: optional },
  load: () => import('./stock-badge').then(({ StockBadge }) => StockBadge),
})
