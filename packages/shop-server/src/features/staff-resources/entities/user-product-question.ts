import { userProductQuestionResource, userProductQuestionStatusTransitions } from '@prilavok/contracts/admin'
import { detail, generated, nameOf, type ServerResource } from '../engine/server-resource'
import { startOf } from '../engine/text-start'

/** What buyers ask about products. Source: ADMIN-ENT-35, ADMIN-ENT-36. */
export const userProductQuestion: ServerResource = {
  resource: userProductQuestionResource,
  table: 'user_product_question',
  columns: generated({ productId: 'text', status: 'text' }),
  computed: { productName: nameOf('product', detail('productId')) },
  search: ['userName', 'question', 'productName'],
  required: ['productId', 'userName', 'question'],
  references: { productId: 'product' },
  // What the shop's pages show of it, and what the staff write.
  personal: {
    permission: 'customer:read-personal-data',
    harmless: [
      'productId',
      'product',
      'productName',
      'userName',
      'question',
      'questionStart',
      'cityName',
      'status',
      'answer',
      'answeredOn',
      'answeredBy',
    ],
  },
  transitions: userProductQuestionStatusTransitions,
  preview: (record) => ({
    ...record,
    questionStart: startOf(record['question']),
    hasAnswer: Boolean(record['answer']),
  }),
}
