import { orderStatusesEn } from '../lib/order-statuses.labels.en'
import type { AcceptedOrderLabels, OrderFactsLabels, OrderOutcomeLabels } from './accepted-order.labels'
import { dayText } from '../lib/day-text'

export const acceptedOrderEn: AcceptedOrderLabels = {
  heading: 'We have your order!',
  callback: 'A manager usually calls within 3 hours or on the next working day.',
  cancelled: 'Orders paid on delivery that cannot be confirmed by phone are cancelled automatically.',
  number: (number) => `Order number ${number}`,
  title: (number) => (number === '' ? 'Order received' : `Order ${number} received`),
  underpaid: (paid, total, due) =>
    `${paid} of ${total} is paid: the cart changed while the payment was under way. ${due} is left to pay, and a manager will tell you how. Do not pay for the whole order again.`,
  next: 'What happens next',
  questions: 'Any questions?',
  chat: 'Message us',
  home: 'Back to the home page',
  link: 'Link to this order',
  linkHelp: 'Opens this order and its status in this browser.',
  from: (day) => `of ${day}`,
  day: (iso) => dayText(iso, 'en-GB'),
}

export const orderOutcomeEn: OrderOutcomeLabels = {
  paid: (sum) => `${sum} paid`,
  free: 'Nothing to pay',
  credit: (sum) => `The bank has approved ${sum} on credit or in instalments`,
  partsApproved: (sum) => `Payment in parts approved: ${sum}`,
  instalmentApproved: (sum) => `The bank has approved your instalment plan: ${sum}`,
  creditApproved: (sum) => `The bank has approved your loan: ${sum}`,
  onDelivery: (sum) => (sum === '' ? 'Payment on delivery' : `To pay on delivery: ${sum}`),
  invoice: (sum) => (sum === '' ? 'Payment by invoice' : `To pay by invoice: ${sum}`),
  awaiting: (sum) => (sum === '' ? 'Waiting for the payment' : `Waiting for the payment: ${sum}`),
  until: (day) => `Pay by ${day}`,
  download: 'Download the invoice (PDF)',
  receipt: 'Open the receipt',
  receiptByMail: (email) => `The receipt will come to ${email}.`,
  receiptByPhone: 'The receipt will come by text message.',
  bankSchedule: 'The bank will send you the payment schedule; its app has it, too.',
  payInvoice:
    'The invoice can be downloaded on this page and by the link to the order. We send the order once the money has arrived, usually on the working day after the payment.',
  companyPapers: 'The original invoice and closing documents come with the goods.',
  payLater:
    'The payment has not arrived yet. If you have been charged, there is nothing to do; if not, a manager will send you a link.',
  payRest: 'A manager will help you to pay the rest.',
  pickup: (days) =>
    `We will write to you when the order can be collected.${days === null ? '' : ` It is kept for ${days}\u00a0${days === 1 ? 'day' : 'days'} free of charge.`}`,
  courier: 'The courier will call to agree on a time.',
  payAtPoint: 'Pay for the order at the pickup point.',
  payAtPointCash: 'Pay for the order at the pickup point, in cash or by card.',
  payCourier: 'Pay the courier for the order.',
}

export const orderFactsEn: OrderFactsLabels = {
  payment: 'Payment',
  delivery: 'Delivery',
  pickupAt: 'Pickup',
  courierTo: 'By courier',
  hours: 'Opening hours',
  onMap: 'Show on the map',
  newTab: '(opens in a new tab)',
  payer: 'Payer',
  contacts: 'Contacts',
  recipient: 'Recipient',
  products: 'Your order',
  pieces: (count) => `${count}\u00a0pcs`,
  more: (lines) => `Show ${lines} more`,
  fewer: 'Show fewer',
  goods: 'Products',
  discount: 'Discount',
  promo: (code) => `Promo code ${code}`,
  shipping: 'Delivery',
  free: 'Free',
  total: 'Total',
  status: 'Status',
  statuses: orderStatusesEn,
}
