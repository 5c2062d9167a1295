import { createShop } from '@prilavok/core'
import { cartFeature } from '@prilavok/core/cart'
import { createTestEffects } from '@prilavok/core/testing'
import { describe, expect, it } from 'vitest'
import { createPageEvents } from './page-events'
import { watchCart } from './watch-cart'

const product = (id: string) => ({ id, name: id, price: 1000, thumbUrl: '', link: '' })

function start(prepare: (cart: ReturnType<typeof cartFeature.create>) => void = () => {}) {
  const shop = createShop(createTestEffects().effects)
  const cart = shop.use(cartFeature)
  const before = cart.state.getState().lines
  prepare(cart)
  const { emit, on } = createPageEvents(new EventTarget())
  const events: string[] = []
  on('cart-changed', ({ count, total }) => events.push(`${count} for ${total}`))
  on('product-added', ({ id }) => events.push(`+${id}`))
  on('product-removed', ({ id }) => events.push(`-${id}`))
  const stop = watchCart(shop, emit, before)
  return { cart, events, stop }
}

describe('the events of the cart', () => {
  it('[EMBED-07] tell it as it is found, and every change', () => {
    const { cart, events, stop } = start()
    cart.add(product('a'))
    cart.increment('a')
    cart.remove('a')
    stop()
    cart.add(product('b'))
    expect(events).toEqual(['0 for 0', '+a', '1 for 10', '2 for 20', '-a', '0 for 0'])
  })

  it('[EMBED-07] tell what was done before anybody watched', () => {
    const { events } = start((cart) => cart.add(product('early')))
    expect(events).toEqual(['1 for 10', '+early'])
  })
})
