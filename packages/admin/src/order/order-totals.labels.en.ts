import type { OrderTotalsLabels } from './order-totals.labels'

/** English words of the sums of the list of orders. */
export const orderTotalsEn: OrderTotalsLabels = {
  open: 'Totals',
  title: 'Totals of what is filtered',
  by: { status: 'By status', purchaseType: 'By payment', transportCompany: 'By delivery' },
  name: 'Name',
  count: 'Orders',
  sum: 'Sum',
  paid: 'Paid',
  all: 'In all',
  none: 'No orders match.',
  tooMany: 'More than 10,000 orders match: narrow the filter, for example by dates.',
}
