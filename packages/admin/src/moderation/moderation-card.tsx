import { safeLink } from '@prilavok/core'
import { Button } from '@prilavok/ui/button'
import { useId, type RefObject } from 'react'
import { LetterKey } from '../kit/keys/letter-key'
import { useStaff, useLabels } from '../kit/staff/staff-context'
import type { Row } from '../kit/lists/use-rows'
import type { ReadRecord } from '../kit/records/save-record'
import { isPlain, own } from '../kit/records/same-value'
import type { Descriptor } from '../kit/describe/descriptor.types'
import { CellValue } from '../kit/values/cell-value'
import { Facts } from '../kit/screen/card'
import { PhoneLink } from '../kit/values/phone-link'
import { useValues } from '../kit/values/use-values'
import { moderationRu } from './moderation.labels'
import { moderationEn } from './moderation.labels.en'
import { blockedBy, decisionsOf, type Decision, type Queue } from './queues'

interface ModerationCardProps {
  readonly descriptor: Descriptor
  readonly queue: Queue
  readonly record: ReadRecord
  /** The row of the list, which names what the record is about. */
  readonly row: Row
  readonly mayDecide: boolean
  readonly answer: string
  readonly onAnswer: (answer: string) => void
  readonly onDecide: (decision: Decision) => void
  readonly answerField: RefObject<HTMLTextAreaElement | null>
}

const KEYS = { publish: 'P', reject: 'X', answer: 'A' } as const satisfies Readonly<Record<Decision, string>>
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

function Pictures({ value }: { readonly value: unknown }) {
  if (!Array.isArray(value) || value.length === 0) return null
  return (
    <ul className="pk-staff-queue__pictures">
      {value.map((each: unknown, at) => {
        const path = isPlain(each) ? (own(each, 'previewPath') ?? own(each, 'path')) : each
        const address = safeLink(textOf(path), location.origin)
        return <li key={at}>{address !== null && <img src={address} alt="" loading="lazy" />}</li>
      })}
    </ul>
  )
}

/** What somebody wrote, who they are, and what can be decided on it. */
export function ModerationCard(props: ModerationCardProps) {
  const { descriptor, queue, record, row, mayDecide, answer, onAnswer, onDecide, answerField } = props
  const { links } = useStaff()
  const words = useLabels({ ru: moderationRu, en: moderationEn })
  const { moment, title, number } = useValues()
  const id = useId()
  const { fields } = record
  const status = textOf(own(fields, 'status'))
  const of = queue.statuses?.of.name
  const modification = own(fields, 'modificationId')
  const product = own(fields, 'productId')
  const score = own(fields, 'score')
  const blocks = decisionsOf(queue).map((decision) => ({
    decision,
    block: blockedBy(queue, fields, decision, decision === 'answer' ? 'open' : answer),
  }))
  const reason = blocks.find(({ block }) => block !== null)?.block ?? null
  return (
    <article className="pk-staff-queue__card" aria-label={textOf(own(fields, queue.text)).slice(0, 80)}>
      <p className="pk-staff-queue__who">
        <strong>{textOf(own(fields, 'userName')) || textOf(own(fields, 'authorName'))}</strong>
        <time dateTime={textOf(own(fields, queue.created))}>{moment(textOf(own(fields, queue.created)))}</time>
        {of !== undefined && <CellValue value={status} kind={{ kind: 'enum', of }} />}
        {own(fields, 'isVerifiedPurchase') === true && <span className="pk-staff-badge">{words.verified}</span>}
      </p>
      <p className="pk-staff-queue__text">{textOf(own(fields, queue.text))}</p>
      <Pictures value={own(fields, 'pictures')} />
      <Facts
        items={[
          [words.score, typeof score === 'number' && `${number(score)} / 5`],
          [words.advantages, textOf(own(fields, 'advantages'))],
          [words.disadvantages, textOf(own(fields, 'disadvantages'))],
          [
            words.product,
            typeof product === 'string' && (
              <a key="product" href={links.record('product', product)}>
                {textOf(row['productName']) || product}
              </a>
            ),
          ],
          [
            words.modification,
            typeof modification === 'string' && (
              <a key="modification" href={links.record('modification', modification)}>
                {textOf(row['modificationName']) || modification}
              </a>
            ),
          ],
          [words.order, textOf(own(fields, 'orderNumber'))],
          [words.city, textOf(own(fields, 'cityName'))],
          [words.phone, textOf(own(fields, 'phone')) && <PhoneLink key="phone" value={textOf(own(fields, 'phone'))} />],
          [words.email, textOf(own(fields, 'email'))],
        ]}
      />
      {mayDecide && (
        <>
          <label className="pk-staff-field">
            <span className="pk-staff-field__name">{words.answerLabel}</span>
            <textarea
              ref={answerField}
              className="pk-staff-input"
              rows={4}
              maxLength={5000}
              value={answer}
              onChange={(event) => onAnswer(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || answer.trim() === '') return
                event.preventDefault()
                onDecide('answer')
              }}
            />
          </label>
          <div className="pk-staff-choices">
            {blocks.map(({ decision, block }) => (
              <Button
                key={decision}
                size="small"
                variant={decision === 'publish' ? 'primary' : 'secondary'}
                disabled={block !== null}
                aria-describedby={block === null ? undefined : id}
                onClick={() => onDecide(decision)}
              >
                {decision === 'answer' && answer.trim() !== '' ? words.sendAnswer : words[decision]}
                <LetterKey letter={KEYS[decision]} />
              </Button>
            ))}
            {reason !== null && (
              <span className="pk-staff-note" id={id}>
                {reason.why === 'answer' ? words.answerFirst : words.notAllowed(title(of ?? '', reason.status))}
              </span>
            )}
            <span className="pk-staff-table__gap" />
            <a href={links.record(descriptor.resource.key, String(own(fields, 'id')))}>{words.open}</a>
          </div>
        </>
      )}
    </article>
  )
}
