import { sendAnalytics, sendBundle } from '@prilavok/contracts'
import { describe, expect, it } from 'vitest'
import type { EcommerceEvent } from '../analytics'
import { cartFeature } from '../cart'
import { createExperiments } from '../experiments'
import { ORDER_GOAL } from '../analytics'
import { purchasesFeature } from '../order'
import { PRODUCT_ELEMENT } from '../product'
import { createShop } from '../create-shop'
import { createTestEffects } from '../testing'
import { analyticsFlow } from './analytics.flow'

const glue = { id: 'p1', name: 'Клей', price: 129_990, thumbUrl: '', link: '' }

function start(test = createTestEffects()) {
  test.always(sendBundle, () => null)
  test.always(sendAnalytics, () => null)
  const settings = {
    analytics: { host: 'https://stats.example' },
    experiments: { running: [{ name: 'ContactsHide' }] },
  } as const
  const shop = createShop(test.effects, settings, { experiments: createExperiments })
  const flow = shop.use(analyticsFlow)
  const events: EcommerceEvent[] = []
  flow.analytics.addSink((event) => void events.push(event))
  const sent = () =>
    test.callsOf(sendBundle).map(({ input }) => [input.body.Type, input.body.customPageScopeParams?.['goal']])
  return { ...test, shop, flow, events, sent, cart: shop.use(cartFeature) }
}

describe('the analytics of a page', () => {
  it('[ANALYTICS-09] tells of the visit, once', async () => {
    const { flow, sent, settle } = start()
    flow.start()
    flow.start()
    await settle()
    expect(sent()).toEqual([['Visit', undefined]])
  })

  it('[ANALYTICS-14] [ANALYTICS-15] [ANALYTICS-16] on a product page sends the goal ProductPage and pushes view_item', async () => {
    const { flow, page, events, sent, settle } = start()
    page.fields.set(PRODUCT_ELEMENT, {
      productId: 'p1',
      productName: 'Клей',
      productPrice: '1299.90',
      productAvailable: 'True',
    })
    flow.start()
    await settle()
    expect(sent()).toContainEqual(['Goal', 'ProductPage'])
    expect(events).toEqual([{ name: 'view_item', item: { id: 'p1', name: 'Клей', price: 1299.9, quantity: 1 } }])
  })

  it('[ANALYTICS-17] a product that comes into the cart is pushed as add_to_cart with the quantity 1, more of it are not', () => {
    const { flow, cart, events } = start()
    flow.start()
    cart.add(glue, 5)
    cart.increment('p1')
    expect(events).toEqual([{ name: 'add_to_cart', item: { id: 'p1', name: 'Клей', price: 1299.9, quantity: 1 } }])
  })

  it('[ANALYTICS-18] a product that is removed is pushed as remove_from_cart', () => {
    const { flow, cart, events } = start()
    cart.add(glue)
    flow.start()
    cart.remove('p1')
    expect(events.map(({ name }) => name)).toEqual(['remove_from_cart'])
  })

  it('what was added before the analytics were there is told of', () => {
    const { flow, cart, events } = start()
    cart.add(glue)
    flow.start([])
    expect(events.map(({ name }) => name)).toEqual(['add_to_cart'])
  })

  it('what another tab does is told of by that tab alone', async () => {
    const first = start()
    const second = start(createTestEffects({ storage: first.storage.otherTab() }))
    first.flow.start()
    second.flow.start()
    first.cart.add(glue)
    await second.settle()
    expect(second.cart.state.getState().lines).toHaveLength(1)
    expect([first.events.length, second.events.length]).toEqual([1, 0])
  })

  it('[ANALYTICS-19] an order is pushed as purchase with its number, items and value, and its lines are not removed ones', async () => {
    const { flow, cart, shop, events, callsOf, settle } = start()
    cart.add(glue, 2)
    flow.start()
    const lines = [{ id: 'p1', name: 'Клей', quantity: 2, price: 1299.9 }]
    shop.use(purchasesFeature).send({ orderId: '100-09', orderInProcessId: 'd1', customerId: null, lines })
    cart.clear()
    expect(events).toEqual([{ name: 'purchase', transactionId: '100-09', items: lines, value: 2599.8 }])
    await settle()
    expect(callsOf(sendBundle).at(-1)?.input.body).toMatchObject({
      customPageScopeParams: { goal: ORDER_GOAL, orderId: '100-09' },
    })
  })

  it('[ANALYTICS-01] [ANALYTICS-02] an order is reported to the shop as OrderCreated with its items as text, and a failure is silent', async () => {
    const test = createTestEffects()
    test.refuse(sendAnalytics, { kind: 'status', status: 500 })
    const { shop, settle, reports, callsOf } = start(test)
    const lines = [{ id: 'p1', name: 'Клей', quantity: 2, price: 1299.9 }]
    shop.use(purchasesFeature).send({ orderId: '9', orderInProcessId: 'd1', customerId: 'c1', lines })
    await settle()
    expect(callsOf(sendAnalytics)[0]?.input.body).toEqual({
      eventType: 'OrderCreated',
      payload: JSON.stringify(lines),
      customerId: 'c1',
      orderId: '9',
      orderInProcessId: 'd1',
    })
    expect(reports).toEqual([])
  })

  it('[EXP-21] a shown option of an experiment is a goal, once, and goes with every later event', async () => {
    const { flow, shop, settle, callsOf } = start()
    flow.start()
    shop.option('ContactsHide')
    shop.option('ContactsHide')
    flow.analytics.send({ type: 'Goal', goal: 'Later' })
    await settle()
    const goals = callsOf(sendBundle).map(({ input }) => input.body)
    expect(goals.map(({ customPageScopeParams }) => customPageScopeParams?.['goal'])).toEqual([
      undefined,
      'Experiment',
      'Later',
    ])
    expect(goals[1]?.customPageScopeParams).toMatchObject({ experiment: 'ContactsHide', label: 'false' })
    expect(goals[2]?.customUserScopeParams).toEqual({ ContactsHide: 'false' })
  })
})
