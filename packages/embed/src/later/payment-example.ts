/** What the settings of payments look like; fetched where a page has any. */
export { defaultPaymentSettings } from '@prilavok/core/payment'
