import type { ProductDeliveryInfo } from '@prilavok/contracts'
import { cityShown, type City } from '../../rules/city'
import { discounted, type PayKind } from '../../rules/discounts'
import { roubles, roublesOrNull } from '../../rules/money'
import { parcelOf, type Product } from '../../rules/order-lines'
import { cashOnDeliveryAvailability, orderFactsOf, payOnDeliveryReject } from '../../rules/pay-on-delivery'
import { recommendedCarrier } from '../../rules/recommend'
import type { Shop } from '../../shop'
import { activeCarriers, type Carrier } from './carriers'
import { selectPoints } from './pick-points'
import { quoteTo } from './quotes'

/** The recommended of some carriers' offers to bring one piece of a product to the pickup points of a city. */
export function bestOffer(shop: Pick<Shop, 'settings'>, product: Product, city: City, carriers: readonly Carrier[]) {
  const parcel = parcelOf([product])
  const order = orderFactsOf([product], city, 'NotRated')
  const offers = carriers.map((carrier) => {
    const quote = quoteTo(shop, carrier, city, parcel, false)
    const way = { costKopecks: quote.costKopecks, carrierAccepts: carrier.acceptsPayOnDelivery, toDoor: false }
    const reject = payOnDeliveryReject(order, way, null, shop.settings.payOnDelivery)
    return { ...quote, reject, payOnDelivery: reject === null }
  })
  return recommendedCarrier(offers)?.choice
}

/** How one piece of a product reaches a city: the recommended carrier's offer and the price by way of payment. */
export async function productDelivery(shop: Shop, product: Product, city: City): Promise<ProductDeliveryInfo> {
  const products = [product]
  const { weightKg } = parcelOf(products)
  const points = await selectPoints(shop.db, { cityId: city.id, weightKg })
    .select([
      'point.carrier_id',
      (eb) => eb.fn<boolean>('bool_or', [eb('point.type', '=', 'PickPoint')]).as('can_examine'),
    ])
    .groupBy('point.carrier_id')
    .execute()
  const carriers = (await shop.kept.read(shop.db, activeCarriers)).filter(({ id }) =>
    points.some(({ carrier_id }) => carrier_id === id),
  )
  const best = bestOffer(shop, product, city, carriers)
  const priceBy = (payKind: PayKind) => {
    const { totalKopecks } = discounted(products, { payKind, email: null, rating: 'NotRated' }, shop.settings.discounts)
    return totalKopecks < product.priceKopecks ? totalKopecks : null
  }
  const now = priceBy('immediately')
  const later = priceBy('onDelivery')
  return {
    freeDelivery: best?.isFree ?? false,
    cost: roublesOrNull(best?.costKopecks ?? null),
    discountedPrice: roublesOrNull(now),
    discount: now === null ? null : roubles(product.priceKopecks - now),
    payOnDeliveryDiscountedPrice: roublesOrNull(later),
    payOnDeliveryDiscount: later === null ? null : roubles(product.priceKopecks - later),
    daysTravelTimeFrom: best?.daysFrom ?? null,
    daysTravelTimeTo: best?.daysTo ?? null,
    cashOnDeliveryAvailability: best === undefined ? 'CantResolve' : cashOnDeliveryAvailability(best.reject),
    examinationIsAvailable: points.some(
      ({ carrier_id, can_examine }) => carrier_id === best?.carrier.id && can_examine,
    ),
    transportCompany: best?.carrier.id ?? null,
    city: cityShown(city),
  }
}
