import { deliverySettings } from '@prilavok/core/delivery'
import type { AcceptedOrder } from '@prilavok/core/checkout'
import { itemOf } from '@prilavok/core/payment'
import { useSettings, useShop } from '@prilavok/react'
import { VisuallyHidden } from '@prilavok/ui/live-region'
import { formatPhone } from '@prilavok/core/forms'
import type { ReactNode } from 'react'
import { weekOf } from '../delivery/point-facts'
import { pickupPointsRu } from '../delivery/pickup-points.labels'
import { useLabels } from '../lib/labels'
import { ShopLink } from '../lib/shop-link'
import { wordsOf } from '../payment/payment-items'
import { offerName } from '../payment/terms-words'
import { paymentListRu, paymentNamesRu, paymentTermsRu } from '../payment/payment.labels'
import { orderFactsRu, type OrderFactsLabels } from './accepted-order.labels'
import { mapLink } from './map-link'

type Order = NonNullable<AcceptedOrder['order']>
interface PartProps {
  readonly order: Order
  readonly text: OrderFactsLabels
}

/** Where an order goes, how it is paid, and whom the shop calls; what is not known has no row. */
export function PlacedDetails({ order }: { readonly order: Order }) {
  const text = useLabels('orderFacts', orderFactsRu)
  if (order.delivery === null && order.contacts === null && order.paymentOption === null) return null
  return (
    <dl className="pk-placed-details">
      <Delivery order={order} text={text} />
      <Payment order={order} text={text} />
      {order.companyName !== undefined && <Row name={text.payer}>{order.companyName}</Row>}
      <Contacts order={order} text={text} />
    </dl>
  )
}

const Row = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className="pk-placed-details__row">
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

function Delivery({ order: { delivery }, text }: PartProps) {
  const { map } = useSettings(deliverySettings)
  const origin = useShop().effects.location.origin()
  const points = useLabels('pickupPoints', pickupPointsRu)
  if (delivery === null) return null
  const { point, address, carrierName, method } = delivery
  const how = method === 'pickup' ? text.pickupAt : text.courierTo
  const week = point === null ? [] : weekOf(point, points)
  const place = point?.location == null ? null : mapLink(map.link, point.location, origin)
  return (
    <Row name={text.delivery}>
      <span>{[how, carrierName].filter(Boolean).join(' · ')}</span>
      {address !== null && <b>{address}</b>}
      {week.length > 0 && (
        <span>
          {text.hours}: {week.join(', ')}
        </span>
      )}
      {place !== null && (
        <ShopLink className="pk-placed-details__map" href={place} target="_blank" rel="noopener">
          {text.onMap}
          <VisuallyHidden> {text.newTab}</VisuallyHidden>
        </ShopLink>
      )}
    </Row>
  )
}

function Payment({ order: { paymentOption: option }, text }: PartProps) {
  const list = useLabels('paymentList', paymentListRu)
  const names = useLabels('paymentNames', paymentNamesRu)
  const terms = useLabels('paymentTerms', paymentTermsRu)
  const name =
    option === null
      ? null
      : (offerName({ id: option, overpaymentPercent: null, terms: [] }, names, terms) ??
        wordsOf(itemOf(option), list, 0)?.label ??
        null)
  return name === null ? null : <Row name={text.payment}>{name}</Row>
}

function Contacts({ order: { contacts }, text }: PartProps) {
  if (contacts === null) return null
  const { name, phone, email, recipientName, recipientPhone } = contacts
  return (
    <>
      <Row name={text.contacts}>
        {[name, formatPhone(phone), email].filter(Boolean).map((part) => (
          <span key={part}>{part}</span>
        ))}
      </Row>
      {recipientName !== null && (
        <Row name={text.recipient}>
          <span>{recipientName}</span>
          {recipientPhone !== null && <span>{formatPhone(recipientPhone)}</span>}
        </Row>
      )}
    </>
  )
}
