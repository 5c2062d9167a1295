import type { DeadEndLabels } from './dead-end.labels'

export const deadEndEn: DeadEndLabels = {
  completed: 'This order has already been placed',
  completedHelp: 'A manager will call to confirm it. To buy something else, start a new order.',
  createNew: 'Start a new order',
  missing: 'There is no order with this number',
  missingHelp: 'The link may be out of date. The goods in your cart are still there and can be ordered again.',
  startAnew: 'Place a new order',
  toCart: 'Back to the cart',
  failed: 'The order page could not be opened',
  failedHelp: 'Check the connection and try again. The goods in your cart are still there.',
  retry: 'Try again',
}
