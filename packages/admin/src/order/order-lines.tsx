import type { OrderEdition } from '@prilavok/contracts/admin'
import { useCan, useStaff, useLabels } from '../kit/staff/staff-context'
import { Card } from '../kit/screen/card'
import { useValues } from '../kit/values/use-values'
import { orderLabels } from './order-words'

/** What was ordered, with the sums below. What was agreed with the buyer is not changed here. */
export function OrderLines({ order }: { readonly order: OrderEdition }) {
  const { links } = useStaff()
  const can = useCan()
  const words = useLabels(orderLabels)
  const { money, number, title } = useValues()
  const items = order.items ?? []
  const hasPurchase = can('product', 'read-purchase-price') && items.some(({ purchasePrice }) => purchasePrice != null)
  const columns = 5 + (hasPurchase ? 1 : 0)
  const sums: readonly (readonly [string, number | null | undefined])[] = [
    [words.itemsTotal, order.itemsTotal],
    [words.discount, order.discountAmount > 0 ? -order.discountAmount : null],
    [words.delivery, order.deliveryCost],
  ]
  if (items.length === 0)
    return (
      <Card title={words.lines}>
        <p className="pk-staff-note">{words.noLines}</p>
      </Card>
    )
  return (
    <Card title={words.lines}>
      <div className="pk-staff-scroll">
        <table className="pk-staff-lines">
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
                  {can('product', 'read') ? (
                    <a href={links.record('product', item.productId)}>{item.name}</a>
                  ) : (
                    item.name
                  )}
                  {item.comment ? <small>{item.comment}</small> : null}
                </th>
                <td className="pk-staff-mono">{item.article}</td>
                <td data-end>{`${number(item.quantity)} ${title('MeasureUnit', item.unit).toLowerCase()}`}</td>
                <td data-end>{money(item.price)}</td>
                <td data-end>{item.discountPrice === item.price ? '' : money(item.discountPrice)}</td>
                {hasPurchase && <td data-end>{money(item.purchasePrice)}</td>}
                <td data-end>{money(item.total)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            {sums.map(([name, sum]) =>
              sum === null || sum === undefined ? null : (
                <tr key={name}>
                  <th scope="row" colSpan={columns} data-end>
                    {name}
                  </th>
                  <td data-end>{money(sum)}</td>
                </tr>
              ),
            )}
            <tr data-total>
              <th scope="row" colSpan={columns} data-end>
                {words.total}
              </th>
              <td data-end>{money(order.total)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
    </Card>
  )
}
