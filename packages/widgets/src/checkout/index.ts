export { CheckoutPage, type CheckoutPageProps } from './checkout-page'
export { checkoutRu, type CheckoutLabels } from './checkout.labels'
export { checkoutEn } from './checkout.labels.en'
export { checkoutPageMount } from './checkout.mounts'
