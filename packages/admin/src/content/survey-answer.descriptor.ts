import { surveyAnswerResource } from '@prilavok/contracts/admin'
import { describeResource } from '../kit/describe/describe'
import { contentFieldsRu } from './content.fields.labels'
import { contentFieldsEn } from './content.fields.labels.en'

/** Survey answer: columns of the list, sections of the form. */
export const surveyAnswer = describeResource(surveyAnswerResource, {
  fieldNames: { ru: contentFieldsRu, en: contentFieldsEn },
  titleField: 'surveyTitle',
  quick: [],
  columns: [
    { field: 'surveyTitle', kind: 'text', width: 280, pin: 'start' },
    { field: 'optionName', kind: 'text', width: 180 },
    { field: 'pageUrl', kind: 'text', width: 180 },
    { field: 'createdOn', kind: 'datetime', width: 164 },
  ],
  sections: [],
})
