import type { OrderSummaryLabels } from './order-summary.labels'

export const orderSummaryEn: OrderSummaryLabels = {
  heading: 'Confirm the order',
  goods: (pieces) => `${pieces} ${pieces === 1 ? 'item' : 'items'}`,
  delivery: 'Delivery',
  free: 'FREE',
  discount: 'Discount',
  total: 'Total',
  discountedTotal: 'Total with the discount',
  submit: 'Place the order',
  confirm: 'Confirm the order',
  submitting: 'Placing the order…',
  unsaved: 'Not saved',
  unsavedHelp: 'Go on filling in: it is sent as soon as there is a connection.',
  leftContacts: 'Contact details are left to fill in',
  leftDelivery: 'Delivery is left to choose',
  leftPayment: 'Payment is left to choose',
  leftConfirm: 'The order is left to confirm',
  help: 'Need help?',
  chat: 'Write to the chat',
  nothingChosen: 'Choose a carrier and a pickup point!',
  spoken: (total, delivery) => (delivery === '' ? `Total ${total}` : `Delivery ${delivery}. Total ${total}`),
}
