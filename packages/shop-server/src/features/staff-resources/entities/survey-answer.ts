import { surveyAnswerResource } from '@prilavok/contracts/admin'
import { detail, generated, nameOf, type ServerResource } from '../engine/server-resource'

/** What visitors chose. Source: ADMIN-ENT-38. */
export const surveyAnswer: ServerResource = {
  resource: surveyAnswerResource,
  table: 'survey_answer',
  columns: generated({ surveyId: 'text', optionId: 'text' }),
  computed: { surveyTitle: nameOf('survey', detail('surveyId'), 'short_title') },
  search: ['optionName'],
}
