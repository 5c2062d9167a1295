import type { OrderEdition } from '@prilavok/contracts/admin'
import { safeLink } from '@prilavok/core'
import { useCan, useStaff, useLabels } from '../kit/staff/staff-context'
import { CellValue } from '../kit/values/cell-value'
import { Card, Facts } from '../kit/screen/card'
import { useValues } from '../kit/values/use-values'
import { orderLabels } from './order-words'
import { PaymentLinkPart } from './payment-link-part'
import { RefundsPart } from './refunds-part'

/** Where and how an order is delivered, and when what happened. */
export function DeliveryCard({ order }: { readonly order: OrderEdition }) {
  const { links } = useStaff()
  const can = useCan()
  const words = useLabels(orderLabels)
  const { money, number, day, moment } = useValues()
  const { delivery } = order
  const { pickPointId: point, daysTravelTimeFrom: from, daysTravelTimeTo: to } = delivery
  return (
    <Card title={words.delivery}>
      <Facts
        items={[
          [
            words.carrier,
            <CellValue
              key="carrier"
              value={delivery.transportCompany}
              kind={{ kind: 'enum', of: 'TransportCompany' }}
            />,
          ],
          [words.way, delivery.toDoor ? words.toDoor : words.toPoint],
          [words.city, delivery.cityName],
          [words.address, delivery.addressDelivery ?? delivery.pickPoint?.address],
          [
            words.point,
            point &&
              (can('pick-point', 'read') ? (
                <a key="point" href={links.record('transportCompanyPickPoint', point)}>
                  {point}
                </a>
              ) : (
                point
              )),
          ],
          [words.cost, [money(delivery.cost), order.deliveryCostReason].filter(Boolean).join(': ')],
          [words.realCost, money(delivery.realCost)],
          [words.days, from != null && words.daysOf(from, to ?? from)],
          [words.weight, order.weightKg > 0 && words.weightOf(number(order.weightKg))],
          [words.planned, day(delivery.plannedDispatchOn)],
          [words.created, moment(order.createdOn)],
          [words.confirmed, moment(order.confirmedOn)],
          [words.shipped, moment(order.shippedOn)],
          [words.delivered, moment(order.deliveredOn)],
        ]}
      />
    </Card>
  )
}

/** The payments of an order, the latest first. */
export function PaymentsCard({ order }: { readonly order: OrderEdition }) {
  const { links } = useStaff()
  const can = useCan()
  const words = useLabels(orderLabels)
  const { money, moment, title } = useValues()
  const payments = order.payments ?? []
  const invoice = safeLink(order.invoiceUrl, location.origin)
  return (
    <Card
      title={words.payments}
      aside={<CellValue value={order.paymentStatus} kind={{ kind: 'enum', of: 'PaymentStatus' }} />}
    >
      <Facts
        items={[
          [words.provider, title('PaymentOptionId', order.purchaseType)],
          [
            words.invoice,
            invoice !== null && (
              <a key="invoice" href={invoice} target="_blank" rel="noopener">
                {order.invoiceNumber ?? words.invoice}
              </a>
            ),
          ],
          [
            words.draft,
            order.orderInProcessId && can('order-in-process', 'read') && (
              <a key="draft" href={links.record('orderInProcess', order.orderInProcessId)}>
                {words.draft}
              </a>
            ),
          ],
        ]}
      />
      {payments.length === 0 ? (
        <p className="pk-staff-note">{words.noPayments}</p>
      ) : (
        <ul className="pk-staff-entries">
          {payments.map((each) => (
            <li key={each.id}>
              <span>
                {title('PaymentProvider', each.provider)}
                <small>
                  {[moment(each.finishedOn ?? each.createdOn), each.providerOrderId, each.message]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </span>
              <CellValue value={each.status} kind={{ kind: 'enum', of: 'PaymentStatus' }} />
              <strong>{money(each.amount)}</strong>
            </li>
          ))}
        </ul>
      )}
      <PaymentLinkPart order={order} />
      <RefundsPart order={order} />
    </Card>
  )
}
