import type { PaymentCheckLabels } from './payment-check.labels'

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
