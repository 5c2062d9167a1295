import { createShop } from '@prilavok/core'
import { purchasesFeature } from '@prilavok/core/order'
import { createTestEffects } from '@prilavok/core/testing'
import { sendAnalytics } from '@prilavok/contracts'
import { expect, it } from 'vitest'
import { createPageEvents } from './page-events'
import { watchOrders } from './watch-orders'

it('[EMBED-07] an order is emitted once, with its pieces and its sum and nothing else', () => {
  const { effects, always } = createTestEffects()
  always(sendAnalytics, () => ({}))
  const shop = createShop(effects)
  const { emit, on } = createPageEvents(new EventTarget())
  const events: unknown[] = []
  on('order-created', (order) => events.push(order))
  watchOrders(shop, emit)
  const products = [
    { id: 'a', name: 'A', quantity: 3, price: 0.1 },
    { id: 'b', name: 'B', quantity: 1, price: 12.5 },
  ]
  const { send } = shop.use(purchasesFeature)
  send({ orderId: 'o1', orderInProcessId: 'd1', customerId: 'c1', lines: products })
  send({ orderId: 'o1', orderInProcessId: 'd1', customerId: 'c1', lines: products })
  expect(events).toEqual([{ orderId: 'o1', count: 4, total: 12.8 }])
})
