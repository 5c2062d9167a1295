import { productStockSubscriberResource } from '@prilavok/contracts/admin'
import { describeResource } from '../kit/describe/describe'
import { customerFieldsRu } from './customer.fields.labels'
import { customerFieldsEn } from './customer.fields.labels.en'

/** Product stock subscriber: columns of the list, sections of the form. */
export const productStockSubscriber = describeResource(productStockSubscriberResource, {
  fieldNames: { ru: customerFieldsRu, en: customerFieldsEn },
  titleField: 'productName',
  quick: ['kind', 'productId', 'status'],
  columns: [
    { field: 'productName', kind: 'text', width: 280, pin: 'start' },
    { field: 'kind', kind: 'enum', of: 'SubscriptionKind', width: 176 },
    { field: 'availability', kind: 'enum', of: 'ProductAvailabilityType', width: 176 },
    { field: 'phone', kind: 'phone', width: 180 },
    { field: 'email', kind: 'text', width: 180 },
    { field: 'desiredPrice', kind: 'money', width: 112 },
    { field: 'remindOn', kind: 'date', width: 112 },
    { field: 'status', kind: 'enum', of: 'SubscriberStatus', width: 176 },
    { field: 'createdOn', kind: 'datetime', width: 164 },
    { field: 'notifiedOn', kind: 'datetime', width: 164, hidden: true },
  ],
  sections: [],
})
