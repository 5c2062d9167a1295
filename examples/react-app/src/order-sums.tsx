import { deliveryCost } from '@prilavok/core/delivery'
import { formatMoney } from '@prilavok/core/money'
import { useCart, useDelivery } from '@prilavok/react'
import { labels } from './labels'

/** What the order costs, delivery included as soon as it is chosen. */
export function OrderSums() {
  const { total } = useCart()
  const cost = deliveryCost(useDelivery())
  const rows = [{ name: labels.products, sum: total }, ...(cost === null ? [] : [{ name: labels.delivery, sum: cost }])]
  return (
    <dl className="sums">
      {rows.map(({ name, sum }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{formatMoney(sum)}</dd>
        </div>
      ))}
      <div className="total">
        <dt>{labels.total}</dt>
        <dd>{formatMoney(total + (cost ?? 0))}</dd>
      </div>
    </dl>
  )
}
