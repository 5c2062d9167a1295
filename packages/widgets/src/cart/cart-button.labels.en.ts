import type { CartButtonLabels } from './cart-button.labels'

/** English words of the add-to-cart control. */
export const cartButtonEn: CartButtonLabels = {
  add: 'Add to cart',
  remove: 'Remove from cart',
  inCart: (quantity) => `${quantity} in cart`,
  more: '+1',
  group: (name) => `${name}: in the cart`,
}
