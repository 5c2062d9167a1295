import type { CheckoutPageLabels } from './checkout-page.labels'

export const checkoutPageEn: CheckoutPageLabels = {
  title: 'Checkout',
}
