import { createShop } from '@prilavok/core'
import { purchasesFeature } from '@prilavok/core/order'
import { createTestEffects } from '@prilavok/core/testing'
import { sendAnalytics } from '@prilavok/contracts'
import { expect, it } from 'vitest'
import { createPageTalk } from '../page/page-events'
import { watchOrders } from './watch-orders'

it('[EMBED-07] a page hears of an order once, with its pieces and its sum and nothing else', () => {
  const { effects, always } = createTestEffects()
  always(sendAnalytics, () => ({}))
  const shop = createShop(effects)
  const { emit, on } = createPageTalk(new EventTarget())
  const heard: unknown[] = []
  on('order-created', (order) => heard.push(order))
  watchOrders(shop, emit)
  const goods = [
    { id: 'a', name: 'A', quantity: 3, price: 0.1 },
    { id: 'b', name: 'B', quantity: 1, price: 12.5 },
  ]
  const { send } = shop.use(purchasesFeature)
  send({ orderId: 'o1', orderInProcessId: 'd1', customerId: 'c1', goods })
  send({ orderId: 'o1', orderInProcessId: 'd1', customerId: 'c1', goods })
  expect(heard).toEqual([{ orderId: 'o1', count: 4, total: 12.8 }])
})
