/** What the cart button needs once it is used; one chunk of its own. */
export { GoToCartDialog } from './go-to-cart-dialog'
export { offerUndo } from './undo-notice'
