import { createHttp } from '@prilavok/browser/http'
import { createNodeEffects } from '@prilavok/browser/node'
import { openDemoShop } from '@prilavok/demo-shop'
import { expect, it, vi } from 'vitest'
import { placeOrder } from './order'

it('the headless order is in the database of a real shop, without a word in the console', async () => {
  const shop = await openDemoShop({ dataDir: 'memory', demo: 'mini', port: 0 })
  const noise = (['log', 'warn', 'error'] as const).map((kind) => vi.spyOn(console, kind))
  try {
    const effects = createNodeEffects({ http: createHttp({ origin: shop.url }) })
    const order = await placeOrder(effects, 'p3iwwp0d10')
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
    await shop.close()
  }
}, 120_000)
