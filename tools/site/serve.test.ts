import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { compressFolder } from './compress.mjs'
import { serveFolder } from './serve.mjs'

const folder = mkdtempSync(join(tmpdir(), 'prilavok-serve-'))
let server: Server
const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { headers, redirect: 'manual' })

beforeAll(async () => {
  mkdirSync(join(folder, 'docs'))
  mkdirSync(join(folder, 'shop'))
  writeFileSync(join(folder, 'index.html'), 'home')
  writeFileSync(join(folder, 'docs/index.html'), 'docs')
  writeFileSync(join(folder, 'docs/page.html'), 'page '.repeat(1000))
  writeFileSync(join(folder, 'shop/data.wasm'), 'data '.repeat(1000))
  writeFileSync(join(folder, '404.html'), 'nothing')
  expect(await compressFolder(folder)).toBe(2)
  server = (await serveFolder(folder, 0)) as Server
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

it('serves files, and the index of a folder at its own address', async () => {
  expect(await (await ask('/')).text()).toBe('home')
  expect(await (await ask('/docs/')).text()).toBe('docs')
  expect((await ask('/docs')).headers.get('location')).toBe('/docs/')
  expect((await ask('/docs/page.html')).headers.get('content-type')).toBe('text/html; charset=utf-8')
})

it('sends compressed copies to those who take them', async () => {
  const brotli = await ask('/shop/data.wasm', { 'accept-encoding': 'gzip, br' })
  expect([brotli.headers.get('content-encoding'), brotli.headers.get('content-type')]).toEqual([
    'br',
    'application/wasm',
  ])
  expect(await brotli.text()).toBe('data '.repeat(1000))
  expect((await ask('/docs/page.html', { 'accept-encoding': 'gzip' })).headers.get('content-encoding')).toBe('gzip')
  expect((await ask('/docs/page.html', { 'accept-encoding': 'identity' })).headers.get('content-encoding')).toBeNull()
})

it('sends nothing again that a browser has', async () => {
  const tag = (await ask('/')).headers.get('etag') ?? ''
  expect((await ask('/', { 'if-none-match': tag })).status).toBe(304)
})

it('has a page for addresses without one, and nothing outside of its folder', async () => {
  const missing = await ask('/nowhere.html')
  expect([missing.status, await missing.text()]).toEqual([404, 'nothing'])
  expect((await ask('/..%2f..%2fetc%2fpasswd')).status).toBe(404)
  expect((await ask('/%E0%A4%A')).status).toBe(404)
})
