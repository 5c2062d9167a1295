import type { CartButtonLabels } from './cart-button.labels'
import type { CartBadgeLabels } from './cart-badge.labels'
import type { CartLineLabels, CartNewsLabels } from './cart-line.labels'
import type { CartOffersLabels } from './cart-offers.labels'
import type { CartNotesLabels, CartPageLabels } from './cart.labels'
import type { CartRefusalLabels } from './cart-refusal.labels'
import type { GoToCartDialogLabels } from './go-to-cart.labels'
import type { MiniCartLabels } from './mini-cart.labels'
import type { PromoFieldLabels } from './promo-field.labels'
import type { StockBadgeLabels } from './stock-badge.labels'
import type { UndoNoticeLabels } from './undo-notice.labels'

/** English words of the cart badge. */
export const cartBadgeEn: CartBadgeLabels = { pieces: (count) => `${count} ${count === 1 ? 'item' : 'items'}` }

/** English words of the add-to-cart control. */
export const cartButtonEn: CartButtonLabels = {
  add: 'Add to cart',
  remove: 'Remove from cart',
  inCart: (quantity) => `${quantity} in cart`,
  more: 'Add 1',
  morePack: (step) => `Add ${step}`,
  inCartShort: String,
  moreShort: '+1',
  group: (name) => `${name}: in the cart`,
}

/** English words of a line of the cart. */
export const cartLineEn: CartLineLabels = {
  each: 'each',
  discounted: (amount) => `${amount} with discount`,
  unknown: '—',
  newTab: '(opens in a new tab)',
  soldOut: 'Sold out',
  packs: (step, fewest) =>
    step === 1
      ? `Sold from ${fewest}\u00a0pcs.`
      : `Sold in packs of ${step}${fewest > step ? `, from ${fewest}\u00a0pcs.` : ''}`,
  most: (pieces) => `No more than ${pieces} available now`,
  corrected: (wanted, quantity) => `${quantity} in your cart instead of ${wanted}`,
}

/** English words of what is spoken about the cart. */
export const cartNewsEn: CartNewsLabels = {
  changed: (pieces, total) => `${pieces} ${pieces === 1 ? 'item' : 'items'} in your cart, ${total}`,
  emptied: 'Your cart is empty',
}

/** English words of the notes on paying. */
export const cartNotesEn: CartNotesLabels = {
  payOnDelivery: 'Payment on delivery available',
  prepaidProduct: (name) => `“${name}” must be paid in advance`,
  unpriced: (names) => `Today's price is not known: ${names}. If it differs, you will see it before you pay.`,
  prepaymentOnly: (limit) => `Orders under ${limit}\u00a0₽ must be paid in advance`,
}

/** English words of what goes with the products. */
export const cartOffersEn: CartOffersLabels = {
  title: 'You may also like',
  add: 'Add to cart',
  oldPrice: 'Was',
  soldOut: 'Sold out',
  failed: 'Suggestions could not be loaded',
  retry: 'Try again',
}

/** English words of the cart page. */
export const cartPageEn: CartPageLabels = {
  region: 'Cart',
  name: 'Product',
  price: 'Price',
  quantity: 'Quantity',
  sum: 'Total',
  actions: 'Remove',
  remove: (name) => `Remove from cart: ${name}`,
  soldOutHelp: 'Remove it to place your order',
  summary: 'Your order',
  products: (pieces) => `${pieces} ${pieces === 1 ? 'item' : 'items'}`,
  discount: 'Discount',
  total: 'Total',
  discountedTotal: 'With discount',
  order: 'Checkout',
  next: 'Choose delivery and payment in the next step',
  empty: 'Your cart is empty',
  emptyHelp: 'Items you add from the catalogue will appear here',
  catalogue: 'Browse the catalogue',
}

/** English words beside a cart button whose product cannot be bought. */
export const cartRefusalEn: CartRefusalLabels = {
  unavailable: 'Out of stock now',
  unknown: 'This product is no longer sold',
  fewer: (most) => `No more than ${most} available now`,
  notify: 'Notify me when it is back',
}

/** English words of the go-to-cart dialog. */
export const goToCartDialogEn: GoToCartDialogLabels = {
  title: 'Added to cart',
  titleUnavailable: 'This product cannot be bought now',
  unavailableHelp: 'Remove it from the cart, or look for something similar.',
  titleWithout: 'Cart',
  goOn: 'continue shopping',
  order: 'checkout',
  missing: 'Something went wrong',
  remove: (name) => `Remove from cart: ${name}`,
  removed: (name) => `Removed from cart: ${name}`,
  undo: 'Undo',
  inCart: (pieces) => `${pieces} ${pieces === 1 ? 'item' : 'items'} in your cart`,
}

/** English words of the stock badge. */
export const stockBadgeEn: StockBadgeLabels = {
  inStock: 'In stock',
  fewLeft: (pieces) => `Only ${pieces} left`,
  onOrder: 'Available to order',
  outOfStock: 'Out of stock',
}

/** English words of the notice of a deletion. */
export const undoNoticeEn: UndoNoticeLabels = {
  removed: (name) => `Removed from cart: ${name}`,
  undo: 'Undo',
  full: (lines) => `Your cart already holds ${lines} different products, the most one order can take`,
  fullHelp: 'Place this order first, then order the rest.',
}

/** English words of the cart at the side of the page. */
export const miniCartEn: MiniCartLabels = {
  title: 'Cart',
  lines: 'Products in the cart',
  remove: (name) => `Remove from cart: ${name}`,
  soldOutHelp: 'Remove it to place the order',
  removed: (name) => `Removed from cart: ${name}`,
  undo: 'Undo',
  products: (pieces) => `${pieces} ${pieces === 1 ? 'item' : 'items'}`,
  toCart: 'Go to cart',
  order: 'Check out',
  empty: 'Your cart is empty',
  emptyHelp: 'Add products from the catalogue and they will appear here',
  goOn: 'Continue shopping',
}

const REFUSED: Readonly<Record<string, string>> = {
  unknown: 'There is no such promo code. Check how it is written',
  notYet: 'This promo code is not valid yet',
  over: 'This promo code is no longer valid',
  usedUp: 'This promo code has been used as often as it could be',
  usedByYou: 'You have used this promo code already',
  noProducts: 'This promo code is not for the products in your cart',
}

/** English words of the promo code. */
export const promoFieldEn: PromoFieldLabels = {
  open: 'Have a promo code?',
  label: 'Promo code',
  apply: 'Apply',
  applied: (code) => `Promo code ${code}`,
  remove: 'Remove',
  removeCode: (code) => `Remove promo code ${code}`,
  waiting: 'Checking…',
  refused: (reason, missing) =>
    reason === 'minSum' ? `Add products for ${missing} more to use this promo code` : (REFUSED[reason] ?? ''),
  unclear: 'The promo code does not fit',
}
