import type {
  CheckoutFormLabels,
  CheckoutPageLabels,
  OrderSummaryLabels,
  ProductListLabels,
  WizardStepsLabels,
} from './checkout.labels'
import type { DeliverySectionLabels } from './delivery-section.labels'
import type { OrderDialogLabels, StayDialogLabels, SubmitOutcomeLabels } from './order-dialogs.labels'

export const checkoutFormEn: CheckoutFormLabels = {
  done: 'Filled in',
}

export const checkoutPageEn: CheckoutPageLabels = {
  title: 'Checkout',
}

export const deliverySectionEn: DeliverySectionLabels = {
  failed: 'The delivery could not be priced',
  failedHelp: 'Check the connection and try again.',
  retry: 'Try again',
  noPoints: (city) => `Unfortunately, there is no pickup point of our carriers in ${city}!`,
  noPointsAdvice: 'Choose a larger city nearby or write to us in the chat',
  chat: 'Open the chat',
  noCourier: (city) => `Couriers do not go to ${city} yet`,
  noCourierAdvice: 'Choose pickup or another city',
}

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

export const orderSummaryEn: OrderSummaryLabels = {
  heading: 'Confirm the order',
  products: (pieces) => `${pieces} ${pieces === 1 ? 'item' : 'items'}`,
  delivery: 'Delivery',
  free: 'FREE',
  discount: 'Discount',
  total: 'Total',
  discountedTotal: 'Total with the discount',
  submit: 'Place the order',
  confirm: 'Confirm the order',
  submitting: 'Placing the order…',
  goingToPay: 'Going to the payment…',
  paying: 'Pay in the form of the bank',
  unsaved: 'Not saved',
  unsavedHelp: 'Go on filling in: it is sent as soon as there is a connection.',
  leftContacts: 'Contact details are left to fill in',
  leftDelivery: 'Delivery is left to choose',
  leftPayment: 'Payment is left to choose',
  leftConfirm: 'The order is left to confirm',
  leftCompany: (fields) => `Company details still missing: ${fields}`,
  leftConsent: 'You still have to agree to the use of your personal data',
  help: 'Need help?',
  chat: 'Write to the chat',
  nothingChosen: 'Choose a carrier and a pickup point!',
  spoken: (total, delivery) => (delivery === '' ? `Total ${total}` : `Delivery ${delivery}. Total ${total}`),
}

export const productListEn: ProductListLabels = {
  heading: 'Your order',
  products: (pieces) => `${pieces} ${pieces === 1 ? 'item' : 'items'}`,
  toCart: 'Change in the cart',
  remove: (name) => `Remove from the order: ${name}`,
  soldOut: 'Sold out',
  soldOutHelp: 'Remove it to place the order',
  more: (lines) => `Show ${lines} more`,
  fewer: 'Show fewer',
  removeTitle: 'Remove this from the order?',
  removeYes: 'Remove',
  removeNo: 'Keep',
}

export const stayDialogEn: StayDialogLabels = {
  title: 'The order is not placed yet',
  kept: 'What you fill in is saved: go on now or come back later.',
  goOn: (step) => `Back to “${step}”`,
  help: 'Need help?',
  chat: 'Write to the chat',
}

export const submitOutcomeEn: SubmitOutcomeLabels = {
  refused: 'The order could not be placed. Please copy this error and send it to us.',
  copy: 'Copy',
  copied: 'Copied',
  unconfirmed: 'The order is not placed yet',
  unconfirmedHelp:
    'The connection broke while it was being sent. Everything you filled in is still there: press “Place the order” again.',
  unknown: 'It is not known whether the order was placed',
  unknownHelp: 'Check the connection and press “Place the order” again: there will be no second order.',
  unsaved: 'The order was not sent',
  unsavedHelp: 'The last changes could not be saved. Check the connection and try again.',
  busy: 'Too many requests',
  busyHelp: (seconds) =>
    `The order is not sent yet; everything you filled in is still there. Wait ${seconds} s and press “Place the order” again.`,
  priceChange: 'Prices have changed meanwhile',
  priceChangeHelp: (before, after) =>
    `The goods were ${before}, now they are ${after}. The order has not been sent yet: check it and confirm it again.`,
  pricesUpdated: 'We have updated the prices. The order has not been sent yet: check it and confirm it again.',
}

export const wizardStepsEn: WizardStepsLabels = {
  basket: 'Cart',
  userContacts: 'Recipient details',
  pickpointSelection: 'Delivery',
  paymentSelection: 'Payment',
  orderConfirmation: 'Order confirmation',
  phoneConfirmation: 'Phone confirmation',
}
