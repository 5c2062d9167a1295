import type { CartOffersLabels } from './cart-offers.labels'

/** English words of what goes with the goods. */
export const cartOffersEn: CartOffersLabels = {
  title: 'You may also like',
  oldPrice: 'Former price',
  soldOut: 'Sold out',
  failed: 'The suggestions could not be loaded',
  retry: 'Try again',
}
