import { lazySection } from '../lib/lazy-section'

/** What the first screen of the order form does without, loaded while the buyer reads it. */
export const LazyExtras = lazySection(() => import('./checkout-extras'))

/** The delivery section, loaded as the page opens. */
export const LazyDelivery = lazySection(() => import('./delivery-section'))

/** The payment step, loaded when it is reached. */
export const LazyPayment = lazySection(() => import('./payment-step'))

/** The confirmation of an order. */
export const LazyAccepted = lazySection(() => import('./accepted-order'))

/** The screen that waits for a payment. */
export const LazyWaitingScreen = lazySection(() => import('./waiting-screen'))
