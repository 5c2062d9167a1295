import { calendarDay } from '../lib/day-text'
import type {
  CreditBlockLabels,
  PaymentFrameLabels,
  PaymentHintLabels,
  PaymentListLabels,
  PaymentMarksLabels,
  PaymentNamesLabels,
  PaymentRejectLabels,
  PaymentScheduleLabels,
  PaymentTermsLabels,
  ScheduleTableLabels,
  SecurePaymentLabels,
} from './payment.labels'
import type { PaymentProblemLabels } from './payment-problem.labels'

/** English words of the credit block. */
export const creditBlockEn: CreditBlockLabels = {
  heading: 'Bank and term',
  compare: 'Compare the terms',
  more: (count) => `Show ${count} more`,
  error: 'Choose a loan or an instalment plan',
}

/** English words of the place for the bank's card form. */
export const paymentFrameEn: PaymentFrameLabels = {
  title: 'Card payment',
  another: 'Choose another payment method',
}

/** English hints per payment option. Source: CHK-24. */
export const paymentHintEn: PaymentHintLabels = {
  PayOnDelivery: 'Pay when you collect your order: check the goods first, then pay.',
  PayViaYooKassa:
    'After you confirm, the secure YooKassa page opens; then you return here. We never see your card details.',
  PayViaSberbankAcquiring:
    'After you confirm, Sberbank’s secure page opens; then you return here. We never see your card details.',
  PayImmediately: 'After you confirm, the bank’s card form opens right here. We never see your card details.',
  PayViaDolyame: 'Four equal payments: the first now, on the provider’s page, the rest on schedule.',
  PayViaYandexSplit: 'Make the first payment on the provider’s page, the rest on schedule. No bank application needed.',
  PayViaSberbankInstallment: 'After you confirm, the application opens on the bank’s website.',
  PayViaSberbankInstallment6M: 'After you confirm, the application opens on the bank’s website.',
  PayViaSberbankInstallment12M: 'After you confirm, the application opens on the bank’s website.',
  PayViaSberbankInstallment24M: 'After you confirm, the application opens on the bank’s website.',
  PayViaSberbankInstallment36M: 'After you confirm, the application opens on the bank’s website.',
  PayViaSberbankCredit: 'You choose the term in the application, which opens on the bank’s website after you confirm.',
  PayViaVsegdaDa: 'You choose the term in the application, which opens after you confirm.',
  PayViaTinkoffInstallment: 'The application opens in the bank’s window on top of this page.',
  PayViaPosCredit: 'The application opens in a window on top of this page and goes to all the banks at once.',
  FromCheckingAccountAsLegalEntity:
    'You download the invoice as soon as the order is placed. We ship it once the money has come.',
}

export const paymentListEn: PaymentListLabels = {
  chosenForYou: 'We chose this for you, you can change it',
  onDelivery: 'On delivery',
  onDeliveryHelp: 'Pay when you collect your order, nothing in advance',
  card: 'Card, online',
  cardHelp: 'Pay now and get a discount',
  cardHow: 'By card or SBP on the YooKassa page; you are charged right away',
  cardForm: 'Card, without leaving this page',
  cardFormHelp: 'Enter your card details in the bank’s form right here; you are charged right away',
  cardBank: 'Card, via Sberbank',
  cardBankHelp: 'Any bank’s card on Sberbank’s page; you are charged right away',
  invoice: 'Bank transfer',
  invoiceHelp: (vatPercent) => `For sole traders and companies, invoice with ${vatPercent}% VAT`,
  credit: 'Credit or instalments',
  creditHelp: 'Choose the bank and the term below',
  creditBadge: 'Interest-free for 4 months to 2 years',
  creditBadgeFor: (from, to) =>
    from === to
      ? `Interest-free for ${paymentTermsEn.months(from)}`
      : `Interest-free ${paymentTermsEn.range(from, to)}`,
  legend: 'Payment method',
  error: 'Choose a payment method',
  none: 'No payment method is available for this order yet',
  noneHelp: 'Try another pickup point or another carrier, or contact us and we will place the order together.',
  failed: 'Payment methods could not be loaded',
  retry: 'Try again',
}

/** English names of what a way to pay takes. */
export const paymentMarksEn: PaymentMarksLabels = { mir: 'Mir', visa: 'Visa', mastercard: 'Mastercard', sbp: 'SBP' }

/** English words beside the button of an order that is paid through a bank. */
export const securePaymentEn: SecurePaymentLabels = { secure: 'Secure payment' }

/** English names of what can be paid with in parts or by credit. */
export const paymentNamesEn: PaymentNamesLabels = {
  PayViaDolyame: 'Dolyame',
  PayViaYandexSplit: 'Yandex Split',
  PayViaSberbankInstallment: 'Sberbank instalments',
  PayViaSberbankInstallment6M: 'Sberbank instalments',
  PayViaSberbankInstallment12M: 'Sberbank instalments',
  PayViaSberbankInstallment24M: 'Sberbank instalments',
  PayViaSberbankInstallment36M: 'Sberbank instalments',
  PayViaSberbankCredit: 'Sberbank loan',
  PayViaVsegdaDa: 'Vsegda Da',
  PayViaTinkoffInstallment: 'T-Bank instalments',
  PayViaPosCredit: 'One application to all banks',
}

/** English words of what went wrong with a payment. */
export const paymentProblemEn: PaymentProblemLabels = {
  redirect: 'We could not take you to the payment service.',
  redirectHelp: 'Please try another payment method',
  declined: 'The payment did not go through. Please try another payment method.',
  check: 'Something went wrong while we were checking your payment',
  checkHelp: 'Please try another payment method',
  checkAgain: 'Check again',
  unsupported: 'Returning from this payment system is not supported',
  unsupportedHelp: 'If you have already paid, do not pay again: contact us.',
  credit: 'Something went wrong with the credit application. Please try again later...',
  script: 'The payment form could not be loaded',
  scriptHelp: 'A browser extension or the network may have blocked it. Try again or choose another payment method.',
  popup: 'Your browser blocked the bank’s window',
  popupHelp: 'Open it yourself: your order is saved.',
  busy: 'Too many requests',
  busyHelp: 'The payment has not started and you have not been charged. Wait a minute and try again.',
  unfinished: 'You did not finish the payment, no order has been placed',
  unfinishedHelp: 'Everything you filled in is still here. Pay again or choose another way.',
  again: 'Pay again',
  openBank: 'Open the bank’s form',
  retry: 'Try again',
}

export const paymentRejectEn: PaymentRejectLabels = {
  CantResolve: 'We could not calculate delivery to your city. Please order via chat',
  CheaperThan2000: (limit) => `Payment on delivery is available for orders of ${limit} roubles or more`,
  TooCheapByComparisonToDeliveryCost: 'The order is too small compared with the cost of delivery',
  NegativeClientRating:
    'You are in the bottom 5% of buyers by orders collected, so your first order must be paid in advance',
  NoPayOnDeliveryInThisTk: 'This carrier does not accept payment on delivery',
  NoPayOnDeliveryInThisPickPoint: 'This pickup point does not accept payment on delivery',
  OnlyForPrepayment: (name) => `“${name}” can only be paid in advance`,
}

/** English words of a schedule that is on its way, or could not be read. */
export const paymentScheduleEn: PaymentScheduleLabels = {
  failed: 'The payment schedule has not loaded.',
  retry: 'Try again',
}

const counted = (count: number, word: string): string => `${count}\u00a0${word}${count === 1 ? '' : 's'}`

/** English words of the terms of payments in parts. */
export const paymentTermsEn: PaymentTermsLabels = {
  months: (count) => counted(count, 'month'),
  range: (from, to) =>
    `from ${counted(from, 'month')} to ${to % 12 === 0 && to > 12 ? counted(to / 12, 'year') : counted(to, 'month')}`,
  parts: (count, share) => `${counted(count, 'payment')} of ${share}%`,
  banks: (count) => counted(count, 'bank'),
  noOverpayment: 'no overpayment',
  overpayment: (value) => `${value}% overpayment`,
  overpaid: (amount, value) => `${amount} overpayment (${value}%)`,
  inAll: (amount) => `${amount} in total`,
  atLength: (count, words) => `over ${counted(count, 'month')}: ${words}`,
  timesMonths: (count) => `×\u00a0${count}\u00a0mo.`,
  timesParts: (count) => `×\u00a0${count}`,
  partsTotal: 'You will pay in parts',
  instalmentTotal: 'You will pay in instalments',
  creditTotal: 'You will pay with the loan',
  approval: (value) => `${value}% of applications are approved`,
  percent: (value) => `${value}%`,
  overpaidName: (name) => `${name} with overpayment`,
  named: (name, term) => `${name}, ${term}`,
  caption: 'Instalment and loan terms',
  name: 'Option',
  term: 'Term',
  payment: 'Payment',
  cost: 'Overpayment',
  inAllHead: 'Total',
  free: 'none',
  byBank: 'set by the bank',
}

/** English words of a payment schedule. */
export const scheduleTableEn: ScheduleTableLabels = {
  caption: 'Payment schedule',
  day: 'Date',
  amount: 'Payment',
  date: (day, month, year) => calendarDay(day, month, year, 'en-GB'),
  between: (count) => `… ${count} more payment${count === 1 ? '' : 's'}`,
  total: 'Total',
  overpayment: 'Overpayment',
  noOverpayment: 'No overpayment',
}
