import { blankCustomer, blankDelivery } from '@prilavok/contracts'
import { readOrder, type OrderInProcessEdition } from '@prilavok/contracts/admin'
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

/** Fills a new draft with the blanks of its parts, or with what an order of the address leaves to it. */
export function useBeginning(isNew: boolean): void {
  const { client } = useStaff()
  const { setValue, getValues } = useFormContext<Draft>()
  useEffect(() => {
    if (!isNew || getValues('cart') !== undefined) return
    const fill = (parts: Begun) => {
      for (const name of ['cart', 'customer', 'recipient', 'delivery', 'company', 'personalDataConsent'] as const)
        setValue(name, parts[name])
    }
    fill(BLANK)
    const order = new URLSearchParams(hashUrl.read()).get('copyOf')
    if (order !== null) void copyOf(client, order).then(fill)
  }, [])
}
