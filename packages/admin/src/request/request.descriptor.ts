import { requestResource } from '@prilavok/contracts/admin'
import { describeResource } from '../kit/describe/describe'
import { requestFieldsRu } from './request.fields.labels'
import { requestFieldsEn } from './request.fields.labels.en'

/** Requests: columns of the list, what staff write on one. */
export const request = describeResource(requestResource, {
  fieldNames: { ru: requestFieldsRu, en: requestFieldsEn },
  titleField: 'customerName',
  quick: ['isWaiting', 'stateId', 'kind', 'managerId'],
  screens: {
    body: () => import('./request-body').then((module) => module.RequestBody),
    create: () => import('./new-request').then((module) => module.NewRequest),
    hasOwnTitle: true,
  },
  card: { badge: 'status', fields: ['phone', 'kind', 'callOn'] },
  columns: [
    { field: 'customerName', kind: 'text', width: 180, pin: 'start' },
    { field: 'phone', kind: 'phone', width: 152 },
    { field: 'kind', kind: 'enum', of: 'RequestKind', width: 168 },
    { field: 'status', kind: 'enum', of: 'RequestStatus', namedBy: 'stateName', width: 136 },
    { field: 'callOn', kind: 'datetime', width: 152 },
    { field: 'comment', kind: 'text', width: 220 },
    { field: 'createdOn', kind: 'datetime', width: 152 },
    { field: 'attempts', kind: 'number', width: 88 },
    { field: 'managerName', kind: 'text', width: 160 },
    { field: 'total', kind: 'money', width: 104 },
    { field: 'orderNumber', kind: 'text', width: 104 },
    { field: 'cityName', kind: 'text', width: 160, hidden: true },
    { field: 'updatedOn', kind: 'datetime', width: 152, hidden: true },
  ],
  sections: [
    {
      key: 'main',
      fields: [
        { field: 'stateId', kind: 'ref', of: 'requestState', required: true },
        { field: 'callOn', kind: 'datetime' },
        { field: 'reasonId', kind: 'ref', of: 'requestReason' },
        { field: 'managerId', kind: 'ref', of: 'staffMember' },
        { field: 'managerComment', kind: 'multiline', max: 2000, wide: true },
        { field: 'tags', kind: 'tags' },
      ],
    },
    {
      key: 'people',
      fields: [
        { field: 'customerName', kind: 'text', readOnly: true, personal: true },
        { field: 'phone', kind: 'phone', readOnly: true, personal: true },
        { field: 'email', kind: 'email', readOnly: true, personal: true },
        { field: 'comment', kind: 'multiline', readOnly: true, personal: true, wide: true },
      ],
    },
    {
      key: 'info',
      fields: [
        { field: 'kind', kind: 'enum', of: 'RequestKind', readOnly: true },
        { field: 'status', kind: 'enum', of: 'RequestStatus', readOnly: true },
        { field: 'attempts', kind: 'number', readOnly: true },
        { field: 'lastCalledOn', kind: 'datetime', readOnly: true },
        { field: 'createdOn', kind: 'datetime', readOnly: true },
        { field: 'updatedOn', kind: 'datetime', readOnly: true },
      ],
    },
  ],
})
