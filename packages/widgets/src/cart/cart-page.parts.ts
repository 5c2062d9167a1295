/** What the cart page works without; one chunk of its own, fetched once the page stands. */
import './cart-page.print.css'

export { EmptyCart } from './empty-cart'
export { CartNews } from './cart-news'
export { CartNotes, VisitorCartNotes } from './cart-notes'
export { CartOffers } from './cart-offers'
export { SoldOut } from './sold-out'
export { offerUndo } from './undo-notice'
