import type { OrderDialogLabels } from './order-dialog.labels'

export const orderDialogEn: OrderDialogLabels = {
  title: 'Shall we confirm the order?',
  intro: 'Everything is filled in. Have a look and send the order, a manager will call you.',
  recipient: 'Recipient',
  delivery: 'Delivery',
  payment: 'Payment',
  total: 'Total',
  order: 'Confirm the order',
  later: 'Not now',
}
