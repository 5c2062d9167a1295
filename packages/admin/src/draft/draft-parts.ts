import type { OrderInProcessEdition } from '@prilavok/contracts/admin'

/** The parts of a draft, each a card of its screen. */
export type DraftPart = 'cart' | 'customer' | 'recipient' | 'delivery' | 'payment' | 'company'

/** The part that a pointer of a refused confirmation leads to; null for none. */
export function partOfPointer(pointer: string): DraftPart | null {
  const [first = '', , field = ''] = pointer.split('/').filter((each) => each !== '')
  if (first === 'delivery') return field === 'purchaseType' ? 'payment' : 'delivery'
  return (['cart', 'customer', 'recipient', 'company'] as const).find((part) => part === first) ?? null
}

/** The parts that lack something without which no order is made. Source: VALID-03 to VALID-13. */
export function missingParts({ cart, customer, delivery }: OrderInProcessEdition): readonly DraftPart[] {
  const hasPlace = delivery.toDoor ? Boolean(delivery.addressDelivery) : Boolean(delivery.pickPointId)
  return [
    ...(cart.length === 0 ? (['cart'] as const) : []),
    ...(customer.phone ? [] : (['customer'] as const)),
    ...(delivery.cityId && delivery.transportCompany && hasPlace ? [] : (['delivery'] as const)),
    ...(delivery.purchaseType ? [] : (['payment'] as const)),
  ]
}
