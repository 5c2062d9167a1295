import { productCommentResource } from '@prilavok/contracts/admin'
import { describeResource } from '../kit/describe/describe'
import { moderationFieldsRu } from './moderation.fields.labels'
import { moderationFieldsEn } from './moderation.fields.labels.en'

/** Product comment: columns of the list, sections of the form. */
export const productComment = describeResource(productCommentResource, {
  fieldNames: { ru: moderationFieldsRu, en: moderationFieldsEn },
  titleField: 'textStart',
  quick: ['status', 'productId', 'hasPictures'],
  screens: {
    list: () => import('./moderation-screen').then((module) => module.ModerationScreen),
  },
  columns: [
    { field: 'textStart', kind: 'text', width: 280, pin: 'start' },
    { field: 'productName', kind: 'text', width: 180 },
    { field: 'userName', kind: 'text', width: 180 },
    { field: 'score', kind: 'number', width: 96 },
    { field: 'status', kind: 'enum', of: 'ProductCommentStatus', width: 176, inline: true },
    { field: 'hasPictures', kind: 'bool', width: 96 },
    { field: 'isVerifiedPurchase', kind: 'bool', width: 96 },
    { field: 'isBest', kind: 'bool', width: 96, inline: true },
    { field: 'hasAnswer', kind: 'bool', width: 96 },
    { field: 'createdUtc', kind: 'datetime', width: 164, hidden: true },
  ],
  sections: [
    {
      key: 'main',
      fields: [
        { field: 'productId', kind: 'ref', of: 'product', required: true },
        { field: 'orderId', kind: 'ref', of: 'order' },
        { field: 'cityName', kind: 'text', max: 100 },
        { field: 'score', kind: 'number', required: true },
        { field: 'text', kind: 'multiline', max: 5000, required: true, wide: true },
        { field: 'advantages', kind: 'multiline', max: 2000, wide: true },
        { field: 'disadvantages', kind: 'multiline', max: 2000, wide: true },
        { field: 'status', kind: 'enum', of: 'ProductCommentStatus', required: true },
        { field: 'isVerifiedPurchase', kind: 'bool' },
        { field: 'isBest', kind: 'bool' },
        { field: 'answer', kind: 'multiline', max: 5000, wide: true },
        { field: 'moderationComment', kind: 'multiline', max: 1000, wide: true },
        { field: 'source', kind: 'enum', of: 'CommentSource', required: true },
        { field: 'createdUtc', kind: 'datetime' },
      ],
    },
    {
      key: 'people',
      fields: [
        { field: 'userName', kind: 'text', max: 100, required: true, personal: true },
        { field: 'email', kind: 'email', personal: true },
        { field: 'phone', kind: 'phone', personal: true },
      ],
    },
    { key: 'pictures', fields: [{ field: 'pictures', kind: 'json', wide: true }] },
    {
      key: 'info',
      fields: [
        { field: 'product', kind: 'named', readOnly: true },
        { field: 'answeredOn', kind: 'datetime', readOnly: true },
        { field: 'answeredBy', kind: 'named', readOnly: true },
        { field: 'likes', kind: 'number', readOnly: true },
        { field: 'dislikes', kind: 'number', readOnly: true },
        { field: 'updatedOn', kind: 'datetime', readOnly: true },
      ],
    },
  ],
})
