import { createShop } from '@prilavok/core'
import { cartFeature } from '@prilavok/core/cart'
import { createTestEffects } from '@prilavok/core/testing'
import { describe, expect, it } from 'vitest'
import { createPageTalk } from '../page/page-events'
import { watchCart } from './watch-cart'

const good = (id: string) => ({ id, name: id, price: 1000, thumbUrl: '', link: '' })

function start(prepare: (cart: ReturnType<typeof cartFeature.create>) => void = () => {}) {
  const shop = createShop(createTestEffects().effects)
  const cart = shop.use(cartFeature)
  const before = cart.state.getState().goods
  prepare(cart)
  const { emit, on } = createPageTalk(new EventTarget())
  const heard: string[] = []
  on('cart-changed', ({ count, total }) => heard.push(`${count} for ${total}`))
  on('good-added', ({ id }) => heard.push(`+${id}`))
  on('good-removed', ({ id }) => heard.push(`-${id}`))
  const stop = watchCart(shop, emit, before)
  return { cart, heard, stop }
}

describe('a page hears of its cart', () => {
  it('[EMBED-07] as it is found, and of every change', () => {
    const { cart, heard, stop } = start()
    cart.add(good('a'))
    cart.increment('a')
    cart.remove('a')
    stop()
    cart.add(good('b'))
    expect(heard).toEqual(['0 for 0', '+a', '1 for 10', '2 for 20', '-a', '0 for 0'])
  })

  it('[EMBED-07] of what was done before anybody watched', () => {
    const { heard } = start((cart) => cart.add(good('early')))
    expect(heard).toEqual(['1 for 10', '+early'])
  })
})
