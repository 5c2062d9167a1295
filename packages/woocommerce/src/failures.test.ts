import { calculateCart, loadDeliveryCosts, loadProductData, loadUserCity, saveOrder } from '@prilavok/contracts'
import { describe, expect, it } from 'vitest'
import { createWooHandler, russianCities, type LogLine, type WooOptions } from './index'
import { shopClient } from './testing/shop-client'

const KEYS = { consumerKey: 'ck_secret_key', consumerSecret: 'cs_secret_word' }

/** A handler for a WooCommerce that always responds like this. */
function shopOf(respond: (request: Request) => Response | Promise<Response>, more: Partial<WooOptions> = {}) {
  const log: LogLine[] = []
  const handler = createWooHandler({
    shop: 'https://woo.example',
    ...KEYS,
    cities: russianCities,
    fetch: ((request: Request) => Promise.resolve(request).then(respond)) as typeof fetch,
    log: (line) => void log.push(line),
    ...more,
  })
  return { call: shopClient(handler), handler, log }
}

const html = (status: number) =>
  new Response('<!DOCTYPE html><h1>Fatal error in /var/www/shop</h1>', {
    status,
    headers: { 'Content-Type': 'text/html' },
  })
const json = (status: number, body: unknown) => Response.json(body, { status })
const priceOf = (currency_code: string, currency_minor_unit: number, price = '100') => [
  {
    id: 1,
    name: 'Дрель &#8211; 1',
    type: 'simple',
    permalink: 'javascript:alert(1)',
    prices: { price, regular_price: price, currency_code, currency_minor_unit },
    is_purchasable: true,
    is_in_stock: true,
  },
]

const goods = { goods: [{ id: '1', quantity: 1 }] }

describe('a WooCommerce that responds with something else than its API', () => {
  it.each([
    ['a page', () => html(200), 502, 'provider-failed'],
    ['a fatal error of PHP', () => html(500), 502, 'provider-failed'],
    ['JSON of another shape', () => json(200, [{ id: 'x' }]), 502, 'provider-failed'],
    ['nothing', () => new Response(null, { status: 200 }), 502, 'provider-failed'],
    [
      'a refusal of the keys',
      () => json(401, { code: 'woocommerce_rest_cannot_view', message: 'No' }),
      502,
      'provider-failed',
    ],
    ['a redirect to another address', () => Response.redirect('https://evil.example/', 301), 502, 'provider-failed'],
    ['too many requests', () => json(429, { code: 'rate_limit_exceeded', message: 'Wait' }), 503, 'unavailable'],
    ['maintenance', () => html(503), 503, 'unavailable'],
  ])('is a problem: %s', async (_, respond, status, code) => {
    const { call, log } = shopOf(respond)
    const answer = await call(calculateCart, { body: goods })
    expect([answer.status, answer.code]).toEqual([status, code])
    expect(JSON.stringify(answer.body)).not.toMatch(/var\/www|woo\.example|woocommerce/)
    expect(log.length).toBe(1)
    expect(JSON.stringify(log)).not.toMatch(/secret/)
  })

  it('is a problem when it cannot be reached, or takes too long', async () => {
    const gone = shopOf(() => Promise.reject(new TypeError('getaddrinfo ENOTFOUND woo.example ck_secret_key')))
    expect((await gone.call(calculateCart, { body: goods })).code).toBe('provider-failed')
    expect(JSON.stringify(gone.log)).not.toMatch(/secret/)
    const slow = shopOf(
      ({ signal }) => new Promise((_, fail) => signal.addEventListener('abort', () => fail(signal.reason))),
      {
        timeoutMs: 20,
      },
    )
    expect((await slow.call(calculateCart, { body: goods })).code).toBe('provider-timeout')
  })

  it('does not sell in another currency, and counts other minor units right', async () => {
    expect((await shopOf(() => json(200, priceOf('USD', 2))).call(calculateCart, { body: goods })).code).toBe(
      'provider-failed',
    )
    const whole = shopOf(() => json(200, priceOf('RUB', 0)))
    expect((await whole.call(calculateCart, { body: goods })).data.total).toBe(100)
  })

  it('cannot lead buyers to a script, and its names are text', async () => {
    const { call } = shopOf(() => json(200, priceOf('RUB', 2)))
    const { data } = await call(loadProductData, { query: { ids: '1' } })
    expect(data.map(({ name, url }) => [name, url])).toEqual([['Дрель – 1', '/']])
  })

  it('is asked again after a failure: nothing of it is remembered', async () => {
    let isBroken = true
    const { call } = shopOf(() => (isBroken ? html(500) : json(200, [])))
    const ask = () => call(loadUserCity, { params: { id: 'kazan' } })
    expect((await ask()).status).toBe(502)
    isBroken = false
    expect((await ask()).status).toBe(200)
  })
})

describe('hostile requests', () => {
  const HOSTILE = [
    '../orders',
    '1/../../wp-users',
    '1?x=1',
    '1%2f..',
    '1,2',
    '-1',
    '1e3',
    '０１',
    '9'.repeat(20),
    '',
    ' ',
  ]

  it('never reach another address of WooCommerce than the calls of the package', async () => {
    const asked: string[] = []
    const { call, handler } = shopOf(({ url }) => {
      asked.push(url)
      return json(200, [])
    })
    for (const id of HOSTILE) {
      await call(calculateCart, { body: { goods: [{ id, quantity: 1 }] } })
      await call(loadProductData, { query: { ids: `${id},1` } })
      for (const path of [
        'product',
        'productCompetitorPrices',
        'userCity',
        'admin/addressCity/preview',
        'order-in-process',
      ])
        await handler(new Request(`https://shop.example/api/${path}/${encodeURIComponent(id)}`))
      await handler(
        new Request('https://shop.example/api/order/track', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ trackNumber: `${id} 9000000000` }),
        }),
      )
    }
    const paths = new Set(asked.map((url) => new URL(url).pathname))
    for (const path of paths) expect(path).toMatch(/^\/wp-json\/wc\/(store\/v1\/products|v3\/orders\/\d{1,10})$/)
  })

  it('do not carry what they say into a header or an address', async () => {
    const { call } = shopOf(() => json(200, []))
    const { data } = await call(saveOrder, { body: { cart: { value: [] } } } as never)
    const query = { orderId: data.id, cityId: 'moscow\r\nX-Pk: 1' }
    expect((await call(loadDeliveryCosts, { query })).code).toBe('not-found')
  })
})

describe('the settings', () => {
  const options = { shop: 'https://woo.example', ...KEYS, cities: russianCities }

  it.each([
    ['an address without https', { shop: 'http://woo.example' }, 'https'],
    ['no address', { shop: 'woo.example' }, 'no address'],
    ['two cities with one id', { cities: [...russianCities, ...russianCities.slice(0, 1)] }, 'same id'],
    ['a city whose id is no id', { cities: [{ ...russianCities[0], id: 'а/б' }] }, 'id of a city'],
  ])('are refused with %s', (_, wrong, text) => {
    expect(() => createWooHandler({ ...options, ...wrong } as WooOptions)).toThrow(text)
  })

  it('allow the origins that they name, and no other', async () => {
    const handler = createWooHandler({ ...options, allowedOrigins: ['https://page.example'] })
    const ask = async (origin: string) => {
      const headers = { Origin: origin, 'Access-Control-Request-Method': 'POST' }
      const response = await handler(
        new Request('https://shop.example/api/cart/calculate', { method: 'OPTIONS', headers }),
      )
      return response.headers.get('Access-Control-Allow-Origin')
    }
    expect([await ask('https://page.example'), await ask('https://evil.example')]).toEqual([
      'https://page.example',
      null,
    ])
  })
})
