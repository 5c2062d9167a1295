import type { CheckoutFormLabels } from './checkout-form.labels'

export const checkoutFormEn: CheckoutFormLabels = {
  contacts: 'Who receives the order',
  delivery: 'Delivery',
  payment: 'Payment',
  done: 'Filled in',
}
