import { requestStateResource } from '@prilavok/contracts/admin'
import { describeResource } from '../kit/describe/describe'

/** States of requests: columns of the list, sections of the form. */
export const requestState = describeResource(requestStateResource, {
  fieldNames: { ru: { status: 'Что означает' }, en: { status: 'Meaning' } },
  titleField: 'name',
  quick: ['isActive', 'status'],
  columns: [
    { field: 'name', kind: 'text', width: 240, pin: 'start' },
    { field: 'status', kind: 'enum', of: 'RequestStatus', width: 160 },
    { field: 'displayOrder', kind: 'number', width: 104, inline: true },
    { field: 'isActive', kind: 'bool', width: 96, inline: true },
    { field: 'createdOn', kind: 'datetime', width: 164, hidden: true },
    { field: 'updatedOn', kind: 'datetime', width: 164 },
  ],
  sections: [
    {
      key: 'main',
      fields: [
        { field: 'name', kind: 'text', max: 200, required: true },
        { field: 'status', kind: 'enum', of: 'RequestStatus', required: true },
        { field: 'displayOrder', kind: 'number', required: true },
        { field: 'isActive', kind: 'bool' },
      ],
    },
    {
      key: 'info',
      fields: [
        { field: 'createdOn', kind: 'datetime', readOnly: true },
        { field: 'updatedOn', kind: 'datetime', readOnly: true },
      ],
    },
  ],
})
