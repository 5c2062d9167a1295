import { anyPhone } from './phone'

interface Named {
  readonly firstName?: string | null
  readonly lastName?: string | null
  readonly phone?: string | null
}

/** An order draft as far as its completeness is counted. */
interface Countable {
  readonly customer: Named & { readonly secondaryPhone?: string | null }
  readonly recipient: Named | null
  readonly deliveryIsComplete: boolean
}

const hasNames = ({ firstName, lastName }: Named) => Boolean(firstName?.trim() && lastName?.trim())

/** How much of an order is filled in, 0 to 97. Source: CHK-69 to CHK-74. */
export function completenessOf({ customer, recipient, deliveryIsComplete }: Countable): number {
  const base = recipient === null ? 50 : 30 + (hasNames(recipient) ? 10 : 0) + (anyPhone(recipient.phone) ? 10 : 0)
  return (
    base +
    (hasNames(customer) ? 10 : 0) +
    (anyPhone(customer.phone) ? 10 : 0) +
    (anyPhone(customer.secondaryPhone) ? 2 : 0) +
    (deliveryIsComplete ? 25 : 0)
  )
}
