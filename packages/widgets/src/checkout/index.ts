export { CheckoutPage, type CheckoutPageProps } from './checkout-page'
