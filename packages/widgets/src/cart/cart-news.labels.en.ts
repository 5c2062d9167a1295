import type { CartNewsLabels } from './cart-news.labels'

/** English words of what is spoken about the cart. */
export const cartNewsEn: CartNewsLabels = {
  changed: (pieces, total) => `${pieces} ${pieces === 1 ? 'item' : 'items'} in the cart, ${total}`,
  emptied: 'The cart is empty',
}
