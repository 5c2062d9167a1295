import { logResource } from '@prilavok/contracts/admin'
import { describeResource } from '../kit/describe/describe'
import { logFieldsRu } from './log.fields.labels'
import { logFieldsEn } from './log.fields.labels.en'

/** Log: columns of the list, sections of the form. */
export const log = describeResource(logResource, {
  fieldNames: { ru: logFieldsRu, en: logFieldsEn },
  titleField: 'message',
  // Somebody signs in all day long: that is looked at by itself.
  opensWith: { isSignIn: ['false'] },
  quick: ['level', 'isSignIn', 'traceId', 'createdOn'],
  card: { badge: 'level', fields: ['createdOn', 'source', 'traceId'] },
  columns: [
    { field: 'createdOn', kind: 'datetime', width: 164, pin: 'start' },
    { field: 'level', kind: 'enum', of: 'LogLevel', width: 150 },
    { field: 'message', kind: 'text', width: 420 },
    { field: 'traceId', kind: 'text', width: 220, leads: true },
    { field: 'source', kind: 'text', width: 180 },
    { field: 'exception', kind: 'text', width: 180 },
    { field: 'url', kind: 'text', width: 180 },
    { field: 'userName', kind: 'text', width: 180 },
    { field: 'data', kind: 'json', width: 160 },
  ],
  sections: [],
})
