import { productStockSubscriberResource } from '@prilavok/contracts/admin'
import { describeResource } from '../describe'

/** Product stock subscriber: columns of the list, sections of the form. */
export const productStockSubscriber = describeResource(productStockSubscriberResource, {
  group: 'orders',
  titleField: 'productName',
  quick: ['kind', 'productId', 'status'],
  columns: [
    { field: 'productName', kind: 'text', width: 280, pin: 'start' },
    { field: 'kind', kind: 'enum', of: 'SubscriptionKind', width: 156 },
    { field: 'availability', kind: 'enum', of: 'ProductAvailabilityType', width: 156 },
    { field: 'phone', kind: 'text', width: 180 },
    { field: 'email', kind: 'text', width: 180 },
    { field: 'desiredPrice', kind: 'money', width: 112 },
    { field: 'remindOn', kind: 'date', width: 112 },
    { field: 'status', kind: 'enum', of: 'SubscriberStatus', width: 156 },
    { field: 'createdOn', kind: 'datetime', width: 144 },
    { field: 'notifiedOn', kind: 'datetime', width: 144, hidden: true },
  ],
  sections: [],
})
