import { lazyPlace } from '../lib/lazy-place'

/** A place for the dialog that asks whether to order; it speaks of the payment, and comes after the payment step. */
export const OrderDialogPart = lazyPlace(() => import('./order-dialog'))
