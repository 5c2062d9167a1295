/** The settings of payments as they are by default; a file of its own, so that nothing else of payments is loaded with them. */
export { defaultPaymentSettings } from '@prilavok/core/payment'
