import {
  loadDeliveryCost,
  loadDeliveryCosts,
  loadNearestCities,
  loadPickPoints,
  loadProductDelivery,
  loadStoragePeriod,
} from '@prilavok/contracts'
import { Refusal } from '../../http/refusal'
import { route } from '../../http/route'
import type { Route } from '../../http/route'
import { isPlace } from '../../rules/geo'
import { roublesOrNull } from '../../rules/money'
import type { Db } from '../../shop'
import { findGoods, ratingOf } from '../cart/goods'
import { needCity } from '../city/cities'
import { needDraft } from '../order/drafts'
import { activeCarriers } from './carriers'
import { deliveryCosts } from './delivery-costs'
import { nearestCities } from './nearest-cities'
import { boundsOf, pickPointOf, selectPoints } from './pick-points'
import { productDelivery } from './product-delivery'
import { quoteTo } from './quotes'

const usualPageSize = 20
const largestPageSize = 200

async function needPoint(db: Db, id: string) {
  const point = await db
    .selectFrom('pick_point')
    .selectAll()
    .where('id', '=', id)
    .where('is_active', '=', true)
    .executeTakeFirst()
  const carrier = point && (await activeCarriers(db)).find((each) => each.id === point.carrier_id)
  if (point === undefined || carrier === undefined)
    throw new Refusal('not-found', { detail: 'There is no pickup point with this id.' })
  return { point, carrier }
}

async function needGood(db: Db, id: string) {
  const { goods } = await findGoods(db, [{ id, quantity: 1 }])
  const [good] = goods
  if (good === undefined) throw new Refusal('not-found', { detail: 'There is no product with this id.' })
  return good
}

/** Carriers, costs, points and other cities (DELIV and PICK areas). */
export const deliveryRoutes: readonly Route[] = [
  route(loadDeliveryCosts, { forVisitor: true }, async (shop, { query, visitor }) => {
    const draft = await needDraft(shop, query.orderId, visitor)
    const city = await needCity(shop.db, query.cityId)
    const { goods } = await findGoods(shop.db, draft.cart)
    const { latitude, longitude } = query
    const given =
      latitude !== undefined && longitude !== undefined && isPlace({ latitude, longitude })
        ? { latitude, longitude }
        : null
    return deliveryCosts(shop, {
      goods,
      city,
      rating: await ratingOf(shop.db, draft.customer.phone),
      email: draft.customer.email ?? null,
      near: given ?? city,
      withPickPoints: query.withPickPoints ?? true,
    })
  }),

  route(loadNearestCities, { forVisitor: true }, async (shop, { params, query, visitor }) => {
    const city = await needCity(shop.db, params.id)
    const draft = query.orderId === undefined ? null : await needDraft(shop, query.orderId, visitor)
    const { goods } = await findGoods(shop.db, draft?.cart ?? [])
    return nearestCities(shop, city, goods, await ratingOf(shop.db, draft?.customer.phone))
  }),

  route(loadPickPoints, { caching: 300 }, async ({ db }, { query }) => {
    const bounds = boundsOf(query.bounds)
    if (query.bounds !== undefined && bounds === null)
      throw new Refusal('bad-request', { detail: 'bounds are south,west,north,east.' })
    const points = selectPoints(db, {
      cityId: query.cityId,
      carrierId: query.transportCompany,
      query: query.query ?? '',
      bounds,
    })
    const { count } = await points.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
    const pageSize = Math.min(largestPageSize, Math.max(1, query.pageSize ?? usualPageSize))
    const pageCount = Math.max(1, Math.ceil(count / pageSize))
    const pageIndex = Math.min(pageCount, Math.max(1, query.pageIndex ?? 1))
    const rows = await points
      .selectAll('point')
      .select('carrier.name as carrier_name')
      .orderBy('carrier.display_order')
      .orderBy('point.search_address')
      .orderBy('point.id')
      .limit(pageSize)
      .offset((pageIndex - 1) * pageSize)
      .execute()
    return {
      items: rows.map((row) => pickPointOf(row, row.carrier_name, row.payment, false)),
      paging: { pageIndex, pageSize, pageCount, totalCount: count, totalIsExact: true, nextCursor: null },
    }
  }),

  route(loadDeliveryCost, {}, async (shop, { body }) => {
    const { point, carrier } = await needPoint(shop.db, body.pickPointId)
    const city = await needCity(shop.db, point.city_id)
    const good = await needGood(shop.db, body.productId)
    if (!(body.weight >= 0)) throw new Refusal('bad-request', { detail: 'weight is kilograms, zero or more.' })
    const parcel = {
      weightKg: body.weight,
      goodsKopecks: good.priceKopecks,
      alwaysFree: good.tags.includes('FreeDelivery'),
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

  route(loadStoragePeriod, {}, async ({ db }, { body }) => {
    const { carrier } = await needPoint(db, body.pickPointId)
    return { storagePeriodInDays: carrier.storageDays }
  }),

  route(loadProductDelivery, {}, async (shop, { params }) => {
    const city = await needCity(shop.db, params.cityId)
    return productDelivery(shop, await needGood(shop.db, params.productId), city)
  }),
]
