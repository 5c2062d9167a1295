import { storeFeedbackResource, storeFeedbackStatusTransitions } from '@prilavok/contracts/admin'
import { generated, type ServerResource } from '../engine/server-resource'
import { startOf } from '../engine/text-start'

/** What buyers say of the shop. Source: ADMIN-ENT-33. */
export const storeFeedback: ServerResource = {
  resource: storeFeedbackResource,
  table: 'store_feedback',
  columns: generated({ status: 'text', score: 'number' }),
  search: ['userName', 'text', 'orderNumber'],
  required: ['userName', 'text'],
  // What the shop's pages show of it, and what the staff write.
  personal: {
    permission: 'customer:read-personal-data',
    harmless: [
      'userName',
      'cityName',
      'orderNumber',
      'text',
      'textStart',
      'status',
      'answer',
      'answeredOn',
      'answeredBy',
      'staffComment',
    ],
  },
  transitions: storeFeedbackStatusTransitions,
  preview: (record) => ({ ...record, textStart: startOf(record['text']), hasAnswer: Boolean(record['answer']) }),
}
