import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OpenDatabase } from '@prilavok/shop-server/handler'
import { fillFixtureShop, ids } from '../../fixtures/fixture-shop'
import { createPages } from '../pages'
import { takeDatabase } from '@prilavok/shop-server/testing/kept-databases'

let database: OpenDatabase
let fetchFile: (path: string, headers?: Record<string, string>) => Promise<Response>
beforeAll(async () => {
  database = await takeDatabase()
  await fillFixtureShop(database.db)
  const pages = createPages({
    db: database.db,
    now: () => 0,
    bundle: (build) => ({ build, stub: '/bundle/s.js', script: '/bundle/x.js' }),
  })
  fetchFile = async (path, headers = {}) => pages.request(path, { headers })
})
afterAll(() => database.close())

it.each([
  [`/images/product/${ids.cement}.svg`, 'image/svg+xml; charset=utf-8'],
  ['/images/category/smesi.svg', 'image/svg+xml; charset=utf-8'],
  ['/images/logo.svg', 'image/svg+xml; charset=utf-8'],
  ['/favicon.svg', 'image/svg+xml; charset=utf-8'],
  ['/assets/shop.css', 'text/css; charset=utf-8'],
  ['/policy.pdf', 'application/pdf'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
])('%s is served, may be cached, and costs nothing when it is held', async (path, type) => {
  const first = await fetchFile(path)
  expect([first.status, first.headers.get('content-type'), first.headers.get('x-content-type-options')]).toEqual([
    200,
    type,
    'nosniff',
  ])
  expect(first.headers.get('cache-control')).toMatch(/^public, max-age=\d+/)
  const held = await fetchFile(path, { 'If-None-Match': first.headers.get('etag') ?? '' })
  expect([held.status, await held.text()]).toEqual([304, ''])
})

it('lets a drawing run nothing', async () => {
  expect((await fetchFile(`/images/product/${ids.cement}.svg`)).headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox",
  )
})

it('may be kept for ever under the address that pages link to', async () => {
  const page = await (await fetchFile('/about/')).text()
  const [, address = ''] = /<link rel="stylesheet" href="([^"]+)">/.exec(page) ?? []
  const sheet = await fetchFile(address)
  expect(sheet.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(await sheet.text()).toContain('--pk-accent: var(--accent)')
})

it("keeps search engines out of what is the buyer's", async () => {
  const rules = await (await fetchFile('/robots.txt')).text()
  expect(rules).toContain('Disallow: /profile/')
  expect(rules).toContain('Disallow: /api/')
})
