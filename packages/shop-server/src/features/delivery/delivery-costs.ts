import type { DeliveryCosts, Discount, TransportCompanyDeliveryInfo } from '@prilavok/contracts'
import type { ClientRating } from '../../db'
import { cityShown, type City } from '../../rules/city'
import { discounted, type PayKind } from '../../rules/discounts'
import type { Place } from '../../rules/geo'
import { roubles, roublesOrNull } from '../../rules/money'
import { parcelOf, prepaymentProducts, type Product } from '../../rules/order-lines'
import {
  cashOnDeliveryAvailability,
  orderFactsOf,
  payOnDeliveryReject,
  pointPaymentStatus,
  type OrderFacts,
} from '../../rules/pay-on-delivery'
import type { GrantedPromo } from '../../rules/promo-codes'
import { recommendedCarrier, recommendedPoint } from '../../rules/recommend'
import type { Shop } from '../../shop'
import { activeCarriers } from './carriers'
import { pickPointOf, takesWeight, type PointInZone } from './pick-points'
import { doorsAreOffered, hasCouriers, quoteTo, type Quote } from './quotes'

/** What is delivered, where to, and for whom. */
interface DeliveryRequest {
  readonly products: readonly Product[]
  readonly city: City
  readonly rating: ClientRating
  readonly email: string | null
  /** The promo code of the order, where it is granted. */
  readonly promo: GrantedPromo | null
  /** Where the buyer is, when known; else the city's centre counts. */
  readonly near: Place
  /** The points of the city. */
  readonly points: readonly PointInZone[]
  /** false = points are only counted */
  readonly withPickPoints: boolean
}

/** A carrier's offer with what paying on receipt depends on. */
interface JudgedQuote {
  readonly quote: Quote
  readonly order: OrderFacts
  readonly amountKopecks: number
}

const wayFacts = ({ costKopecks, toDoor, carrier }: Quote) => ({
  costKopecks,
  toDoor,
  carrierAccepts: carrier.acceptsPayOnDelivery,
})

function info(
  { quote, order }: JudgedQuote,
  shop: Shop,
  rest: Pick<TransportCompanyDeliveryInfo, 'recommended' | 'pickPoints' | 'pickPointsCount'>,
) {
  const reject = payOnDeliveryReject(order, wayFacts(quote), null, shop.settings.payOnDelivery)
  const named: TransportCompanyDeliveryInfo = {
    transportCompany: quote.carrier.id,
    transportCompanyName: quote.carrier.name,
    transportCompanyImagePath: quote.carrier.imagePath,
    cost: roublesOrNull(quote.costKopecks),
    toDoor: quote.toDoor,
    cashOnDeliveryAvailability: cashOnDeliveryAvailability(reject),
    onlyForPrepaymentProductName: order.prepaymentProductName,
    storagePeriodInDays: quote.toDoor ? null : quote.carrier.storageDays,
    daysTravelTimeFrom: quote.daysFrom,
    daysTravelTimeTo: quote.daysTo,
    freeDelivery: quote.isFree,
    ...rest,
  }
  return named
}

function pointsOf({ quote, order, amountKopecks }: JudgedQuote, shop: Shop, rows: readonly PointInZone[], near: Place) {
  const judged = rows.map((row) => ({
    row,
    latitude: row.latitude,
    longitude: row.longitude,
    isSecondary: row.is_secondary,
    payment: pointPaymentStatus(
      order,
      wayFacts(quote),
      { payment: row.payment, maxPaymentKopecks: row.max_payment_kopecks, amountKopecks },
      shop.settings.payOnDelivery,
    ),
  }))
  const best = recommendedPoint(judged, near)?.choice
  return judged.map((point) => pickPointOf(point.row, quote.carrier.name, point.payment, point === best))
}

const recommendedOf = (quotes: readonly Quote[], order: OrderFacts, shop: Shop) =>
  recommendedCarrier(
    quotes.map((quote) => ({
      ...quote,
      payOnDelivery: payOnDeliveryReject(order, wayFacts(quote), null, shop.settings.payOnDelivery) === null,
    })),
  )?.choice.carrier.id

function discountOf({ products, email, rating, promo }: DeliveryRequest, { settings }: Shop): Discount {
  const by = (payKind: PayKind) => discounted(products, { payKind, email, rating, promo }, settings.discounts)
  const ordinary = by('other')
  return {
    orderAmount: roubles(ordinary.productsKopecks),
    discountedOrderAmount: roubles(ordinary.totalKopecks),
    payImmediatelyOrderAmountWithDiscount: roubles(by('immediately').totalKopecks),
    payImmediatelyOrderAmountWithDiscount_ToDoor: null,
    payOnDeliveryOrderAmountWithDiscount: roubles(by('onDelivery').totalKopecks),
    payOnDeliveryOrderAmountWithDiscount_ToDoor: null,
    reasons: [...by('immediately').reasons],
  }
}

/** Every carrier's offer to a city with its points, door variants, discounts and recommendations. Source: DELIV-06. */
export async function deliveryCosts(shop: Shop, request: DeliveryRequest): Promise<DeliveryCosts> {
  const { products, city, rating, email, promo, near, points, withPickPoints } = request
  const parcel = parcelOf(products)
  const rows = points.filter((point) => takesWeight(point, parcel.weightKg))
  const order = orderFactsOf(products, city, rating)
  const discount = discountOf(request, shop)
  const onDeliveryKopecks = discounted(
    products,
    { payKind: 'onDelivery', email, rating, promo },
    shop.settings.discounts,
  ).totalKopecks
  const judge = (quote: Quote): JudgedQuote => ({
    quote,
    order,
    amountKopecks: onDeliveryKopecks + (quote.costKopecks ?? 0),
  })

  const [carriers, couriersGo] = await Promise.all([
    shop.kept.read(shop.db, activeCarriers),
    doorsAreOffered(shop, shop.db),
  ])
  const ofCarrier = (id: string) => rows.filter(({ carrier_id }) => carrier_id === id)

  const pickups = carriers
    .filter(({ id }) => ofCarrier(id).length > 0)
    .map((carrier) => quoteTo(shop, carrier, city, parcel, false))
  const hasDoor = couriersGo && hasCouriers(shop, city)
  const doors = carriers
    .filter(({ deliversToDoor }) => hasDoor && deliversToDoor)
    .map((carrier) => quoteTo(shop, carrier, city, parcel, true))
  const bestPickup = recommendedOf(pickups, order, shop)
  const bestDoor = recommendedOf(doors, order, shop)

  const pickupInfos = pickups.map((quote) => {
    const judged = judge(quote)
    const own = ofCarrier(quote.carrier.id)
    return info(judged, shop, {
      recommended: quote.carrier.id === bestPickup,
      pickPoints: withPickPoints ? pointsOf(judged, shop, own, near) : [],
      pickPointsCount: withPickPoints ? null : own.length,
    })
  })
  const doorInfos = doors.map((quote) =>
    info(judge(quote), shop, { recommended: quote.carrier.id === bestDoor, pickPoints: [], pickPointsCount: null }),
  )
  return {
    transportCompaniesDeliveryInfo: Object.fromEntries(pickupInfos.map((each) => [each.transportCompany, each])),
    transportCompaniesDeliveryInfoToDoor: Object.fromEntries(doorInfos.map((each) => [each.transportCompany, each])),
    discount,
    discountToDoor: discount,
    onlyForPrepaymentProducts: prepaymentProducts(products).map(({ id, name }) => ({ id, name })),
    city: cityShown(city),
  }
}
