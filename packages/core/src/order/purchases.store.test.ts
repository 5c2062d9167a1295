import { breachesOf, sendAnalytics } from '@prilavok/contracts'
import { expect, it } from 'vitest'
import { createShop } from '../shop'
import { createTestEffects } from '../testing'
import { purchasesFeature, type Purchase } from './purchases.store'

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
