import type { CustomerCard } from '@prilavok/contracts/admin'
import { Card, Facts } from '../kit/screen/card'
import { useLabels, useStaff } from '../kit/staff/staff-context'
import { CellValue } from '../kit/values/cell-value'
import { useValues } from '../kit/values/use-values'
import { customerLabels } from './customer-words'

interface PartProps {
  readonly card: CustomerCard
}

/** The latest orders of a customer, and what all of them come to. */
export function OrdersPart({ card: { id, totals, orders } }: PartProps) {
  const { links } = useStaff()
  const words = useLabels(customerLabels)
  const { money, moment } = useValues()
  if (orders === null && totals === null) return null
  const hasMore = orders !== null && totals !== null && totals.orders > orders.length
  return (
    <Card
      title={words.orders}
      aside={hasMore && <a href={links.list('order', `customerId=${encodeURIComponent(id)}`)}>{words.allOrders}</a>}
    >
      {totals !== null && totals.orders > 0 && (
        <Facts
          items={[
            [words.totals.orders, String(totals.orders)],
            [words.totals.bought, words.boughtOf(totals.bought, money(totals.boughtSum))],
            [words.totals.returned, totals.returned > 0 && String(totals.returned)],
            [words.totals.back, totals.returnedSum > 0 && money(totals.returnedSum)],
            [words.totals.cancelled, totals.cancelled > 0 && String(totals.cancelled)],
          ]}
        />
      )}
      {orders?.length === 0 && <p className="pk-staff-note">{words.noOrders}</p>}
      {orders !== null && orders.length > 0 && (
        <ul className="pk-staff-entries" aria-label={words.orders}>
          {orders.map((order) => (
            <li key={order.id}>
              <span>
                <a href={links.record('order', order.id)}>{words.order(order.number)}</a>
                <small>
                  {[moment(order.createdOn), order.paid > 0 && words.paid(money(order.paid))]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </span>
              <CellValue value={order.status} kind={{ kind: 'enum', of: 'OrderStatus' }} />
              <strong>{money(order.total)}</strong>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

/** Orders that the customer has begun and not made. */
export function DraftsPart({ card: { drafts } }: PartProps) {
  const { links } = useStaff()
  const words = useLabels(customerLabels)
  const { moment } = useValues()
  if (drafts === null || drafts.length === 0) return null
  return (
    <Card title={words.drafts}>
      <ul className="pk-staff-entries" aria-label={words.drafts}>
        {drafts.map((draft) => (
          <li key={draft.id}>
            <span>
              <a href={links.record('orderInProcess', draft.id)}>{moment(draft.createdOn)}</a>
              <small>{words.draft(draft.pieces, draft.completeness)}</small>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** What the customer has asked to be called for. */
export function RequestsPart({ card: { requests } }: PartProps) {
  const { links } = useStaff()
  const words = useLabels(customerLabels)
  const { moment, title } = useValues()
  if (requests === null || requests.length === 0) return null
  return (
    <Card title={words.requests}>
      <ul className="pk-staff-entries" aria-label={words.requests}>
        {requests.map((request) => (
          <li key={request.id}>
            <span>
              <a href={links.record('request', request.id)}>{title('RequestKind', request.kind)}</a>
              <small>
                {[moment(request.createdOn), request.callOn && words.callOn(moment(request.callOn))]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </span>
            <CellValue value={request.status} name={request.stateName} kind={{ kind: 'enum', of: 'RequestStatus' }} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** What the customer has written to the shop. */
export function MessagesPart({ card: { messages } }: PartProps) {
  const { links } = useStaff()
  const words = useLabels(customerLabels)
  const { moment } = useValues()
  if (messages === null || messages.length === 0) return null
  return (
    <Card title={words.messages}>
      <ul className="pk-staff-entries" aria-label={words.messages}>
        {messages.map((message) => (
          <li key={`${message.kind} ${message.id}`}>
            <span>
              <a href={links.record(message.kind, message.id)}>{words.kinds[message.kind] ?? message.kind}</a>
              <small>
                {[moment(message.createdOn), message.productName, message.score && words.score(message.score)]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
              <span className="pk-staff-customer__said">{message.text}</span>
            </span>
            {!message.hasAnswer && <span className="pk-staff-badge">{words.unanswered}</span>}
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** What the staff have sent the customer. */
export function SentPart({ card: { sent } }: PartProps) {
  const { links } = useStaff()
  const words = useLabels(customerLabels)
  const { moment } = useValues()
  if (sent === null || sent.length === 0) return null
  return (
    <Card title={words.sent}>
      <ul className="pk-staff-entries" aria-label={words.sent}>
        {sent.map((each) => (
          <li key={`${each.orderId} ${each.createdOn} ${each.channel}`}>
            <span>
              <span>
                {[words.channels[each.channel] ?? each.channel, each.templateName ?? words.byHand].join(', ')}
              </span>
              <small>
                {moment(each.createdOn)} · {each.sentBy} ·{' '}
                <a href={links.record('order', each.orderId)}>{words.order(each.orderNumber)}</a>
              </small>
            </span>
            {each.isFailed && <span className="pk-staff-badge">{words.notSent}</span>}
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Where the orders of the customer went. */
export function AddressesPart({ card: { addresses } }: PartProps) {
  const words = useLabels(customerLabels)
  const { day, title } = useValues()
  if (addresses === null || addresses.length === 0) return null
  return (
    <Card title={words.addresses}>
      <ul className="pk-staff-entries" aria-label={words.addresses}>
        {addresses.map((each) => (
          <li key={`${each.transportCompany} ${each.toDoor} ${each.cityName} ${each.address}`}>
            <span>
              <span>{each.address.startsWith(each.cityName) ? each.address : `${each.cityName}, ${each.address}`}</span>
              <small>
                {[title('TransportCompany', each.transportCompany), each.toDoor ? words.toDoor : words.toPoint].join(
                  ', ',
                )}
              </small>
            </span>
            <span className="pk-staff-note">{[words.times(each.orders), day(each.lastOn)].join(', ')}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
