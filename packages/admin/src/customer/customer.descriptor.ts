import { customerResource } from '@prilavok/contracts/admin'
import { describeResource } from '../kit/describe/describe'
import { companyFields } from '../kit/describe/shared-fields'
import { customerFieldsRu } from './customer.fields.labels'
import { customerFieldsEn } from './customer.fields.labels.en'

/** Customer: columns of the list, sections of the form. */
export const customer = describeResource(customerResource, {
  fieldNames: { ru: customerFieldsRu, en: customerFieldsEn },
  titleField: 'fullName',
  quick: ['type', 'isBlocked'],
  screens: { body: () => import('./customer-body').then((module) => module.CustomerBody) },
  card: { badge: 'type', fields: ['phone', 'ordersCount', 'totalSpent'] },
  columns: [
    { field: 'fullName', kind: 'text', width: 280, pin: 'start' },
    { field: 'phone', kind: 'phone', width: 180 },
    { field: 'email', kind: 'text', width: 180 },
    { field: 'type', kind: 'enum', of: 'CustomerType', width: 176 },
    { field: 'cityName', kind: 'text', width: 180 },
    { field: 'rating', kind: 'enum', of: 'ClientRating', width: 176 },
    { field: 'ordersCount', kind: 'number', width: 96 },
    { field: 'totalSpent', kind: 'money', width: 112 },
    { field: 'lastOrderOn', kind: 'datetime', width: 164 },
    { field: 'isBlocked', kind: 'bool', width: 96, hidden: true, inline: true },
    { field: 'registeredOn', kind: 'datetime', width: 164, hidden: true },
  ],
  sections: [
    {
      key: 'main',
      fields: [
        { field: 'type', kind: 'enum', of: 'CustomerType', required: true },
        { field: 'cityId', kind: 'ref', of: 'addressCity' },
        { field: 'ratingOverride', kind: 'enum', of: 'ClientRating' },
        { field: 'isBlocked', kind: 'bool' },
        { field: 'blockReason', kind: 'multiline', max: 500, wide: true },
        { field: 'comment', kind: 'multiline', max: 2000, wide: true },
        { field: 'tags', kind: 'tags' },
        { field: 'acceptsEmail', kind: 'bool' },
        { field: 'acceptsSms', kind: 'bool' },
      ],
    },
    { key: 'prices', fields: [{ field: 'discountPercent', kind: 'number' }] },
    {
      key: 'people',
      fields: [
        { field: 'lastName', kind: 'text', max: 100, personal: true },
        { field: 'firstName', kind: 'text', max: 100, required: true, personal: true },
        { field: 'middleName', kind: 'text', max: 100, personal: true },
        { field: 'phone', kind: 'phone', required: true, personal: true },
        { field: 'secondaryPhone', kind: 'phone', personal: true },
        { field: 'email', kind: 'email', personal: true },
        {
          field: 'company',
          kind: 'object',
          wide: true,
          personal: true,
          fields: companyFields,
        },
      ],
    },
    {
      key: 'info',
      fields: [
        { field: 'fullName', kind: 'text', readOnly: true, personal: true },
        { field: 'city', kind: 'named', readOnly: true },
        { field: 'rating', kind: 'enum', of: 'ClientRating', readOnly: true },
        { field: 'ordersCount', kind: 'number', readOnly: true },
        { field: 'totalSpent', kind: 'money', readOnly: true },
        { field: 'lastOrderOn', kind: 'datetime', readOnly: true },
        { field: 'registeredOn', kind: 'datetime', readOnly: true },
        { field: 'lastLoginOn', kind: 'datetime', readOnly: true },
        { field: 'marketing', kind: 'visit', readOnly: true, wide: true },
        { field: 'updatedOn', kind: 'datetime', readOnly: true },
      ],
    },
  ],
})
