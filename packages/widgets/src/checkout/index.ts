export { CheckoutPage, type CheckoutPageProps } from './checkout-page'
export { checkoutEn, checkoutRu, type CheckoutLabels } from './checkout.labels'
export { checkoutPageMount } from './checkout.mounts'
