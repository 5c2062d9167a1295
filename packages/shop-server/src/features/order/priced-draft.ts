import type { ClientRating } from '../../db'
import { discounted, payKindOf } from '../../rules/discounts'
import type { Discounted } from '../../rules/discounts'
import { wayOf } from '../../rules/order-check'
import { payOnDeliveryReject } from '../../rules/pay-on-delivery'
import type { RejectCode } from '../../rules/pay-on-delivery'
import type { Db, Shop } from '../../shop'
import { findGoods, parcelOf, ratingOf } from '../cart/goods'
import type { Goods } from '../cart/goods'
import { findCity } from '../city/cities'
import type { City } from '../city/cities'
import { activeCarriers } from '../delivery/carriers'
import { orderFactsOf } from '../delivery/delivery-costs'
import { selectPoints } from '../delivery/pick-points'
import type { PointRow } from '../delivery/pick-points'
import { doorIsOffered, quoteTo } from '../delivery/quotes'
import type { Quote } from '../delivery/quotes'
import type { Draft } from './drafts'

/** A draft with everything the shop reckons for it: prices, delivery, rating; nothing of it comes from the client. */
export interface PricedDraft extends Goods {
  readonly city: City | null
  readonly rating: ClientRating
  /** The chosen carrier's offer; null while no carrier that serves the city is chosen. */
  readonly quote: Quote | null
  /** The chosen point; null while none is chosen, or it does not fit city, carrier or weight. */
  readonly point: PointRow | null
  /** The goods after the discounts of a payment option. */
  readonly discountedBy: (option: string | null) => Discounted
  /** Goods and delivery to pay with an option; null while delivery has no price. */
  readonly amountBy: (option: string | null) => number | null
  /** Why the order cannot be paid when it is received; null when it can. */
  readonly reject: RejectCode | null
}

/** Reckons a draft. Takes the database to read from, so that it can run within a transaction. */
export async function priceDraft(shop: Shop, db: Db, draft: Draft): Promise<PricedDraft> {
  const { delivery, customer } = draft
  const found = await findGoods(db, draft.cart)
  const rating = await ratingOf(db, customer.phone)
  const city = delivery.cityId ? await findCity(db, delivery.cityId) : null
  const parcel = parcelOf(found.goods)
  const { carrierId, toDoor } = wayOf(delivery)
  const carrier = (await activeCarriers(db)).find(({ id }) => id === carrierId) ?? null
  const isOffered =
    carrier !== null && city !== null && (!toDoor || (carrier.deliversToDoor && (await doorIsOffered(shop, db, city))))
  const quote = isOffered && carrier && city ? quoteTo(shop, carrier, city, parcel, toDoor) : null
  const point =
    quote && city && !toDoor && delivery.pickPointId
      ? await selectPoints(db, { cityId: city.id, carrierId: quote.carrier.id, weightKg: parcel.weightKg })
          .selectAll('point')
          .where('point.id', '=', delivery.pickPointId)
          .executeTakeFirst()
      : undefined

  const discountedBy = (option: string | null) =>
    discounted(
      found.goods,
      { payKind: payKindOf(option), email: customer.email ?? null, rating },
      shop.settings.discounts,
    )
  const amountBy = (option: string | null) =>
    quote?.costKopecks == null || found.goods.length === 0
      ? null
      : discountedBy(option).totalKopecks + quote.costKopecks
  const order = city && orderFactsOf(found.goods, city, rating)
  const facts = order ?? { ...orderFactsOf(found.goods, unknownCity, rating) }
  const way = quote && { costKopecks: quote.costKopecks, carrierAccepts: quote.carrier.acceptsPayOnDelivery, toDoor }
  const pointFacts = point && {
    payment: point.payment,
    maxPaymentKopecks: point.max_payment_kopecks,
    amountKopecks: amountBy('PayOnDelivery') ?? 0,
  }
  const reject = payOnDeliveryReject(facts, way, pointFacts ?? null, shop.settings.payOnDelivery)
  return { ...found, city, rating, quote, point: point ?? null, discountedBy, amountBy, reject }
}

/** Stands in until a city is chosen; without a carrier the city is not asked about payment. */
const unknownCity: City = {
  id: '',
  name: '',
  search_name: '',
  type: '',
  short_guid: null,
  population: 0,
  latitude: 0,
  longitude: 0,
  payment_type: 'None',
  version: 0,
  is_active: false,
  region: '',
  surcharge_zone: 'none',
}
