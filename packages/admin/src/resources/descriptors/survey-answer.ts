import { surveyAnswerResource } from '@prilavok/contracts/admin'
import { describeResource } from '../describe'

/** Survey answer: columns of the list, sections of the form. */
export const surveyAnswer = describeResource(surveyAnswerResource, {
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
