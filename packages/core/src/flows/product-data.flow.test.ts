import { loadProductData, loadUserCity } from '@prilavok/contracts'
import { describe, expect, it, vi } from 'vitest'
import { cartFeature } from '../cart'
import { cityFeature } from '../city'
import { createShop } from '../create-shop'
import { createTestEffects } from '../testing'
import { productDataFlow } from './product-data.flow'

const card = (cost: number) => ({
  id: 'a',
  shortId: 'a',
  name: 'Клей',
  url: '/product/a',
  price: 100,
  available: true,
  availability: 'InStock',
  tags: [],
  commentsCount: 0,
  unit: 'Piece',
  hashCode: '',
  delivery: { cost, daysTravelTimeFrom: 1, daysTravelTimeTo: 1 },
})
const price = { id: 'a', field: 'price' } as const
const delivery = { id: 'a', field: 'delivery-price' } as const

const start = () => {
  const test = createTestEffects()
  test.always(loadUserCity, ({ params }) => {
    const id = params.id === '0' ? '77' : String(params.id)
    return { showedCityId: id, showedCityName: `Город ${id}` }
  })
  const shop = createShop(test.effects)
  const asked = () => test.callsOf(loadProductData).map(({ input }) => input.query)
  return { ...test, shop, asked, flow: shop.use(productDataFlow) }
}

describe('live data of products', () => {
  it('without delivery do not look the city up', async () => {
    const { flow, always, callsOf, asked, advance } = start()
    always(loadProductData, () => [card(5)])
    flow.need([price])
    await advance(0)
    expect(flow.value(price)).toEqual({ kind: 'amount', kopecks: 10_000 })
    expect(asked()).toHaveLength(1)
    expect(callsOf(loadUserCity)).toHaveLength(0)
  })

  it('with delivery look it up first, and send one request', async () => {
    const { flow, always, asked, advance } = start()
    always(loadProductData, () => [card(5)])
    flow.need([price, delivery])
    await advance(0)
    expect(asked()).toEqual([{ ids: 'a', cityId: '77' }])
    expect(flow.value(delivery)).toEqual({ kind: 'amount', kopecks: 500 })
  })

  it('follow the visitor to another city', async () => {
    const { shop, flow, always, asked, advance } = start()
    always(loadProductData, ({ query }) => [card(query?.cityId === '77' ? 5 : 7)])
    flow.need([delivery])
    await advance(0)
    await shop.use(cityFeature).choose('78')
    await advance(0)
    expect(asked().map((query) => query?.cityId)).toEqual(['77', '78'])
    expect(flow.value(delivery)).toEqual({ kind: 'amount', kopecks: 700 })
  })

  it('are there without delivery where the city cannot be found out', async () => {
    const { flow, always, refuse, asked, advance } = start()
    refuse(loadUserCity, {})
    always(loadProductData, () => [{ ...card(5), delivery: null }])
    flow.need([delivery, price])
    await advance(0)
    expect(asked()).toEqual([{ ids: 'a', cityId: '' }])
    expect(flow.value(delivery)).toBeNull()
    expect(flow.value(price)).not.toBeNull()
  })

  it('the quantity of the cart needs no request, and its change is told', () => {
    const { shop, flow, asked } = start()
    const changed = vi.fn()
    const stop = flow.subscribe(changed)
    flow.need([{ id: 'a', field: 'quantity' }])
    shop.use(cartFeature).add({ id: 'a', name: 'a', price: 1, thumbUrl: '', link: '' })
    expect(flow.value({ id: 'a', field: 'quantity' })).toEqual({ kind: 'count', count: 1 })
    expect(changed).toHaveBeenCalled()
    stop()
    changed.mockClear()
    shop.use(cartFeature).remove('a')
    expect(changed).not.toHaveBeenCalled()
    expect(asked()).toEqual([])
  })
})
