import { calculateCart, calculateCartByOrderId, calculateSplitPayment } from '@prilavok/contracts'
import { describe, expect, it } from 'vitest'
import { CART_KEY, type NewLine } from '../cart'
import { createShop } from '../create-shop'
import { createTestEffects } from '../testing'
import { cartFlow } from './cart.flow'

const line = (id: string): NewLine => ({ id, name: id, price: 10_000, thumbUrl: '', link: '' })
const response = (total: number, more: object = {}) => ({
  items: [{ id: 'a', name: 'A', price: total, hashCode: 'h' }],
  total,
  ...more,
})
const start = (test = createTestEffects()) => ({ ...test, flow: createShop(test.effects).use(cartFlow) })

describe('the prices of the cart', () => {
  it('[PRICE-08] are requested with every change of the products', async () => {
    const { flow, always, callsOf, settle } = start()
    always(calculateCart, ({ body }) => response(body.goods?.length ?? 0))
    flow.cart.add(line('a'))
    flow.cart.add(line('a'))
    flow.cart.add(line('b'))
    flow.cart.decrement('a')
    flow.cart.setQuantity('b', 5)
    await settle()
    const sent = callsOf(calculateCart).map(({ input }) =>
      (input.body.goods ?? []).map(({ id, quantity }) => `${id}:${quantity}`).join(),
    )
    expect(sent).toEqual(['a:1', 'a:2', 'a:2,b:1', 'a:1,b:1', 'a:1,b:5'])
  })

  it('correct a quantity that the shop does not sell, once, and ask for the prices of the new one', async () => {
    const { flow, always, callsOf, settle } = start()
    always(calculateCart, ({ body }) => ({
      items: (body.goods ?? []).map(({ id }) => ({
        id,
        price: 10,
        hashCode: 'h',
        minOrderQuantity: 20,
        quantityStep: 8,
      })),
      total: 10,
    }))
    flow.cart.add(line('a'), 3)
    await settle()
    expect(flow.cart.state.getState().lines).toMatchObject([{ quantity: 24, minimum: 20, step: 8, wanted: 3 }])
    flow.cart.increment('a')
    await settle()
    expect(flow.cart.state.getState().lines).toMatchObject([{ quantity: 32 }])
    const sent = callsOf(calculateCart).map(({ input }) => input.body.goods?.[0]?.quantity)
    expect(sent).toEqual([3, 24, 32])
  })

  it('have no more pieces of a product than there are, and ask for the prices of these', async () => {
    const { flow, always, callsOf, settle } = start()
    always(calculateCart, ({ body }) => ({
      items: (body.goods ?? []).map(({ id }) => ({ id, price: 10, hashCode: 'h', maxOrderQuantity: 5 })),
      total: 10,
    }))
    flow.cart.add(line('a'), 8)
    await settle()
    expect(flow.cart.state.getState().lines).toMatchObject([{ quantity: 5 }])
    expect(callsOf(calculateCart).map(({ input }) => input.body.goods?.[0]?.quantity)).toEqual([8, 5])
  })

  it('tell the developer, once, of a product that the shop does not have', async () => {
    const { flow, always, reports, settle } = start()
    always(calculateCart, () => ({
      items: [],
      total: 0,
      removed: [
        { id: '42', name: '' },
        { id: 'old', name: 'Old' },
      ],
    }))
    flow.cart.add(line('42'))
    flow.cart.add(line('old'))
    await settle()
    expect(reports).toMatchObject([
      { kind: 'settings', message: expect.stringContaining('no product with the id "42"') },
    ])
  })

  it('[PRICE-09] are requested on load when the cart has products', async () => {
    const test = createTestEffects()
    test.storage.saved.set(CART_KEY, '{"goods":[{"id":"a","quantity":2}]}')
    test.respond(calculateCart, response(200))
    const { flow, callsOf, settle } = start(test)
    await settle()
    expect(callsOf(calculateCart)).toHaveLength(1)
    expect(flow.cart.state.getState().total).toBe(20_000)
  })

  it('[PRICE-09] are not requested on load when the cart is empty', async () => {
    const { calls, settle } = start()
    await settle()
    expect(calls).toEqual([])
  })

  it('[PRICE-10] stay as they are when the calculation fails, without a word', async () => {
    const { flow, respond: script, refuse, reports, settle } = start()
    script(calculateCart, response(90, { payOnDeliveryDiscountedCost: 80 }))
    flow.cart.add(line('a'))
    await settle()
    refuse(calculateCart, { kind: 'status', status: 500 })
    await flow.refresh()
    expect(flow.cart.state.getState()).toMatchObject({ total: 8_000, calculated: { total: 9_000 } })
    expect(reports).toEqual([])
  })

  it('[SAFE-11] come from the latest calculation only, in whatever order the answers arrive', async () => {
    const { flow, hold, settle } = start()
    const [first, second, third] = [hold(calculateCart), hold(calculateCart), hold(calculateCart)]
    flow.cart.add(line('a'))
    flow.cart.increment('a')
    flow.cart.increment('a')
    third.respond(response(300))
    await settle()
    second.respond(response(200))
    first.respond(response(100))
    await settle()
    expect(flow.cart.state.getState().total).toBe(30_000)
  })

  it('[SAFE-11] tells an overtaken request to stop', async () => {
    const { flow, hold, callsOf } = start()
    hold(calculateCart)
    hold(calculateCart)
    flow.cart.add(line('a'))
    flow.cart.increment('a')
    expect(callsOf(calculateCart).map(({ options }) => options.signal?.aborted)).toEqual([true, false])
  })

  it('forget the response for a cart that was emptied meanwhile', async () => {
    const { flow, hold, settle } = start()
    const late = hold(calculateCart)
    flow.cart.add(line('a'))
    flow.cart.clear()
    late.respond(response(100))
    await settle()
    expect(flow.cart.state.getState()).toMatchObject({ total: 0, calculated: null, lines: [] })
  })

  it('[PRICE-12] carry the order id once there is one', async () => {
    const { flow, always, callsOf, settle } = start()
    always(calculateCart, () => response(1))
    flow.cart.add(line('a'))
    flow.setContext({ orderId: 'draft-1', phone: null, email: null })
    await settle()
    expect(callsOf(calculateCart).map(({ input }) => input.query?.orderInProcessId)).toEqual([undefined, 'draft-1'])
  })

  it('[PRICE-03][PRICE-04] calculate sends the products with id and quantity under their name', async () => {
    const { flow, always, callsOf, settle } = start()
    always(calculateCart, () => response(1))
    flow.cart.add(line('a'))
    await settle()
    expect(callsOf(calculateCart)[0]?.input.body).toMatchObject({ goods: [{ id: 'a', quantity: 1 }] })
  })

  it('[PRICE-05] calculateByOrderId sends the order id', async () => {
    const { flow, respond: script, callsOf } = start()
    script(calculateCartByOrderId, response(70))
    await flow.pricing.calculateOrder('draft-1')
    expect(callsOf(calculateCartByOrderId)[0]?.input).toEqual({ body: { orderId: 'draft-1' } })
    expect(flow.pricing.state.getState().calculation?.total).toBe(7_000)
  })

  it('[PRICE-06] the split payment calculation sends one item with quantity 1', async () => {
    const { flow, respond: script, callsOf } = start()
    script(calculateSplitPayment, response(70))
    await flow.pricing.splitPayment('a')
    expect(callsOf(calculateSplitPayment)[0]?.input).toEqual({ body: { goods: [{ id: 'a', quantity: 1 }] } })
  })
})
