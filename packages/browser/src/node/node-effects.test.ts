// @vitest-environment node
import { calculateCart } from '@prilavok/contracts'
import { createShop, shopSettings, type SafeUrl } from '@prilavok/core'
import { CART_KEY, cartFeature } from '@prilavok/core/cart'
import { cartFlow, checkoutFlow } from '@prilavok/core/flows'
import { expect, it, vi } from 'vitest'
import { createBrowserEffects } from '../effects'
import { createHttp } from '../http/http'
import { createNodeEffects } from './node-effects'

const http = vi.fn(async () => ({ ok: false as const, error: { kind: 'network' as const, message: '' } }))
const line = { id: '42', name: 'Дрель', price: 499_000, thumbUrl: '', link: '' }

it('a shop works where there is no page, with the ports of Node and with those of a browser', () => {
  expect([typeof document, typeof window]).toEqual(['undefined', 'undefined'])
  for (const effects of [createNodeEffects({ http }), createBrowserEffects({ http })]) {
    const shop = createShop(effects, { pages: { cart: '/basket' } })
    shop.use(cartFlow)
    shop.use(checkoutFlow)
    const { add, state } = shop.use(cartFeature)
    add(line)
    expect(state.getState().lines).toHaveLength(1)
    expect(effects.storage.read(CART_KEY)).toContain('Дрель')
    expect(shop.settings(shopSettings).pages.cart).toBe('/basket')
  }
})

it('every shop has a cart of its own, unless they are given the same storage', () => {
  createShop(createNodeEffects({ http })).use(cartFeature).add(line)
  expect(createShop(createNodeEffects({ http })).use(cartFeature).state.getState().lines).toEqual([])
  const { storage } = createNodeEffects({ http })
  createShop(createNodeEffects({ http, storage })).use(cartFeature).add(line)
  expect(createShop(createNodeEffects({ http, storage })).use(cartFeature).state.getState().lines).toHaveLength(1)
})

it('the address is that of the page, and leaving it calls the program', () => {
  const onNavigate = vi.fn()
  const { location } = createNodeEffects({ http, url: 'https://www.shop.example/order?id=1', onNavigate })
  expect([location.path(), location.query('id'), location.origin(), location.host()]).toEqual([
    '/order',
    '1',
    'https://www.shop.example',
    'shop.example',
  ])
  location.replaceQuery({ id: null, step: '2' })
  expect([location.search(), location.query('id')]).toEqual(['?step=2', null])
  location.go('/cart' as SafeUrl)
  expect(location.redirect('https://pay.example/1' as SafeUrl)).toBe(true)
  location.reload()
  expect(onNavigate.mock.calls.flat()).toEqual([
    'https://www.shop.example/cart',
    'https://pay.example/1',
    'https://www.shop.example/order?step=2',
  ])
})

it('tasks of one name run one at a time', async () => {
  const { locks } = createNodeEffects({ http })
  const log: string[] = []
  const task = (name: string) => async () => {
    log.push(name)
    await Promise.resolve()
    log.push(name)
  }
  await Promise.all([locks.run('cart', task('a')), locks.run('cart', task('b'))])
  expect(log).toEqual(['a', 'a', 'b', 'b'])
})

it('without a page and an origin a call fails and says what is missing; making the client does not', async () => {
  const report = vi.fn()
  const send = createHttp({ report })
  expect(report).not.toHaveBeenCalled()
  const response = await send(calculateCart, { body: { items: [] } } as never)
  expect(response).toMatchObject({ ok: false, error: { kind: 'network' } })
  expect(report).toHaveBeenCalledWith(
    expect.objectContaining({
      message: expect.stringMatching(/the origin of createHttp must be an absolute URL .*; got ''/),
    }),
  )
})

it.each(['shop.example', '/api', 'ftp://shop.example', 'https://'])(
  'without a page the origin %s is refused at once, in one sentence without a page in it',
  (origin) => {
    const report = vi.fn()
    expect(() => createHttp({ origin, report })).toThrow(
      `Outside of a page the origin of createHttp must be an absolute URL such as https://shop.example; got '${origin}'.`,
    )
    expect(report).not.toHaveBeenCalled()
  },
)
