import { modificationQuestionAnswerResource } from '@prilavok/contracts/admin'
import { detail, generated, nameOf, type ServerResource } from '../engine/server-resource'
import { startOf } from '../engine/text-start'

/** Questions and answers about modifications. Source: ADMIN-ENT-17. */
export const modificationQuestionAnswer: ServerResource = {
  resource: modificationQuestionAnswerResource,
  table: 'modification_question_answer',
  columns: generated({ modificationId: 'text', isPublished: 'bool' }),
  computed: { modificationName: nameOf('modification', detail('modificationId')) },
  search: ['question', 'answer'],
  required: ['modificationId', 'question'],
  references: { modificationId: 'modification' },
  preview: (record) => ({
    ...record,
    questionStart: startOf(record['question']),
    hasAnswer: Boolean(record['answer']),
  }),
}
