import {
  loadDeliveryCost,
  loadDeliveryCosts,
  loadNearestCities,
  loadPickPoints,
  loadProductDelivery,
  type TransportCompanyDeliveryInfo,
} from '@prilavok/contracts'
import type { Bench } from '../kit/bench'
import { must, NotJudged } from '../kit/verdict'
import { cartOf, kopecks, MARKUP, newKey, ODD_TEXTS, type Check } from './check'

function cityOf({ facts }: Bench): string {
  if (facts.city === null) throw new NotJudged('There is no city to deliver to: pass --city.')
  return facts.city
}

function mustBeSound(infos: Readonly<Record<string, TransportCompanyDeliveryInfo>>): void {
  const all = Object.values(infos)
  const best = all.filter(({ recommended }) => recommended).map(({ transportCompany }) => transportCompany)
  must(best.length <= 1, 'oneBest', `Recommended are ${best.join(', ')}.`)
  for (const { transportCompany: name, cost, freeDelivery, daysTravelTimeFrom: from, daysTravelTimeTo: to } of all) {
    must(cost === null || cost >= 0, 'money', `${name} costs ${String(cost)}.`)
    must(!freeDelivery || cost === null || cost === 0, 'money', `${name} is free and costs ${String(cost)}.`)
    must(from === null || to === null || from <= to, 'fields', `${name} takes ${String(from)} to ${String(to)} days.`)
  }
}

/** Carriers, pickup points and what they cost. */
export const deliveryChecks: readonly Check[] = [
  {
    name: 'a draft has the quotes of the carriers',
    run: async (bench) => {
      const cityId = cityOf(bench)
      const draft = await bench.drafts.make()
      const costs = await bench.data(loadDeliveryCosts, { query: { cityId, orderId: draft.id } }, { key: draft.key })
      mustBeSound(costs.transportCompaniesDeliveryInfo)
      mustBeSound(costs.transportCompaniesDeliveryInfoToDoor)
      const goods = (await bench.drafts.load(draft)).cart.map(({ id, quantity }) => ({ id, quantity }))
      const { total } = await cartOf(bench, goods)
      for (const discount of [costs.discount, costs.discountToDoor]) {
        if (discount === null) continue
        must(
          kopecks(discount.orderAmount) === kopecks(total),
          'onePrice',
          `The order is ${discount.orderAmount}, the cart ${total}.`,
        )
        must(
          discount.discountedOrderAmount <= discount.orderAmount,
          'money',
          'The discounted amount is the larger one.',
        )
      }
    },
  },
  {
    name: 'points are left out where nobody asks for them',
    run: async (bench) => {
      const cityId = cityOf(bench)
      const draft = await bench.drafts.make()
      const how = { key: draft.key }
      const ask = (withPickPoints: boolean) =>
        bench.data(loadDeliveryCosts, { query: { cityId, orderId: draft.id, withPickPoints } }, how)
      const [full, lean] = [await ask(true), await ask(false)]
      for (const [name, info] of Object.entries(lean.transportCompaniesDeliveryInfo)) {
        must(
          info.pickPoints.length === 0,
          'fields',
          `${name} has ${info.pickPoints.length} points that were not asked for.`,
        )
        const points = full.transportCompaniesDeliveryInfo[name]?.pickPoints.length ?? 0
        must(
          info.pickPointsCount === null || info.pickPointsCount === points,
          'paging',
          `${name} counts ${String(info.pickPointsCount)} of ${points} points.`,
        )
      }
    },
  },
  {
    name: 'others do not learn what a draft costs',
    run: async (bench) => {
      const cityId = cityOf(bench)
      const draft = await bench.drafts.make()
      const query = { cityId, orderId: draft.id }
      const forbidden = { status: 403, code: 'forbidden' }
      await bench.refused(loadDeliveryCosts, { query }, forbidden, 'ownership', { key: newKey() })
      await bench.refused(
        loadNearestCities,
        { params: { id: cityId }, query: { orderId: draft.id } },
        forbidden,
        'ownership',
      )
    },
  },
  {
    name: 'a city that does not exist is 404',
    run: async (bench) => {
      const draft = await bench.drafts.make()
      const query = { cityId: 'prilavok-no-such-city', orderId: draft.id }
      await bench.refused(loadDeliveryCosts, { query }, { status: 404, code: 'not-found' }, 'notFound', {
        key: draft.key,
      })
    },
  },
  {
    name: 'the points of a city come page by page',
    run: async (bench) => {
      const cityId = cityOf(bench)
      const page = (pageIndex: number) => bench.data(loadPickPoints, { query: { cityId, pageIndex, pageSize: 2 } })
      const [one, two] = [await page(1), await page(2)]
      must(one.items.length <= 2, 'paging', `A page of 2 has ${one.items.length} points.`)
      if (one.paging.totalCount !== null && one.paging.totalCount > 2) {
        const twice = two.items.filter(({ id }) => one.items.some((point) => point.id === id))
        must(twice.length === 0, 'paging', `${twice.map(({ id }) => id).join(', ')} is on both pages.`)
      }
      must(
        one.items.every(({ address }) => address !== ''),
        'fields',
        'A point has no address.',
      )
    },
  },
  {
    name: 'a point and a product have a delivery cost',
    run: async (bench) => {
      const cityId = cityOf(bench)
      const [productId = ''] = bench.facts.products
      const { items } = await bench.data(loadPickPoints, { query: { cityId } })
      const [point] = items
      if (point === undefined) throw new NotJudged(`The city ${cityId} has no pickup point.`)
      const cost = await bench.data(loadDeliveryCost, { body: { pickPointId: point.id, weight: 1, productId } })
      must(cost.cost === null || cost.cost >= 0, 'money', `It costs ${String(cost.cost)}.`)
      await bench.data(loadProductDelivery, { params: { productId, cityId }, body: { productId, cityId } })
    },
  },
  {
    name: 'nearby cities are offered without the city itself',
    run: async (bench) => {
      const cityId = cityOf(bench)
      const { nearestCities } = await bench.data(loadNearestCities, { params: { id: cityId } })
      must(
        nearestCities.every(({ id }) => id !== cityId),
        'excluded',
        'The city is offered in place of itself.',
      )
    },
  },
  {
    name: 'limits and odd input',
    run: async (bench) => {
      const cityId = cityOf(bench)
      await bench.beyondLimit(loadPickPoints, { query: { cityId, query: 'x'.repeat(201) } }, '/query/query')
      await bench.beyondLimit(loadPickPoints, { query: { cityId: 'x'.repeat(65) } }, '/query/cityId')
      for (const query of ODD_TEXTS) await bench.odd(loadPickPoints, { query: { cityId, query } }, query)
      await bench.odd(loadPickPoints, { query: { cityId, bounds: `1,2,${MARKUP}` } }, MARKUP)
    },
  },
]
