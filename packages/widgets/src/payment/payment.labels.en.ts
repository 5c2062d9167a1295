import type {
  CreditBlockLabels,
  PaymentFrameLabels,
  PaymentHintLabels,
  PaymentListLabels,
  PaymentNamesLabels,
  PaymentProblemLabels,
  PaymentRejectLabels,
  PaymentScheduleLabels,
  PaymentTermsLabels,
  ScheduleTableLabels,
} from './payment.labels'

/** English words of the credit block. */
export const creditBlockEn: CreditBlockLabels = {
  heading: 'Bank and term',
  compare: 'Compare the terms',
}

/** English words of the place for the bank's card form. */
export const paymentFrameEn: PaymentFrameLabels = {
  title: 'Payment by card',
  another: 'Choose another way to pay',
}

/** English hints per payment option (CHK-24). */
export const paymentHintEn: PaymentHintLabels = {
  PayOnDelivery: 'Pay when you collect the order: look at the goods first, then pay.',
  PayViaYooKassa: 'After you confirm, the secure page of the bank opens. We do not see the card details.',
  PayViaSberbankAcquiring: 'After you confirm, the secure page of the bank opens. We do not see the card details.',
  PayImmediately: 'After you confirm, the form of the bank opens right here. We do not see the card details.',
  PayViaDolyame: 'Four equal payments: the first at once, on the page of the service, the others by the schedule.',
  PayViaYandexSplit:
    'The first payment is made on the page of the service, the rest by the schedule. There is no bank form to fill in.',
  PayViaSberbankInstallment: 'After you confirm, the application opens on the site of the bank.',
  PayViaSberbankInstallment6M: 'After you confirm, the application opens on the site of the bank.',
  PayViaSberbankInstallment12M: 'After you confirm, the application opens on the site of the bank.',
  PayViaSberbankInstallment24M: 'After you confirm, the application opens on the site of the bank.',
  PayViaSberbankInstallment36M: 'After you confirm, the application opens on the site of the bank.',
  PayViaSberbankCredit: 'You choose the term in the application: it opens on the site of the bank after you confirm.',
  PayViaVsegdaDa: 'You choose the term in the application: it opens after you confirm.',
  PayViaTinkoffInstallment: 'The application opens in a window of the bank above this page.',
  PayViaPosCredit: 'The application opens in a window above this page, and all banks answer it together.',
  FromCheckingAccountAsLegalEntity: 'The invoice comes by e-mail. The order is sent as soon as the money is there.',
}

export const paymentListEn: PaymentListLabels = {
  onDelivery: 'On delivery',
  onDeliveryHelp: 'Pay when you collect the order, nothing in advance',
  card: 'By card on the site',
  cardHelp: 'Pay now and get a discount',
  cardForm: 'By card without leaving the page',
  cardBank: 'By card through Sberbank',
  invoice: 'By invoice',
  invoiceHelp: (vatPercent) => `For sole traders and companies, with ${vatPercent}% VAT`,
  credit: 'Credit or instalments',
  creditHelp: 'Choose the bank and the term below',
  creditBadge: 'No interest for 4 months to 2 years',
  legend: 'Payment',
  error: 'Choose how to pay',
  none: 'There is no way to pay for this order yet',
  noneHelp: 'Try another pickup point or another carrier, or contact us and we will place the order together.',
  failed: 'The ways to pay could not be loaded',
  retry: 'Try again',
}

/** English names of what can be paid with in parts or by credit. */
export const paymentNamesEn: PaymentNamesLabels = {
  PayViaDolyame: 'Dolyame',
  PayViaYandexSplit: 'Yandex Split',
  PayViaSberbankInstallment: 'Sberbank instalments',
  PayViaSberbankInstallment6M: 'Sberbank instalments',
  PayViaSberbankInstallment12M: 'Sberbank instalments',
  PayViaSberbankInstallment24M: 'Sberbank instalments',
  PayViaSberbankInstallment36M: 'Sberbank instalments',
  PayViaSberbankCredit: 'Sberbank credit',
  PayViaVsegdaDa: 'Vsegda Da',
  PayViaTinkoffInstallment: 'T-Bank instalments',
  PayViaPosCredit: 'One application to all banks',
}

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
  busy: 'Too many requests',
  busyHelp: 'The payment has not started and nothing was charged. Wait a minute and try again.',
  openBank: 'Open the form of the bank',
  retry: 'Try again',
}

export const paymentRejectEn: PaymentRejectLabels = {
  CantResolve: 'The delivery to your city could not be priced. Please order in the chat',
  CheaperThan2000: 'Payment on delivery is for orders from 2000 roubles',
  TooCheapByComparisonToDeliveryCost: 'The order is too cheap in comparison with its delivery',
  NegativeClientRating:
    'You are among the 5% of buyers who collect their orders least, so the first order must be paid in advance',
  NoPayOnDeliveryInThisTk: 'This carrier does not take payment on delivery',
  NoPayOnDeliveryInThisPickPoint: 'This pickup point does not take payment on delivery',
  OnlyForPrepayment: (name) => `“${name}” can only be paid in advance`,
}

/** English words of a schedule that is on its way, or could not be read. */
export const paymentScheduleEn: PaymentScheduleLabels = {
  failed: 'The schedule could not be loaded yet.',
  retry: 'Try to show it again',
}

const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`

/** English words of the terms of payments in parts. */
export const paymentTermsEn: PaymentTermsLabels = {
  months: (count) => counted(count, 'month'),
  range: (from, to) =>
    `from ${counted(from, 'month')} to ${to % 12 === 0 && to > 12 ? counted(to / 12, 'year') : counted(to, 'month')}`,
  parts: (count, share) => `${counted(count, 'payment')} of ${share}%`,
  banks: (count) => counted(count, 'bank'),
  noOverpayment: 'no overpayment',
  overpayment: (value) => `${value}% overpayment`,
  approval: (value) => `${value}% of applications are approved`,
  percent: (value) => `${value}%`,
  named: (name, term) => `${name}, ${term}`,
  caption: 'Terms of instalments and credits',
  name: 'Way to pay',
  term: 'Term',
  cost: 'Overpayment',
  chance: 'Approval',
  free: 'none',
  costFor: (term, cost) => `${term}: ${cost}`,
  byBank: 'the bank will say',
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** English words of a payment schedule. */
export const scheduleTableEn: ScheduleTableLabels = {
  caption: 'Payment schedule',
  day: 'Date',
  amount: 'Payment',
  date: (day, month, year) => `${day} ${MONTHS[month - 1] ?? ''} ${year}`,
  between: (count) => `… ${count} more payment${count === 1 ? '' : 's'}`,
  total: 'Total',
  overpayment: 'Overpayment',
  noOverpayment: 'No overpayment',
}
