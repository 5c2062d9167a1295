import {
  loadCityCompetitorPrices,
  loadCompetitorPrices,
  loadProduct,
  loadProductDelivery,
  loadProductRelations,
} from '@prilavok/contracts'
import { beforeAll, expect, it } from 'vitest'
import { describeOwnDatabase } from '../../testing/each-database'
import { fixtureIds as ids } from '@prilavok/demo-shop/fixtures'
import { shopClient } from '../../testing/shop-client'

describeOwnDatabase('the product page as data', (shop) => {
  let call: ReturnType<typeof shopClient>['call']
  beforeAll(async () => {
    ;({ call } = shopClient(shop.server))
    const { db } = shop.server
    const offer = { product_id: ids.drill, price_kopecks: 1_290_000, delivery_kopecks: 30_000, score: 0.9 }
    await db
      .insertInto('competitor_offer')
      .values([
        { ...offer, shop_name: 'Ремонтник' },
        { ...offer, shop_name: 'Тверской двор', city_id: ids.tver, score: 0.5 },
      ])
      .execute()
    await db
      .insertInto('product_relation')
      .values([
        { product_id: ids.cement, related_product_id: ids.primer, kind: 'Analog', display_order: 1 },
        { product_id: ids.cement, related_product_id: ids.gone, kind: 'Accessory', display_order: 2 },
      ])
      .execute()
  })

  it('is the whole product', async () => {
    const { data } = await call(loadProduct, { params: { id: ids.primer } })
    expect(data).toMatchObject({
      id: ids.primer,
      name: 'Грунтовка, 5 л',
      price: 650.5,
      available: true,
      commentsCount: 0,
      averageUserScore: null,
      category: { name: 'Сухие смеси' },
      breadcrumbs: [{ name: 'Сухие смеси' }],
      unit: 'Piece',
      url: expect.stringContaining(`/product/${ids.primer}/`),
    })
    expect((await call(loadProduct, { params: { id: ids.hidden } })).problem?.code).toBe('not-found')
    expect((await call(loadProduct, { params: { id: 'none' } })).problem?.code).toBe('not-found')
  })

  it('compares prices everywhere and in a city [PRODUCT-33] [PRODUCT-34]', async () => {
    const everywhere = (await call(loadCompetitorPrices, { params: { productId: ids.drill } })).data
    expect(everywhere).toMatchObject({
      status: 'HasOffers',
      offers: [{ score: 0.9, name: 'Ремонтник', price: 12_900, deliveryCost: 300 }],
    })
    const inTver = (await call(loadCityCompetitorPrices, { params: { productId: ids.drill, cityId: ids.tver } })).data
    expect(inTver.offers.map(({ name }) => name)).toEqual(['Ремонтник', 'Тверской двор'])
    const inMoscow = (await call(loadCityCompetitorPrices, { params: { productId: ids.drill, cityId: ids.moscow } }))
      .data
    expect(inMoscow.offers).toHaveLength(1)
  })

  it('has nothing to show where nobody was compared [PRODUCT-35]', async () => {
    for (const productId of [ids.primer, 'none'])
      expect((await call(loadCompetitorPrices, { params: { productId } })).data).toEqual({
        status: 'NothingToShow',
        offers: [],
      })
  })

  it('names what is related by category, without what is not for sale [PRODUCT-30]', async () => {
    const { data } = await call(loadProductRelations, { query: { productId: ids.cement } })
    expect(data.categories).toMatchObject([{ categoryName: 'Сухие смеси', products: [{ id: ids.primer }] }])
    expect(data.count).toBe(1)
    expect((await call(loadProductRelations, { query: { productId: 'none' } })).data).toEqual({
      categories: [],
      count: 0,
    })
  })

  it('takes product and city of a delivery from the path [PRODUCT-31] [PRODUCT-32]', async () => {
    const { data } = await call(loadProductDelivery, {
      params: { productId: ids.drill, cityId: ids.tver },
      body: { productId: 'other', cityId: 'other' },
    })
    expect(data).toMatchObject({
      freeDelivery: expect.any(Boolean),
      daysTravelTimeFrom: expect.any(Number),
      cashOnDeliveryAvailability: expect.any(String),
      city: { showedCityId: ids.tver },
    })
  })
})
