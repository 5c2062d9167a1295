import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LogEntry } from '../shop'
import type { ShopServer } from '../shop-handler'
import { openTestShop } from '../testing/each-database'
import { fillFixtureShop, fixtureIds as ids } from '@prilavok/demo-shop/fixtures'

interface Sent {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}

describe("the API's HTTP layer", () => {
  const logged: LogEntry[] = []
  let server: ShopServer
  beforeAll(async () => {
    server = await openTestShop({
      settings: { allowedOrigins: ['https://site.example'] },
      log: (entry) => logged.push(entry),
    })
    await fillFixtureShop(server.db)
  }, 60_000)
  afterAll(() => server.close())

  const ask = async (path: string, { method = 'GET', headers: more = {}, body }: Sent = {}) => {
    const headers = { 'X-Draft-Key': 'key-of-a-browser-in-a-test', ...more }
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const response = await server.fetch(
      new Request(`http://shop.test${path}`, { method, headers, ...(body !== undefined && { body: text }) }),
    )
    const content = await response.text()
    return {
      status: response.status,
      headers: response.headers,
      json: (content.startsWith('{') || content.startsWith('[') ? JSON.parse(content) : content) as Record<
        string,
        unknown
      >,
    }
  }
  const post = (path: string, body: unknown, headers = {}) => ask(path, { method: 'POST', body, headers })
  const save = async (body: unknown) => {
    const made = await post('/api/order-in-process', body)
    const headers = { Cookie: made.headers.get('Set-Cookie')?.split(';')[0] ?? '' }
    return {
      ...made,
      headers,
      load: async () => (await ask(`/api/order-in-process/${String(made.json['id'])}`, { headers })).json,
    }
  }

  it('takes an address with and without a trailing slash', async () => {
    for (const path of ['/api/feature/OnlinePayment/enabled', '/api/feature/OnlinePayment/enabled/', '/api/meta/'])
      expect((await ask(path)).status).toBe(200)
    expect((await post('/api/suggestions/email', { query: 'a' })).status).toBe(200)
    expect((await post('/api/order-in-process/', {})).status).toBe(200)
  })

  it('returns request id and version, and Problems for what it cannot do', async () => {
    const lost = await ask('/api/no-such-call', { headers: { 'X-Request-Id': 'request-42' } })
    expect([
      lost.status,
      lost.headers.get('Content-Type'),
      lost.headers.get('X-Request-Id'),
      lost.headers.get('Api-Version'),
    ]).toEqual([404, 'application/problem+json; charset=utf-8', 'request-42', '1'])
    expect(lost.json).toMatchObject({
      code: 'not-found',
      type: 'urn:shop:problem:not-found',
      traceId: 'request-42',
      instance: 'urn:shop:request:request-42',
    })
    expect(
      (await ask('/api/meta', { headers: { 'X-Request-Id': 'no spaces here' } })).headers.get('X-Request-Id'),
    ).toMatch(/^[\w-]{22,}$/)
    expect((await ask('/api/cart/calculate')).json['code']).toBe('not-found')
  })

  it.each([
    ['text that is not JSON', '{"goods":'],
    ['a wrong type', { goods: [{ id: 'x', quantity: 'two' }] }],
    ['a wrong shape', { goods: 5 }],
    ['zero characters', '{"goods":[],"email":"a\\u0000b"}'],
    ['half a surrogate pair', '{"goods":[],"email":"\\ud800"}'],
  ])('refuses %s with 400', async (_, body) => {
    expect((await post('/api/cart/calculate', body)).json).toMatchObject({ code: 'bad-request', status: 400 })
  })

  it('points at the value that has a wrong type', async () => {
    const { json } = await post('/api/delivery/cost', { pickPointId: 'x', productId: 'y', weight: 'heavy' })
    expect(json).toMatchObject({ code: 'bad-request', errors: [{ pointer: '/weight', field: 'weight', code: 'type' }] })
    const query = await ask('/api/userCity/city-by-location?latitude=north&longitude=37')
    expect(query.json).toMatchObject({ code: 'bad-request', errors: [{ pointer: '/query/latitude' }] })
  })

  it('refuses bodies above 64 KB', async () => {
    expect((await post('/api/cart/calculate', JSON.stringify({ goods: [], email: 'x'.repeat(65_536) }))).status).toBe(
      413,
    )
  })

  it('takes a bare list of products and names in any case', async () => {
    expect((await post('/api/cart/calculate', [{ Id: ids.drill, QUANTITY: 1 }])).json).toMatchObject({ total: 12_500 })
    expect(
      (await post('/api/cart/calculate', { Goods: [{ id: ids.drill, quantity: 1 }], goods: [] })).json,
    ).toMatchObject({ total: 0 })
    expect((await ask(`/api/delivery/pickPoints?CityId=${ids.tver}`)).json).toMatchObject({ paging: { totalCount: 1 } })
  })

  it.each([
    [
      'wrapped',
      {
        customer: { value: { firstName: 'Анна', phone: '9123456789' } },
        cart: { value: [{ id: ids.drill, quantity: 2 }] },
        delivery: { value: { transportCompany: 'Pek_ToDoor' } },
      },
    ],
    [
      'bare',
      {
        customer: { firstName: 'Анна', phone: '9123456789' },
        cart: [{ id: ids.drill, quantity: 2 }],
        delivery: { transportCompany: 'Pek', toDoor: true },
      },
    ],
    [
      'leaf-wrapped',
      {
        customer: { firstName: { value: 'Анна' }, phone: { value: '9123456789' } },
        cart: { value: [{ id: { value: ids.drill }, quantity: { value: 2 } }] },
        delivery: { transportCompany: { value: 'Pek' }, toDoor: { value: true } },
      },
    ],
    [
      'Pascal case',
      {
        Customer: { Value: { FirstName: 'Анна', Phone: '9123456789' } },
        Cart: { Value: [{ Id: ids.drill, Quantity: 2 }] },
        Delivery: { Value: { TransportCompany: 'Pek_ToDoor' } },
      },
    ],
  ])('reads an order body that is %s [CHK-47]', async (_, body) => {
    const { load } = await save(body)
    expect(await load()).toMatchObject({
      customer: { firstName: 'Анна', phone: '+79123456789' },
      cart: [{ id: ids.drill, quantity: 2 }],
      delivery: { transportCompany: 'Pek_ToDoor', toDoor: true },
    })
  })

  it('reads half-typed recipients and companies with nulls', async () => {
    const { load, status } = await save({
      recipient: { value: { firstName: 'О', lastName: null, phone: null } },
      company: { value: { inn: '77', kpp: null, ogrn: null } },
    })
    expect(status).toBe(200)
    expect(await load()).toMatchObject({
      recipient: { firstName: 'О', lastName: '', phone: '' },
      company: { inn: '77', ogrn: '' },
    })
  })

  it('refuses texts that are too long with a pointer', async () => {
    const { json } = await post('/api/order-in-process', { customer: { value: { firstName: 'я'.repeat(101) } } })
    expect(json).toMatchObject({
      code: 'validation-failed',
      status: 422,
      errors: [{ pointer: '/customer/value/firstName', field: 'customer.firstName', code: 'max' }],
    })
  })

  it.each([
    ['/api/cart/calculate', { goods: Array.from({ length: 2_000 }, () => ({ id: 'x', quantity: 0 })) }, '/goods'],
    [
      '/api/order-in-process',
      { cart: { value: Array.from({ length: 201 }, () => ({ id: 'x', quantity: 1 })) } },
      '/cart/value',
    ],
    ['/api/buy-together', { exceptProductIds: Array.from({ length: 30_000 }, () => 1) }, '/exceptProductIds'],
  ])('refuses a list that no cart has with one error: %s', async (path, body, pointer) => {
    const { json } = await post(path, body)
    expect(json).toMatchObject({ code: 'validation-failed', errors: [{ pointer, code: 'length' }] })
    expect(json['errors']).toHaveLength(1)
  })

  it('names a hundred errors at most', async () => {
    const goods = Array.from({ length: 200 }, () => ({ id: 'x', quantity: 0 }))
    expect((await post('/api/cart/calculate', { goods })).json['errors']).toHaveLength(100)
  })

  it.each([
    ['/api/order-in-process', { lastStep: { value: 'x'.repeat(65) } }, '/lastStep/value'],
    ['/api/order-in-process', { marketing: { utm_source: 'x'.repeat(501) } }, '/marketing/utm_source'],
    ['/api/order-in-process', { roistatVisitId: 'x'.repeat(129) }, '/roistatVisitId'],
    ['/api/order-in-process', { tinkoffInstallmentId: 'x'.repeat(129) }, '/tinkoffInstallmentId'],
    ['/api/order-in-process', { cart: [{ id: 'x'.repeat(65), quantity: 1 }] }, '/cart/value/0/id'],
    [
      '/api/order-in-process',
      { cart: [{ id: 'x', quantity: 1, hashCode: 'x'.repeat(129) }] },
      '/cart/value/0/hashCode',
    ],
    ['/api/analytics', { eventType: 'x'.repeat(65), payload: '' }, '/eventType'],
    ['/api/analytics', { eventType: 'OrderCreated', payload: '', customerId: 'x'.repeat(65) }, '/customerId'],
    ['/api/analytics', { eventType: 'OrderCreated', payload: 'x'.repeat(32_001) }, '/payload'],
    [`/api/cart/calculate?orderInProcessId=${'x'.repeat(65)}`, { goods: [] }, '/query/orderInProcessId'],
    [`/api/delivery/city/${'x'.repeat(65)}/nearest-cities`, {}, '/params/id'],
  ])('stores no text that is longer than the contract says: %s %#', async (path, body, pointer) => {
    expect((await post(path, body)).json).toMatchObject({ code: 'validation-failed', errors: [{ pointer }] })
  })

  it.each([
    ['of brackets', '['.repeat(30_000)],
    ['of fields', `{${Array.from({ length: 6_000 }, (_, each) => `"k${each}":1`).join(',')}}`],
    ['of records in records', `${'{"value":'.repeat(6_000)}1${'}'.repeat(6_000)}`],
  ])('refuses a tower %s', async (_, body) => {
    expect((await post('/api/order-in-process', body)).json).toMatchObject({ code: 'bad-request' })
  })

  it('lets caches keep public responses and nothing else; a draft has an entity tag and is not stored', async () => {
    const flag = await ask('/api/feature/OnlinePayment/enabled')
    expect(flag.headers.get('Cache-Control')).toBe('public, max-age=60, stale-while-revalidate=600')
    expect(flag.headers.get('Set-Cookie')).toBeNull()
    const tag = flag.headers.get('ETag') ?? ''
    expect(tag).toMatch(/^W\//)
    expect((await ask('/api/feature/OnlinePayment/enabled', { headers: { 'If-None-Match': tag } })).status).toBe(304)
    expect((await ask(`/api/delivery/userCity/listToPick/${ids.moscow}`)).headers.get('Cache-Control')).toContain(
      'max-age=3600',
    )
    const { json, headers } = await save({})
    const draft = await ask(`/api/order-in-process/${String(json['id'])}`, { headers })
    expect([draft.headers.get('Cache-Control'), draft.headers.get('ETag')?.startsWith('W/')]).toEqual([
      'no-store',
      false,
    ])
    expect((await post('/api/cart/calculate', { goods: [] })).headers.get('Cache-Control')).toBe('no-store')
  })

  it('lets allowed pages call with credentials, and no others', async () => {
    const preflight = (origin: string) =>
      ask('/api/order-in-process', {
        method: 'OPTIONS',
        headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
      })
    const allowed = await preflight('https://site.example')
    expect([
      allowed.headers.get('Access-Control-Allow-Origin'),
      allowed.headers.get('Access-Control-Allow-Credentials'),
    ]).toEqual(['https://site.example', 'true'])
    for (const name of ['Idempotency-Key', 'If-Match'])
      expect(allowed.headers.get('Access-Control-Allow-Headers')).toContain(name)
    expect((await preflight('https://evil.example')).headers.get('Access-Control-Allow-Origin')).toBeNull()
    const response = await ask('/api/meta', { headers: { Origin: 'https://site.example' } })
    for (const name of ['ETag', 'X-Request-Id'])
      expect(response.headers.get('Access-Control-Expose-Headers')).toContain(name)
    expect(response.json['capabilities']).toContain('if-match')
  })

  it('logs the origin of a page that may not call, once, with the flag that allows it', async () => {
    logged.length = 0
    const call = (origin: string, headers = {}) => ask('/api/meta', { headers: { Origin: origin, ...headers } })
    await call('https://site.example')
    await call('http://shop.test')
    await call('https://behind-a-proxy.example', { 'Sec-Fetch-Site': 'same-origin' })
    await call('null')
    await call(`https://x.example" ${'a'.repeat(200)}`)
    const warnings = () => logged.filter(({ level }) => level === 'warning').map(({ text }) => text)
    expect(warnings()).toEqual([])
    await ask('/api/order-in-process', { method: 'OPTIONS', headers: { Origin: 'https://editor.example' } })
    await call('https://editor.example')
    expect(warnings()).toEqual([expect.stringMatching(/ --origin https:\/\/editor\.example$/)])
    for (let each = 0; each < 40; each += 1) await call(`https://s${each}.example`)
    expect(warnings().length).toBeGreaterThan(10)
    expect(warnings().length).toBeLessThanOrEqual(20)
  })

  it('refuses a draft key that is none, and a new draft without one', async () => {
    const refused = async (key: string) =>
      (await post('/api/order-in-process', {}, { 'X-Draft-Key': key })).json['detail']
    expect(await refused('short')).toBe('X-Draft-Key is 22 to 64 of A-Z a-z 0-9 _ -.')
    const bare = new Request('http://shop.test/api/order-in-process', { method: 'POST', body: '{}' })
    expect(await (await server.fetch(bare)).json()).toMatchObject({
      status: 400,
      detail: 'A new order in process needs the key of its owner in X-Draft-Key.',
    })
  })

  it('returns a bug as internal, and writes no personal data to the log [SAFE-17]', async () => {
    await server.db.schema.alterTable('analytics_event').renameTo('analytics_event_away').execute()
    const { status, json } = await post('/api/analytics', { eventType: 'OrderCreated', payload: 'Анна +79123456789' })
    await server.db.schema.alterTable('analytics_event_away').renameTo('analytics_event').execute()
    expect([status, json['code']]).toEqual([500, 'internal'])
    expect(logged.some(({ level, text }) => level === 'error' && text.includes('42P01'))).toBe(true)
    const { json: draft } = await save({ customer: { value: { firstName: 'Секрет', phone: '9123456789' } } })
    const text = JSON.stringify(logged)
    expect(['Анна', '9123456789', 'Секрет', String(draft['id'])].filter((secret) => text.includes(secret))).toEqual([])
  })
})
