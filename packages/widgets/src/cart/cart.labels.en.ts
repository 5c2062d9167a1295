import type { CartButtonLabels } from './cart-button.labels'
import type { CartBadgeLabels } from './cart-badge.labels'
import type { CartLineLabels, CartNewsLabels } from './cart-line.labels'
import type { CartOffersLabels } from './cart-offers.labels'
import type { CartNotesLabels, CartPageLabels } from './cart.labels'
import type { GoToCartDialogLabels } from './go-to-cart.labels'
import type { StockBadgeLabels } from './stock-badge.labels'
import type { UndoNoticeLabels } from './undo-notice.labels'

/** English words of the cart badge. */
export const cartBadgeEn: CartBadgeLabels = { pieces: (count) => `${count} ${count === 1 ? 'item' : 'items'}` }

/** English words of the add-to-cart control. */
export const cartButtonEn: CartButtonLabels = {
  add: 'Add to cart',
  remove: 'Remove from cart',
  inCart: (quantity) => `${quantity} in cart`,
  more: '+1',
  group: (name) => `${name}: in the cart`,
}

/** English words of a line of the cart. */
export const cartLineEn: CartLineLabels = {
  each: 'each',
  discounted: (amount) => `${amount} with the discount`,
  unknown: '—',
  newTab: '(opens in a new tab)',
  soldOut: 'Sold out',
}

/** English words of what is spoken about the cart. */
export const cartNewsEn: CartNewsLabels = {
  changed: (pieces, total) => `${pieces} ${pieces === 1 ? 'item' : 'items'} in the cart, ${total}`,
  emptied: 'The cart is empty',
}

/** English words of the notes on paying. */
export const cartNotesEn: CartNotesLabels = {
  payOnDelivery: 'You can pay on delivery',
  prepaymentOnly: (threshold) => `Orders under ${threshold / 100}\u00a0₽ have to be paid in advance`,
}

/** English words of what goes with the products. */
export const cartOffersEn: CartOffersLabels = {
  title: 'You may also like',
  oldPrice: 'Former price',
  soldOut: 'Sold out',
  failed: 'The suggestions could not be loaded',
  retry: 'Try again',
}

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
  products: (pieces) => `${pieces} ${pieces === 1 ? 'item' : 'items'}`,
  discount: 'Discount',
  total: 'Total',
  discountedTotal: 'With the discount',
  order: 'Place the order',
  next: 'You choose delivery and payment in the next step',
  empty: 'The cart is empty',
  emptyHelp: 'Add goods from the catalogue and they will appear here',
  catalogue: 'Go to the catalogue',
}

/** English words of the go-to-cart dialog. */
export const goToCartDialogEn: GoToCartDialogLabels = {
  title: 'Added to the cart',
  titleWithout: 'Cart',
  goOn: 'continue shopping',
  order: 'checkout',
  missing: 'Something went wrong',
  remove: (name) => `Remove from the cart: ${name}`,
  removed: (name) => `Removed from the cart: ${name}`,
  undo: 'Undo',
  inCart: (pieces) => `${pieces} ${pieces === 1 ? 'item' : 'items'} in the cart`,
}

/** English words of the stock badge. */
export const stockBadgeEn: StockBadgeLabels = {
  inStock: 'In stock',
  fewLeft: (pieces) => `Only ${pieces} left`,
  onOrder: 'On order',
  outOfStock: 'Out of stock',
}

/** English words of the notice of a deletion. */
export const undoNoticeEn: UndoNoticeLabels = {
  removed: (name) => `Removed from the cart: ${name}`,
  undo: 'Undo',
  full: (lines) => `The cart already holds ${lines} different products, as many as one order can`,
  fullHelp: 'Place this order, then order the rest.',
}
