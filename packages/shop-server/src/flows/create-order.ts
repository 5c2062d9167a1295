import type { ConfirmResult } from '@prilavok/contracts'
import type { Draft, PaymentSession, Trx } from '../db'
import { customerOf } from '../features/customers/customers'
import { insertOrder, nextOrderNumber } from '../features/order/insert-order'
import { releasePromo, takePromo } from '../features/promo-codes/take-promo'
import { closeSessions } from '../features/payment/sessions'
import { isOpenSession, paymentOf } from '../rules/payment-session'
import type { Shop } from '../shop'
import type { PricedDraft } from './price-draft'

/** A draft that passed all checks, with its payment option and the cost of its delivery. */
export interface ReadyDraft {
  readonly draft: Draft
  readonly priced: PricedDraft
  readonly option: string
  readonly costKopecks: number
}

/** The address of the parcel in one line: the point's, or the buyer's with the parts that are filled (DELIV-23). */
export function addressOf(
  { delivery }: Pick<Draft, 'delivery'>,
  { city, point }: Pick<PricedDraft, 'city' | 'point'>,
): string {
  if (point) return [city?.name, point.address].filter(Boolean).join(', ')
  const parts = [
    delivery.addressDeliveryCity,
    delivery.addressDeliveryStreet,
    delivery.addressDeliveryHouse,
    delivery.addressDeliverApartment,
  ]
  return delivery.addressDelivery?.trim() || parts.filter((part) => part?.trim()).join(', ')
}

const firstStatus = (option: string, isPaid: boolean, isBlocked: boolean) => {
  if (isPaid) return 'Paid'
  return option === 'PayOnDelivery' || isBlocked ? 'AwaitingConfirmation' : 'AwaitingPayment'
}

/**
 * Makes the order of a draft, whose payments are locked, and cancels those that were begun with another option, within the caller's
 * transaction.
 */
export async function createOrder(
  shop: Shop,
  trx: Trx,
  { draft, priced, option, costKopecks }: ReadyDraft,
  sessions: readonly PaymentSession[],
  author = 'buyer',
): Promise<ConfirmResult> {
  const { productsKopecks, totalKopecks, unitKopecks, promoKopecks } = priced.discountedBy(option)
  const toPay = totalKopecks + costKopecks
  const payment = paymentOf(sessions, { option, totalKopecks: toPay }, shop.now())
  const isGivenUp = (each: PaymentSession) => each.purchase_type !== option && isOpenSession(each, shop.now())
  const isPaid = payment.paidKopecks >= toPay
  const { promo } = priced
  const [number, { id: customerId, rating }] = await Promise.all([
    nextOrderNumber(trx),
    customerOf(shop, trx, draft.customer),
    closeSessions(shop, trx, sessions.filter(isGivenUp)),
    promo === null ? releasePromo(trx, draft.id) : null,
  ])
  if (promo !== null) {
    const now = new Date(shop.now())
    await takePromo(trx, promo, { draftId: draft.id, customerId, kopecks: promoKopecks, now, keptUntil: null })
  }
  return insertOrder(shop, trx, {
    number,
    draft,
    author,
    customerId,
    promoCode: promo && promo.code,
    customerAlias: shop.randomId(),
    status: firstStatus(option, isPaid, rating === 'Blocked'),
    option,
    payment,
    delivery: {
      carrierId: priced.quote?.carrier.id ?? '',
      toDoor: priced.quote?.toDoor ?? false,
      cityId: priced.city?.id ?? '',
      pointId: priced.point?.id ?? null,
      address: addressOf(draft, priced),
      costKopecks,
    },
    lines: priced.products.map((product, index) => ({
      ...product,
      unitKopecks: unitKopecks[index] ?? product.priceKopecks,
    })),
    productsKopecks,
    discountedKopecks: totalKopecks,
  })
}
