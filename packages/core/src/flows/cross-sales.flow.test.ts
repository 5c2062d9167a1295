import { loadCrossSales } from '@prilavok/contracts'
import { describe, expect, it } from 'vitest'
import { cartFeature, type NewLine } from '../cart'
import { countOffered } from '../cross-sales'
import { createShop } from '../create-shop'
import { createTestEffects } from '../testing'
import { crossSalesFlow } from './cross-sales.flow'

const line = (id: string): NewLine => ({ id, name: id, price: 100, thumbUrl: '', link: '' })
const product = (id: string) => ({
  id,
  name: id,
  url: `/product/${id}`,
  price: 12.5,
  oldPrice: null,
  mainPicture: { defaultPath: `/${id}.svg` },
})
const offers = {
  categories: [
    { categoryName: 'Грунтовки', products: [product('x'), product('y')] },
    { categoryName: 'Сетки', products: [product('z')] },
  ],
}

const start = () => {
  const test = createTestEffects()
  const shop = createShop(test.effects)
  return { ...test, cart: shop.use(cartFeature), crossSales: shop.use(crossSalesFlow) }
}

describe('what suits the cart', () => {
  it('[CART-20] is requested 500 ms after the last change of the products, and gone with the last of them', async () => {
    const { cart, crossSales, hold, callsOf, advance, settle } = start()
    const reply = hold(loadCrossSales)
    expect(crossSales.state.getState()).toEqual({ status: 'idle', groups: [] })
    cart.add(line('a'))
    await advance(400)
    cart.add(line('b'))
    await advance(499)
    expect(callsOf(loadCrossSales)).toHaveLength(0)
    await advance(1)
    expect(callsOf(loadCrossSales)).toHaveLength(1)
    expect(crossSales.state.getState().status).toBe('loading')
    reply.respond(offers)
    await settle()
    for (const id of ['a', 'b']) cart.remove(id)
    expect(crossSales.state.getState()).toEqual({ status: 'idle', groups: [] })
    await advance(5_000)
    expect(callsOf(loadCrossSales)).toHaveLength(1)
  })

  it('excepts the 200 newest products at most, for a server takes no more', async () => {
    const { crossSales, respond, callsOf } = start()
    respond(loadCrossSales, offers)
    await crossSales.load(
      null,
      Array.from({ length: 201 }, (_, index) => `p${index}`),
    )
    const excepted = callsOf(loadCrossSales)[0]?.input.body.exceptProductIds
    expect([excepted?.length, excepted?.[0]]).toEqual([200, 'p1'])
  })

  it('[CART-18] [CART-21] names the last product and excepts all products of the cart', async () => {
    const { cart, respond, callsOf, advance } = start()
    respond(loadCrossSales, offers)
    cart.add(line('a'))
    cart.add(line('b'))
    await advance(500)
    expect(callsOf(loadCrossSales)[0]?.input.body).toEqual({ productId: 'b', exceptProductIds: ['a', 'b'] })
  })

  it('[CART-17] counts the products of all categories together', async () => {
    const { cart, crossSales, respond, advance } = start()
    respond(loadCrossSales, offers)
    cart.add(line('a'))
    await advance(500)
    expect(countOffered(crossSales.state.getState().groups)).toBe(3)
  })

  it('[CART-19] reads category names and products with their pictures', async () => {
    const { cart, crossSales, respond, advance } = start()
    respond(loadCrossSales, offers)
    cart.add(line('a'))
    await advance(500)
    expect(crossSales.state.getState().groups[0]).toMatchObject({
      name: 'Грунтовки',
      products: [
        { id: 'x', name: 'x', url: '/product/x', price: 1250, oldPrice: null, picture: '/x.svg' },
        { id: 'y' },
      ],
    })
  })

  it('does not ask again when only a quantity changes', async () => {
    const { cart, always, callsOf, advance } = start()
    always(loadCrossSales, () => offers)
    cart.add(line('a'))
    await advance(500)
    cart.increment('a')
    await advance(5_000)
    expect(callsOf(loadCrossSales)).toHaveLength(1)
  })

  it('[SAFE-11] uses the response to the latest request only', async () => {
    const { cart, crossSales, hold, advance, settle } = start()
    const [first, second] = [hold(loadCrossSales), hold(loadCrossSales)]
    cart.add(line('a'))
    await advance(500)
    cart.add(line('b'))
    await advance(500)
    second.respond({ categories: [] })
    first.respond(offers)
    await settle()
    expect(crossSales.state.getState()).toEqual({ status: 'ready', groups: [] })
  })

  it('keeps what it offered when the next question fails, and can try again', async () => {
    const { cart, crossSales, respond, refuse, advance, settle } = start()
    respond(loadCrossSales, offers)
    cart.add(line('a'))
    await advance(500)
    refuse(loadCrossSales, { kind: 'network' })
    cart.add(line('b'))
    await advance(500)
    expect(crossSales.state.getState().status).toBe('failed')
    expect(countOffered(crossSales.state.getState().groups)).toBe(3)
    respond(loadCrossSales, { categories: [] })
    crossSales.retry()
    await settle()
    expect(crossSales.state.getState()).toEqual({ status: 'ready', groups: [] })
  })
})
