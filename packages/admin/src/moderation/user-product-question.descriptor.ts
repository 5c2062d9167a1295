import { userProductQuestionResource } from '@prilavok/contracts/admin'
import { describeResource } from '../kit/describe/describe'
import { moderationFieldsRu } from './moderation.fields.labels'
import { moderationFieldsEn } from './moderation.fields.labels.en'

/** User product question: columns of the list, sections of the form. */
export const userProductQuestion = describeResource(userProductQuestionResource, {
  fieldNames: { ru: moderationFieldsRu, en: moderationFieldsEn },
  titleField: 'questionStart',
  quick: ['status', 'productId', 'hasAnswer'],
  screens: {
    list: () => import('./moderation-screen').then((module) => module.ModerationScreen),
  },
  columns: [
    { field: 'questionStart', kind: 'text', width: 280, pin: 'start' },
    { field: 'productName', kind: 'text', width: 180 },
    { field: 'userName', kind: 'text', width: 180 },
    { field: 'status', kind: 'enum', of: 'UserProductQuestionStatus', width: 176, inline: true },
    { field: 'hasAnswer', kind: 'bool', width: 96 },
    { field: 'createdOn', kind: 'datetime', width: 164 },
  ],
  sections: [
    {
      key: 'main',
      fields: [
        { field: 'productId', kind: 'ref', of: 'product', required: true },
        { field: 'question', kind: 'multiline', max: 2000, required: true, wide: true },
        { field: 'cityName', kind: 'text', max: 100 },
        { field: 'status', kind: 'enum', of: 'UserProductQuestionStatus', required: true },
        { field: 'answer', kind: 'multiline', max: 5000, wide: true },
        { field: 'sendAnswerByEmail', kind: 'bool' },
      ],
    },
    {
      key: 'people',
      fields: [
        { field: 'userName', kind: 'text', max: 100, required: true, personal: true },
        { field: 'phone', kind: 'phone', personal: true },
        { field: 'email', kind: 'email', personal: true },
      ],
    },
    {
      key: 'info',
      fields: [
        { field: 'product', kind: 'named', readOnly: true },
        { field: 'answeredOn', kind: 'datetime', readOnly: true },
        { field: 'answeredBy', kind: 'named', readOnly: true },
        { field: 'createdOn', kind: 'datetime', readOnly: true },
        { field: 'updatedOn', kind: 'datetime', readOnly: true },
      ],
    },
  ],
})
