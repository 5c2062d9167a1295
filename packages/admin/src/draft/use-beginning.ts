import { blankCustomer, blankDelivery } from '@prilavok/contracts'
import { readCustomer, readOrder, type OrderInProcessEdition } from '@prilavok/contracts/admin'
import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import { hashUrl } from '../kit/lib/url-port'
import { useStaff } from '../kit/staff/staff-context'
import { blankLine } from './cart-editor'

type Draft = OrderInProcessEdition

/** What of a draft staff fill in, as it begins. */
export const BLANK: Pick<Draft, 'cart' | 'customer' | 'recipient' | 'delivery' | 'company' | 'personalDataConsent'> = {
  cart: [],
  customer: blankCustomer,
  recipient: null,
  delivery: blankDelivery,
  company: null,
  personalDataConsent: false,
}
type Begun = typeof BLANK

/** What an order leaves to a new draft of the same: everything but its prices. */
async function copyOf(client: ReturnType<typeof useStaff>['client'], orderId: string): Promise<Begun> {
  const order = await client.call(readOrder, { params: { id: orderId } })
  const { cityId, transportCompany, toDoor, pickPointId, addressDelivery } = order.delivery
  const place = { cityId, transportCompany, toDoor, pickPointId, addressDelivery: addressDelivery ?? null }
  return {
    ...BLANK,
    cart: order.items.map(({ productId, quantity, name }) => ({ ...blankLine, id: productId, quantity, name })),
    customer: { ...order.customer, comment: null },
    recipient: order.recipient,
    company: order.company,
    delivery: { ...blankDelivery, ...place, purchaseType: order.purchaseType },
  }
}

/** What a draft takes of a customer whom the shop knows. */
export async function knownCustomer(
  client: ReturnType<typeof useStaff>['client'],
  id: string,
): Promise<Draft['customer']> {
  const { firstName, lastName, middleName, phone, email } = await client.call(readCustomer, { params: { id } })
  return { ...blankCustomer, firstName, lastName, middleName, phone, email }
}

/** Fills a new draft with the blanks of its parts, and with the customer, the phone or the order that the address names. */
export function useBeginning(isNew: boolean): void {
  const { client } = useStaff()
  const { setValue, getValues } = useFormContext<Draft>()
  useEffect(() => {
    if (!isNew || getValues('cart') !== undefined) return
    const fill = (parts: Begun) => {
      for (const name of ['cart', 'customer', 'recipient', 'delivery', 'company', 'personalDataConsent'] as const)
        setValue(name, parts[name])
    }
    const asked = new URLSearchParams(hashUrl.read())
    const [order, phone, customer] = ['copyOf', 'phone', 'customer'].map((name) => asked.get(name))
    fill(phone == null ? BLANK : { ...BLANK, customer: { ...blankCustomer, phone } })
    if (order != null) void copyOf(client, order).then(fill)
    else if (customer != null)
      void knownCustomer(client, customer).then((person) => fill({ ...BLANK, customer: person }))
  }, [])
}
