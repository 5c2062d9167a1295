import type { OrderInProcessEdition } from '@prilavok/contracts/admin'
import { useCan, useStaff, useLabels } from '../kit/staff/staff-context'
import { CellValue } from '../kit/values/cell-value'
import { Facts } from '../kit/screen/card'
import { useValues } from '../kit/values/use-values'
import { draftLabels } from './draft-words'

/** A draft whose parts are shown. */
export interface DraftProps {
  readonly draft: OrderInProcessEdition
}

/** What the buyer has in the cart. */
export function CartPart({ draft: { cart, total } }: DraftProps) {
  const { links } = useStaff()
  const can = useCan()
  const words = useLabels(draftLabels)
  const { money, number } = useValues()
  if (cart.length === 0) return <p className="pk-staff-note">{words.emptyCart}</p>
  return (
    <div className="pk-staff-scroll">
      <table className="pk-staff-lines" data-goods>
        <thead>
          <tr>
            <th scope="col">{words.product}</th>
            <th scope="col" data-end>
              {words.quantity}
            </th>
            <th scope="col" data-end>
              {words.price}
            </th>
            <th scope="col" data-end>
              {words.sum}
            </th>
          </tr>
        </thead>
        <tbody>
          {cart.map((line) => (
            <tr key={line.id}>
              <th scope="row">
                {can('product', 'read') ? (
                  <a href={links.record('product', line.id)}>{line.name ?? line.id}</a>
                ) : (
                  (line.name ?? line.id)
                )}
              </th>
              <td data-end>{number(line.quantity)}</td>
              <td data-end>{money(line.price)}</td>
              <td data-end>{money(line.total)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr data-total>
            <th scope="row" colSpan={3} data-end>
              {words.total}
            </th>
            <td data-end>{money(total)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

/** Where the buyer wants it. */
export function DeliveryPart({ draft: { delivery, cityName } }: DraftProps) {
  const { links } = useStaff()
  const can = useCan()
  const words = useLabels(draftLabels)
  const { money, title } = useValues()
  const { pickPointId: point, transportCompany } = delivery
  return (
    <Facts
      items={[
        [words.city, cityName ?? <em key="city">{words.missing}</em>],
        [
          words.carrier,
          transportCompany ? (
            title('TransportCompany', transportCompany.replace(/_ToDoor$/, ''))
          ) : (
            <em key="carrier">{words.missing}</em>
          ),
        ],
        [words.way, delivery.toDoor ? words.toDoor : words.toPoint],
        [
          words.point,
          delivery.toDoor
            ? null
            : ((point &&
                (can('pick-point', 'read') ? (
                  <a key="point" href={links.record('transportCompanyPickPoint', point)}>
                    {point}
                  </a>
                ) : (
                  point
                ))) ?? <em key="point">{words.missing}</em>),
        ],
        [words.address, delivery.addressDelivery],
        [words.cost, money(delivery.cost)],
      ]}
    />
  )
}

/** How the buyer pays. */
export function PaymentPart({ draft: { delivery, paymentStatus, purchaseType } }: DraftProps) {
  const words = useLabels(draftLabels)
  const { title } = useValues()
  const option = purchaseType ?? delivery.purchaseType
  return (
    <Facts
      items={[
        [words.option, option ? title('PaymentOptionId', option) : <em key="option">{words.missing}</em>],
        [
          words.status,
          paymentStatus && (
            <CellValue key="status" value={paymentStatus} kind={{ kind: 'enum', of: 'PaymentStatus' }} />
          ),
        ],
      ]}
    />
  )
}

/** What the buyer has said of why there is no order, and how they came. */
export function VisitPart({ draft: { survey, createdOn, device } }: DraftProps) {
  const words = useLabels(draftLabels)
  const { moment } = useValues()
  const reasons = Object.entries(words.reasons).flatMap(([key, name]) =>
    survey?.[key as keyof typeof words.reasons] === true ? [name] : [],
  )
  return (
    <Facts
      items={[
        [words.created, moment(createdOn)],
        [words.device, device],
        [words.survey, [...reasons, survey?.comment].filter(Boolean).join('\n')],
      ]}
    />
  )
}
