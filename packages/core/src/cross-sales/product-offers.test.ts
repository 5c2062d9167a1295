import { loadCrossSales, loadProductRelations } from '@prilavok/contracts'
import { expect, it } from 'vitest'
import { createShop } from '../create-shop'
import { createTestEffects } from '../testing'
import { createCrossSales, productCrossSalesFeature, productRelationsFeature } from './index'

const NOTHING = { status: 'idle', groups: [] }

it.each([
  [productCrossSalesFeature, loadCrossSales, { body: { productId: 'p1', exceptProductIds: ['p1'] } }],
  [productRelationsFeature, loadProductRelations, { query: { productId: 'p1' } }],
])('$name is requested once for each product, and again after a failure [PRODUCT-27]', async (feature, call, input) => {
  const test = createTestEffects()
  const { state, load } = createShop(test.effects).use(feature)
  const seen = [state.getState()]
  state.subscribe((now) => void seen.push(now))
  test.refuse(call, { kind: 'network' })
  await load('p1')
  test.always(call, () => ({ categories: [{ categoryName: 'Сетки', products: [] }] }))
  await load('p1')
  await load('p1')
  await load('p2')
  const [loading, ready] = [{ status: 'loading', groups: [] }, expect.objectContaining({ status: 'ready' }) as unknown]
  expect(seen).toEqual([NOTHING, loading, { status: 'failed', groups: [] }, loading, ready, loading, ready])
  expect(test.callsOf(call).map(({ input: sent }) => sent)[0]).toEqual(input)
})

it('nothing is offered before a cart is followed', () => {
  expect(createCrossSales(createTestEffects().effects).state.getState()).toEqual(NOTHING)
})
