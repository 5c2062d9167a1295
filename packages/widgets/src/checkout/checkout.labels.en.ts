import type {
  CheckoutFormLabels,
  CheckoutPageLabels,
  OrderHintsLabels,
  OrderSummaryLabels,
  ProductListLabels,
  WizardStepsLabels,
} from './checkout.labels'
import type { DeliverySectionLabels } from './delivery-section.labels'
import type { FormerSumsLabels, OrderDialogLabels, StayDialogLabels, SubmitOutcomeLabels } from './order-dialogs.labels'

export const checkoutFormEn: CheckoutFormLabels = {
  done: 'Complete',
}

export const checkoutPageEn: CheckoutPageLabels = {
  title: 'Checkout',
}

export const deliverySectionEn: DeliverySectionLabels = {
  failed: 'We could not calculate delivery',
  failedHelp: 'Check your connection and try again.',
  retry: 'Try again',
  noPoints: (city) => `Unfortunately, our carriers have no pickup points in ${city}!`,
  noPointsAdvice: 'Choose a larger city nearby or message us',
  chat: 'Open the chat',
  noCourier: (city) => `No courier delivery to ${city} yet`,
  noCourierAdvice: 'Choose pickup or another city',
}

export const orderDialogEn: OrderDialogLabels = {
  title: 'Place this order?',
  intro: 'Everything is filled in. Check the details and send the order: a manager will call you.',
  recipient: 'Recipient',
  delivery: 'Delivery',
  payment: 'Payment',
  total: 'Total',
  order: 'Confirm the order',
  later: 'Not now',
}

export const orderSummaryEn: OrderSummaryLabels = {
  heading: 'Confirm your order',
  products: (pieces) => `${pieces} ${pieces === 1 ? 'item' : 'items'}`,
  delivery: 'Delivery',
  free: 'FREE',
  discount: 'Discount',
  total: 'Total',
  discountedTotal: 'Total with discount',
  submit: 'Place order',
  confirm: 'Confirm order',
  submitting: 'Placing your order…',
  goingToPay: 'Opening the payment page…',
  paying: 'Pay in the bank’s form',
  unsaved: 'Not saved',
  unsavedHelp: 'Keep going: your changes will be saved as soon as you are back online.',
  leftContacts: 'Next: fill in your contact details',
  leftDelivery: 'Next: choose delivery',
  leftPayment: 'Next: choose a payment method',
  leftConfirm: 'Next: confirm the order',
  leftCompany: (fields) => `Company details still missing: ${fields}`,
  leftConsent: 'You still have to agree to the use of your personal data',
  help: 'Need help?',
  chat: 'Message us',
  nothingChosen: 'Choose a carrier and a pickup point',
  spoken: (total, delivery) => (delivery === '' ? `Total ${total}` : `Delivery ${delivery}. Total ${total}`),
}

export const productListEn: ProductListLabels = {
  heading: 'Your order',
  products: (pieces) => `${pieces} ${pieces === 1 ? 'item' : 'items'}`,
  toCart: 'Edit cart',
  remove: (name) => `Remove from order: ${name}`,
  soldOut: 'Sold out',
  soldOutHelp: 'Remove it to place your order',
  more: (lines) => `Show ${lines} more`,
  fewer: 'Show fewer',
  removeTitle: 'Remove this item from the order?',
  removeYes: 'Remove',
  removeNo: 'Keep',
}

export const stayDialogEn: StayDialogLabels = {
  title: 'Your order is not placed yet',
  kept: 'What you have filled in is saved: continue now or come back later.',
  goOn: (step) => `Back to “${step}”`,
  help: 'Need help?',
  chat: 'Message us',
}

export const formerSumsEn: FormerSumsLabels = {
  products: (before, after) => `Products: were ${before}, now ${after}`,
  delivery: (before, after) => `Delivery: was ${before}, now ${after}`,
  total: (before, after) => `The discount has changed: the total was ${before}, now ${after}`,
  free: 'free',
  unknown: 'unknown',
}

export const submitOutcomeEn: SubmitOutcomeLabels = {
  refused: 'The order could not be placed. Please copy this error and send it to us.',
  copy: 'Copy',
  copied: 'Copied',
  unconfirmed: 'Your order is not placed yet',
  unconfirmedHelp:
    'The connection was lost while the order was being sent. Everything you filled in is still here: press “Place order” again.',
  unknown: 'We do not know yet whether your order was placed',
  unknownHelp: 'Check your connection and press “Place order” again: you will not get a second order.',
  unsaved: 'The order was not sent',
  unsavedHelp: 'Your latest changes could not be saved. Check your connection and try again.',
  busy: 'Too many requests',
  busyHelp: (seconds) =>
    `Your order has not been sent yet; everything you filled in is still here. Wait ${seconds} seconds and press “Place order” again.`,
  priceChange: 'Prices have changed',
  priceChangeHelp: (before, after) =>
    `The items cost ${before} before and ${after} now. The order has not been sent yet: check it and confirm again.`,
  pricesUpdated: 'We have updated the prices. The order has not been sent yet: check it and confirm again.',
}

export const orderHintsEn: OrderHintsLabels = {
  userContacts: 'We send the order number and tell you when the order is ready.',
  pickpointSelection: 'Cost and time depend on the city and the carrier.',
  paymentSelection: 'The sum to pay already has the discounts in it.',
}

export const wizardStepsEn: WizardStepsLabels = {
  basket: 'Cart',
  userContacts: 'Recipient details',
  pickpointSelection: 'Delivery',
  paymentSelection: 'Payment',
  orderConfirmation: 'Order confirmation',
  phoneConfirmation: 'Phone confirmation',
}
