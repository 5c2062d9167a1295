/** What the cart page works without; one chunk of its own, fetched once the page stands. */
import './cart-page.print.css'

export { liveRegionNode } from '@prilavok/ui/live-region'
export { EmptyCart } from './empty-cart'
export { openCartNews } from './cart-news.view'
export { PageNotes } from './cart-notes'
export { CartOffers } from './cart-offers'
export { createPlaces } from './shown-places'
export { soldOutMark } from './sold-out'
export { offerUndo } from './undo-notice'
