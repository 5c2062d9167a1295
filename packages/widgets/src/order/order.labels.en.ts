import type {
  BuyerBannersLabels,
  CommentFieldLabels,
  ConsentLabels,
  DeadEndLabels,
  PaymentCheckLabels,
} from './order.labels'

export const buyerBannersEn: BuyerBannersLabels = {
  known: (name) => `You are ordering as ${name}`,
  notYou: 'Is it not you?',
  clear: 'Clear the details',
  register: 'Register, and next time the details fill themselves in',
  registerHelp: 'You can order without it, too.',
  registerGo: 'Register',
}

export const commentFieldEn: CommentFieldLabels = {
  comment: 'Comment on the order',
  help: 'For example, when to call you',
}

export const consentEn: ConsentLabels = {
  before: 'I agree that my personal data are processed and accept the ',
  policy: 'privacy policy',
  newTab: '(opens in a new tab)',
  error: 'Agree that your personal data are processed',
}

export const deadEndEn: DeadEndLabels = {
  completed: 'This order has already been placed',
  createNew: 'Start a new order',
  missing: 'There is no order with this number',
  missingHelp: 'The link may be out of date. The goods in your cart are still there and can be ordered again.',
  startAnew: 'Place a new order',
  toCart: 'Back to the cart',
  failed: 'The order page could not be opened',
  failedHelp: 'Check the connection and try again. The goods in your cart are still there.',
  retry: 'Try again',
}

/** English words of the screen that waits for a payment. */
export const paymentCheckEn: PaymentCheckLabels = {
  checking: 'The payment is being checked. Please keep this page open',
  help: 'It usually takes less than a minute. As soon as the bank answers, you will see the number of the order.',
  title: 'Checking the payment',
  long: 'The payment is still being checked',
  longHelp:
    'The bank has not answered yet. If you have paid, the money is safe: we go on checking and place the order as soon as the answer comes. There is no need to pay again.',
  longTitle: 'The payment is still being checked',
  call: 'Any questions? Call us:',
  chat: 'Write in the chat',
  again: 'Check again',
  another: 'Choose another way to pay',
}
