// Own modules: the headless program runs when it is imported, and only then.
import { readFileSync } from 'node:fs'
import { createHttp } from '@prilavok/browser/http'
import { createNodeEffects } from '@prilavok/browser/node'
import { calculateCart } from '@prilavok/contracts'
import { openDemoShop } from '@prilavok/demo-shop'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { placeOrder } from './order'

/** Where somebody pastes his first code from. */
const FIRST_PAGES = [
  'README.md',
  'docs/start/cms.md',
  'docs/start/cms.ru.md',
  'docs/start/react.md',
  'docs/start/headless.md',
  'docs/guides/labels.md',
  'docs/guides/server-rendering.md',
  'packages/core/README.md',
  'packages/embed/README.md',
  'packages/widgets/README.md',
  'site/.vitepress/theme/home.ts',
]

/** Products that code puts into the cart: of the tag, of React and of scripts. */
const GIVEN = [
  /data-id="(?<id>[^"]+)"\s+data-name="(?<name>[^"]+)"\s+data-price="(?<roubles>\d+)"/g,
  /<CartButton id="(?<id>[^"]+)" name="(?<name>[^"]+)" price=\{(?<kopecks>[\d_]+)\}/g,
  /\{ id: '(?<id>[^']+)', name: '(?<name>[^']+)', price: (?<kopecks>[\d_]+), thumbUrl/g,
  /\{ id: '(?<id>[^']+)', name: '(?<name>[^']+)', price: '(?<roubles>\d+)' \}/g,
]

/** English examples say it in English, short ones in a word. */
const TRANSLATED: Readonly<Record<string, string>> = {
  'Impact drill': 'Дрель ударная',
  Дрель: 'Дрель ударная',
  Hammer: 'Молоток слесарный Инструмир Стандарт 800 г, фиберглассовая рукоятка',
}

const productsOf = (page: string) => {
  const text = readFileSync(page, 'utf8')
  return GIVEN.flatMap((pattern) => [...text.matchAll(pattern)]).map(({ groups = {} }) => ({
    id: groups['id'] ?? '',
    name: TRANSLATED[groups['name'] ?? ''] ?? groups['name'],
    price:
      groups['roubles'] === undefined
        ? Number(groups['kopecks']?.replaceAll('_', '')) / 100
        : Number(groups['roubles']),
  }))
}

describe('the first code, with a demo shop', () => {
  let shop: Awaited<ReturnType<typeof openDemoShop>>
  const effectsOf = () => createNodeEffects({ http: createHttp({ origin: shop.url }) })
  beforeAll(async () => {
    shop = await openDemoShop({ dataDir: 'memory', demo: 'mini', port: 0 })
  }, 120_000)
  afterAll(() => shop.close())

  it.each(FIRST_PAGES)('%s puts in the cart what the shop sells, by its name and at its price', async (page) => {
    const products = productsOf(page)
    expect(products.length).toBeGreaterThan(0)
    const goods = products.map(({ id }) => ({ id, quantity: 1 }))
    const response = await effectsOf().http(calculateCart, { body: { goods } })
    if (!response.ok) throw new Error(response.error.message)
    expect(response.value.removed).toEqual([])
    const sold = new Map(response.value.items.map((item) => [item.id, item]))
    for (const { id, name, price } of products)
      expect(sold.get(id)).toMatchObject({ name, price: price * 100, available: true })
  })

  it('the order is in the database, without a word in the console', async () => {
    const noise = (['log', 'warn', 'error'] as const).map((kind) => vi.spyOn(console, kind))
    try {
      const order = await placeOrder(effectsOf())
      expect(order).toMatchObject({ missing: [], failure: null })
      const { number } = await shop.db
        .selectFrom('customer_order')
        .select('number')
        .orderBy('created_on', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow()
      expect(order.number).toBe(String(number))
      expect(noise.flatMap(({ mock }) => mock.calls)).toEqual([])
    } finally {
      for (const spy of noise) spy.mockRestore()
    }
  })

  it('the program says the price of the shop, in the words that the page prints', async () => {
    const said = vi.spyOn(console, 'log').mockImplementation(() => {})
    const asked = fetch
    vi.stubGlobal('fetch', (address: string | URL | Request, init?: RequestInit) =>
      asked(
        String(address instanceof Request ? address.url : address).replace('http://127.0.0.1:8080', shop.url),
        init,
      ),
    )
    await import('./headless')
    await vi.waitFor(() => expect(said.mock.calls.at(-1)?.[0]).toBe('ready'), { timeout: 30_000 })
    expect(said.mock.calls.map((words) => words.join(' ').replace(/\s/g, ' '))).toEqual([
      'loading 4 990 ₽',
      'ready 4 990 ₽',
    ])
    vi.unstubAllGlobals()
    said.mockRestore()
  })
})
