import { confirmOrder, loadOrder, redeemDraftToken, saveOrder } from '@prilavok/contracts'
import { expect, it } from 'vitest'
import { logText } from '../node/log-text'
import { standardRateLimits } from '../rules/rate-limits'
import type { LogEntry } from '../shop'
import { describeOwnDatabase } from '../testing/each-database'
import { fixtureIds as ids } from '@prilavok/demo-shop/fixtures'
import { shopClient } from '../testing/shop-client'

const logged: LogEntry[] = []
const once = { requests: 1, seconds: 60 }
const customer = { firstName: 'Секретина', phone: '9123456789', email: 'secret@example.org' }
const body = { customer: { value: customer }, cart: { value: [{ id: ids.drill, quantity: 1 }] } }

describeOwnDatabase(
  "the server's log",
  (shop) => {
    const security = () => logged.filter(({ level }) => level === 'security')

    it('has a line for what was refused or came twice, with time and request id, and without persons and ids', async () => {
      logged.length = 0
      const owner = shopClient(shop.server)
      const thief = shopClient(shop.server)
      const save = (key: string, more: object = {}) =>
        owner.call(saveOrder, { body: { ...body, ...more } } as never, { 'Idempotency-Key': `"${key}"` })
      const { id } = (await save('first-key')).data
      const tokenAddress = await shop.server.linkToDraft(id)
      const token = new URL(tokenAddress, 'http://shop.test').searchParams.get('access') ?? ''
      await save('first-key')
      await save('first-key', { lastStep: { value: 'other' } })
      await thief.call(saveOrder, { body: { id, ...body } } as never, { 'X-Request-Id': 'request-of-a-thief' })
      await thief.call(confirmOrder, { params: { id } })
      await thief.call(redeemDraftToken, { params: { id }, body: { token: 'guessed-token-of-somebody' } })
      await thief.call(redeemDraftToken, { params: { id }, body: { token } })
      await owner.call(loadOrder, { params: { id } })
      expect(security().map(({ event, facts }) => [event, facts?.call, facts?.status])).toEqual([
        ['request-replayed', 'POST /api/order-in-process', 200],
        ['key-reused', 'POST /api/order-in-process', 422],
        ['draft-refused', 'POST /api/order-in-process', 403],
        ['draft-refused', 'POST /api/order-in-process', 403],
        ['token-refused', 'POST /api/order-in-process', 403],
      ])
      expect(security()[2]?.requestId).toBe('request-of-a-thief')
      const text = JSON.stringify(logged)
      const secrets = [...Object.values(customer), id, token, owner.key, 'guessed-token', 'first-key', ids.drill]
      expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
    })

    it('has a line for a visitor or an address that asks too often', async () => {
      const ask = () =>
        shop.server.fetch(
          new Request('http://shop.test/api/cart/calculate', { method: 'POST', body: '{"goods":[]}' }),
          { address: '203.0.113.5' },
        )
      await ask()
      expect((await ask()).status).toBe(429)
      const [last] = security().slice(-1)
      expect([last?.event, last?.facts]).toEqual(['rate-limited', { call: 'POST /api/cart', status: 429 }])
      expect(JSON.stringify(logged)).not.toContain('203.0.113.5')
    })

    it('gives every line its moment, level and request', () => {
      expect(logged.length).toBeGreaterThan(8)
      for (const { time, level, requestId, text } of logged) {
        expect(time).toBe('2026-02-10T09:00:00.000Z')
        expect(['info', 'security', 'error']).toContain(level)
        expect(requestId).toMatch(/^[\w.-]{8,64}$/)
        expect(text).not.toBe('')
      }
    })
  },
  {
    log: (entry) => logged.push(entry),
    settings: { rateLimits: { ...standardRateLimits, cart: { perVisitor: once, perAddress: once } } },
  },
)

it('prints an entry as one line of JSON, or as text with the lines of a stack joined', () => {
  const entry = {
    time: '2026-02-10T09:00:00.000Z',
    level: 'error',
    requestId: 'request-1',
    text: 'TypeError \n    at here\n    at there',
  } as const
  expect(JSON.parse(logText(entry, 'json'))).toEqual(entry)
  for (const format of ['json', 'text'] as const) expect(logText(entry, format)).not.toContain('\n')
  expect(logText(entry, 'text')).toBe('2026-02-10T09:00:00.000Z error request-1 TypeError | at here | at there')
})
