import { productCommentResource, productCommentStatusTransitions } from '@prilavok/contracts/admin'
import { detail, generated, moment, nameOf, type ServerResource } from '../engine/server-resource'
import { startOf } from '../engine/text-start'

/** What buyers say of products. Source: ADMIN-ENT-32. */
export const productComment: ServerResource = {
  resource: productCommentResource,
  table: 'product_comment',
  columns: {
    ...generated({ productId: 'text', status: 'text', score: 'number', isVerifiedPurchase: 'bool' }),
    createdUtc: moment('created_on'),
  },
  computed: { productName: nameOf('product', detail('productId')) },
  search: ['userName', 'text', 'productName'],
  required: ['productId', 'userName', 'text'],
  references: { productId: 'product', orderId: 'customer_order' },
  // What the shop's pages show of it, and what the staff write.
  personal: {
    permission: 'customer:read-personal-data',
    harmless: [
      'productId',
      'product',
      'productName',
      'orderId',
      'userName',
      'cityName',
      'text',
      'textStart',
      'advantages',
      'disadvantages',
      'pictures',
      'status',
      'answer',
      'answeredOn',
      'answeredBy',
      'moderationComment',
      'source',
      'createdUtc',
    ],
  },
  transitions: productCommentStatusTransitions,
  preview: (record) => ({
    ...record,
    textStart: startOf(record['text']),
    hasPictures: Array.isArray(record['pictures']) && record['pictures'].length > 0,
    hasAnswer: Boolean(record['answer']),
  }),
}
