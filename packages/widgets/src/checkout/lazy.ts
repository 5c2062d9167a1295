import { lazySection } from '../lib/lazy-section'

/** What the first screen of the order form does without, loaded while the buyer reads it. */
export const LazyExtras = lazySection(() => import('./checkout-extras'))

/** The delivery section, loaded as the page opens. */
export const LazyDelivery = lazySection(() => import('./delivery-section'))

/** The payment step, loaded when it is reached. */
export const LazyPayment = lazySection(() => import('./payment-step'))

/** The comparison of credits, once credit is chosen. */
export const LazyCredit = lazySection(() => import('../payment/credit-block'))

/** The bank's card form, once it is chosen. */
export const LazyPaymentFrame = lazySection(() => import('../payment/payment-frame'))

/** The dialog before the order is placed. */
export const LazyOrderDialog = lazySection(() => import('./order-dialog'))

/** The screen that waits for a payment. */
export const LazyWaitingScreen = lazySection(() => import('./waiting-screen'))
