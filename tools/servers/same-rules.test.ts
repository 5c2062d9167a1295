import { createDemoServer } from '@prilavok/demo-shop'
import { fillFixtureShop } from '@prilavok/demo-shop/fixtures'
import { createWooHandler, russianCities } from '@prilavok/woocommerce'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** A server with the calls of a draft. */
interface Server {
  readonly fetch: (request: Request) => Promise<Response>
  readonly close: () => Promise<void>
}

async function openShopServer(): Promise<Server> {
  const server = await createDemoServer({ sandbox: true, settings: { rateLimits: null } })
  await fillFixtureShop(server.db)
  return { fetch: (request) => Promise.resolve(server.fetch(request)), close: () => server.close() }
}

/** The handler over a WooCommerce that sells nothing: a draft without products asks it for no prices. */
const openWooHandler = (): Promise<Server> => {
  const nothing = () => Promise.resolve(Response.json([]))
  const keys = { consumerKey: 'ck_test', consumerSecret: 'cs_test' }
  const handler = createWooHandler({ shop: 'https://woo.example', ...keys, cities: russianCities, fetch: nothing })
  return Promise.resolve({ fetch: handler, close: () => Promise.resolve() })
}

const DRAFTS = '/api/order-in-process'
const newKey = () => crypto.randomUUID()
const named = (firstName: string, more: object = {}) => ({ customer: { value: { firstName } }, ...more })

interface Sent {
  readonly path?: string
  readonly body?: object
  readonly repeatKey?: string
  readonly buyer?: string
}

// Rules of which each server has a copy of its own: one table of cases, on both.
describe.each([
  ['the shop server', openShopServer],
  ['the handler for WooCommerce', openWooHandler],
] as const)('%s', (_, open) => {
  let server: Server
  beforeAll(async () => {
    server = await open()
  }, 120_000)
  afterAll(() => server.close())

  async function post({ path = DRAFTS, body = {}, repeatKey, buyer = newKey() }: Sent) {
    const headers = {
      'Content-Type': 'application/json',
      'X-Draft-Key': buyer,
      ...(repeatKey !== undefined && { 'Idempotency-Key': repeatKey }),
    }
    const request = new Request(`https://shop.example${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    const response = await server.fetch(request)
    const json = (await response.json()) as { readonly id: string; readonly version: number; readonly code?: string }
    return { status: response.status, isRepeated: response.headers.get('Idempotent-Replayed') === 'true', json }
  }
  /** A draft of a buyer of its own, with the ways to save and read it. */
  async function begin(parts: object = {}) {
    const buyer = newKey()
    const { id } = (await post({ body: parts, buyer })).json
    const read = async () => {
      const headers = { 'X-Draft-Key': buyer }
      return (await server.fetch(new Request(`https://shop.example${DRAFTS}/${id}`, { headers }))).json()
    }
    return { id, buyer, read, save: (more: object, how: Sent = {}) => post({ body: { id, ...more }, buyer, ...how }) }
  }

  describe('a request whose key has come before', () => {
    it.each<[string, 'repeated' | 'refused' | 'carried out', (first: Required<Sent>) => Sent]>([
      ['nothing', 'repeated', () => ({})],
      ['the quotes around its key', 'repeated', ({ repeatKey }) => ({ repeatKey: `"${repeatKey}"` })],
      ['its body', 'refused', () => ({ body: named('Ольга') })],
      ['its query', 'refused', ({ path }) => ({ path: `${path}?step=2` })],
      ['its buyer', 'carried out', () => ({ buyer: newKey() })],
      ['its key after all', 'carried out', () => ({ repeatKey: newKey() })],
    ])('and that differs by %s, is %s', async (__, fate, change) => {
      const sent = { path: DRAFTS, body: named('Анна'), repeatKey: newKey(), buyer: newKey() }
      const first = await post(sent)
      expect([first.status, first.isRepeated]).toEqual([200, false])
      expect(await post(sent)).toEqual({ ...first, isRepeated: true })

      const next = await post({ ...sent, ...change(sent) })
      if (fate === 'repeated') expect(next).toEqual({ ...first, isRepeated: true })
      if (fate === 'refused') expect(next).toMatchObject({ status: 422, json: { code: 'idempotency-key-reused' } })
      if (fate === 'carried out') {
        expect([next.status, next.isRepeated]).toEqual([200, false])
        expect(next.json.id).not.toBe(first.json.id)
      }
      expect(await post(sent)).toEqual({ ...first, isRepeated: true })
    })

    it('and that differs by its path, is carried out', async () => {
      const [buyer, repeatKey] = [newKey(), newKey()]
      const [one, other] = [(await post({ buyer })).json.id, (await post({ buyer })).json.id]
      const confirm = (id: string) => post({ path: `${DRAFTS}/${id}/confirm`, buyer, repeatKey })
      expect(await confirm(one)).toMatchObject({ status: 422, isRepeated: false, json: { code: 'validation-failed' } })
      expect(await confirm(one)).toMatchObject({ status: 422, isRepeated: true })
      expect(await confirm(other)).toMatchObject({ status: 422, isRepeated: false })
    })

    it('and was refused as stale, is looked at again', async () => {
      const { save } = await begin()
      const repeatKey = newKey()
      await save(named('Анна'))
      const stale = () => save(named('Ольга', { version: 1 }), { repeatKey })
      expect(await stale()).toMatchObject({ status: 412, isRepeated: false })
      expect(await stale()).toMatchObject({ status: 412, isRepeated: false })
    })

    it('and still runs, makes no second draft', async () => {
      const sent = { body: named('Анна'), repeatKey: newKey(), buyer: newKey() }
      const all = await Promise.all([post(sent), post(sent), post(sent)])
      const made = all.filter(({ status }) => status === 200)
      expect(new Set(made.map(({ json }) => json.id)).size).toBe(1)
      for (const { status, json } of all) if (status !== 200) expect(json.code).toBe('idempotency-in-progress')
    })
  })

  it.each([
    ['7 characters', 'x'.repeat(7), 400],
    ['8 characters', 'x'.repeat(8), 200],
    ['64 characters', 'x'.repeat(64), 200],
    ['65 characters', 'x'.repeat(65), 400],
    ['a space', 'with a space', 400],
  ])('takes keys of 8 to 64 visible characters: %s', async (__, repeatKey, status) => {
    expect((await post({ repeatKey })).status).toBe(status)
  })

  describe('a draft', () => {
    const customer = (value: object) => ({ customer: { value } })
    const delivery = (value: object) => ({ delivery: { value } })
    it.each<[string, object, object]>([
      ['a phone', customer({ phone: '8 (912) 345-67-89' }), { customer: { phone: '+79123456789' } }],
      ['half a phone, as it was typed,', customer({ phone: '8 912' }), { customer: { phone: '8 912' } }],
      [
        'names',
        customer({ lastName: 'Петрова', firstName: 'Анна', middleName: 'Ивановна' }),
        { customer: { fullName: 'Петрова Анна Ивановна' } },
      ],
      [
        'a courier by its suffix',
        delivery({ transportCompany: 'Kit_ToDoor', cost: 1 }),
        { delivery: { transportCompany: 'Kit_ToDoor', toDoor: true, cost: null } },
      ],
      [
        'a courier by its flag',
        delivery({ transportCompany: 'Kit', toDoor: true }),
        { delivery: { transportCompany: 'Kit_ToDoor', toDoor: true } },
      ],
      ['a carrier', delivery({ transportCompany: 'Kit' }), { delivery: { transportCompany: 'Kit', toDoor: false } }],
      ['a step', { lastStep: { value: 'basket' } }, { lastStep: 'basket' }],
    ])('keeps %s', async (__, parts, kept) => {
      const { read } = await begin(parts)
      expect(await read()).toMatchObject(kept)
    })

    it('keeps what a save leaves out, and clears what is null', async () => {
      const { save, read } = await begin(named('Анна', { lastStep: { value: 'basket' } }))
      await save({ lastStep: { value: 'payment' } })
      expect(await read()).toMatchObject({ lastStep: 'payment', customer: { firstName: 'Анна' } })
      await save({ customer: { value: null } })
      expect(await read()).toMatchObject({ lastStep: 'payment', customer: { firstName: null } })
    })

    it.each<[string, object, number]>([
      ['its version', { version: 2 }, 200],
      ['no version', {}, 200],
      ['an older version', { version: 1 }, 412],
      ['an older version, and the save that came between as its own', { version: 1, ownSaves: ['own-save-1'] }, 200],
      ['an older version, and another save as its own', { version: 1, ownSaves: ['own-save-2'] }, 412],
    ])('is saved with %s, or refused', async (__, more, status) => {
      const { save, read } = await begin()
      await save(named('Анна'), { repeatKey: 'own-save-1' })
      expect((await save(named('Ольга', more))).status).toBe(status)
      const isSaved = status === 200
      expect(await read()).toMatchObject({
        version: isSaved ? 3 : 2,
        customer: { firstName: isSaved ? 'Ольга' : 'Анна' },
      })
    })

    it('is saved by its owner alone', async () => {
      const { save, read } = await begin(named('Анна'))
      expect(await save(named('Чужая'), { buyer: newKey() })).toMatchObject({
        status: 403,
        json: { code: 'forbidden' },
      })
      expect(await read()).toMatchObject({ version: 1, customer: { firstName: 'Анна' } })
      expect((await save(named('Ольга'))).status).toBe(200)
    })
  })
})
