import { loadCrossSales, loadOrder, saveOrder } from '@prilavok/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ShopServer } from './shop-handler'
import { openTestShop } from './testing/each-database'
import { fillFixtureShop, fixtureIds as ids } from '@prilavok/demo-shop/fixtures'
import { shopClient } from './testing/shop-client'

describe('for pages of another origin', () => {
  let server: ShopServer
  beforeAll(async () => {
    server = await openTestShop({
      settings: { publicUrl: 'https://shop.example' },
    })
    await fillFixtureShop(server.db)
  }, 60_000)
  afterAll(() => server.close())

  it('the addresses of products and pictures are whole', async () => {
    const { call } = shopClient(server)
    const offers = await call(loadCrossSales, { body: { productId: ids.cement, exceptProductIds: [] } })
    const product = offers.data.categories[0]?.products[0]
    const line = {
      id: ids.primer,
      quantity: 1,
      name: null,
      price: null,
      total: null,
      thumbUrl: null,
      link: null,
      hashCode: null,
      discountPrice: null,
    }
    const saved = await call(saveOrder, { body: { cart: { value: [line] } } })
    const draft = await call(loadOrder, { params: { id: saved.data.id } })
    const addresses = [
      product?.url,
      product?.mainPicture?.defaultPath,
      draft.data?.cart[0]?.link,
      draft.data?.cart[0]?.thumbUrl,
    ]
    expect(addresses).toHaveLength(4)
    for (const address of addresses) expect(address).toMatch(/^https:\/\/shop\.example\/(product|images)\//)
  })
})
