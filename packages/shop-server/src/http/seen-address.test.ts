import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seenAddress } from './seen-address'
import { standardSettings } from '../settings'
import { createPages } from '@prilavok/demo-shop/testing/inside'
import type { ShopServer } from '../shop-handler'
import { openTestShop } from '../testing/each-database'
import { fillFixtureShop, fixtureIds as ids } from '@prilavok/demo-shop/fixtures'

const proxy = { address: '10.0.0.1' }
const stranger = { address: '203.0.113.9' }
const at = (url: string, headers: Record<string, string> = {}) => new Request(url, { headers })
const forwarded = (proto: string) => at('http://shop.example/', { 'X-Forwarded-Proto': proto })

describe('the address of a server as browsers see it', () => {
  const seen = (settings: object) => seenAddress({ ...standardSettings, ...settings })

  it('is the public one, whatever a request says', () => {
    const bySetting = seen({ publicUrl: 'https://shop.example/below', trustedProxies: ['10.0.0.1'] })
    for (const request of [at('http://evil.example/'), forwarded('http')])
      expect(bySetting(request, proxy)).toEqual({ isHttps: true, origin: 'https://shop.example' })
  })

  it('is https where a trusted proxy says so, and nobody else', () => {
    const byProxy = seen({ trustedProxies: ['10.0.0.0/8'] })
    expect(byProxy(forwarded('https'), proxy).isHttps).toBe(true)
    expect(byProxy(forwarded('http, https'), proxy).isHttps).toBe(true)
    expect(byProxy(forwarded('https, http'), proxy).isHttps).toBe(false)
    expect(byProxy(forwarded('https'), stranger).isHttps).toBe(false)
    expect(byProxy(forwarded('https')).isHttps).toBe(false)
    expect(seen({})(forwarded('https'), proxy).isHttps).toBe(false)
  })

  it("is named by a request for this computer or the shop's own host alone", () => {
    const byHost = seen({ host: 'shop.example' })
    const originOf = (url: string) => byHost(at(url)).origin
    for (const origin of ['http://localhost:8080', 'http://127.0.0.1:4000', 'http://[::1]:80', 'http://a.localhost'])
      expect(originOf(`${origin}/x`)).toBe(new URL(origin).host === '[::1]' ? 'http://[::1]' : origin)
    expect(originOf('http://shop.example/x')).toBe('http://shop.example')
    for (const foreign of [
      'http://evil.example',
      'http://localhost.evil.example',
      'http://10.1.2.3',
      'http://127.0.0.1.nip.io',
    ])
      expect(originOf(foreign), foreign).toBeNull()
  })
})

describe('a server behind https', () => {
  const servers: ShopServer[] = []
  const open = async (settings: object) => {
    const server = await openTestShop({
      settings,
      pages: ({ db, now, settings: own }) =>
        createPages({
          db,
          now,
          seen: seenAddress(own),
          bundle: (build) => ({ build, stub: '/bundle/s.js', script: '/bundle/x.js' }),
        }),
    })
    await fillFixtureShop(server.db)
    servers.push(server)
    return server
  }
  let byUrl: ShopServer
  let byProxy: ShopServer
  let plain: ShopServer
  beforeAll(async () => {
    byUrl = await open({ publicUrl: 'https://shop.example' })
    byProxy = await open({ trustedProxies: ['10.0.0.1'], httpsSubdomains: true })
    plain = await open({})
  }, 120_000)
  afterAll(() => Promise.all(servers.map((server) => server.close())))

  const cookieOf = async (server: ShopServer, path: string, headers = {}, peer = proxy) =>
    (await server.fetch(at(`http://evil.example${path}`, headers), peer)).headers.get('Set-Cookie')
  const draft = '/api/order-in-process/nobody-knows-this-draft'
  const https = { 'X-Forwarded-Proto': 'https' }

  it('sets cookies that only this host and only https can set and get', async () => {
    const secure = /^__Host-[\w-]+=[\w-]+; (?=.*Path=\/)(?=.*HttpOnly)(?=.*Secure)(?=.*SameSite=Lax)(?!.*Domain)/
    for (const path of [draft, '/?build=react']) {
      expect(await cookieOf(byUrl, path), path).toMatch(secure)
      expect(await cookieOf(byProxy, path, https), path).toMatch(secure)
      for (const cookie of [await cookieOf(plain, path, https), await cookieOf(byProxy, path, https, stranger)]) {
        expect(cookie, path).toMatch(/^(?:sid|prilavok-build)=/)
        expect(cookie, path).not.toContain('Secure')
      }
    }
  })

  it('knows its visitor again for a week, by this cookie and not by the plain one, which a subdomain could set', async () => {
    const cookie = (await cookieOf(byUrl, draft)) ?? ''
    expect(cookie).toContain(`Max-Age=${7 * 24 * 3600}`)
    const pair = cookie.split(';')[0] ?? ''
    expect(await cookieOf(byUrl, draft, { Cookie: `a=b; ${pair}` })).toBeNull()
    expect(await cookieOf(byUrl, draft, { Cookie: pair.replace('__Host-', '') })).toMatch(/^__Host-sid=/)
    const react = await byUrl.fetch(at('http://x.example/', { Cookie: 'prilavok-build=react' }))
    expect(react.headers.get('Set-Cookie')).toBeNull()
  })

  it('tells browsers to stay with https on every response, and only there', async () => {
    const header = async (server: ShopServer, path: string, headers = {}) =>
      (await server.fetch(at(`http://evil.example${path}`, headers), proxy)).headers.get('Strict-Transport-Security')
    for (const path of ['/', '/robots.txt', '/no-such-page', '/api/meta', '/api/nothing']) {
      expect(await header(byUrl, path), path).toBe('max-age=31536000')
      expect(await header(byProxy, path, https), path).toBe('max-age=31536000; includeSubDomains')
      expect(await header(byProxy, path), path).toBeNull()
      expect(await header(plain, path, https), path).toBeNull()
    }
  })

  it('names its public address to search engines, and never one that only a request names', async () => {
    const textOf = async (server: ShopServer, path: string) =>
      (await server.fetch(at(`http://evil.example${path}`), proxy)).text()
    const product = `/product/${ids.cement}/cement`
    const page = await textOf(byUrl, product)
    expect(page).toContain(`<link rel="canonical" href="https://shop.example${product}">`)
    expect(page).toContain(`"url":"https://shop.example${product}"`)
    const robots = await textOf(byUrl, '/robots.txt')
    expect(robots).toContain('Host: https://shop.example')
    expect(robots).toContain('Sitemap: https://shop.example/sitemap.xml')
    for (const path of [product, '/', '/robots.txt', '/sitemap.xml', '/sitemap/1.xml', '/search?q=x', '/about/'])
      for (const server of [byUrl, plain]) expect(await textOf(server, path), path).not.toContain('evil.example')
    expect(await textOf(plain, product)).not.toContain('rel="canonical"')
    expect(await textOf(plain, '/robots.txt')).not.toContain('Host:')
  })

  it('lists every page that may be read in its sitemap, each by its canonical address', async () => {
    const read = (path: string, server = byUrl) => server.fetch(at(`http://evil.example${path}`), proxy)
    const locations = async (path: string) =>
      [...(await (await read(path)).text()).matchAll(/<loc>https:\/\/shop\.example([^<]+)<\/loc>/g)].map(
        ([, found = '']) => found,
      )
    const parts = await locations('/sitemap.xml')
    expect(parts).toEqual(['/sitemap/0.xml', '/sitemap/1.xml'])
    const [pages, products] = [await locations('/sitemap/0.xml'), await locations('/sitemap/1.xml')]
    expect(pages).toContain('/catalog/smesi')
    expect(products).toContain(`/product/${ids.cement}/cement`)
    for (const path of [...pages, ...products]) {
      const page = await read(path)
      expect(page.status, path).toBe(200)
      expect(await page.text(), path).toContain(`<link rel="canonical" href="https://shop.example${path}">`)
    }
    for (const path of ['/sitemap/2.xml', '/sitemap/x.xml', '/sitemap/0.xml.gz'])
      expect((await read(path)).status, path).toBe(404)
    expect((await read('/sitemap.xml', plain)).status).toBe(404)
  })

  it('says the product and the way to it to search engines', async () => {
    const page = await (await byUrl.fetch(at(`http://evil.example/product/${ids.cement}/cement`), proxy)).text()
    const data = [...page.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)].map(
      ([, json = '']) => JSON.parse(json) as Readonly<Record<string, unknown>>,
    )
    expect(data.map((each) => each['@type'])).toEqual(['Product', 'BreadcrumbList'])
    expect(data[0]).not.toHaveProperty('aggregateRating')
    expect(JSON.stringify(data[1])).toContain(`"item":"https://shop.example/product/${ids.cement}/cement"`)
  })
})
