import type { Draft, Trx } from '../db'
import { calculationOf } from '../features/cart/calculation'
import { HttpProblem } from '../http/problem'
import { orderErrors, PLACE_MISSING, POINT_REFUSED, type FieldError } from '../rules/order-check'
import { prepaymentProducts } from '../rules/order-lines'
import { isWholePacks, packsText } from '../rules/packs'
import { rejectText } from '../rules/pay-on-delivery'
import { isInStock, stockText } from '../rules/stock'
import type { Shop } from '../shop'
import type { ReadyDraft } from './create-order'
import { offeredBy } from './offered-options'
import { priceDraft, type PricedDraft } from './price-draft'

const refuse = (...errors: readonly FieldError[]): never => {
  throw new HttpProblem('validation-failed', { errors })
}
const required = (pointer: string, message: string): FieldError => ({ pointer, code: 'required', message })

/** The buyer's prices are other ones by now: the calculation says which. */
function priceChanged(shop: Shop, draft: Draft, priced: PricedDraft): never {
  const calculator = {
    email: draft.customer.email ?? null,
    rating: priced.rating,
    policy: shop.settings.discounts,
    promo: priced.promo,
    promoRefusal: priced.promoRefusal,
    payOnDeliveryFromKopecks: shop.settings.payOnDelivery.fromKopecks,
  }
  throw new HttpProblem('price-changed', { current: calculationOf(priced, calculator) })
}

/** Whether products changed since the buyer saw them: a hash code differs, or a product is no longer sold. */
function hasOtherPrices({ cart }: Draft, { products, removed }: PricedDraft): boolean {
  const now = new Map(products.map(({ id, hashCode }) => [id, hashCode]))
  return removed.length > 0 || cart.some(({ id, hashCode }) => hashCode !== undefined && now.get(id) !== hashCode)
}

/** Whether the delivery costs other than its buyer was shown; who was shown nothing is not asked again. */
const hasOtherCost = ({ delivery: { shownCost } }: Draft, costKopecks: number): boolean =>
  typeof shownCost === 'number' && Math.round(shownCost * 100) !== costKopecks

const unavailable = ({ products }: PricedDraft): readonly FieldError[] =>
  products.flatMap(({ isOnSale, name }, index) =>
    isOnSale ? [] : [{ pointer: `/cart/value/${index}`, code: 'exists', message: `Товара «${name}» нет в наличии` }],
  )

/** Lines of which the shop does not sell so many pieces; the buyer's cart corrects them before it comes to this. */
const unpacked = (priced: PricedDraft): readonly FieldError[] =>
  priced.products.flatMap((product, index) =>
    isWholePacks(product)
      ? []
      : [{ pointer: `/cart/value/${index}/quantity`, code: 'packs', message: packsText(product) }],
  )

/** Lines of which there are fewer pieces than are wanted. */
const tooMany = (priced: PricedDraft): readonly FieldError[] =>
  priced.products.flatMap((product, index) =>
    isInStock(product)
      ? []
      : [{ pointer: `/cart/value/${index}/quantity`, code: 'stock', message: stockText(product) }],
  )

/** The cost of the chosen delivery, which must exist, be complete, have a price, if only one that staff have given, and take this payment. */
export function costOf(
  option: string | null,
  { city, quote, point, isPointRefused, reject, products }: PricedDraft,
  given: number | null = null,
): number {
  const at = '/delivery/value'
  if (city === null) return refuse(required(`${at}/cityId`, 'Поле Город обязательно для заполнения'))
  if (quote === null) return refuse(required(`${at}/transportCompany`, 'Выберите транспортную компанию'))
  if (isPointRefused) return refuse({ pointer: `${at}/pickPointId`, code: 'exists', message: POINT_REFUSED })
  if (!quote.toDoor && point === null) return refuse(required(`${at}/pickPointId`, PLACE_MISSING))
  const costKopecks = given ?? quote.costKopecks
  if (costKopecks === null) {
    return refuse({ pointer: `${at}/transportCompany`, code: 'CantResolve', message: rejectText('CantResolve', null) })
  }
  if (option === 'PayOnDelivery' && reject !== null) {
    const message = rejectText(reject, prepaymentProducts(products)[0]?.name ?? null)
    return refuse({ pointer: `${at}/purchaseType`, code: reject, message })
  }
  return costKopecks
}

/**
 * All checks of a confirmation, fields first, then prices, then what delivery and payment allow. Money that is
 * there decides how the draft is paid, whatever the buyer chose afterwards, and whatever the shop offers by now. `isBuyers` where the buyer
 * orders, who has seen what the delivery costs; staff see the sum that will be. Source: VALID-03 to VALID-13.
 */
export async function checkDraft(
  shop: Shop,
  trx: Trx,
  draft: Draft,
  paidBy: string | null,
  isBuyers = false,
): Promise<ReadyDraft> {
  const option = paidBy ?? draft.delivery.purchaseType ?? null
  const errors = orderErrors({
    customer: draft.customer,
    recipient: draft.recipient,
    delivery: { ...draft.delivery, purchaseType: option },
    company: draft.company,
    hasConsent: draft.personal_data_consent === true,
    hasLines: draft.cart.length > 0,
    phones: shop.settings,
  })
  if (errors.length > 0) return refuse(...errors)
  const [priced, offered] = await Promise.all([
    priceDraft(shop, trx, draft, { isOrdering: true }),
    paidBy === null ? offeredBy(shop, trx) : Promise.resolve<readonly string[]>([]),
  ])
  if (hasOtherPrices(draft, priced)) return priceChanged(shop, draft, priced)
  const gone = unavailable(priced)
  if (gone.length > 0) return refuse(...gone)
  const parts = paidBy === null ? [...unpacked(priced), ...tooMany(priced)] : []
  if (parts.length > 0) return refuse(...parts)
  if (priced.promoRefusal !== null) {
    const { reason, message } = priced.promoRefusal
    return refuse({ pointer: '/promoCode', code: `promo_${reason}`, message })
  }
  const costKopecks = costOf(option, priced)
  if (paidBy === null && isBuyers && hasOtherCost(draft, costKopecks)) return priceChanged(shop, draft, priced)
  const isOffered = paidBy !== null || offered.includes(option ?? '')
  if (!isOffered)
    return refuse({
      pointer: '/delivery/value/purchaseType',
      code: 'purchaseTypeRequired',
      message: 'Выберите способ оплаты',
    })
  return { draft, priced, option: option ?? '', costKopecks }
}
