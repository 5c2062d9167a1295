import { roublesText } from './money'

/** How a payment option counts for discounts. Source: PRICE-17 to PRICE-20. */
export type PayKind = 'immediately' | 'onDelivery' | 'other'

/** The shop's discounts; percents of the products, money in kopecks. */
export interface DiscountPolicy {
  readonly payImmediatelyPercent: number
  readonly emailPercent: number
  /** Mail hosts that earn `emailPercent`. */
  readonly emailHosts: readonly string[]
  /** Order sums and what they earn; the highest reached step counts. */
  readonly steps: readonly { readonly fromKopecks: number; readonly percent: number }[]
  /** Buyers of a rating may earn more. */
  readonly ratingPercents: Readonly<Record<string, number>>
  /** All discounts together never exceed this. */
  readonly capPercent: number
}

/** The policy of CONTRACT section 11; the shop's own mail host is added to the group. */
export const standardDiscounts = (shopHost: string): DiscountPolicy => ({
  payImmediatelyPercent: 5,
  emailPercent: 1,
  emailHosts: ['mail.ru', 'ya.ru', 'yandex.ru', shopHost.replace(/^www\./, '')],
  steps: [
    { fromKopecks: 1_000_000, percent: 1 },
    { fromKopecks: 3_000_000, percent: 2 },
    { fromKopecks: 10_000_000, percent: 3 },
  ],
  ratingPercents: {},
  capPercent: 10,
})

interface DiscountLine {
  readonly priceKopecks: number
  readonly quantity: number
}

/** Who buys and how, as far as discounts depend on it. */
export interface DiscountFacts {
  readonly payKind: PayKind
  readonly email: string | null
  readonly rating: string
}

/** What a cart costs after its discount. */
export interface Discounted {
  readonly productsKopecks: number
  readonly totalKopecks: number
  readonly percent: number
  /** Price of one piece after the discount, by line. */
  readonly unitKopecks: readonly number[]
  /** Why, in Russian, as shown under the total. */
  readonly reasons: readonly string[]
}

const IMMEDIATE_OPTIONS: ReadonlySet<string> = new Set(['PayImmediately', 'PayViaYooKassa', 'PayViaSberbankAcquiring'])

/** How a payment option counts for discounts. Source: PRICE-20. */
export const payKindOf = (option: string | null): PayKind =>
  option !== null && IMMEDIATE_OPTIONS.has(option) ? 'immediately' : option === 'PayOnDelivery' ? 'onDelivery' : 'other'

/** What stands behind the only `@`: an address with two of them is none. */
const hostOf = (email: string | null) => /^[^@]+@([^@]+)$/.exec(email?.trim().toLowerCase() ?? '')?.[1] ?? ''

function percents(productsKopecks: number, facts: DiscountFacts, policy: DiscountPolicy) {
  const step = policy.steps.filter(({ fromKopecks }) => productsKopecks >= fromKopecks).at(-1)
  const host = hostOf(facts.email)
  const rating = policy.ratingPercents[facts.rating] ?? 0
  return [
    { percent: step?.percent ?? 0, reason: `за заказ от ${roublesText(step?.fromKopecks ?? 0)}` },
    { percent: facts.payKind === 'immediately' ? policy.payImmediatelyPercent : 0, reason: 'за оплату сразу' },
    { percent: policy.emailHosts.includes(host) ? policy.emailPercent : 0, reason: `за почту ${host}` },
    { percent: rating, reason: 'постоянному покупателю' },
  ].filter(({ percent }) => percent > 0)
}

/** Whole roubles half up, yet never above the price and never past the cap. */
function discountedUnit(priceKopecks: number, percent: number, capPercent: number): number {
  if (percent === 0) return priceKopecks
  const exact = priceKopecks * (100 - percent)
  const floor = Math.ceil((priceKopecks * (100 - capPercent)) / 100)
  return Math.min(priceKopecks, Math.max(floor, Math.floor((exact + 5_000) / 10_000) * 100))
}

/** The products after all discounts that the buyer has earned, with reasons. */
export function discounted(lines: readonly DiscountLine[], facts: DiscountFacts, policy: DiscountPolicy): Discounted {
  const productsKopecks = lines.reduce((sum, { priceKopecks, quantity }) => sum + priceKopecks * quantity, 0)
  const earned = percents(productsKopecks, facts, policy)
  const percent = Math.min(
    policy.capPercent,
    earned.reduce((sum, each) => sum + each.percent, 0),
  )
  const unitKopecks = lines.map(({ priceKopecks }) => discountedUnit(priceKopecks, percent, policy.capPercent))
  const totalKopecks = lines.reduce((sum, { quantity }, index) => sum + (unitKopecks[index] ?? 0) * quantity, 0)
  const isRounded = totalKopecks * 100 !== productsKopecks * (100 - percent)
  const reasons = earned.map((each) => `Скидка ${String(each.percent).replace('.', ',')}% ${each.reason}`)
  return {
    productsKopecks,
    totalKopecks,
    percent,
    unitKopecks,
    // Somebody who reckons the percentage of the whole sum gets another one, and should see why.
    reasons: percent > 0 && isRounded ? [...reasons, 'Цена каждого товара со скидкой округлена до рубля'] : reasons,
  }
}
