import { lazyPart } from '../lib/lazy-part'

/** What the page of the cart works without; asked for as soon as the page stands. */
export const loadCartPageParts = lazyPart(() => import('./cart-page.parts'))

/** Talk about prices is the server's: its code comes with the first question. */
export const loadCartPrices = lazyPart(() => import('./cart-prices'))
