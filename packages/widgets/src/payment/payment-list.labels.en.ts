import type { PaymentListLabels } from './payment-list.labels'

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
