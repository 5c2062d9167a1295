import { surveyResource } from '@prilavok/contracts/admin'
import { countOf, generated, type ServerResource } from '../engine/server-resource'

/** Questions that the shop asks its visitors. Source: ADMIN-ENT-37. */
export const survey: ServerResource = {
  resource: surveyResource,
  table: 'survey',
  columns: generated({ shortTitle: 'text', isActive: 'bool' }),
  computed: { answersCount: countOf('survey_answer', 'survey_id') },
  search: ['shortTitle', 'detailedTitle'],
  required: ['shortTitle'],
  preview: (record) => ({ ...record, optionsCount: Array.isArray(record['options']) ? record['options'].length : 0 }),
}
