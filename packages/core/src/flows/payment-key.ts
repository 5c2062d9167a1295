/** The storage key of the payment that the buyer was sent to; ids and times only (SAFE-17). */
export const PAYMENT_KEY = 'prilavok.payment'
