import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bundleFiles } from '../app/bundle-files'
import { standardRateLimits } from '../rules/rate-limits'
import { openTestShop } from '../testing/each-database'
import { readCliOptions } from './cli-options'
import { compressed } from './compressed'
import { listen, type Listening } from './listen'

describe('command line', () => {
  it('reads flags over the environment over defaults', () => {
    expect(readCliOptions([], {})).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      databaseUrl: null,
      dataDir: '.prilavok',
      origins: [],
      staffOrigins: [],
      secondFactorRoles: [],
    })
    expect(
      readCliOptions(['--port', '0', '--origin', 'https://a.example', '--staff-origin', 'https://b.example'], {
        PORT: '99',
        DATABASE_URL: 'postgres://x',
      }),
    ).toMatchObject({
      port: 0,
      databaseUrl: 'postgres://x',
      origins: ['https://a.example'],
      staffOrigins: ['https://b.example'],
    })
  })

  it('reads how often visitors may call and which proxies are believed', () => {
    expect(readCliOptions([], {})).toMatchObject({ rateLimits: standardRateLimits, trustedProxies: [] })
    const flags = ['--rate-limits', '10', '--trust-proxy', 'loopback', '--trust-proxy', '10.0.0.0/8']
    const { rateLimits, trustedProxies } = readCliOptions(flags, {})
    expect([rateLimits?.confirm.perVisitor.requests, trustedProxies]).toEqual([300, ['loopback', '10.0.0.0/8']])
    const env = { PRILAVOK_RATE_LIMITS: 'off', PRILAVOK_TRUST_PROXY: '10.0.0.1,10.0.0.2' }
    expect(readCliOptions([], env)).toMatchObject({ rateLimits: null, trustedProxies: ['10.0.0.1', '10.0.0.2'] })
    for (const wrong of ['0', 'much', '-1'])
      expect(() => readCliOptions(['--rate-limits', wrong], {})).toThrow('--rate-limits')
    expect(() => readCliOptions(['--trust-proxy', 'my-proxy'], {})).toThrow('A trusted proxy is')
  })

  it('names what is wrong', () => {
    expect(() => readCliOptions(['--port', 'x'], {})).toThrow('--port')
    expect(() => readCliOptions(['--nonsense'], {})).toThrow('--nonsense')
    expect(() => readCliOptions(['--trust-proxy', 'everybody'], {})).toThrow('A trusted proxy is an address')
    expect(() => readCliOptions(['--log', 'xml'], {})).toThrow('--log is one of json, text, not "xml".')
    expect(() => readCliOptions(['tidy'], {})).toThrow('There is no command "tidy".')
  })

  it('serves, or purges what has outlived its term', () => {
    expect(readCliOptions([], {})).toMatchObject({ command: 'serve', logFormat: 'json', trustedProxies: [] })
    expect(readCliOptions(['purge', '--dry-run', '--data', 'shop'], {})).toMatchObject({
      command: 'purge',
      isDryRun: true,
      dataDir: 'shop',
    })
    expect(readCliOptions(['--log', 'text', '--trust-proxy', 'loopback'], { PRILAVOK_LOG: 'json' })).toMatchObject({
      logFormat: 'text',
      trustedProxies: ['loopback'],
    })
  })
})

describe('listening', () => {
  let listening: Listening
  let closeShop: () => Promise<void>
  beforeAll(async () => {
    const shop = await openTestShop({ sandbox: true, faults: true })
    closeShop = shop.close
    listening = await listen(shop.fetch, 0, '127.0.0.1')
  }, 60_000)
  afterAll(async () => {
    await listening.close()
    await closeShop()
  })

  const save = (fault?: string) =>
    fetch(`${listening.url}/api/order-in-process`, {
      method: 'POST',
      body: '{}',
      headers: {
        'Idempotency-Key': '"lost-and-found"',
        'X-Draft-Key': 'key-of-a-browser-in-a-test',
        ...(fault !== undefined && { 'X-Prilavok-Fault': fault }),
      },
    })

  it('breaks the connection of a lost request and of a lost response, whose repeat gets the stored response', async () => {
    await expect(save('lose-request')).rejects.toThrow('fetch failed')
    await expect(save('lose-answer')).rejects.toThrow('fetch failed')
    const again = await save()
    expect([again.status, again.headers.get('Idempotent-Replayed')]).toEqual([200, 'true'])
  })

  it('knows its sandbox under its own names only, whatever the socket is connected to', async () => {
    const port = Number(new URL(listening.url).port)
    const statusOf = (host: string) =>
      new Promise<number>((resolve, reject) => {
        get({ host: '127.0.0.1', port, path: '/sim/plan', headers: { Host: host } }, (response) => {
          response.resume()
          resolve(response.statusCode ?? 0)
        }).on('error', reject)
      })
    expect(await Promise.all([`127.0.0.1:${port}`, `localhost:${port}`, `[::1]:${port}`].map(statusOf))).toEqual([
      200, 200, 200,
    ])
    expect(await Promise.all([`evil.example:${port}`, 'localhost.evil.example'].map(statusOf))).toEqual([403, 403])
  })

  it('is closed though a response never ends', async () => {
    let ask = () => {}
    const asked = new Promise<void>((resolve) => (ask = resolve))
    const stuck = await listen(() => (ask(), new Promise(() => {})), 0, '127.0.0.1', { graceMs: 20 })
    const response = fetch(stuck.url)
    await Promise.race([asked, response])
    await stuck.close()
    await expect(response).rejects.toThrow('fetch failed')
  })

  it('refuses a port that is taken', async () => {
    const port = Number(new URL(listening.url).port)
    await expect(listen(() => Promise.resolve(new Response()), port, '127.0.0.1')).rejects.toMatchObject({
      code: 'EADDRINUSE',
    })
  })
})

describe('bundle files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'prilavok-bundle-'))
  writeFileSync(join(folder, 'prilavok.js'), 'export {}')
  writeFileSync(join(folder, 'cart-5f3a9c1b.js'), 'export {}')
  mkdirSync(join(folder, 'chunks'))
  writeFileSync(join(folder, 'chunks/p-cart-page-ABCDEFGH.js'), 'export {}')
  writeFileSync(join(folder, 'secret.txt'), 'no')
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const get = (path: string, headers = {}) =>
    bundleFiles(folder)(new Request(`http://shop.test/bundle/${path}`, { headers }))

  it('are kept for ever under a hashed name and asked for again under a plain one [HTTP-13]', async () => {
    expect((await get('cart-5f3a9c1b.js')).headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    expect((await get('chunks/p-cart-page-ABCDEFGH.js')).headers.get('Cache-Control')).toContain('immutable')
    const entry = await get('prilavok.js')
    expect([
      entry.headers.get('Cache-Control'),
      entry.headers.get('Content-Type'),
      entry.headers.get('Access-Control-Allow-Origin'),
    ]).toEqual(['no-cache', 'text/javascript; charset=utf-8', '*'])
    expect((await get('prilavok.js', { 'If-None-Match': entry.headers.get('ETag') })).status).toBe(304)
  })

  it('lead from the module with a version in its address to the one that chunks import, so that it runs once', async () => {
    const versioned = await get('prilavok.js?ver=6.5')
    expect([await versioned.text(), versioned.headers.get('Cache-Control')]).toEqual([
      "export * from './prilavok.js'\n",
      'no-cache',
    ])
    expect(await (await get('prilavok.js')).text()).toBe('export {}')
    expect(await (await get('chunks/p-cart-page-ABCDEFGH.js?ver=6.5')).text()).toBe('export {}')
  })

  it('say where their source map is, so that the scripts need not', async () => {
    expect((await get('chunks/p-cart-page-ABCDEFGH.js')).headers.get('SourceMap')).toBe('p-cart-page-ABCDEFGH.js.map')
  })

  it.each(['../../etc/passwd', '..%2f..%2fetc%2fpasswd.js', 'secret.txt', 'missing.js', '%00.js', '%E0%A4%A.js'])(
    'do not include %s',
    async (path) => {
      const refused = await get(path)
      expect([refused.status, refused.headers.get('Content-Type')]).toEqual([404, 'text/plain; charset=utf-8'])
      expect(refused.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
      expect(await refused.text()).toContain('check the address of the script tag')
    },
  )
})

describe('compression', () => {
  const text = JSON.stringify(Array.from({ length: 500 }, (_, index) => ({ index, name: 'Цемент' })))
  const serve = (headers: Readonly<Record<string, string>>, body = text) =>
    compressed(() =>
      Promise.resolve(new Response(body, { headers: { 'Content-Type': 'application/json', ...headers } })),
    )
  const get = (encoding: string) =>
    new Request('http://shop.test/bundle/x', { headers: { 'Accept-Encoding': encoding } })

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', null],
  ])('for "%s" is %s', async (accepted, expected) => {
    const response = await serve({ ETag: '"a"' })(get(accepted))
    expect([response.headers.get('Content-Encoding'), response.headers.get('Vary')]).toEqual([
      expected,
      'Accept-Encoding',
    ])
    const bytes = Buffer.from(await response.arrayBuffer())
    const plain = expected === 'br' ? brotliDecompressSync(bytes) : expected === 'gzip' ? gunzipSync(bytes) : bytes
    expect(plain.toString()).toBe(text)
    expect(response.headers.get('ETag')).toBe(expected === null ? '"a"' : 'W/"a"')
  })

  it('lets a stream out as it comes', async () => {
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('data: 1\n\n')),
    })
    const headers = { 'Content-Type': 'text/event-stream; charset=utf-8' }
    const response = await compressed(() => Promise.resolve(new Response(body, { headers })))(get('br'))
    const first = await response.body?.getReader().read()
    expect(new TextDecoder().decode(first?.value)).toBe('data: 1\n\n')
    expect(response.headers.get('Content-Encoding')).toBeNull()
  })

  it('leaves pictures, small and empty responses as they are', async () => {
    expect((await serve({ 'Content-Type': 'image/png' })(get('br'))).headers.get('Content-Encoding')).toBeNull()
    expect(await (await serve({}, '{}')(get('br'))).text()).toBe('{}')
    const empty = await compressed(() => Promise.resolve(new Response(null, { status: 204 })))(get('br'))
    expect([empty.status, empty.body]).toEqual([204, null])
  })
})
