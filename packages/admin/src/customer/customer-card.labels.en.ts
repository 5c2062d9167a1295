import type { CustomerCardLabels } from './customer-card.labels'

/** English words of the card of a customer. */
export const customerCardEn: CustomerCardLabels = {
  note: 'For colleagues',
  totals: {
    orders: 'Orders',
    bought: 'Bought',
    returned: 'Refused and returned',
    back: 'Money given back',
    cancelled: 'Cancelled',
  },
  boughtOf: (count, sum) => `${count} ${count === 1 ? 'order' : 'orders'} for ${sum}`,
  orders: 'Orders',
  noOrders: 'No orders yet',
  order: (number) => `No. ${number}`,
  allOrders: 'All orders',
  paid: (sum) => `paid ${sum}`,
  drafts: 'Order drafts',
  draft: (pieces, percent) => `${pieces} pcs in the cart, ${percent} % filled in`,
  requests: 'Requests',
  callOn: (moment) => `call again on ${moment}`,
  messages: 'Reviews and questions',
  kinds: {
    productcomment: 'Review of a product',
    'user-product-questions': 'Question about a product',
    'store-feedback': 'Opinion of the shop',
  },
  score: (score) => `score ${score}`,
  unanswered: 'Not answered',
  addresses: 'Delivery addresses',
  toDoor: 'to the door',
  toPoint: 'pickup point',
  times: (count) => `${count} ${count === 1 ? 'time' : 'times'}`,
  newOrder: 'Make an order',
  failed: 'The card could not be loaded',
  loading: 'Loading orders and messages…',
}
