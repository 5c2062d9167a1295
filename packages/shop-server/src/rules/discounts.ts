import { roublesText } from './money'
import { unitsWithPromo, type GrantedPromo } from './promo-codes'

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
  /** Id of the product, where a promo code may be for it. */
  readonly id?: string | undefined
  readonly priceKopecks: number
  readonly quantity: number
  /** What this product alone earns when it is paid at once; left out or null: as the policy says. */
  readonly immediatePercent?: number | null | undefined
}

/** Who buys and how, as far as discounts depend on it. */
export interface DiscountFacts {
  readonly payKind: PayKind
  readonly email: string | null
  readonly rating: string
  /** The promo code that is granted; it comes after the discounts, and above their cap. */
  readonly promo?: GrantedPromo | null | undefined
}

/** What a cart costs after its discount. */
export interface Discounted {
  readonly productsKopecks: number
  readonly totalKopecks: number
  /** The highest that a line has. */
  readonly percent: number
  /** Price of one piece after the discount, by line. */
  readonly unitKopecks: readonly number[]
  /** What the promo code takes off. */
  readonly promoKopecks: number
  /** Why, in Russian, as shown under the total. */
  readonly reasons: readonly string[]
}

const IMMEDIATE_OPTIONS: ReadonlySet<string> = new Set(['PayImmediately', 'PayViaYooKassa', 'PayViaSberbankAcquiring'])

/** How a payment option counts for discounts. Source: PRICE-20. */
export const payKindOf = (option: string | null): PayKind =>
  option !== null && IMMEDIATE_OPTIONS.has(option) ? 'immediately' : option === 'PayOnDelivery' ? 'onDelivery' : 'other'

/** What stands behind the only `@`: an address with two of them is none. */
const hostOf = (email: string | null) => /^[^@]+@([^@]+)$/.exec(email?.trim().toLowerCase() ?? '')?.[1] ?? ''

/** What a line earns when it is paid at once; the shop's policy unless the product has a discount of its own. */
const immediatePercentOf = ({ immediatePercent }: DiscountLine, { payKind }: DiscountFacts, policy: DiscountPolicy) =>
  payKind === 'immediately' ? (immediatePercent ?? policy.payImmediatelyPercent) : 0

/** `5`, or `3–8` where products earn different ones. */
function rangeText(percents: readonly number[]): string {
  const [least, most] = [Math.min(...percents), Math.max(...percents)]
  return (least === most ? `${most}` : `${least}–${most}`).replaceAll('.', ',')
}

/** What the whole order earns, whatever its products are. */
function orderPercents(productsKopecks: number, { email, rating }: DiscountFacts, policy: DiscountPolicy) {
  const step = policy.steps.filter(({ fromKopecks }) => productsKopecks >= fromKopecks).at(-1)
  const host = hostOf(email)
  return {
    step: { percent: step?.percent ?? 0, reason: `за заказ от ${roublesText(step?.fromKopecks ?? 0)}` },
    host: { percent: policy.emailHosts.includes(host) ? policy.emailPercent : 0, reason: `за почту ${host}` },
    rating: { percent: policy.ratingPercents[rating] ?? 0, reason: 'постоянному покупателю' },
  }
}

/** The least that a discounted piece costs: nothing is given away. */
const LEAST_KOPECKS = 100

/** Whole roubles half up, yet never above the price and never past the cap. */
export function discountedUnit(priceKopecks: number, percent: number, capPercent: number): number {
  if (percent === 0) return priceKopecks
  const exact = priceKopecks * (100 - percent)
  const floor = Math.max(LEAST_KOPECKS, Math.ceil((priceKopecks * (100 - capPercent)) / 100))
  return Math.min(priceKopecks, Math.max(floor, Math.floor((exact + 5_000) / 10_000) * 100))
}

/** The products after all discounts that the buyer has earned, with reasons. */
export function discounted(lines: readonly DiscountLine[], facts: DiscountFacts, policy: DiscountPolicy): Discounted {
  const productsKopecks = lines.reduce((sum, { priceKopecks, quantity }) => sum + priceKopecks * quantity, 0)
  const { step, host, rating } = orderPercents(productsKopecks, facts, policy)
  const immediate = lines.filter(({ quantity }) => quantity > 0).map((line) => immediatePercentOf(line, facts, policy))
  const priced = lines.map((line) => {
    const own = immediatePercentOf(line, facts, policy)
    // What the shop gives on one product is meant, above the cap as well.
    const cap = Math.max(policy.capPercent, line.immediatePercent == null ? 0 : own)
    const percent = Math.min(cap, step.percent + own + host.percent + rating.percent)
    return { ...line, percent, unit: discountedUnit(line.priceKopecks, percent, cap) }
  })
  const sumOf = (units: readonly number[]) =>
    lines.reduce((sum, { quantity }, at) => sum + (units[at] ?? 0) * quantity, 0)
  const ordinary = priced.map(({ unit }) => unit)
  const unitKopecks = facts.promo == null ? ordinary : unitsWithPromo(priced, facts.promo)
  const totalKopecks = sumOf(unitKopecks)
  const promoKopecks = sumOf(ordinary) - totalKopecks
  const exactly = priced.reduce((sum, each) => sum + each.priceKopecks * each.quantity * (100 - each.percent), 0)
  const reasons = [
    { ...step, text: rangeText([step.percent]) },
    { percent: Math.max(0, ...immediate), reason: 'за оплату сразу', text: rangeText(immediate) },
    { ...host, text: rangeText([host.percent]) },
    { ...rating, text: rangeText([rating.percent]) },
  ]
    .filter(({ percent }) => percent > 0)
    .map(({ text, reason }) => `Скидка ${text}% ${reason}`)
  const percent = Math.max(0, ...priced.map((each) => each.percent))
  const isRounded = sumOf(ordinary) * 100 !== exactly
  return {
    productsKopecks,
    totalKopecks,
    percent,
    unitKopecks,
    promoKopecks,
    reasons: [
      ...reasons,
      // Somebody who reckons the percentage of the whole sum gets another one, and should see why.
      ...(percent > 0 && isRounded ? ['Цена каждого товара со скидкой округлена до рубля'] : []),
      ...(promoKopecks > 0 ? [`Промокод ${facts.promo?.code ?? ''}: −${roublesText(promoKopecks)}`] : []),
    ],
  }
}
