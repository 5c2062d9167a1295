import { calculateCart } from '@prilavok/contracts'
import { expect, it } from 'vitest'
import { createTestEffects } from '../testing'
import { createPricing } from './pricing.store'

it('a calculation that fails leaves the former prices [PRICE-10]', async () => {
  const { effects, respond, refuse } = createTestEffects()
  const pricing = createPricing(effects)
  respond(calculateCart, { items: [{ id: 'a', name: 'Балка', price: 2000, hashCode: '1' }], total: 2000 })
  const loading = pricing.calculate([{ id: 'a', quantity: 1 }])
  expect(pricing.state.getState()).toEqual({ status: 'loading', calculation: null })
  await loading
  const { status, calculation } = pricing.state.getState()
  expect(status).toBe('ready')
  refuse(calculateCart, { kind: 'network' })
  await pricing.calculate([{ id: 'a', quantity: 2 }])
  expect(calculation?.total).toBe(200_000)
  expect(pricing.state.getState()).toEqual({ status: 'failed', calculation })
})
