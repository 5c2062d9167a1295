import { defineMount } from '../lib/define-mount'
import { address, filled, optional, required, roubles, type Reader } from '../lib/read-attributes'
import { CartButton, type CartButtonProps } from './cart-button'
import type { CartPageProps } from './cart-page'
import type { StockBadgeProps } from './stock-badge'

/** The add-to-cart button; its code is part of the first load. Source: CART-25. */
export const cartButtonMount = defineMount<CartButtonProps>({
  name: 'cart-button',
  readers: {
    id: required('productId'),
    name: required('productName'),
    price: roubles,
    thumbUrl: address,
    link: address,
    buttonLabel: optional,
    modalId: filled('modalId'),
  },
  load: () => Promise.resolve(CartButton),
  component: CartButton,
})

/** The number of pieces in the cart. Source: CART-42. */
export const cartBadgeMount = defineMount({
  name: 'cart-badge',
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
