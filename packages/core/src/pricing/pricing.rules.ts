import type { CalculatedCart, DeliveryDiscount, Kopecks, PaymentOptionId } from '@prilavok/contracts'

/** Methods that take the money at once and so give the discount of paying immediately. Source: PRICE-20. */
export const IMMEDIATE_PAYMENTS: ReadonlySet<string> = new Set([
  'PayImmediately',
  'PayViaYooKassa',
  'PayViaSberbankAcquiring',
])

/** Into how many payments split payment divides a price. Source: PAY-102. */
export const SPLIT_PARTS = 4

const MAIL_DOMAINS = ['mail.ru', 'ya.ru', 'yandex.ru'] as const

/** The total that a cart shows. Source: PRICE-11. */
export const displayedTotal = (calculation: CalculatedCart): Kopecks =>
  calculation.payOnDeliveryDiscountedCost ?? calculation.total

/** The discount group of an e-mail address: the listed domain that it ends with, or none (PRICE-15, PRICE-16). */
export function emailGroup(email: string, host: string): string | null {
  const address = email.trim().toLowerCase()
  const domains = [...MAIL_DOMAINS, host.toLowerCase().replace(/^www\./, '')]
  return domains.find((domain) => domain !== '' && address.endsWith(`@${domain}`)) ?? null
}

interface Amounts {
  readonly discount: DeliveryDiscount | null
  readonly calculation: CalculatedCart | null
}

/**
 * What the products cost with a payment method; null when the server has not returned it (PRICE-17 to PRICE-19).
 * `discount` is that of the chosen delivery method, so the door variant is already chosen.
 */
export function discountedAmount(payment: PaymentOptionId, { discount, calculation }: Amounts): Kopecks | null {
  if (IMMEDIATE_PAYMENTS.has(payment)) return discount?.payImmediately ?? null
  if (payment === 'PayOnDelivery') return discount?.payOnDelivery ?? null
  return calculation?.discountedTotal ?? null
}
