import type { CheckoutPageLabels } from './checkout-page.labels'

export const checkoutPageEn: CheckoutPageLabels = {
  title: 'Checkout',
  notLoaded: 'A part of the page could not be loaded. Check the connection.',
  retry: 'Try again',
}
