import type { Underpaid } from '@prilavok/core/checkout'
import { formatMoney } from '@prilavok/core/money'
import { useSettings } from '@prilavok/react'
import { CheckIcon } from '@prilavok/ui/icon'
import { useLabels } from '../lib/labels'
import { acceptedOrderRu, type AcceptedOrderLabels } from './order.labels'
import './accepted-order.css'
import { useArrival } from './use-arrival'
import { ShopButtonLink } from '../lib/shop-button-link'
import { PhoneLink, ShopLink } from '../lib/shop-link'

export interface AcceptedOrderProps {
  /** For people; null when only the fact is known. */
  readonly number: string | null
  /** What is left to pay where a part was paid. */
  readonly underpaid?: Underpaid | null
  readonly labels?: Partial<AcceptedOrderLabels> | undefined
}

/** The finishing screen: the order is made, and what happens next (CHK-57 to CHK-61). */
export function AcceptedOrder({ number, underpaid = null, labels }: AcceptedOrderProps) {
  const { supportPhone, pages } = useSettings()
  const text = useLabels('acceptedOrder', acceptedOrderRu, labels)
  const heading = useArrival<HTMLHeadingElement>()
  return (
    <section className="pk-accepted-order" aria-labelledby="pk-accepted-order-title">
      <span className="pk-accepted-order__mark">
        <CheckIcon size={24} />
      </span>
      <h2 className="pk-accepted-order__title" id="pk-accepted-order-title" tabIndex={-1} ref={heading}>
        {text.heading}
      </h2>
      {number !== null && <p className="pk-accepted-order__number">{text.number(number)}</p>}
      {underpaid !== null && (
        <p className="pk-accepted-order__underpaid">
          {text.underpaid(formatMoney(underpaid.paid), formatMoney(underpaid.total), formatMoney(underpaid.due))}
        </p>
      )}
      <h3 className="pk-accepted-order__next">{text.next}</h3>
      <ul className="pk-accepted-order__steps">
        <li>{text.callback}</li>
        <li>{text.cancelled}</li>
      </ul>
      {(supportPhone !== null || pages.chat !== null) && (
        <p className="pk-accepted-order__help">
          {text.questions}
          {supportPhone !== null && <PhoneLink phone={supportPhone} />}
          {pages.chat !== null && <ShopLink href={pages.chat}>{text.chat}</ShopLink>}
        </p>
      )}
      <ShopButtonLink variant="primary" href={pages.home}>
        {text.home}
      </ShopButtonLink>
    </section>
  )
}
