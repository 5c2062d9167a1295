import {
  allowedAfter,
  productCommentStatusTransitions,
  storeFeedbackStatusTransitions,
  userProductQuestionStatusTransitions,
  type Transitions,
} from '@prilavok/contracts/admin'

/** What somebody decides on a record of a queue. */
export type Decision = 'publish' | 'reject' | 'answer'

type Fields = Readonly<Record<string, unknown>>

/** How the records of one resource are decided on. */
export interface Queue {
  /** The filters of what waits. */
  readonly waiting: Readonly<Record<string, readonly string[]>>
  /** The oldest first. */
  readonly sort: string
  /** The field of a row with the beginning of its text. */
  readonly rowText: string
  /** The field of the record with what was written. */
  readonly text: string
  readonly created: string
  /** Null where nobody rejects. */
  readonly statuses: Transitions | null
  /** Nothing is published without an answer. */
  readonly needsAnswer: boolean
}

const STATUSES = { publish: 'Published', reject: 'Rejected', answer: 'Answered' } as const

/** The queues by resource. */
export const queues: Readonly<Record<string, Queue>> = {
  productcomment: {
    waiting: { status: ['New', 'OnModeration'] },
    sort: 'createdUtc',
    rowText: 'textStart',
    text: 'text',
    created: 'createdUtc',
    statuses: productCommentStatusTransitions,
    needsAnswer: false,
  },
  'store-feedback': {
    waiting: { status: ['New', 'InWork'] },
    sort: 'createdOn',
    rowText: 'textStart',
    text: 'text',
    created: 'createdOn',
    statuses: storeFeedbackStatusTransitions,
    needsAnswer: false,
  },
  'user-product-questions': {
    waiting: { status: ['New', 'InWork'] },
    sort: 'createdOn',
    rowText: 'questionStart',
    text: 'question',
    created: 'createdOn',
    statuses: userProductQuestionStatusTransitions,
    needsAnswer: true,
  },
  'modification-question-answer': {
    waiting: { isPublished: ['false'] },
    sort: 'createdOn',
    rowText: 'questionStart',
    text: 'question',
    created: 'createdOn',
    statuses: null,
    needsAnswer: true,
  },
}

/** Why a decision is not open; null when it is. */
export type Blocked = { readonly why: 'answer' } | { readonly why: 'status'; readonly status: string } | null

/** The decisions that a queue knows. */
export const decisionsOf = ({ statuses }: Queue): readonly Decision[] =>
  statuses === null ? ['publish', 'answer'] : ['publish', 'reject', 'answer']

/** Whether a decision may be taken on a record as it is, with the answer that was typed. */
export function blockedBy(queue: Queue, record: Fields, decision: Decision, answer: string): Blocked {
  if (decision !== 'reject' && (queue.needsAnswer || decision === 'answer') && answer.trim() === '')
    return { why: 'answer' }
  const status = String(record['status'] ?? '')
  if (queue.statuses === null || !(queue.statuses.of.values as readonly string[]).includes(STATUSES[decision]))
    return null
  const isOpen = status === STATUSES[decision] || allowedAfter(queue.statuses, status).includes(STATUSES[decision])
  return isOpen ? null : { why: 'status', status }
}

/** The record after a decision; an answer goes with it. */
export function decided(queue: Queue, record: Fields, decision: Decision, answer: string): Fields {
  const answered = answer.trim() === '' || decision === 'reject' ? record : { ...record, answer: answer.trim() }
  if (queue.statuses === null)
    return { ...answered, isPublished: decision === 'publish' || record['isPublished'] === true }
  const hasStatus = (queue.statuses.of.values as readonly string[]).includes(STATUSES[decision])
  return hasStatus ? { ...answered, status: STATUSES[decision] } : answered
}
