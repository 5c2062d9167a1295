import type { GoToCartDialogLabels } from './go-to-cart-dialog.labels'

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
