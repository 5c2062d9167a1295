import type { CartLineLabels } from './cart-line.labels'

/** English words of a line of the cart. */
export const cartLineEn: CartLineLabels = {
  each: 'each',
  discounted: (amount) => `${amount} with the discount`,
  unknown: '—',
  newTab: '(opens in a new tab)',
  soldOut: 'Sold out',
}
