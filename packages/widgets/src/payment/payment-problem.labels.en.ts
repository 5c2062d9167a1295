import type { PaymentProblemLabels } from './payment-problem.labels'

/** English words of what went wrong with a payment. */
export const paymentProblemEn: PaymentProblemLabels = {
  redirect: 'Something went wrong on the way to the payment service.',
  redirectHelp: 'Please choose another way to pay',
  declined: 'We could not take the payment. Please choose another way to pay.',
  check: 'Something went wrong while the payment was being checked',
  checkHelp: 'Please choose another way to pay',
  checkAgain: 'Check again',
  unsupported: 'Returning from this payment system is not supported',
  unsupportedHelp: 'If you have paid already, do not pay again: write to us or call us.',
  credit: 'Something went wrong with the credit application. Please try later...',
  script: 'The payment form could not be loaded',
  scriptHelp: 'A browser extension or the network may have stopped it. Try again or choose another way to pay.',
  popup: 'The browser did not let the window of the bank open',
  popupHelp: 'Open it yourself: your order is saved.',
  openBank: 'Open the form of the bank',
  retry: 'Try again',
}
