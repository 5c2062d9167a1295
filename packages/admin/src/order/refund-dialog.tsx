import type { OrderEdition, OrderRefundRequest, OrderRefunds } from '@prilavok/contracts/admin'
import { Button } from '@prilavok/ui/button'
import { Dialog } from '@prilavok/ui/dialog'
import { useId, useRef, useState } from 'react'
import { LabelledInput } from '../kit/form/labelled-input'
import { numberFrom } from '../kit/lib/number-from'
import { useLabels } from '../kit/staff/staff-context'
import { useValues } from '../kit/values/use-values'
import { refundLabels } from './refund-words'

interface RefundDialogProps {
  readonly order: OrderEdition
  readonly refunds: OrderRefunds
  readonly onClose: () => void
  /** Resolves with what went wrong. */
  readonly onRefund: (request: OrderRefundRequest) => Promise<string | null>
}

const WAYS = ['whole', 'byLines', 'sum'] as const

/** How many pieces of a line money can still go back for. */
const leftOf = ({ items }: OrderRefunds, id: string, quantity: number) =>
  quantity -
  items
    .filter(({ state }) => state !== 'Failed' && state !== 'Declined')
    .flatMap(({ lines }) => lines)
    .filter((line) => line.id === id)
    .reduce((sum, line) => sum + line.quantity, 0)

/** Asks what goes back and why: all of it, pieces of lines, or a sum. */
export function RefundDialog({ order, refunds, onClose, onRefund }: RefundDialogProps) {
  const words = useLabels(refundLabels)
  const { cancel } = useLabels('staff')
  const { money } = useValues()
  const [way, setWay] = useState<(typeof WAYS)[number]>('whole')
  const [pieces, setPieces] = useState<Readonly<Record<string, number>>>({})
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState('')
  const [isTouched, setTouched] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const { refundable, approveFrom } = refunds
  const lines = order.items.flatMap((line) => {
    const left = line.id == null ? 0 : leftOf(refunds, line.id, line.quantity)
    return left > 0 && line.id != null ? [{ ...line, id: line.id, left }] : []
  })
  const ofLines = lines.reduce((sum, line) => sum + (line.discountPrice ?? line.price) * (pieces[line.id] ?? 0), 0)
  const amount =
    way === 'whole' ? refundable : way === 'byLines' ? Math.round(ofLines * 100) / 100 : (numberFrom(typed) ?? 0)
  const isWaiting = approveFrom != null && amount >= approveFrom
  const isMissing = isTouched && reason.trim() === ''
  const send = async () => {
    setTouched(true)
    if (reason.trim() === '') return input.current?.focus()
    setBusy(true)
    const wanted = lines.flatMap((line) =>
      (pieces[line.id] ?? 0) > 0 ? [{ id: line.id, quantity: pieces[line.id] ?? 0 }] : [],
    )
    const wrong = await onRefund({
      amount: way === 'sum' ? amount : null,
      lines: way === 'byLines' ? wanted : [],
      reason: reason.trim(),
    })
    setBusy(false)
    setFailure(wrong)
    if (wrong === null) onClose()
  }
  return (
    <Dialog
      id={`pk-staff-refund${id}`}
      open
      size="small"
      title={words.title}
      onClose={onClose}
      initialFocus={input}
      footer={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button
            variant="primary"
            busy={isBusy}
            disabled={!(amount > 0) || amount > refundable}
            onClick={() => void send()}
          >
            {isWaiting ? words.ask(money(amount)) : words.send(money(amount))}
          </Button>
        </>
      }
    >
      <div className="pk-staff-sign-in">
        <div role="radiogroup" aria-label={words.title} className="pk-staff-refund__ways">
          {WAYS.map((each) => (
            <label key={each} className="pk-staff-check">
              <input type="radio" name={`${id}-way`} checked={way === each} onChange={() => setWay(each)} />
              {each === 'whole' ? words.whole(money(refundable)) : words[each]}
            </label>
          ))}
        </div>
        {way === 'byLines' &&
          lines.map((line) => (
            <LabelledInput
              key={line.id}
              label={words.pieces(line.name, line.left)}
              inputMode="numeric"
              value={String(pieces[line.id] ?? 0)}
              onText={(text) =>
                setPieces({ ...pieces, [line.id]: Math.min(line.left, Math.max(0, Math.trunc(numberFrom(text) ?? 0))) })
              }
            />
          ))}
        {way === 'sum' && <LabelledInput label={words.amount} inputMode="decimal" value={typed} onText={setTyped} />}
        <LabelledInput
          ref={input}
          label={words.reason}
          maxLength={500}
          value={reason}
          onText={setReason}
          error={isMissing ? words.reasonMissing : null}
        />
        {isWaiting && <p className="pk-staff-note">{words.approval(money(approveFrom))}</p>}
        {failure !== null && (
          <p className="pk-staff-field__error" role="alert">
            {failure}
          </p>
        )}
      </div>
    </Dialog>
  )
}
