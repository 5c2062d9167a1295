import { defineMount } from '../lib/define-mount'

/** The order page. Source: CHK-01. */
export const checkoutPageMount = defineMount({
  name: 'checkout-page',
  load: () => import('./checkout-page').then(({ CheckoutPage }) => CheckoutPage),
})
