import { orderInProcessResource } from '@prilavok/contracts/admin'
import { describeResource } from '../kit/describe/describe'
import { addressFields, companyFields, customerFields, recipientFields } from '../kit/describe/shared-fields'
import { draftFieldsRu } from './draft.fields.labels'
import { draftFieldsEn } from './draft.fields.labels.en'

/** Orders in process: columns of the list, sections of the form. */
export const orderInProcess = describeResource(orderInProcessResource, {
  fieldNames: { ru: draftFieldsRu, en: draftFieldsEn },
  titleField: 'id',
  opensWith: { hasOrder: ['false'] },
  quick: ['hasOrder', 'hasPhone', 'createdOn'],
  screens: {
    body: () => import('./draft-screen').then((module) => module.DraftBody),
    hasOwnTitle: true,
  },
  isWarning: (row) => row.createdOrderId === null && row.completeness >= 100,
  card: { badge: 'lastStep', fields: ['customerName', 'phone', 'total'] },
  columns: [
    { field: 'id', kind: 'text', width: 150, pin: 'start' },
    { field: 'updatedOn', kind: 'datetime', width: 164 },
    { field: 'customerName', kind: 'text', width: 180 },
    { field: 'phone', kind: 'phone', width: 180 },
    { field: 'cityName', kind: 'text', width: 180 },
    { field: 'lastStep', kind: 'enum', of: 'WizardStep', width: 176 },
    { field: 'completeness', kind: 'number', width: 96 },
    { field: 'total', kind: 'money', width: 112 },
    { field: 'createdOn', kind: 'datetime', width: 164, hidden: true },
    { field: 'itemsCount', kind: 'number', width: 96, hidden: true },
    { field: 'purchaseType', kind: 'enum', of: 'PaymentOptionId', width: 176, hidden: true },
    { field: 'hasSurvey', kind: 'bool', width: 96, hidden: true },
  ],
  sections: [
    {
      key: 'main',
      fields: [
        { field: 'createdOn', kind: 'datetime', readOnly: true },
        { field: 'updatedOn', kind: 'datetime', readOnly: true },
        { field: 'lastStep', kind: 'enum', of: 'WizardStep', readOnly: true },
        { field: 'completeness', kind: 'number', required: true, readOnly: true },
        { field: 'cart', kind: 'json', wide: true, readOnly: true },
        { field: 'total', kind: 'money', required: true, readOnly: true },
        { field: 'deliveryCost', kind: 'money', readOnly: true },
        { field: 'toPay', kind: 'money', readOnly: true },
        { field: 'personalDataConsent', kind: 'bool' },
        { field: 'cityName', kind: 'text', readOnly: true },
        { field: 'purchaseType', kind: 'enum', of: 'PaymentOptionId', readOnly: true },
        { field: 'paymentStatus', kind: 'enum', of: 'PaymentStatus', readOnly: true },
        { field: 'createdOrderId', kind: 'ref', of: 'order', readOnly: true },
        { field: 'canConfirm', kind: 'bool', readOnly: true },
        { field: 'problems', kind: 'tags', readOnly: true },
        { field: 'survey', kind: 'json', wide: true, readOnly: true },
        { field: 'device', kind: 'text', readOnly: true },
        { field: 'marketing', kind: 'visit', wide: true, readOnly: true },
      ],
    },
    {
      key: 'people',
      fields: [
        {
          field: 'customer',
          kind: 'object',
          wide: true,
          personal: true,
          fields: customerFields,
        },
        {
          field: 'recipient',
          kind: 'object',
          wide: true,
          personal: true,
          fields: recipientFields,
        },
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
      key: 'delivery',
      fields: [
        {
          field: 'delivery',
          kind: 'object',
          wide: true,
          personal: true,
          fields: [
            { field: 'cityId', kind: 'ref', of: 'addressCity' },
            { field: 'transportCompany', kind: 'enum', of: 'TransportCompany' },
            { field: 'toDoor', kind: 'bool' },
            { field: 'pickPointId', kind: 'ref', of: 'transportCompanyPickPoint' },
            { field: 'cost', kind: 'money', readOnly: true },
            { field: 'purchaseType', kind: 'enum', of: 'PaymentOptionId' },
            ...addressFields,
          ],
        },
      ],
    },
  ],
})
