import type { customerFieldsRu } from './customer.fields.labels'

/** English names of fields that only records of this feature have. */
export const customerFieldsEn: typeof customerFieldsRu = {
  acceptsEmail: 'Accepts e-mail',
  acceptsSms: 'Accepts SMS',
  blockReason: 'Reason for blocking',
  city: 'City',
  comment: 'Note for colleagues',
  desiredPrice: 'Price wished for',
  isBlocked: 'Blocked',
  kind: 'Kind',
  lastLoginOn: 'Last sign-in',
  lastOrderOn: 'Last order',
  notifiedOn: 'Notified',
  ordersCount: 'Orders',
  rating: 'Rating',
  ratingOverride: 'Rating by hand',
  registeredOn: 'Registered',
  remindOn: 'Remind on',
  totalSpent: 'Spent in all',
}
