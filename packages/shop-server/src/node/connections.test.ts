import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openTestShop } from '../testing/each-database'
import { listen, type Listening } from './listen'

/** What a server writes to a raw connection until it closes it. */
function talk(url: string, text: string, after = ''): Promise<string> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    let heard = ''
    const socket = connect(Number(port), hostname, () => {
      socket.write(text)
      if (after !== '') socket.once('data', () => socket.write(after))
    })
    socket.on('data', (bytes) => (heard += bytes.toString()))
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(heard))
  })
}

const post = (path: string, ...headers: readonly string[]) =>
  [`POST ${path} HTTP/1.1`, 'Host: shop.test', 'Content-Type: application/json', ...headers, '', ''].join('\r\n')
const META = 'GET /api/meta HTTP/1.1\r\nHost: shop.test\r\n\r\n'

describe('connections', () => {
  let listening: Listening
  let closeShop: () => Promise<void>
  const logged: string[] = []
  beforeAll(async () => {
    const shop = await openTestShop({ log: ({ level, text }) => logged.push(`${level} ${text}`) })
    closeShop = shop.close
    listening = await listen(shop.fetch, 0, '127.0.0.1', {
      limits: { headersMs: 300, requestMs: 600, idleMs: 200, connections: 3 },
    })
  }, 60_000)
  afterAll(async () => {
    await listening.close()
    await closeShop()
  })

  it('end honestly with a body that is too large: it is not read, nothing else is answered', async () => {
    const heard = await talk(
      listening.url,
      `${post('/api/cart/calculate', 'Content-Length: 1000000')}${'x'.repeat(200)}`,
      META,
    )
    expect(heard).toMatch(/^HTTP\/1\.1 413 /)
    expect(heard).toMatch(/\r\nconnection: close\r\n/i)
    expect(heard).toContain('"code":"file-too-large"')
    expect(heard.match(/HTTP\/1\.1/g)).toHaveLength(1)
  })

  it('end so with a chunked body as well, which names no length', async () => {
    const chunk = `8000\r\n${'x'.repeat(0x8000)}\r\n`
    const heard = await talk(
      listening.url,
      `${post('/api/cart/calculate', 'Transfer-Encoding: chunked')}${chunk.repeat(3)}`,
    )
    expect(heard).toMatch(/^HTTP\/1\.1 413 [\s\S]*connection: close/i)
  })

  it('take a body of 64 KB', async () => {
    const body = JSON.stringify({ goods: [], unknown: 'x'.repeat(65_536 - 25) })
    const response = await fetch(`${listening.url}/api/cart/calculate`, { method: 'POST', body })
    expect([body.length, response.status]).toEqual([65_536, 200])
    expect((await fetch(`${listening.url}/api/cart/calculate`, { method: 'POST', body: `${body} ` })).status).toBe(413)
  })

  it('are cut while the headers do not come to an end', async () => {
    const heard = await talk(listening.url, 'GET /api/meta HTTP/1.1\r\nHost: shop.test\r\nX-Slow: ')
    expect(heard).toMatch(/^HTTP\/1\.1 408 [\s\S]*"code":"request-timeout"/)
  })

  it('are cut while the body does not come to an end', async () => {
    const heard = await talk(listening.url, `${post('/api/cart/calculate', 'Content-Length: 100')}{"goods":`)
    expect(heard).toMatch(/^HTTP\/1\.1 408 /)
  })

  it.each(['/api/cart/calculate', '/api/admin/session'])(
    'that are left in the middle of a body to %s are no failure of the shop',
    async (path) => {
      logged.length = 0
      await talk(listening.url, `${post(path, 'Content-Length: 100')}{"goods":`)
      await vi.waitFor(() => expect(logged).toContainEqual(expect.stringMatching(/^info POST .* 408 /)))
      expect(logged.filter((line) => line.startsWith('error'))).toEqual([])
    },
  )

  it('are closed when they are idle', async () => {
    expect(await talk(listening.url, META)).toMatch(/^HTTP\/1\.1 200 /)
  })

  it('are no more than the server allows', async () => {
    const slow = Array.from({ length: 6 }, () => talk(listening.url, 'GET /api/meta HTTP/1.1\r\nX-Slow: '))
    const heard = await Promise.all(slow)
    expect(heard.filter((text) => text === '')).toHaveLength(3)
  })

  it.each([
    ['no HTTP at all', 'hello\r\n\r\n', 400, 'bad-request'],
    ['a length that is none', post('/api/meta', 'Content-Length: many'), 400, 'bad-request'],
    ['no host', 'GET /api/meta HTTP/1.1\r\n\r\n', 400, 'bad-request'],
    ['two hosts', 'GET /api/meta HTTP/1.1\r\nHost: shop.test\r\nHost: evil.test\r\n\r\n', 400, 'bad-request'],
    ['a host that is none', 'GET /api/meta HTTP/1.1\r\nHost: a b\r\n\r\n', 400, 'bad-request'],
    ['endless headers', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'headers-too-large'],
  ])('tell of %s as of any other problem', async (_, text, status, code) => {
    const heard = await talk(listening.url, text)
    expect(heard).toMatch(
      new RegExp(`^HTTP/1\\.1 ${status} [\\s\\S]*application/problem\\+json[\\s\\S]*"code":"${code}"`),
    )
  })
})
