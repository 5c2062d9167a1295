import { lazyPart } from '../lib/lazy-part'

/** Dialog and notice: not needed to show the button or to count, so they are loaded when the hand comes near. */
export const loadCartButtonParts = lazyPart(() => import('./cart-button.parts'))
