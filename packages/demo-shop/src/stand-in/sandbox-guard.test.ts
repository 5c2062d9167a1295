import { expect, it } from 'vitest'
import { describeOwnDatabase } from '@prilavok/shop-server/testing/each-database'
import { paymentBench } from '@prilavok/shop-server/testing/payment-bench'

const FORM = 'application/x-www-form-urlencoded'

describeOwnDatabase(
  'the calls of a sandbox',
  (shop) => {
    const post = async (path: string, body: string, headers: Readonly<Record<string, string>> = {}) => {
      const init = { method: 'POST', body, headers: { 'Content-Type': 'application/json', ...headers } }
      return (await paymentBench(shop).send(path, init)).status
    }
    const opened = async (option = 'PayViaYooKassa', provider = 'yookassa') => {
      const bench = paymentBench(shop)
      const id = await bench.draft(option)
      return { ...bench, id, url: await bench.open(id, provider) }
    }

    it.each(['text/plain', '', FORM, 'multipart/form-data; boundary=x', 'application/jsonp'])(
      'take JSON only, not "%s": a page of another site can send nothing without being asked first',
      async (type) => {
        const headers = { 'Content-Type': type }
        const { url, id, reload } = await opened()
        const seen = [
          await post('/sim/plan', '{"script":"never"}', headers),
          await post('/sim/clock', '{"advanceMs":60000}', headers),
          await post('/__faults', '{"faults":"html"}', headers),
        ]
        if (!type.startsWith('multipart') && type !== FORM) seen.push(await post(url, '{"event":"paid"}', headers))
        expect(new Set(seen)).toEqual(new Set([400]))
        expect((await reload(id))?.paymentStatus).toBe('Created')
      },
    )

    it.each([
      [{ Origin: 'https://evil.example' }],
      [{ Origin: 'null' }],
      [{ Origin: 'http://localhost:3000' }],
      [{ Origin: 'http://localhost', 'Sec-Fetch-Site': 'cross-site' }],
      [{ 'Sec-Fetch-Site': 'same-site' }],
      [{ 'Sec-Fetch-Site': 'none' }],
    ])('take nothing from another origin: %j', async (headers) => {
      const { url, id, reload, send } = await opened()
      const seen = [
        await post('/sim/plan', '{"script":"never"}', headers),
        await post('/sim/clock', '{"advanceMs":60000}', headers),
        await post('/__faults', '{"faults":"html"}', headers),
        await post(url, '{"event":"paid"}', headers),
        await post(url, '{"press":"pay"}', headers),
        await post(url, 'press=pay', { ...headers, 'Content-Type': FORM }),
        (await send('/sim/plan', { method: 'DELETE', headers })).status,
      ]
      expect(seen).toEqual([403, 403, 403, 403, 403, 403, 403])
      expect((await reload(id))?.paymentStatus).toBe('Created')
      expect(await (await send('/sim/plan')).json()).toEqual({ planned: [] })
    })

    it('take what the page itself sends, and what a program sends that is no browser', async () => {
      const own = { Origin: 'http://localhost', 'Sec-Fetch-Site': 'same-origin' }
      for (const headers of [own, { Origin: 'http://localhost' }, { Origin: 'https://shop.example' }, {}]) {
        const { url } = await opened()
        expect(await post(url, '{"event":"refused"}', headers)).toBe(200)
        expect(await post(url, 'press=wait', { ...headers, 'Content-Type': FORM })).toBe(303)
        expect(await post('/sim/clock', '{"advanceMs":0}', headers)).toBe(200)
      }
    })

    it("let a page that the shop has named press a stand-in's buttons, and do nothing else", async () => {
      const { url } = await opened('PayViaTinkoffInstallment', 'tinkoff')
      const headers = { Origin: 'https://site.example', 'Sec-Fetch-Site': 'cross-site' }
      expect(await post(url, '{"event":"paid"}', headers)).toBe(403)
      expect(await post('/sim/plan', '{"script":"ok"}', headers)).toBe(403)
      expect(await post(url, '{"press":"pay"}', headers)).toBe(200)
    })

    it.each(['http://evil.example:8080', 'http://localhost.evil.example', 'http://shop.example.evil.example'])(
      'are not there under the name %s, which anybody may have pointed at this machine',
      async (address) => {
        const { url, id, reload } = await opened()
        const ask = async (path: string, init?: RequestInit) =>
          (await shop.server.fetch(new Request(new URL(path, address), init))).status
        const json = { method: 'POST', headers: { 'Content-Type': 'application/json', Origin: address } }
        expect([
          await ask('/sim/plan'),
          await ask(url),
          await ask('/__faults'),
          await ask('/sim/plan', { ...json, body: '{"script":"never"}' }),
          await ask('/sim/clock', { ...json, body: '{"advanceMs":60000}' }),
          await ask(url, { ...json, body: '{"event":"paid"}' }),
        ]).toEqual([403, 403, 403, 403, 403, 403])
        expect((await reload(id))?.paymentStatus).toBe('Created')
      },
    )

    it.each([
      'http://127.0.0.1:8080',
      'http://[::1]:8080',
      'http://192.168.1.5',
      'http://shop.localhost',
      'https://shop.example',
    ])('are there under %s', async (address) => {
      expect((await shop.server.fetch(new Request(new URL('/sim/plan', address)))).status).toBe(200)
    })

    it('keep the plan short', async () => {
      const { send } = paymentBench(shop)
      const add = (more: object) => post('/sim/plan', JSON.stringify({ script: 'ok', id: 'nobody', ...more }))
      expect([
        await add({ times: 1_001 }),
        await add({ times: 1.5 }),
        await add({ times: '2' }),
        await add({ id: 'x'.repeat(65) }),
        await add({ id: 7 }),
        await add({ provider: 'no-such-provider' }),
        await add({ provider: {} }),
      ]).toEqual([400, 400, 400, 400, 400, 400, 400])
      const statuses = []
      for (let at = 0; at < 101; at += 1) statuses.push(await add({}))
      expect([statuses.slice(0, 100).every((status) => status === 200), statuses[100]]).toEqual([true, 400])
      await send('/sim/plan', { method: 'DELETE' })
      const faults = []
      for (let at = 0; at < 101; at += 1) faults.push(await post('/__faults', '{"path":"/x","faults":"html"}'))
      expect([faults.slice(0, 100).every((status) => status === 200), faults[100]]).toEqual([true, 400])
      await send('/__faults', { method: 'DELETE' })
    })

    it('move the clock within 400 days of the present, and back', async () => {
      const { send } = paymentBench(shop)
      const at = async (advanceMs: unknown) => {
        const init = {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ advanceMs }),
        }
        const response = await send('/sim/clock', init)
        return response.ok ? ((await response.json()) as { now: string }).now.slice(0, 10) : response.status
      }
      const day = 86_400_000
      expect(await at(400 * day)).toBe('2027-03-17')
      expect([await at(1), await at(-401 * day), await at(0.5), await at(null), await at({ valueOf: 1 })]).toEqual([
        400, 400, 400, 400, 400,
      ])
      expect(await at(-300 * day)).toBe('2026-05-21')
      const back = await send('/sim/clock', { method: 'DELETE' })
      expect((await back.json()) as object).toMatchObject({ now: expect.stringMatching(/^2026-02-10/) as string })
    })

    it.each([
      ['GET', '/sim/dolyame/%00', null],
      ['POST', '/sim/dolyame/%00', '{"event":"paid"}'],
      ['GET', '/sim/dolyame/%00/facts', null],
      ['GET', '/sim/%00/x', null],
      ['GET', `/sim/dolyame/${'x'.repeat(300)}`, null],
      ['POST', '/sim/plan', '{"script":"ok","times":{"toString":"x"}}'],
      ['POST', '/sim/plan', '{"script":{"toString":"x"}}'],
      ['POST', '/sim/plan', 'null'],
      ['POST', '/sim/plan', '[]'],
      ['POST', '/sim/clock', 'null'],
      ['POST', '/__faults', '{"faults":{"toString":"x"}}'],
      ['POST', '/__faults', '{"faults":"html","times":{"toString":"x"}}'],
      ['POST', '/__faults', '{"faults":"html","path":{"toString":"x"}}'],
      ['POST', '/__faults', '{"faults":"html","method":{"toString":"x"}}'],
    ])('answer %s %.40s %s with a problem or a page, never with a bug', async (method, path, body) => {
      const response = await paymentBench(shop).send(path, {
        method,
        ...(body !== null && { body, headers: { 'Content-Type': 'application/json' } }),
      })
      expect(response.status).toBeGreaterThanOrEqual(400)
      expect(response.status).toBeLessThan(500)
    })

    it.each([
      ['multipart/form-data; boundary=x', 'this is no part'],
      ['multipart/form-data', 'press=pay'],
      ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data'],
    ])('answer a form that cannot be read (%s) with 400', async (type, body) => {
      const { url } = await opened()
      expect(await post(url, body, { 'Content-Type': type })).toBe(400)
    })
  },
  { faults: true, settings: { publicUrl: 'https://shop.example', allowedOrigins: ['https://site.example'] } },
)
