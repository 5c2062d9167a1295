import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createShopServer } from '../shop-server'
import { emptyDatabase } from '../testing/kept-databases'
import { listen } from './listen'
import { openShop, type OpenShop } from './open-shop'
import { withProbes } from './probes'

describe('a process that is watched', () => {
  let shop: OpenShop
  beforeAll(async () => {
    shop = await openShop({ metrics: { port: 0 }, shutdown: { drainMs: 500 } })
  }, 60_000)
  afterAll(() => shop.close())

  const status = async (path: string) => (await fetch(shop.url + path)).status
  const metrics = async () => (await fetch(shop.metricsUrl ?? '')).text()

  it('says that it is alive, and that it is ready once the database is migrated', async () => {
    expect(await (await fetch(`${shop.url}/health`)).json()).toEqual({ status: 'alive' })
    expect(await (await fetch(`${shop.url}/ready`)).json()).toEqual({ status: 'ready' })
  })

  it('counts requests by route, never by what is in its place, at a port of its own', async () => {
    await status('/api/feature-flag/AddressDelivery')
    await status('/api/order-in-process/somebodys-secret-draft')
    await status('/api/product/somebodys-product')
    const text = await metrics()
    expect(text).toMatch(/prilavok_requests_total\{call="GET \/api\/order-in-process\/\{id\}",status="\d+"\} 1/)
    expect(text).toMatch(/prilavok_request_duration_seconds_bucket\{le="0.1",call="GET \/[^"]*"\}/)
    expect(text).toMatch(/prilavok_database_connections\{state="open"\} \d/)
    expect(text).toContain('prilavok_jobs_running 0')
    expect(text).toContain('nodejs_eventloop_lag_seconds')
    expect(text).not.toContain('somebodys')
    expect(await status('/metrics')).toBe(404)
  })

  it('is not ready from the moment in which it is told to stop, serves on for a while, and then stops', async () => {
    const closed = shop.close()
    const ready = await fetch(`${shop.url}/ready`)
    expect([ready.status, await ready.json()]).toEqual([
      503,
      { status: 'not-ready', reason: 'The process shuts down.' },
    ])
    expect([await status('/health'), await status('/api/no-such-call')]).toEqual([200, 404])
    await closed
    await expect(fetch(`${shop.url}/health`)).rejects.toThrow('fetch failed')
  })
})

it('a server that is closed finishes the requests that have begun, and takes no other on their connections', async () => {
  let finish: (response: Response) => void = () => undefined
  let begun: () => void = () => undefined
  const hasBegun = new Promise<void>((resolve) => (begun = resolve))
  const slow = () => new Promise<Response>((resolve) => ((finish = resolve), begun()))
  const server = await listen(slow, 0, '127.0.0.1')
  const asked = fetch(server.url)
  await hasBegun
  const closed = server.close()
  finish(new Response('done'))
  const response = await asked
  expect([await response.text(), response.headers.get('Connection')]).toEqual(['done', 'close'])
  await closed
})

it('a server is closed as soon as its streams have ended and its downloads are read, whatever waits on their connections', async () => {
  const streams: ReadableStreamDefaultController<Uint8Array>[] = []
  const stream = () => new Response(new ReadableStream({ start: (controller) => void streams.push(controller) }))
  const download = () => new Response(new Uint8Array(4_000_000))
  const server = await listen(async ({ url }) => (url.endsWith('/file') ? download() : stream()), 0, '127.0.0.1')
  const opened = await Promise.all(Array.from({ length: 10 }, () => fetch(server.url)))
  const file = await fetch(`${server.url}/file`)
  const begun = performance.now()
  const closed = server.close()
  for (const each of streams) each.close()
  const texts = await Promise.all(opened.map((response) => response.text()))
  expect((await file.arrayBuffer()).byteLength).toBe(4_000_000)
  await closed
  expect(texts.join('')).toBe('')
  expect(performance.now() - begun).toBeLessThan(1_000)
})

it('a server whose database is away is alive and not ready', async () => {
  const server = await createShopServer({ database: { template: emptyDatabase() } })
  const probed = withProbes(server.fetch, server.notReady)
  const status = async (path: string) => (await probed(new Request(`http://shop.test${path}`))).status
  expect([await status('/health'), await status('/ready')]).toEqual([200, 200])
  await server.db.destroy()
  expect([await status('/health'), await status('/ready')]).toEqual([200, 503])
})
