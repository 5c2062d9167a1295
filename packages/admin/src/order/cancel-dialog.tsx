import { orderCancelReasonValues } from '@prilavok/contracts/admin'
import { Button } from '@prilavok/ui/button'
import { Dialog } from '@prilavok/ui/dialog'
import { useId, useRef, useState } from 'react'
import { useLabels } from '../kit/staff/staff-context'
import { useValues } from '../kit/values/use-values'
import { orderLabels } from './order-words'

interface CancelDialogProps {
  readonly number: string
  readonly onClose: () => void
  /** What would go back at once, in words; null where there is nothing, or who cancels may not give it back. */
  readonly refundText?: string | null
  readonly onCancel: (reason: string, comment: string, isRefunded: boolean) => void
}

/** Asks why an order is cancelled: without a reason the server refuses. */
export function CancelDialog({ number, refundText = null, onClose, onCancel }: CancelDialogProps) {
  const words = useLabels(orderLabels)
  const { cancel } = useLabels('staff')
  const { title } = useValues()
  const [reason, setReason] = useState('')
  const [comment, setComment] = useState('')
  const [isRefunded, setRefunded] = useState(true)
  const [isTouched, setTouched] = useState(false)
  const select = useRef<HTMLSelectElement>(null)
  const id = useId()
  const isMissing = isTouched && reason === ''
  const finish = () => {
    setTouched(true)
    if (reason === '') select.current?.focus()
    else onCancel(reason, comment.trim(), refundText !== null && isRefunded)
  }
  return (
    <Dialog
      id={`pk-staff-cancel${id}`}
      open
      size="small"
      title={words.cancelTitle(number)}
      onClose={onClose}
      initialFocus={select}
      footer={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button variant="primary" onClick={finish}>
            {words.cancelOrder}
          </Button>
        </>
      }
    >
      <div className="pk-staff-sign-in">
        <div className="pk-staff-field">
          <label className="pk-staff-field__name" htmlFor={`${id}-reason`}>
            {words.cancelReason}
          </label>
          <select
            ref={select}
            id={`${id}-reason`}
            className="pk-staff-input"
            value={reason}
            aria-invalid={isMissing || undefined}
            aria-describedby={isMissing ? `${id}-error` : undefined}
            onChange={(event) => setReason(event.target.value)}
          >
            <option value="">—</option>
            {orderCancelReasonValues.values.map((each) => (
              <option key={each} value={each}>
                {title('OrderCancelReason', each)}
              </option>
            ))}
          </select>
          {isMissing && (
            <p className="pk-staff-field__error" id={`${id}-error`}>
              {words.cancelReasonMissing}
            </p>
          )}
        </div>
        <label className="pk-staff-field">
          <span className="pk-staff-field__name">{words.cancelComment}</span>
          <textarea
            className="pk-staff-input"
            rows={3}
            maxLength={2000}
            value={comment}
            onChange={(event) => setComment(event.target.value)}
          />
        </label>
        {refundText !== null && (
          <label className="pk-staff-check">
            <input type="checkbox" checked={isRefunded} onChange={(event) => setRefunded(event.target.checked)} />
            {refundText}
          </label>
        )}
      </div>
    </Dialog>
  )
}
