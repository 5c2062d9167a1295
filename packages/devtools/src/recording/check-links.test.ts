import { afterEach, expect, it, vi } from 'vitest'
import { checkLinks } from './check-links'

afterEach(() => vi.unstubAllGlobals())

/** A site and a shop: the status of each address, `refused` for a response that the browser keeps back. */
function serve(sites: Readonly<Record<string, number | 'refused'>>) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', mode = 'cors' }: RequestInit = {}) => {
    asked.push(`${method} ${address}`)
    const status = sites[`${method} ${address}`] ?? sites[address]
    if (status === undefined || (status === 'refused' && mode === 'cors')) throw new TypeError('Failed to fetch')
    return { status: status === 'refused' ? 0 : status }
  })
  return asked
}
const here = (path: string) => new URL(path, document.baseURI).href
const pages = { cart: '/cart', order: '/order' }

it('names pages of this site that are not there, by one HEAD each', async () => {
  const asked = serve({ [here('/cart')]: 200, [here('/order')]: 404 })
  expect(await checkLinks(pages, location.origin)).toEqual({
    addresses: [{ page: 'order', address: '/order', status: 404 }],
    shop: null,
  })
  expect(asked.sort()).toEqual([`HEAD ${here('/cart')}`, `HEAD ${here('/order')}`])
})

it('asks again where a server knows no HEAD', async () => {
  serve({
    [`HEAD ${here('/cart')}`]: 405,
    [here('/cart')]: 200,
    [`HEAD ${here('/order')}`]: 501,
    [here('/order')]: 500,
  })
  expect((await checkLinks(pages, location.origin)).addresses).toEqual([
    { page: 'order', address: '/order', status: 500 },
  ])
})

it('says nothing of pages that want a password, of other sites, and of a site that is offline', async () => {
  serve({ [here('/cart')]: 401 })
  expect(
    (await checkLinks({ cart: '/cart', order: 'https://other.example/order' }, location.origin)).addresses,
  ).toEqual([])
  serve({})
  expect((await checkLinks(pages, location.origin)).addresses).toEqual([])
})

it.each([
  [200, null],
  ['refused', { origin: 'https://shop.example', state: 'refused' }],
  [undefined, { origin: 'https://shop.example', state: 'unreachable' }],
] as const)('knows a shop that does not allow the page from one that is down: %s', async (status, shop) => {
  serve({ ...(status !== undefined && { 'https://shop.example/api/meta': status }) })
  expect((await checkLinks(pages, 'https://shop.example')).shop).toEqual(shop)
})
