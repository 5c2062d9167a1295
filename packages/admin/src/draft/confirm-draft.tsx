import { confirmOrderInProcess, type OrderInProcessEdition } from '@prilavok/contracts/admin'
import { Button, ButtonLink } from '@prilavok/ui/button'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import { useCan, useStaff, useLabels } from '../kit/staff/staff-context'
import { failureOf } from '../kit/client/failures'
import { own, isPlain } from '../kit/records/same-value'
import { Card } from '../kit/screen/card'
import { useValues } from '../kit/values/use-values'
import { missingParts, partOfPointer, type DraftPart } from './draft-parts'
import { draftLabels } from './draft-words'

interface ConfirmDraftProps {
  readonly draft: OrderInProcessEdition
  /** Something typed is not saved yet: that would not be in the order. */
  readonly isChanged?: boolean
  /** Shows a part of the draft and gives it the focus. */
  readonly onPart: (part: DraftPart) => void
}

function PartLinks({
  parts,
  onPart,
}: {
  readonly parts: readonly DraftPart[]
  readonly onPart: (part: DraftPart) => void
}) {
  const words = useLabels(draftLabels)
  return [...new Set(parts)].map((part) => (
    <button key={part} type="button" className="pk-staff-small" onClick={() => onPart(part)}>
      {words.toPart(words[part])}
    </button>
  ))
}

/** Why the server has refused, in words that say what to do. */
function Refusal({ thrown, onPart }: { readonly thrown: unknown; readonly onPart: ConfirmDraftProps['onPart'] }) {
  const words = useLabels(draftLabels)
  const { money } = useValues()
  const failure = failureOf(thrown)
  const errors = failure?.problem?.errors ?? []
  const current = failure?.problem?.current
  const now = isPlain(current) ? own(current, 'total') : undefined
  const explained: Readonly<Record<string, string>> = {
    'price-changed': words.priceChanged,
    'order-already-created': words.alreadyOrdered,
  }
  const parts = errors.flatMap(({ pointer }) => partOfPointer(pointer) ?? [])
  return (
    <div className="pk-staff-problems" role="alert">
      <strong>{words.refused}</strong>
      {errors.length > 0 ? (
        errors.map(({ pointer, message }) => <p key={`${pointer}${message}`}>{message}</p>)
      ) : (
        <p>{explained[failure?.code ?? ''] ?? failure?.message ?? String(thrown)}</p>
      )}
      {typeof now === 'number' && <p>{words.priceNow(money(now))}</p>}
      <PartLinks parts={failure?.code === 'price-changed' ? ['cart'] : parts} onPart={onPart} />
    </div>
  )
}

/** Confirms a draft for its buyer; one key per intention, so that a repeat makes no second order (ADMIN-ACT-09). */
export function ConfirmDraft({ draft, isChanged = false, onPart }: ConfirmDraftProps) {
  const { client, links, notify } = useStaff()
  const can = useCan()
  const words = useLabels(draftLabels)
  const queries = useQueryClient()
  const key = useRef(globalThis.crypto.randomUUID())
  const id = useId()
  const confirm = useMutation({
    mutationFn: () =>
      client.call(
        confirmOrderInProcess,
        { params: { id: draft.id ?? '' } },
        { idempotencyKey: key.current, isQuiet: true },
      ),
    onSuccess: ({ orderNumber }) => {
      notify({ text: words.confirmed(orderNumber), tone: 'success' })
      for (const of of ['order', 'orderInProcess']) {
        void queries.invalidateQueries({ queryKey: ['list', of] })
        void queries.invalidateQueries({ queryKey: ['count', of] })
      }
      void queries.invalidateQueries({ queryKey: ['draft', draft.id] })
    },
    // A refusal is an answer: the next press is a new intention, about a draft that has changed meanwhile.
    onError: (thrown) => {
      if (failureOf(thrown)?.status != null) key.current = globalThis.crypto.randomUUID()
    },
  })
  const orderId = draft.createdOrderId ?? confirm.data?.orderId
  if (orderId !== undefined && orderId !== null)
    return (
      <Card title={confirm.data === undefined ? words.made : words.confirmed(confirm.data.orderNumber)}>
        <p>
          {can('order', 'read') ? (
            <ButtonLink size="small" variant="primary" href={links.record('order', String(orderId))}>
              {words.openOrder}
            </ButtonLink>
          ) : (
            orderId
          )}
        </p>
      </Card>
    )
  const mayConfirm = can('order-in-process', 'confirm')
  return (
    <Card title={words.problems}>
      {draft.problems.length === 0 ? (
        <p className="pk-staff-good">{words.noProblems}</p>
      ) : (
        <>
          <ul className="pk-staff-bullets" id={id}>
            {draft.problems.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
          <p className="pk-staff-draft__links">
            <PartLinks parts={missingParts(draft)} onPart={onPart} />
          </p>
        </>
      )}
      {confirm.isError && <Refusal thrown={confirm.error} onPart={onPart} />}
      {mayConfirm && (
        <p className="pk-staff-draft__links">
          <Button
            variant="primary"
            size="small"
            busy={confirm.isPending}
            disabled={!draft.canConfirm || isChanged}
            aria-describedby={draft.canConfirm ? undefined : id}
            onClick={() => confirm.mutate()}
          >
            {words.confirm}
          </Button>
          {isChanged ? (
            <span className="pk-staff-note">{words.saveFirst}</span>
          ) : (
            !draft.canConfirm && <span className="pk-staff-note">{words.blocked}</span>
          )}
        </p>
      )}
    </Card>
  )
}
