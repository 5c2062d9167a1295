import {
  loadDeliveryCost,
  loadDeliveryCosts,
  loadNearestCities,
  loadPickPoints,
  loadProductDelivery,
  toRoubles,
} from '@prilavok/contracts'
import { citiesNear, cityShown, needCity } from '../city/cities'
import type { City } from '../city/city.types'
import { pickPointOf, pointsOf, takesCash } from '../delivery/pickup-points'
import type { Rate } from '../delivery/rates'
import { HttpProblem } from '../http/problem'
import { route, type Route } from '../http/route'
import { pageOf } from '../http/page-of'
import { needOwnDraft } from '../order/drafts'
import type { Shop } from '../shop'
import { ratesTo } from './draft-rates'

const NEAREST = 10

/** What the quote of a rate says beside its points. */
const quoteOf = (rate: Rate, isRecommended: boolean, isCash: boolean) => ({
  transportCompany: rate.carrier,
  transportCompanyName: rate.name,
  transportCompanyImagePath: null,
  cost: toRoubles(rate.cost),
  toDoor: !rate.isPickup,
  cashOnDeliveryAvailability: isCash ? 'Available' : 'OnlyForPrepayment',
  onlyForPrepaymentProductName: null,
  storagePeriodInDays: null,
  daysTravelTimeFrom: null,
  daysTravelTimeTo: null,
  freeDelivery: rate.cost === 0,
  recommended: isRecommended,
})

const cheapest = (rates: readonly Rate[]): Rate | undefined => [...rates].sort((one, other) => one.cost - other.cost)[0]

/** The quotes of one way, by carrier. */
async function quotesOf(shop: Shop, rates: readonly Rate[], city: City, withPoints: boolean) {
  const best = cheapest(rates)
  const address = rates.some(({ isPickup }) => isPickup) ? (await shop.address()) || city.name : ''
  const entries = rates.map(async (rate) => {
    const isCash = await takesCash(shop, rate.method, rate.rateId)
    const facts = { carrier: rate.carrier, name: rate.name, address: rate.address ?? address, city, takesCash: isCash }
    const points = rate.isPickup ? [pickPointOf(facts)] : []
    const quote = quoteOf(rate, rate === best, isCash)
    const shown = { pickPoints: withPoints ? points : [], pickPointsCount: points.length }
    return [rate.isPickup ? rate.carrier : `${rate.carrier}_ToDoor`, { ...quote, ...shown }] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

/** What the cheapest rate of a product costs. */
async function productQuote(shop: Shop, productId: string, city: City) {
  const rates = await ratesTo(shop, [{ id: productId, quantity: 1 }], city)
  const best = cheapest(rates)
  return { best, isCash: best !== undefined && (await takesCash(shop, best.method, best.rateId)) }
}

/** The first city whose zone has the pickup point, and the point. */
async function needPoint(shop: Shop, pointId: string) {
  for (const city of shop.cities) {
    const point = (await pointsOf(shop, city)).find(({ id }) => id === pointId)
    if (point !== undefined) return { city, point }
  }
  throw new HttpProblem('not-found', { detail: 'There is no pickup point with this id.' })
}

/** What delivery costs and where orders are picked up: the zones and rates of WooCommerce. */
export const deliveryRoutes: readonly Route[] = [
  route(loadDeliveryCosts, async (shop, { query, draftKey }) => {
    const draft = await needOwnDraft(shop, query.orderId, draftKey)
    const city = needCity(shop.cities, query.cityId)
    const rates = await ratesTo(shop, draft.cart, city, draft.promoCode)
    const withPoints = query.withPickPoints ?? true
    const pickup = rates.filter(({ isPickup }) => isPickup)
    const door = rates.filter(({ isPickup }) => !isPickup)
    return {
      transportCompaniesDeliveryInfo: await quotesOf(shop, pickup, city, withPoints),
      transportCompaniesDeliveryInfoToDoor: await quotesOf(shop, door, city, withPoints),
      discount: null,
      discountToDoor: null,
      onlyForPrepaymentProducts: [],
      city: cityShown(city),
    }
  }),
  route(loadNearestCities, async (shop, { params, query, draftKey }) => {
    const city = needCity(shop.cities, params.id)
    if (query.orderId !== undefined) await needOwnDraft(shop, query.orderId, draftKey)
    const others = shop.cities.filter(({ id }) => id !== city.id)
    const nearest = citiesNear(others, city).slice(0, NEAREST)
    return {
      optionalCities: [],
      optionalCitiesByCategory: {},
      nearestCities: nearest.map(({ city: { id, name }, km }) => ({
        id,
        name,
        daysTravelTimeFrom: null,
        daysTravelTimeTo: null,
        cost: null,
        distanceKm: km,
      })),
    }
  }),
  route(
    loadPickPoints,
    async (shop, { query }) => {
      const points = await pointsOf(shop, needCity(shop.cities, query.cityId))
      const words = (query.query ?? '').trim().toLowerCase()
      const found = points.filter(
        ({ address, transportCompanyName: name, transportCompany }) =>
          `${address} ${name}`.toLowerCase().includes(words) &&
          (query.transportCompany === undefined || query.transportCompany === transportCompany),
      )
      return pageOf(found, query)
    },
    60,
  ),
  route(loadDeliveryCost, async (shop, { body }) => {
    const { city, point } = await needPoint(shop, body.pickPointId)
    const rates = await ratesTo(shop, [{ id: body.productId, quantity: 1 }], city)
    const rate = rates.find(({ carrier }) => carrier === point.id)
    return {
      cost: rate === undefined ? null : toRoubles(rate.cost),
      freeDelivery: rate?.cost === 0,
      daysTravelTimeFrom: null,
      daysTravelTimeTo: null,
      transportCompany: point.transportCompany,
    }
  }),
  route(loadProductDelivery, async (shop, { params }) => {
    const city = needCity(shop.cities, params.cityId)
    const { best, isCash } = await productQuote(shop, params.productId, city)
    return {
      freeDelivery: best?.cost === 0,
      cost: best === undefined ? null : toRoubles(best.cost),
      discountedPrice: null,
      discount: null,
      payOnDeliveryDiscountedPrice: null,
      payOnDeliveryDiscount: null,
      daysTravelTimeFrom: null,
      daysTravelTimeTo: null,
      cashOnDeliveryAvailability: isCash ? 'Available' : 'OnlyForPrepayment',
      examinationIsAvailable: false,
      transportCompany: best?.carrier ?? null,
      city: cityShown(city),
    }
  }),
]
