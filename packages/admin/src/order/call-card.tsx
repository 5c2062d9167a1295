import { readOrderInfo, type OrderEdition } from '@prilavok/contracts/admin'
import { Button, ButtonLink } from '@prilavok/ui/button'
import { Dialog } from '@prilavok/ui/dialog'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId } from 'react'
import { useReader, useStaff, useLabels } from '../kit/staff/staff-context'
import { useCopy } from '../kit/staff/use-copy'
import { callTimes } from '../kit/values/call-times'
import { CellValue } from '../kit/values/cell-value'
import { Facts } from '../kit/screen/card'
import { telOf } from '../kit/values/format'
import { useValues } from '../kit/values/use-values'
import { CallAgain } from './call-again'
import { callCardRu } from './call-card.labels'
import { callCardEn } from './call-card.labels.en'
import { orderLabels } from './order-words'

interface CallCardProps {
  readonly order: OrderEdition
  /** The statuses that digits choose; none for whoever may not change the order. */
  readonly next: readonly string[]
  readonly onStatus: (status: string) => void
  /** When the order was to be called about, and how often nobody has answered. */
  readonly calls: { readonly callOn: string | null; readonly attempts: number }
  /** Is called with the time to call again; null for whoever may not change the order. */
  readonly onAgain: ((callOn: string) => void) | null
  readonly onClose: () => void
}

/** An order at a glance while somebody is on the phone; its keys work by their place, whatever the layout (ADMIN-ACT-23). */
export function CallCard({ order, next, calls, onStatus, onAgain, onClose }: CallCardProps) {
  const { client, hasLetterKeys } = useStaff()
  const copyText = useCopy()
  const words = useLabels({ ru: callCardRu, en: callCardEn })
  const { retry } = useLabels('staff')
  const { toDoor, toPoint } = useLabels(orderLabels)
  const values = useValues()
  const { timeZone } = useReader()
  const id = useId()
  const orderId = String(order.id ?? '')
  const info = useQuery({
    queryKey: ['info', 'order', orderId],
    queryFn: ({ signal }) => client.call(readOrderInfo, { params: { id: orderId } }, { signal, isQuiet: true }),
  })
  const { data } = info
  const address = telOf(data?.phone)
  const copy = () => {
    if (data !== undefined) copyText(data.phone, words.copied)
  }
  useEffect(() => {
    if (!hasLetterKeys) return
    const press = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select') !== null
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return
      const status = /^[1-9]$/.test(event.key) ? next[Number(event.key) - 1] : undefined
      if (status !== undefined) onStatus(status)
      else if (event.code === 'KeyP' && address !== null) location.assign(address)
      else if (event.code === 'KeyC') copy()
      else if (event.code === 'KeyH') onAgain?.(callTimes(Date.now(), timeZone).hour)
    }
    globalThis.addEventListener('keydown', press)
    return () => globalThis.removeEventListener('keydown', press)
  })
  return (
    <Dialog id={`pk-staff-call${id}`} open title={words.title(order.number)} onClose={onClose}>
      {info.isError && (
        <p role="alert">
          {words.failed}{' '}
          <button type="button" className="pk-staff-small" onClick={() => void info.refetch()}>
            {retry}
          </button>
        </p>
      )}
      {data === undefined ? (
        !info.isError && <p role="status">…</p>
      ) : (
        <div className="pk-staff-call">
          <p className="pk-staff-call__name">{data.customerName}</p>
          <p className="pk-staff-call__phone">
            <strong>{values.phone(data.phone)}</strong>
            {address !== null && (
              <ButtonLink size="small" variant="primary" href={address}>
                {words.call}
              </ButtonLink>
            )}
            <Button size="small" onClick={copy}>
              {words.copy}
            </Button>
          </p>
          <p className="pk-staff-call__marks">
            <CellValue value={data.status} kind={{ kind: 'enum', of: 'OrderStatus' }} />
            <CellValue value={data.clientRating} kind={{ kind: 'enum', of: 'ClientRating' }} />
            <span className="pk-staff-note">{words.orders(data.customerOrdersCount)}</span>
          </p>
          <Facts
            items={[
              [
                words.delivery,
                [
                  values.title('TransportCompany', order.delivery.transportCompany),
                  (order.delivery.toDoor ? toDoor : toPoint).toLowerCase(),
                  order.delivery.addressDelivery ?? order.delivery.pickPoint?.address,
                ]
                  .filter(Boolean)
                  .join(', '),
              ],
              [
                words.payment,
                `${values.title('PaymentOptionId', order.purchaseType)}: ${values.title('PaymentStatus', order.paymentStatus)}, ${values.money(data.total)}`,
              ],
              [words.track, data.trackCode],
              [words.planned, values.moment(calls.callOn)],
              [words.attempts, calls.attempts > 0 && String(calls.attempts)],
              [words.comment, data.managerComment],
            ]}
          />
          <ul className="pk-staff-bullets">
            {data.items.map((item, at) => (
              <li key={item.id ?? at}>{`${item.name} ×\u00A0${item.quantity}`}</li>
            ))}
          </ul>
          {next.length > 0 && (
            <div className="pk-staff-choices" role="group" aria-label={words.status}>
              {next.slice(0, 9).map((status, at) => (
                <Button key={status} size="small" onClick={() => onStatus(status)}>
                  <kbd>{at + 1}</kbd> {values.title('OrderStatus', status)}
                </Button>
              ))}
            </div>
          )}
          {onAgain !== null && <CallAgain onAgain={onAgain} />}
          {hasLetterKeys && <p className="pk-staff-note pk-staff-keys-note">{words.keys}</p>}
        </div>
      )}
    </Dialog>
  )
}
