import type { CityPaymentType, ClientRating, PointPayment } from '../db/schema'
import type { City } from './city'
import { roublesText } from './money'
import { productsKopecksOf, heaviestLineKg, prepaymentProducts, type Product } from './order-lines'

export type RejectCode =
  | 'OnlyForPrepayment'
  | 'CheaperThan2000'
  | 'NegativeClientRating'
  | 'CantResolve'
  | 'NoPayOnDeliveryInThisTk'
  | 'NoPayOnDeliveryInThisPickPoint'
  | 'TooCheapByComparisonToDeliveryCost'

/** The thresholds of the rules; money in kopecks. */
export interface PayOnDeliveryPolicy {
  readonly fromKopecks: number
  /** Delivery may cost at most this share of the products. */
  readonly maxDeliverySharePercent: number
  /** A line above this is not "small" in cities that take pay on delivery for small products only. */
  readonly smallLineKg: number
}

export const standardPayOnDelivery: PayOnDeliveryPolicy = {
  fromKopecks: 200_000,
  maxDeliverySharePercent: 50,
  smallLineKg: 60,
}

/** The order, before a carrier is looked at. */
export interface OrderFacts {
  readonly productsKopecks: number
  /** First good that is sold for prepayment only. */
  readonly prepaymentProductName: string | null
  readonly rating: ClientRating
  readonly cityPayment: CityPaymentType
  readonly heaviestLineKg: number
}

/** What an order is, as far as paying on receipt depends on it; a draft without a city takes no payment there. */
export const orderFactsOf = (products: readonly Product[], city: City | null, rating: ClientRating): OrderFacts => ({
  productsKopecks: productsKopecksOf(products),
  prepaymentProductName: prepaymentProducts(products)[0]?.name ?? null,
  rating,
  cityPayment: city?.payment_type ?? 'None',
  heaviestLineKg: heaviestLineKg(products),
})

/** The chosen way of delivery, as far as it is chosen. */
export interface WayFacts {
  readonly costKopecks: number | null
  readonly carrierAccepts: boolean
  readonly toDoor: boolean
}

/** The chosen pickup point. */
export interface PointFacts {
  readonly payment: PointPayment
  readonly maxPaymentKopecks: number | null
  /** What would be paid there. */
  readonly amountKopecks: number
}

const TAKES_MONEY: ReadonlySet<PointPayment> = new Set(['CashAndCard', 'CashAndMaybeCard'])

function cityAccepts(order: OrderFacts, policy: PayOnDeliveryPolicy): boolean {
  if (order.cityPayment === 'PaymentOnDelivery') return true
  return order.cityPayment === 'PaymentOnDeliveryForSmallProducts' && order.heaviestLineKg <= policy.smallLineKg
}

/**
 * Why an order cannot be paid when it is received; null when it can. The checks run in the order of CONTRACT section 11;
 * what is not chosen yet (carrier, point) is not held against the order.
 */
export function payOnDeliveryReject(
  order: OrderFacts,
  way: WayFacts | null,
  point: PointFacts | null,
  policy: PayOnDeliveryPolicy = standardPayOnDelivery,
): RejectCode | null {
  if (order.prepaymentProductName !== null) return 'OnlyForPrepayment'
  if (order.productsKopecks < policy.fromKopecks) return 'CheaperThan2000'
  if (order.rating === 'Negative' || order.rating === 'Blocked') return 'NegativeClientRating'
  if (way === null) return null
  if (way.costKopecks === null) return 'CantResolve'
  if (way.toDoor || !way.carrierAccepts || !cityAccepts(order, policy)) return 'NoPayOnDeliveryInThisTk'
  if (point !== null) {
    const tooMuch = point.maxPaymentKopecks !== null && point.amountKopecks > point.maxPaymentKopecks
    if (!TAKES_MONEY.has(point.payment) || tooMuch) return 'NoPayOnDeliveryInThisPickPoint'
  }
  const isDear = way.costKopecks * 100 > order.productsKopecks * policy.maxDeliverySharePercent
  return isDear ? 'TooCheapByComparisonToDeliveryCost' : null
}

/** `2000 рублей`, as PAY-30 writes it; five digits and more in groups. */
const roublesInWords = (kopecks: number): string => {
  const sum = roublesText(kopecks).replace(/\u00a0₽$/, '')
  return `${kopecks < 1_000_000 ? sum.replace('\u00a0', '') : sum} рублей`
}

/** The Russian text of a reject code, as HTML that needs no tags. Source: PAY-29 to PAY-35. */
export function rejectText(
  code: RejectCode,
  prepaymentProductName: string | null,
  { fromKopecks }: Pick<PayOnDeliveryPolicy, 'fromKopecks'> = standardPayOnDelivery,
): string {
  const name = (prepaymentProductName ?? '').replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
  return {
    CantResolve: 'Не смогли рассчитать стоимость доставки в ваш город. Оформите заказ через чат',
    CheaperThan2000: `Оплата при получении доступна для заказов от ${roublesInWords(fromKopecks)}`,
    TooCheapByComparisonToDeliveryCost: 'Заказ слишком дешёвый по сравнению со стоимостью доставки',
    NegativeClientRating:
      'По статистике выкупа заказов вы входите в последние 5% покупателей, поэтому первый заказ нужно оплатить заранее',
    NoPayOnDeliveryInThisTk: 'У этой транспортной компании нет услуги оплаты при получении',
    NoPayOnDeliveryInThisPickPoint: 'В этом пункте выдачи нет услуги оплаты при получении',
    OnlyForPrepayment: `Товар «${name}» можно оплатить только заранее`,
  }[code]
}

/** The status of pay on delivery in a carrier's row; reasons without a value of their own become "unknown". */
export function cashOnDeliveryAvailability(reject: RejectCode | null) {
  if (reject === null) return 'Available'
  if (reject === 'OnlyForPrepayment' || reject === 'CheaperThan2000' || reject === 'TooCheapByComparisonToDeliveryCost')
    return reject
  return 'CantResolve'
}

/** How this order can be paid at this point (enumeration PickPointPaymentStatus). */
export function pointPaymentStatus(
  order: OrderFacts,
  way: WayFacts,
  point: PointFacts,
  policy: PayOnDeliveryPolicy = standardPayOnDelivery,
) {
  if (!TAKES_MONEY.has(point.payment)) return point.payment
  const reject = payOnDeliveryReject(order, way, null, policy)
  if (reject === 'CheaperThan2000' || reject === 'TooCheapByComparisonToDeliveryCost' || reject === 'CantResolve')
    return reject
  if (reject !== null) return 'NoPayment'
  const tooMuch = point.maxPaymentKopecks !== null && point.amountKopecks > point.maxPaymentKopecks
  return tooMuch ? 'MaxPaymentExceeded' : point.payment
}
