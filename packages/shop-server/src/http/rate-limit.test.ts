import { expect, it } from 'vitest'
import { standardRateLimits, timesAsHigh } from '../rules/rate-limits'
import { describeOwnDatabase } from '../testing/each-database'

const options = {
  settings: {
    trustedProxies: ['10.0.0.1'],
    rateLimits: {
      ...standardRateLimits,
      cart: { perVisitor: { requests: 3, seconds: 60 }, perAddress: { requests: 6, seconds: 60 } },
    },
  },
}

describeOwnDatabase(
  'the rate limits',
  (shop) => {
    const ask = (path: string, visitor: string | null, address: string | null, headers: Record<string, string> = {}) =>
      shop.server.fetch(
        new Request(`http://shop.test${path}`, {
          method: 'POST',
          body: '{"goods":[]}',
          headers: { ...(visitor !== null && { Cookie: `sid=${visitor.padEnd(20, '-')}` }), ...headers },
        }),
        { address },
      )
    const calculate = (visitor: string | null, address: string | null, headers?: Record<string, string>) =>
      ask('/api/cart/calculate', visitor, address, headers)
    const statuses = async (times: number, of: () => Promise<Response>) => {
      const found = []
      for (let each = 0; each < times; each += 1) found.push((await of()).status)
      return found
    }

    it('refuse a visitor who asks too often and say when to ask again', async () => {
      expect(await statuses(4, () => calculate('anna', null))).toEqual([200, 200, 200, 429])
      const refused = await calculate('anna', null)
      expect(refused.headers.get('Retry-After')).toBe('20')
      expect(await refused.json()).toMatchObject({ code: 'rate-limited', status: 429, retryAfterSeconds: 20 })
      expect((await calculate('boris', null)).status).toBe(200)
      shop.advance(20_000)
      expect(await statuses(2, () => calculate('anna', null))).toEqual([200, 429])
    })

    it('refuse an address that asks too often, with new cookies or without any', async () => {
      let visitor = 0
      const other = () => calculate((visitor += 1) % 2 ? `visitor-${visitor}` : null, '203.0.113.5')
      expect(await statuses(7, other)).toEqual([200, 200, 200, 200, 200, 200, 429])
      expect((await calculate(null, '203.0.113.6')).status).toBe(200)
    })

    it('believe a trusted proxy alone', async () => {
      const through = (proxy: string, client: string) => calculate(null, proxy, { 'X-Forwarded-For': client })
      expect(await statuses(7, () => through('10.0.0.1', '198.51.100.1'))).toContain(429)
      expect((await through('10.0.0.1', '198.51.100.2')).status).toBe(200)
      let client = 0
      expect(await statuses(7, () => through('10.0.0.2', `198.51.100.${(client += 1)}`))).toContain(429)
    })

    it('count each kind of calls by itself, and calls that read little not at all', async () => {
      await statuses(4, () => calculate('vera', null))
      expect((await ask('/api/buy-together', 'vera', null)).status).toBe(200)
      const flags = () => shop.server.fetch(new Request('http://shop.test/api/meta'), { address: '203.0.113.5' })
      expect(new Set(await statuses(10, flags))).toEqual(new Set([200]))
    })

    it('let as many of the requests that come at once pass as of those that come in turn', async () => {
      const found = await Promise.all(Array.from({ length: 20 }, () => calculate('galina', '203.0.113.77')))
      expect(found.filter(({ status }) => status === 200)).toHaveLength(3)
    })

    it('are as many times as high as the shop likes', () => {
      const { payment } = timesAsHigh(standardRateLimits, 10)
      expect([payment.perVisitor.requests, payment.perAddress.requests]).toEqual([300, 3000])
    })

    it('forget whoever has been quiet, and never keep a cookie or an address', async () => {
      shop.advance(3_600_000)
      for (let each = 0; each < 501; each += 1) await calculate(`quiet-${each}`, null)
      shop.advance(3_600_000)
      for (let each = 0; each < 501; each += 1) await calculate(`other-${each}`, null)
      const rows = await shop.server.db.selectFrom('rate_limit').selectAll().execute()
      expect(rows.length).toBeLessThan(520)
      expect(JSON.stringify(rows)).not.toMatch(/quiet|other|203\.0/)
    })
  },
  options,
)
