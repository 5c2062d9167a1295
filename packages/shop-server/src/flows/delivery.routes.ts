import { loadDeliveryCost, loadDeliveryCosts, loadNearestCities, loadProductDelivery } from '@prilavok/contracts'
import type { Db } from '../db'
import { findProducts } from '../features/cart/find-products'
import { citiesNear, needCity } from '../features/city/cities'
import { provedRatingOf } from '../features/customers/customers'
import { deliveryCosts } from '../features/delivery/delivery-costs'
import { CITIES_LOOKED_AT, nearestCities } from '../features/delivery/nearest-cities'
import { pointsIn } from '../features/delivery/pick-points'
import { needPoint } from '../features/delivery/pickup-points.routes'
import { productDelivery } from '../features/delivery/product-delivery'
import { quoteTo } from '../features/delivery/quotes'
import { needOwnDraft } from '../features/order/drafts'
import { findPromo, promoBuyerOf } from '../features/promo-codes/find-promo'
import { HttpProblem } from '../http/problem'
import { route, type Route } from '../http/route'
import { isPlace } from '../rules/geo'
import { roublesOrNull } from '../rules/money'
import { isRefused } from '../rules/promo-codes'

async function needProduct(db: Db, id: string) {
  const { products } = await findProducts(db, [{ id, quantity: 1 }])
  const [product] = products
  if (product === undefined) throw new HttpProblem('not-found', { detail: 'There is no product with this id.' })
  return product
}

/** What delivery costs for a draft or a product, and other cities to deliver to (DELIV area). */
export const deliveryRoutes: readonly Route[] = [
  route(loadDeliveryCosts, { forVisitor: true }, async (shop, { query, draftKey }) => {
    const [draft, city, points] = await Promise.all([
      needOwnDraft(shop, query.orderId, draftKey),
      needCity(shop.db, query.cityId),
      pointsIn(shop.db, query.cityId),
    ])
    const [{ products }, rating] = await Promise.all([
      findProducts(shop.db, draft.cart),
      provedRatingOf(shop.db, draft),
    ])
    const { latitude, longitude } = query
    const given =
      latitude !== undefined && longitude !== undefined && isPlace({ latitude, longitude })
        ? { latitude, longitude }
        : null
    const judged = await findPromo(shop.db, draft.promo_code, products, promoBuyerOf(draft), shop)
    return deliveryCosts(shop, {
      promo: judged === null || isRefused(judged) ? null : judged,
      products,
      city,
      rating,
      email: draft.customer.email ?? null,
      near: given ?? city,
      points,
      withPickPoints: query.withPickPoints ?? true,
    })
  }),

  route(loadNearestCities, { forVisitor: true }, async (shop, { params, query, draftKey }) => {
    const city = await needCity(shop.db, params.id)
    const draft = query.orderId === undefined ? null : await needOwnDraft(shop, query.orderId, draftKey)
    const { products } = await findProducts(shop.db, draft?.cart ?? [])
    return nearestCities(shop, {
      city,
      around: await citiesNear(shop.db, city, CITIES_LOOKED_AT + 1),
      products,
      rating: await provedRatingOf(shop.db, draft),
    })
  }),

  route(loadDeliveryCost, {}, async (shop, { body }) => {
    const { point, carrier } = await needPoint(shop.db, body.pickPointId)
    const city = await needCity(shop.db, point.city_id)
    const product = await needProduct(shop.db, body.productId)
    if (!(body.weight >= 0)) throw new HttpProblem('bad-request', { detail: 'weight is kilograms, zero or more.' })
    const parcel = {
      weightKg: body.weight,
      productsKopecks: product.priceKopecks,
      alwaysFree: product.tags.includes('FreeDelivery'),
    }
    const quote = quoteTo(shop, carrier, city, parcel, false)
    const more = point.additional_days ?? 0
    return {
      cost: roublesOrNull(quote.costKopecks),
      freeDelivery: quote.isFree,
      daysTravelTimeFrom: quote.daysFrom + more,
      daysTravelTimeTo: quote.daysTo + more,
      transportCompany: carrier.id,
    }
  }),

  route(loadProductDelivery, {}, async (shop, { params }) => {
    const city = await needCity(shop.db, params.cityId)
    return productDelivery(shop, await needProduct(shop.db, params.productId), city)
  }),
]
