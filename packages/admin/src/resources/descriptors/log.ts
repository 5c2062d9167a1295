import { logResource } from '@prilavok/contracts/admin'
import { describeResource } from '../describe'

/** Log: columns of the list, sections of the form. */
export const log = describeResource(logResource, {
  group: 'system',
  titleField: 'message',
  quick: ['level', 'createdOn'],
  columns: [
    { field: 'message', kind: 'text', width: 280, pin: 'start' },
    { field: 'createdOn', kind: 'datetime', width: 164 },
    { field: 'level', kind: 'enum', of: 'LogLevel', width: 176 },
    { field: 'source', kind: 'text', width: 180 },
    { field: 'exception', kind: 'text', width: 180 },
    { field: 'url', kind: 'text', width: 180 },
    { field: 'userName', kind: 'text', width: 180 },
    { field: 'traceId', kind: 'text', width: 180 },
    { field: 'data', kind: 'json', width: 160 },
  ],
  sections: [],
})
