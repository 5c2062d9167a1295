import { requestReasonResource } from '@prilavok/contracts/admin'
import { describeResource } from '../kit/describe/describe'

/** Request reasons: columns of the list, sections of the form. */
export const requestReason = describeResource(requestReasonResource, {
  titleField: 'name',
  quick: ['isActive'],
  columns: [
    { field: 'name', kind: 'text', width: 280, pin: 'start' },
    { field: 'isActive', kind: 'bool', width: 96, inline: true },
    { field: 'createdOn', kind: 'datetime', width: 164 },
    { field: 'updatedOn', kind: 'datetime', width: 164, hidden: true },
  ],
  sections: [
    {
      key: 'main',
      fields: [
        { field: 'name', kind: 'text', max: 200, required: true },
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
