import type {
  BuyerBannersLabels,
  CommentFieldLabels,
  ConsentLabels,
  DeadEndLabels,
  PaymentCheckLabels,
} from './order.labels'

export const buyerBannersEn: BuyerBannersLabels = {
  known: (name) => `You are ordering as ${name}`,
  notYou: 'Not you?',
  clear: 'Clear details',
  register: 'Register to have your details filled in next time',
  registerHelp: 'You can also order without an account.',
  registerGo: 'Register',
}

export const commentFieldEn: CommentFieldLabels = {
  comment: 'Order comment',
  help: 'For example, when to call you',
}

export const consentEn: ConsentLabels = {
  before: 'I consent to the processing of my personal data and accept the ',
  policy: 'privacy policy',
  newTab: '(opens in a new tab)',
  error: 'Please consent to the processing of your personal data',
}

export const deadEndEn: DeadEndLabels = {
  completed: 'This order has already been placed',
  createNew: 'Start a new order',
  missing: 'No order with this number',
  missingHelp: 'The link may be out of date. The items in your cart are still there and can be ordered again.',
  startAnew: 'Place a new order',
  toCart: 'Back to the cart',
  failed: 'The order page could not be opened',
  failedHelp: 'Check your connection and try again. The items in your cart are still there.',
  retry: 'Try again',
}

/** English words of the screen that waits for a payment. */
export const paymentCheckEn: PaymentCheckLabels = {
  checking: 'We are checking your payment. Please keep this page open',
  help: 'This usually takes less than a minute. You will see your order number as soon as the bank responds.',
  title: 'Checking the payment',
  long: 'We are still checking your payment',
  longHelp:
    'The bank has not responded yet. If you have paid, your money is safe: we will keep checking and place the order as soon as it does. There is no need to pay again.',
  longTitle: 'The payment is still being checked',
  call: 'Any questions? Call us:',
  chat: 'Message us',
  again: 'Check again',
  another: 'Choose another payment method',
}
