import { storeFeedbackResource } from '@prilavok/contracts/admin'
import { describeResource } from '../kit/describe/describe'
import { moderationFieldsRu } from './moderation.fields.labels'
import { moderationFieldsEn } from './moderation.fields.labels.en'

/** Store feedback: columns of the list, sections of the form. */
export const storeFeedback = describeResource(storeFeedbackResource, {
  fieldNames: { ru: moderationFieldsRu, en: moderationFieldsEn },
  titleField: 'textStart',
  quick: ['status', 'hasAnswer'],
  screens: {
    list: () => import('./moderation-screen').then((module) => module.ModerationScreen),
  },
  columns: [
    { field: 'textStart', kind: 'text', width: 280, pin: 'start' },
    { field: 'userName', kind: 'text', width: 180 },
    { field: 'score', kind: 'number', width: 96 },
    { field: 'status', kind: 'enum', of: 'StoreFeedbackStatus', width: 176, inline: true },
    { field: 'orderNumber', kind: 'text', width: 180 },
    { field: 'hasAnswer', kind: 'bool', width: 96 },
    { field: 'createdOn', kind: 'datetime', width: 164 },
  ],
  sections: [
    {
      key: 'main',
      fields: [
        { field: 'cityName', kind: 'text', max: 100 },
        { field: 'orderNumber', kind: 'text', max: 50 },
        { field: 'score', kind: 'number' },
        { field: 'text', kind: 'multiline', max: 5000, required: true, wide: true },
        { field: 'status', kind: 'enum', of: 'StoreFeedbackStatus', required: true },
        { field: 'answer', kind: 'multiline', max: 5000, wide: true },
        { field: 'staffComment', kind: 'multiline', max: 2000, wide: true },
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
        { field: 'answeredOn', kind: 'datetime', readOnly: true },
        { field: 'answeredBy', kind: 'named', readOnly: true },
        { field: 'createdOn', kind: 'datetime', readOnly: true },
        { field: 'updatedOn', kind: 'datetime', readOnly: true },
      ],
    },
  ],
})
