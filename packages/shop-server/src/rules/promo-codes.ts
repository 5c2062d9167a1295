import { dateInWords } from '@prilavok/core/clock'
import { roublesText } from './money'

/** A promo code as the staff have set it; money in kopecks. */
export interface PromoCode {
  readonly id: string
  readonly code: string
  readonly isActive: boolean
  /** Of the price of each piece; null where a sum is taken off. */
  readonly percent: number | null
  readonly sumKopecks: number | null
  /** What the products that it is for must cost together, before discounts. */
  readonly minSumKopecks: number
  readonly startsOn: Date | null
  readonly endsOn: Date | null
  /** Orders that may have it in all, and of one buyer; null: as many as they like. */
  readonly most: number | null
  readonly mostEach: number | null
  /** Orders that have it. */
  readonly used: number
  /** Products and categories that it is for, their subcategories included; both empty: all. */
  readonly productIds: readonly string[]
  readonly categoryIds: readonly string[]
}

/** Why a code is refused. */
export type PromoReason = 'unknown' | 'notYet' | 'over' | 'usedUp' | 'usedByYou' | 'noProducts' | 'minSum'

/** A code that is refused: why, and what a buyer reads. */
export interface PromoRefusal {
  readonly code: string
  readonly reason: PromoReason
  readonly message: string
  /** What is missing to the least sum, in kopecks. */
  readonly missingKopecks: number | null
}

/** A code that is granted to an order. */
export interface GrantedPromo {
  readonly id: string
  readonly code: string
  readonly percent: number | null
  readonly sumKopecks: number | null
  readonly mostEach: number | null
  /** The products of the order that it is for. */
  readonly productIds: ReadonlySet<string>
}

/** A line of an order with the categories that its product is in, from the root. */
export interface PromoLine {
  readonly id: string
  readonly priceKopecks: number
  readonly quantity: number
  readonly categoryIds: readonly string[]
}

/** What is known of the order and its buyer. */
export interface PromoFacts {
  readonly nowMs: number
  /** The zone of the shop's clock: its days are told to buyers. */
  readonly timeZone: string
  readonly lines: readonly PromoLine[]
  /** Orders of this buyer that have it; null where nobody has said who the buyer is. */
  readonly usedByBuyer: number | null
  /** The draft took the code when its payment began: what was promised then is kept, whatever the staff or the clock say now. */
  readonly isHeld: boolean
}

/** A code as people type it: case and spaces do not count. */
export const plainCode = (code: string): string => code.replace(/\s+/g, '').toUpperCase()

const isFor = ({ productIds, categoryIds }: PromoCode, line: PromoLine) =>
  (productIds.length === 0 && categoryIds.length === 0) ||
  productIds.includes(line.id) ||
  line.categoryIds.some((id) => categoryIds.includes(id))

/** Whether an order may have a code, and if not, the first thing that stands against it. */
export function judgePromo(
  asked: string,
  promo: PromoCode | null,
  { nowMs, timeZone, lines, usedByBuyer, isHeld }: PromoFacts,
): GrantedPromo | PromoRefusal {
  const code = plainCode(asked)
  const refuse = (reason: PromoReason, message: string, missingKopecks: number | null = null): PromoRefusal => ({
    code,
    reason,
    message,
    missingKopecks,
  })
  if (promo === null || (!promo.isActive && !isHeld))
    return refuse('unknown', 'Такого промокода нет. Проверьте, как он написан')
  const dayText = (date: Date) =>
    dateInWords(date.toISOString(), { locale: 'ru', timeZone }, { day: 'numeric', month: 'long' })
  const { startsOn, endsOn, most, mostEach, used, minSumKopecks } = promo
  if (!isHeld && startsOn !== null && nowMs < startsOn.getTime())
    return refuse('notYet', `Промокод действует с ${dayText(startsOn)}`)
  if (!isHeld && endsOn !== null && nowMs >= endsOn.getTime())
    return refuse('over', `Промокод действовал до ${dayText(endsOn)}`)
  if (!isHeld && most !== null && used >= most)
    return refuse('usedUp', 'Этим промокодом воспользовались столько раз, сколько было можно')
  if (!isHeld && mostEach !== null && usedByBuyer !== null && usedByBuyer >= mostEach)
    return refuse('usedByYou', 'Вы уже воспользовались этим промокодом')
  const chosen = lines.filter((line) => isFor(promo, line))
  if (chosen.length === 0) return refuse('noProducts', 'Промокод не действует на товары в корзине')
  const sum = chosen.reduce((all, { priceKopecks, quantity }) => all + priceKopecks * quantity, 0)
  if (sum < minSumKopecks) {
    const onWhat = chosen.length === lines.length ? 'заказе' : 'покупке товаров, на которые он действует,'
    const missing = minSumKopecks - sum
    return refuse(
      'minSum',
      `Промокод действует при ${onWhat} от ${roublesText(minSumKopecks)}. Не хватает ${roublesText(missing)}`,
      missing,
    )
  }
  const { id, percent, sumKopecks } = promo
  return { id, code: promo.code, percent, sumKopecks, mostEach, productIds: new Set(chosen.map((line) => line.id)) }
}

/** Whether a code was refused. */
export const isRefused = (judged: GrantedPromo | PromoRefusal): judged is PromoRefusal => 'reason' in judged

/** The least that a discounted piece costs: nothing is given away. */
const LEAST_KOPECKS = 100

interface UnitLine {
  readonly id?: string | undefined
  readonly quantity: number
  readonly unit: number
}

/** A sum over lines by what each of them costs; what pieces cannot share evenly goes to lines that take it, a kopeck for each piece. */
function shared(lines: readonly UnitLine[], sumKopecks: number): readonly number[] {
  const room = ({ unit }: UnitLine) => Math.max(0, unit - LEAST_KOPECKS)
  const sumOf = (of: (line: UnitLine) => number) => lines.reduce((sum, line) => sum + of(line) * line.quantity, 0)
  const wanted = Math.min(sumKopecks, sumOf(room))
  if (wanted === 0) return lines.map(() => 0)
  const total = sumOf(({ unit }) => unit)
  const off = lines.map((line) => Math.min(room(line), Math.floor((line.unit * wanted) / total)))
  let left = wanted - off.reduce((sum, each, index) => sum + each * (lines[index]?.quantity ?? 0), 0)
  lines.forEach((line, index) => {
    const each = off[index] ?? 0
    if (line.quantity === 0) return
    const more = Math.min(Math.floor(left / line.quantity), room(line) - each)
    off[index] = each + more
    left -= more * line.quantity
  })
  return off
}

/** Prices of one piece once a code is taken off them; those of other products stay. */
export function unitsWithPromo(lines: readonly UnitLine[], promo: GrantedPromo): readonly number[] {
  const isChosen = ({ id }: UnitLine) => id !== undefined && promo.productIds.has(id)
  const chosen = lines.map((line) => (isChosen(line) ? line : { ...line, quantity: 0, unit: 0 }))
  if (promo.percent !== null) {
    const percent = promo.percent
    return lines.map((line) => {
      if (!isChosen(line)) return line.unit
      const exact = Math.floor((line.unit * (100 - percent) + 5_000) / 10_000) * 100
      return Math.min(line.unit, Math.max(LEAST_KOPECKS, exact))
    })
  }
  const off = shared(chosen, promo.sumKopecks ?? 0)
  return lines.map(({ unit }, index) => unit - (off[index] ?? 0))
}
