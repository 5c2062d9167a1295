import { readCustomerRating, type OrderEdition } from '@prilavok/contracts/admin'
import { useQuery } from '@tanstack/react-query'
import { useCan, useStaff, useLabels } from '../kit/staff/staff-context'
import { CellValue } from '../kit/values/cell-value'
import { Card, Facts } from '../kit/screen/card'
import { isNothing } from '../kit/records/same-value'
import { personName } from '../kit/values/person-name'
import { VisitText } from '../kit/values/visit-text'
import { PhoneLink } from '../kit/values/phone-link'
import { orderLabels } from './order-words'

function Rating({ customerId }: { readonly customerId: string }) {
  const { client } = useStaff()
  const words = useLabels(orderLabels)
  const { retry } = useLabels('staff')
  const rating = useQuery({
    queryKey: ['rating', customerId],
    queryFn: ({ signal }) => client.call(readCustomerRating, { params: { id: customerId } }, { signal, isQuiet: true }),
  })
  if (rating.isError)
    return (
      <p role="alert">
        {words.ratingFailed}{' '}
        <button type="button" className="pk-staff-small" onClick={() => void rating.refetch()}>
          {retry}
        </button>
      </p>
    )
  const { data } = rating
  if (data === undefined) return <p className="pk-staff-note">…</p>
  const bad = [
    data.refused > 0 && words.refusedOf(data.refused),
    data.returned > 0 && words.returnedOf(data.returned),
    data.cancelled > 0 && words.cancelledOf(data.cancelled),
  ].filter(Boolean)
  return (
    <>
      <p>
        <CellValue value={data.rating} kind={{ kind: 'enum', of: 'ClientRating' }} />{' '}
        {words.ratingOf(data.delivered, data.ordersTotal)}
      </p>
      {bad.length > 0 && <p className="pk-staff-note">{bad.join(', ')}</p>}
      {!data.isPayOnDeliveryAllowed && <p>{words.noPayOnDelivery}</p>}
      {data.reasons.length > 0 && (
        <ul className="pk-staff-bullets">
          {data.reasons.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      )}
    </>
  )
}

/** Who ordered, who receives, and how reliably the customer collects (ADMIN-ACT-20). */
export function PeopleCard({ order }: { readonly order: OrderEdition }) {
  const { links } = useStaff()
  const can = useCan()
  const words = useLabels(orderLabels)
  const nameOf = useLabels('fields')
  const { customer, recipient, company, customerId } = order
  const mayRead = can('customer', 'read') && Boolean(customerId)
  const name = personName(customer)
  return (
    <Card title={words.customer}>
      <Facts
        items={[
          [
            words.customer,
            mayRead ? (
              <a key="customer" href={links.record('customer', customerId ?? '')}>
                {name || customerId}
              </a>
            ) : (
              name
            ),
          ],
          [words.phone, customer?.phone && <PhoneLink key="phone" value={customer.phone} />],
          [words.email, customer?.email],
          [words.recipient, personName(recipient)],
          [words.phone, recipient?.phone && <PhoneLink key="recipient" value={recipient.phone} />],
          [words.company, company && [company.companyName, company.inn].filter(Boolean).join(', ')],
          [words.customerComment, order.customerComment],
          [nameOf('marketing'), !isNothing(order.marketing) && <VisitText key="visit" marks={order.marketing} />],
        ]}
      />
      {mayRead && <Rating customerId={customerId ?? ''} />}
    </Card>
  )
}
