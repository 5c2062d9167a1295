import type { CheckoutFormLabels } from './checkout-form.labels'

export const checkoutFormEn: CheckoutFormLabels = {
  done: 'Filled in',
}
