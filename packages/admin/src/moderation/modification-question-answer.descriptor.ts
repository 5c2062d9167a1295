import { modificationQuestionAnswerResource } from '@prilavok/contracts/admin'
import { describeResource } from '../kit/describe/describe'
import { moderationFieldsRu } from './moderation.fields.labels'
import { moderationFieldsEn } from './moderation.fields.labels.en'

/** Modification question answer: columns of the list, sections of the form. */
export const modificationQuestionAnswer = describeResource(modificationQuestionAnswerResource, {
  fieldNames: { ru: moderationFieldsRu, en: moderationFieldsEn },
  titleField: 'questionStart',
  quick: ['modificationId', 'hasAnswer', 'isPublished'],
  screens: {
    list: () => import('./moderation-screen').then((module) => module.ModerationScreen),
  },
  columns: [
    { field: 'questionStart', kind: 'text', width: 280, pin: 'start' },
    { field: 'modificationName', kind: 'text', width: 180 },
    { field: 'hasAnswer', kind: 'bool', width: 96 },
    { field: 'isPublished', kind: 'bool', width: 96 },
    { field: 'createdOn', kind: 'datetime', width: 164 },
  ],
  sections: [
    {
      key: 'main',
      fields: [
        { field: 'modificationId', kind: 'ref', of: 'modification', required: true },
        { field: 'question', kind: 'multiline', max: 2000, required: true, wide: true },
        { field: 'answer', kind: 'multiline', max: 5000, wide: true },
        { field: 'authorName', kind: 'text', max: 100 },
        { field: 'isPublished', kind: 'bool' },
        { field: 'displayOrder', kind: 'number' },
      ],
    },
    {
      key: 'info',
      fields: [
        { field: 'modification', kind: 'named', readOnly: true },
        { field: 'createdOn', kind: 'datetime', readOnly: true },
        { field: 'updatedOn', kind: 'datetime', readOnly: true },
      ],
    },
  ],
})
