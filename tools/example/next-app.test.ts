import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { problemOf, requireAddress } from '../../examples/next-app/src/check-shop'
import { register } from '../../examples/next-app/src/instrumentation'

/** A server that responds to everything alike, until it is closed. */
async function listening(status: number, body: unknown) {
  const server = createServer((request, response) => {
    request.resume()
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open))
  const close = () => new Promise((closed) => server.close(closed))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close }
}

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

it.each(['shop.example', '', '/shop', 'ftp://shop.example'])(
  'refuses SHOP_ORIGIN=%s and says what to set',
  (origin) => {
    expect(() => requireAddress(origin)).toThrow(
      `SHOP_ORIGIN is "${origin}", which is no whole address. Set SHOP_ORIGIN to the address of your shop server`,
    )
  },
)

it('says at start which shop it talks to', async () => {
  const shop = await listening(200, { items: [], total: 0 })
  vi.stubEnv('SHOP_ORIGIN', shop.url)
  const [said, complained] = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error')].map((spy) => spy.mockReturnValue())
  register()
  expect(said?.mock.calls).toEqual([[`The shop server is ${shop.url}.`]])
  expect(await problemOf(shop.url)).toBeNull()
  expect(complained).not.toHaveBeenCalled()
  await shop.close()
})

it('tells another server, and none, from a shop', async () => {
  const other = await listening(404, { error: 'Not here' })
  expect(await problemOf(other.url)).toContain(`What responds at ${other.url} is no shop server: it says 404`)
  await other.close()
  expect(await problemOf(other.url)).toContain(`The shop server at ${other.url} does not respond`)
})
