import { breachesOf, sendAnalytics } from '@prilavok/contracts'
import { expect, it } from 'vitest'
import { createShop } from '../create-shop'
import { createTestEffects } from '../testing'
import { PURCHASES_KEY, purchasesFeature, type Purchase } from './purchases.store'

const purchase = (lines: number, name: string): Purchase => ({
  orderId: 'order',
  orderInProcessId: 'draft',
  customerId: null,
  lines: Array.from({ length: lines }, (_, index) => ({
    id: `${index}`.padStart(36, 'product-'),
    name,
    quantity: 9_999,
    price: 999_999.99,
  })),
})

it.each([
  ['a few lines, as they are', purchase(3, 'Дрель ударная'), 'Дрель ударная'],
  ['the fullest cart, with names that are cut', purchase(200, 'ё'.repeat(300)), 'ё'.repeat(40)],
])('analytics gets %s, within the limits of the contract', async (_, order, name) => {
  const test = createTestEffects()
  test.always(sendAnalytics, () => null)
  createShop(test.effects).use(purchasesFeature).send(order)
  const [call] = test.callsOf(sendAnalytics)
  expect(await breachesOf(sendAnalytics, 'body', call?.input.body)).toEqual([])
  const lines = JSON.parse(call?.input.body.payload ?? '') as readonly { readonly name: string }[]
  expect([lines.length, lines[0]?.name]).toEqual([order.lines.length, name])
})

it.each(['{}', '[7,{"id":"order"}]', 'no JSON'])('the storage that holds %s knows of no order [SAFE-06]', (kept) => {
  const test = createTestEffects()
  test.always(sendAnalytics, () => null)
  test.storage.saved.set(PURCHASES_KEY, kept)
  const { send, state } = createShop(test.effects).use(purchasesFeature)
  for (const orderId of ['order', 'order', ...Array.from({ length: 20 }, (_, index) => `order-${index}`), 'order'])
    send({ ...purchase(1, 'Дрель'), orderId })
  expect(test.callsOf(sendAnalytics)).toHaveLength(22)
  expect(JSON.parse(test.storage.saved.get(PURCHASES_KEY) ?? '')).toHaveLength(20)
  expect(state.getState().last?.orderId).toBe('order')
})
