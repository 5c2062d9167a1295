import type { OrderEdition } from '@prilavok/contracts/admin'
import { Button, ButtonLink } from '@prilavok/ui/button'
import { Suspense, useRef, useState } from 'react'
import { LetterKey } from '../kit/keys/letter-key'
import { useLetterKey } from '../kit/keys/use-letter-key'
import { lazyComponent } from '../kit/staff/lazy-component'
import { useCan, useStaff, useLabels } from '../kit/staff/staff-context'
import { CellValue } from '../kit/values/cell-value'
import { personName } from '../kit/values/person-name'
import { useToday } from '../kit/values/use-today'
import { useValues } from '../kit/values/use-values'
import { callCardRu } from './call-card.labels'
import { callCardEn } from './call-card.labels.en'
import { documentsRu } from './documents.labels'
import { documentsEn } from './documents.labels.en'
import { messageLabels } from './message-words'
import { isOverdue } from './order-tabs'
import { orderLabels } from './order-words'

const DocumentsMenu = lazyComponent(() => import('./documents-menu').then((module) => module.DocumentsMenu))
const MessageDialog = lazyComponent(() => import('./message-dialog').then((module) => module.MessageDialog))

/** What is done with an order besides changing it: papers, a message, a copy, the card of a call. */
function OrderActions({ order, onCall }: OrderHeaderProps) {
  const words = useLabels(orderLabels)
  const call = useLabels({ ru: callCardRu, en: callCardEn })
  const documents = useLabels({ ru: documentsRu, en: documentsEn })
  const message = useLabels(messageLabels)
  const { hasLetterKeys, links } = useStaff()
  const can = useCan()
  const [open, setOpen] = useState<'documents' | 'message' | null>(null)
  const papers = useRef<HTMLButtonElement>(null)
  const mayPrint = can('customer', 'read-personal-data')
  const mayWrite = can('order', 'message')
  const close = () => setOpen(null)
  useLetterKey('KeyM', () => setOpen('message'), mayWrite)
  useLetterKey('KeyD', () => setOpen('documents'), mayPrint)
  return (
    <div className="pk-staff-order__actions">
      {can('order-in-process', 'write') && (
        <ButtonLink
          size="small"
          variant="quiet"
          href={links.create('orderInProcess', new URLSearchParams({ copyOf: String(order.id ?? '') }).toString())}
        >
          {words.copy}
        </ButtonLink>
      )}
      {mayPrint && (
        <Button
          ref={papers}
          size="small"
          aria-haspopup="menu"
          aria-expanded={open === 'documents'}
          onClick={() => setOpen(open === 'documents' ? null : 'documents')}
        >
          {documents.open} {hasLetterKeys ? <LetterKey letter="D" /> : <span aria-hidden>▾</span>}
        </Button>
      )}
      {mayWrite && (
        <Button size="small" onClick={() => setOpen('message')}>
          {message.open} <LetterKey letter="M" />
        </Button>
      )}
      <Button size="small" onClick={onCall}>
        {call.open} <LetterKey letter="I" />
      </Button>
      <Suspense fallback={null}>
        {open === 'documents' && <DocumentsMenu order={order} anchor={papers} onClose={close} />}
        {open === 'message' && <MessageDialog order={order} onClose={close} />}
      </Suspense>
    </div>
  )
}

interface OrderHeaderProps {
  readonly order: OrderEdition
  readonly onCall: () => void
}

/** What an order is, above its parts. */
export function OrderHeader({ order, onCall }: OrderHeaderProps) {
  const words = useLabels(orderLabels)
  const { money, moment } = useValues()
  const today = useToday()
  return (
    <header className="pk-staff-work__head">
      <h1 className="pk-staff-title">{words.title(order.number)}</h1>
      <p className="pk-staff-work__who">
        <span>{personName(order.customer)}</span>
        <span className="pk-staff-note">{moment(order.createdOn)}</span>
      </p>
      <p className="pk-staff-work__sum">
        <strong>{money(order.total)}</strong>
        <span className="pk-staff-note">
          {[
            order.paidAmount > 0 && words.paid(money(order.paidAmount)),
            order.codAmount > 0 &&
              (order.purchaseType === 'PayOnDelivery' ? words.due : words.toPay)(money(order.codAmount)),
          ]
            .filter(Boolean)
            .join(', ')}
        </span>
      </p>
      <p className="pk-staff-work__marks">
        <CellValue value={order.clientRating} kind={{ kind: 'enum', of: 'ClientRating' }} />
        {isOverdue(order.status, order.delivery.plannedDispatchOn, today) && (
          <span className="pk-staff-badge" data-tone="danger">
            {words.overdue}
          </span>
        )}
        {order.callOn && <span className="pk-staff-badge">{words.callOn(moment(order.callOn) ?? '')}</span>}
        {order.callAttempts > 0 && <span className="pk-staff-badge">{words.attempts(order.callAttempts)}</span>}
        {order.isRepeat && <span className="pk-staff-badge">{words.repeat}</span>}
      </p>
      <OrderActions order={order} onCall={onCall} />
    </header>
  )
}
