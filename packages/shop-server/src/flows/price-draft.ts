import type { ClientRating, Db, Draft } from '../db'
import { findProducts } from '../features/cart/find-products'
import { findCity } from '../features/city/cities'
import { provedRatingOf } from '../features/customers/customers'
import { activeCarriers } from '../features/delivery/carriers'
import { findPoint, takesWeight, type PointRow } from '../features/delivery/pick-points'
import { findPromo, promoBuyerOf } from '../features/promo-codes/find-promo'
import { doorsAreOffered, hasCouriers, quoteTo, type Quote } from '../features/delivery/quotes'
import type { City } from '../rules/city'
import type { Parcel } from '../rules/delivery-cost'
import { discounted, payKindOf, type Discounted } from '../rules/discounts'
import { wayOf } from '../rules/order-check'
import { parcelOf, type Products } from '../rules/order-lines'
import { orderFactsOf, payOnDeliveryReject, type RejectCode } from '../rules/pay-on-delivery'
import { isRefused, type GrantedPromo, type PromoRefusal } from '../rules/promo-codes'
import type { Shop } from '../shop'

/** A draft with everything the shop calculates for it: prices, delivery, rating; nothing of it comes from the client. */
export interface PricedDraft extends Products {
  readonly city: City | null
  readonly rating: ClientRating
  /** The chosen carrier's offer; null while no carrier that serves the city is chosen. */
  readonly quote: Quote | null
  /** The chosen point; null while none is chosen, or it does not fit city, carrier or weight. */
  readonly point: PointRow | null
  /** A point is chosen that does not take the parcel. */
  readonly isPointRefused: boolean
  /** The promo code of the draft, granted; null where none was typed or it is refused. */
  readonly promo: GrantedPromo | null
  /** Why the code that was typed is refused. */
  readonly promoRefusal: PromoRefusal | null
  /** The lines after the discounts of a payment option. */
  readonly discountedBy: (option: string | null) => Discounted
  /** Lines and delivery to pay with an option; null while delivery has no price. */
  readonly amountBy: (option: string | null) => number | null
  /** Why the order cannot be paid when it is received; null when it can. */
  readonly reject: RejectCode | null
}

/** What the shop knows of a chosen delivery; all of it is read at once. */
async function chosenDelivery(shop: Shop, db: Db, delivery: Draft['delivery']) {
  const { carrierId, toDoor } = wayOf(delivery)
  const { cityId, pickPointId } = delivery
  const [city, carriers, couriersGo, point] = await Promise.all([
    cityId ? findCity(db, cityId) : null,
    shop.kept.read(db, activeCarriers),
    toDoor && doorsAreOffered(shop, db),
    cityId && carrierId && pickPointId && !toDoor ? findPoint(db, { cityId, carrierId, id: pickPointId }) : null,
  ])
  const carrier = carriers.find(({ id }) => id === carrierId)
  const goesToDoor = couriersGo && carrier?.deliversToDoor === true && city !== null && hasCouriers(shop, city)
  return { city, carrier: toDoor && !goesToDoor ? undefined : carrier, toDoor, point }
}

/** The chosen point of the carrier; null where it does not take the parcel. */
const pointFor = (quote: Quote | null, point: PointRow | null, { weightKg }: Parcel): PointRow | null =>
  quote !== null && point !== null && takesWeight(point, weightKg) ? point : null

/** What of an order is agreed already, where one is priced again. */
export interface Agreed {
  /** The lines with the prices of their moment. */
  readonly found: Products
  readonly rating: ClientRating
  /** Adds what staff give to the shop's own discounts. */
  readonly further: (own: Discounted) => Discounted
}

/** What of a draft its prices depend on. */
type PricedParts = Pick<Draft, 'id' | 'cart' | 'customer' | 'delivery' | 'proved_phone' | 'promo_code'>

interface Pricing {
  /** An order is made of it: every rule of its promo code counts. */
  readonly isOrdering?: boolean
  readonly agreed?: Agreed
}

/** Prices a draft, or an order as if it were one. Takes the database to read from, so that it can run within a transaction. */
export async function priceDraft(
  shop: Shop,
  db: Db,
  draft: PricedParts,
  { isOrdering = false, agreed }: Pricing = {},
): Promise<PricedDraft> {
  const { cart, customer, delivery } = draft
  const [found, rating, chosen] = await Promise.all([
    agreed?.found ?? findProducts(db, cart),
    agreed?.rating ?? provedRatingOf(db, draft),
    chosenDelivery(shop, db, delivery),
  ])
  const { city, carrier, toDoor } = chosen
  const parcel = parcelOf(found.products)
  const quote = carrier === undefined || city === null ? null : quoteTo(shop, carrier, city, parcel, toDoor)
  const point = pointFor(quote, chosen.point, parcel)
  const isPointRefused = quote !== null && !quote.toDoor && Boolean(delivery.pickPointId) && point === null

  const judged = await findPromo(db, draft.promo_code, found.products, promoBuyerOf(draft, isOrdering), shop)
  const promo = judged === null || isRefused(judged) ? null : judged
  const promoRefusal = judged !== null && isRefused(judged) ? judged : null

  const discountedBy = (option: string | null) => {
    const facts = { payKind: payKindOf(option), email: customer.email ?? null, rating, promo }
    const own = discounted(found.products, facts, shop.settings.discounts)
    return agreed === undefined ? own : agreed.further(own)
  }
  const amountBy = (option: string | null) =>
    quote?.costKopecks == null || found.products.length === 0
      ? null
      : discountedBy(option).totalKopecks + quote.costKopecks
  const reject = payOnDeliveryReject(
    orderFactsOf(found.products, city, rating),
    quote && {
      costKopecks: quote.costKopecks,
      carrierAccepts: quote.carrier.acceptsPayOnDelivery,
      toDoor: quote.toDoor,
    },
    point && {
      payment: point.payment,
      maxPaymentKopecks: point.max_payment_kopecks,
      amountKopecks: amountBy('PayOnDelivery') ?? 0,
    },
    shop.settings.payOnDelivery,
  )
  return { ...found, city, rating, quote, point, isPointRefused, promo, promoRefusal, discountedBy, amountBy, reject }
}
