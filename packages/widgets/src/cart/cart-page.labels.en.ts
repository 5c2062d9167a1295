import type { CartPageLabels } from './cart-page.labels'

/** English words of the cart page. */
export const cartPageEn: CartPageLabels = {
  region: 'Cart',
  name: 'Product',
  price: 'Price',
  quantity: 'Quantity',
  sum: 'Total',
  actions: 'Removal',
  remove: (name) => `Remove from the cart: ${name}`,
  soldOutHelp: 'Remove it to place the order',
  summary: 'Your order',
  goods: (pieces) => `${pieces} ${pieces === 1 ? 'item' : 'items'}`,
  discount: 'Discount',
  total: 'Total',
  discountedTotal: 'With the discount',
  order: 'Place the order',
  next: 'You choose delivery and payment in the next step',
  empty: 'The cart is empty',
  emptyHelp: 'Add goods from the catalogue and they will appear here',
  catalogue: 'Go to the catalogue',
}
