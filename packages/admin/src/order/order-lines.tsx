import type { OrderEdition } from '@prilavok/contracts/admin'
import { useCan, useStaff, useLabels } from '../kit/staff/staff-context'
import { useValues } from '../kit/values/use-values'
import { orderLabels } from './order-words'

/** What was ordered. */
export function OrderLines({ order }: { readonly order: OrderEdition }) {
  const { links } = useStaff()
  const can = useCan()
  const words = useLabels(orderLabels)
  const { money, number, title } = useValues()
  const items = order.items ?? []
  const hasPurchase = can('product', 'read-purchase-price') && items.some(({ purchasePrice }) => purchasePrice != null)
  if (items.length === 0) return <p className="pk-staff-note">{words.noLines}</p>
  return (
    <div className="pk-staff-scroll">
      <table className="pk-staff-lines" data-goods>
        <thead>
          <tr>
            <th scope="col">{words.product}</th>
            <th scope="col">{words.article}</th>
            <th scope="col" data-end>
              {words.quantity}
            </th>
            <th scope="col" data-end>
              {words.price}
            </th>
            <th scope="col" data-end>
              {words.discounted}
            </th>
            {hasPurchase && (
              <th scope="col" data-end>
                {words.purchasePrice}
              </th>
            )}
            <th scope="col" data-end>
              {words.sum}
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item, at) => (
            <tr key={item.id ?? at}>
              <th scope="row">
                {can('product', 'read') ? <a href={links.record('product', item.productId)}>{item.name}</a> : item.name}
                {item.priceReason ? <small>{item.priceReason}</small> : null}
                {item.comment ? <small>{item.comment}</small> : null}
              </th>
              <td className="pk-staff-mono">{item.article}</td>
              <td data-end>{`${number(item.quantity)} ${title('MeasureUnit', item.unit).toLowerCase()}`}</td>
              <td data-end data-was={item.discountPrice === item.price ? undefined : ''}>
                {money(item.price)}
              </td>
              <td data-end>{item.discountPrice === item.price ? null : money(item.discountPrice)}</td>
              {hasPurchase && <td data-end>{money(item.purchasePrice)}</td>}
              <td data-end>{money(item.total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
