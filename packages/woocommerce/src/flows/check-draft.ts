import { isFor } from '../delivery/pickup-points'
import type { Rate } from '../delivery/rates'
import { HttpProblem, type FieldError } from '../http/problem'
import { orderErrors } from '../order/order-errors'
import type { StoredDraft } from '../order/stored-draft'
import type { OfferedOption } from '../payment/gateway.types'
import type { Shop } from '../shop'
import { chosenRate } from './draft-rates'
import { calculationOf, discountOf, priceCart, type PricedCart } from './price-cart'

/** A draft that lacks nothing. */
export interface ReadyDraft {
  readonly draft: StoredDraft
  readonly cart: PricedCart
  readonly rate: Rate
  readonly payment: OfferedOption
}

/** Refuses a request whose fields have errors. */
export const refuse = (...errors: readonly FieldError[]): never => {
  throw new HttpProblem('validation-failed', { errors })
}

async function refuseChangedPrices(shop: Shop, draft: StoredDraft, cart: PricedCart): Promise<void> {
  const now = new Map(cart.lines.map(({ product }) => [product.id, product.hashCode]))
  const isChanged = draft.cart.some(({ id, hashCode }) => hashCode !== null && now.get(id) !== hashCode)
  if (!isChanged && cart.gone.length === 0) return
  const current = calculationOf(cart, await discountOf(shop, cart, draft.promoCode), draft.promoCode)
  throw new HttpProblem('price-changed', { current })
}

/** Refuses a draft that lacks something. */
export function refuseIncomplete(draft: StoredDraft): void {
  const errors = orderErrors(draft)
  if (errors.length > 0) refuse(...errors)
}

/** All checks before an order: fields, prices, what delivery and payment allow. */
export async function checkDraft(shop: Shop, draft: StoredDraft): Promise<ReadyDraft> {
  refuseIncomplete(draft)
  const cart = await priceCart(shop, draft.cart)
  await refuseChangedPrices(shop, draft, cart)
  const gone = cart.lines.flatMap(({ product }, at) =>
    product.available
      ? []
      : [{ pointer: `/cart/value/${at}`, code: 'exists', message: `Товара «${product.name}» нет в наличии` }],
  )
  if (gone.length > 0) return refuse(...gone)
  const at = '/delivery/value'
  const rate = await chosenRate(shop, draft)
  if (rate === null)
    return refuse({ pointer: `${at}/transportCompany`, code: 'exists', message: 'Выберите способ доставки' })
  if (rate.isPickup && draft.delivery.pickPointId !== rate.carrier)
    return refuse({ pointer: `${at}/pickPointId`, code: 'exists', message: 'Выберите пункт выдачи' })
  const { options } = await shop.gateways()
  const payment = options.find(({ option }) => option === draft.delivery.purchaseType)
  if (payment === undefined || !isFor(payment, rate.method, rate.rateId))
    return refuse({ pointer: `${at}/purchaseType`, code: 'purchaseTypeRequired', message: 'Выберите способ оплаты' })
  return { draft, cart, rate, payment }
}
