import { MOST_SMS_PARTS, type OrderEdition } from '@prilavok/contracts/admin'
import { Button } from '@prilavok/ui/button'
import { Dialog } from '@prilavok/ui/dialog'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { messageOf } from '../kit/client/failures'
import { LabelledInput } from '../kit/form/labelled-input'
import { useLabels } from '../kit/staff/staff-context'
import { useValues } from '../kit/values/use-values'
import { beginningOf, judged, ownText, requestOf, waysOf, withTemplate, type MessageDraft } from './message-draft'
import { messageLabels } from './message-words'
import { useMessage } from './use-message'

interface MessageDialogProps {
  readonly order: Pick<OrderEdition, 'id' | 'number'>
  /** The text that it begins with, in place of the first one of the shop. */
  readonly begun?: Pick<MessageDraft, 'subject' | 'text'>
  readonly onClose: () => void
}

/** A mail or an SMS to the buyer of an order: a text of the shop, filled from the order, that is looked over before it goes out. */
export function MessageDialog({ order, begun, onClose }: MessageDialogProps) {
  const words = useLabels(messageLabels)
  const { cancel } = useLabels('staff')
  const { phone } = useValues()
  const id = useId()
  const { offer, loadFailure, isBusy, failure, send } = useMessage(String(order.id ?? ''), onClose)
  const [written, setWritten] = useState<MessageDraft | null>(null)
  const area = useRef<HTMLTextAreaElement>(null)
  const ways = offer === null ? [] : waysOf(offer)
  const draft = offer === null ? null : (written ?? (begun === undefined ? beginningOf(offer) : ownText(offer, begun)))
  const told = draft === null ? null : judged(draft)
  const change = (part: Partial<MessageDraft>) => draft !== null && setWritten({ ...draft, ...part })
  const wayOf = ({ channel, to }: { readonly channel: string; readonly to: string }) =>
    channel === 'Sms' ? words.way(words.sms, phone(to)) : words.way(words.email, to)
  const submit = () => {
    const way = ways.find(({ channel }) => channel === draft?.channel)
    if (draft === null || way === undefined || told?.isReady !== true) area.current?.focus()
    else void send(requestOf(draft), wayOf(way))
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    const isInput = event.target instanceof HTMLInputElement
    const isSending = event.ctrlKey || event.metaKey
    // A line of text would send the form of the order around the dialog.
    if (isInput || isSending) event.preventDefault()
    if (isSending) submit()
  }
  return (
    <Dialog
      id={`pk-staff-message${id}`}
      open
      title={words.title(order.number)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          {ways.length > 0 && (
            <Button variant="primary" busy={isBusy} looksDisabled={told?.isReady !== true} onClick={submit}>
              {words.send} <kbd>Ctrl+Enter</kbd>
            </Button>
          )}
        </>
      }
    >
      {loadFailure !== null && <p role="alert">{messageOf(loadFailure)}</p>}
      {offer === null && loadFailure === null && <p role="status">{words.loading}</p>}
      {offer !== null && ways.length === 0 && <p role="alert">{words.noWay}</p>}
      {offer !== null && draft !== null && told !== null && ways.length > 0 && (
        <div className="pk-staff-sign-in" role="group" aria-label={words.title(order.number)} onKeyDown={press}>
          <label className="pk-staff-field">
            <span className="pk-staff-field__name">{words.template}</span>
            <select
              className="pk-staff-input"
              value={draft.templateId}
              onChange={(event) => setWritten(withTemplate(draft, offer, event.target.value))}
            >
              {offer.messages.map((each) => (
                <option key={each.templateId} value={each.templateId}>
                  {each.name}
                </option>
              ))}
              <option value="">{words.own}</option>
            </select>
          </label>
          <div role="radiogroup" aria-label={words.channel} className="pk-staff-refund__ways">
            {ways.map((way) => (
              <label key={way.channel} className="pk-staff-check">
                <input
                  type="radio"
                  name={`${id}-channel`}
                  checked={draft.channel === way.channel}
                  onChange={() => change({ channel: way.channel })}
                />
                <span translate="no">{wayOf(way)}</span>
              </label>
            ))}
          </div>
          {!told.isSms && (
            <LabelledInput
              label={words.subject}
              maxLength={200}
              value={draft.subject}
              onText={(subject) => change({ subject })}
            />
          )}
          <label className="pk-staff-field">
            <span className="pk-staff-field__name">{words.text}</span>
            <textarea
              ref={area}
              className="pk-staff-input"
              rows={6}
              maxLength={2000}
              value={draft.text}
              aria-describedby={`${id}-notes`}
              aria-invalid={told.unfilled.length > 0 || told.isLong || undefined}
              onChange={(event) => change({ text: event.target.value })}
            />
          </label>
          <div id={`${id}-notes`} role="status">
            {told.isSms && !told.isLong && (
              <p className="pk-staff-note">{words.length(draft.text.length, told.parts)}</p>
            )}
            {told.isLong && <p className="pk-staff-field__error">{words.tooLong(MOST_SMS_PARTS)}</p>}
            {told.unfilled.length > 0 && (
              <p className="pk-staff-field__error">{words.missing(told.unfilled.join(', '))}</p>
            )}
          </div>
          {failure !== null && (
            <p className="pk-staff-field__error" role="alert">
              {failure}
            </p>
          )}
        </div>
      )}
    </Dialog>
  )
}
