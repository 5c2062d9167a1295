import { describe, expect, it } from 'vitest'
import {
  addressOf,
  loadCityCompetitorPrices,
  loadCompetitorPrices,
  loadProduct,
  loadProductDelivery,
  loadProductRelations,
  pageHtml,
  parseResponse,
  readRequest,
} from './index'

describe('the calls of the product page', () => {
  it('deliver a product to a city [PRODUCT-31]', async () => {
    const params = { productId: 'p1', cityId: 'moscow' }
    expect(addressOf(loadProductDelivery, { params })).toEqual({
      method: 'POST',
      address: '/api/delivery/product/p1/moscow',
    })
    expect(await readRequest(loadProductDelivery, 'body', params)).toMatchObject({ ok: true, value: params })
  })

  it('read every field of the delivery [PRODUCT-32]', async () => {
    const info = {
      freeDelivery: false,
      cost: 260.5,
      discountedPrice: 950,
      discount: 50,
      payOnDeliveryDiscountedPrice: 990,
      payOnDeliveryDiscount: 10,
      daysTravelTimeFrom: 2,
      daysTravelTimeTo: 4,
      cashOnDeliveryAvailability: 'Available',
      examinationIsAvailable: true,
      city: { showedCityId: 'moscow', showedCityName: 'Москва' },
    }
    expect(await parseResponse(loadProductDelivery, info)).toEqual({
      ok: true,
      dropped: [],
      value: {
        free: false,
        cost: 26_050,
        priceAtOnce: 95_000,
        discountAtOnce: 5_000,
        priceOnDelivery: 99_000,
        discountOnDelivery: 1_000,
        daysFrom: 2,
        daysTo: 4,
        cashOnDelivery: 'Available',
        canExamine: true,
        city: { id: 'moscow', name: 'Москва' },
      },
    })
  })

  it('compare prices, with and without a city [PRODUCT-33]', () => {
    expect(addressOf(loadCompetitorPrices, { params: { productId: 'p1' } }).address).toBe(
      '/api/productCompetitorPrices/p1',
    )
    expect(addressOf(loadCityCompetitorPrices, { params: { productId: 'p1', cityId: 'c/1' } })).toEqual({
      method: 'GET',
      address: '/api/productCompetitorPrices/p1/c%2F1',
    })
  })

  it('read offers with their scores, and drop one without [PRODUCT-34]', async () => {
    const offers = [{ score: 0.9, name: 'Стройка', price: 99.9 }, { name: 'Без оценки' }]
    expect(await parseResponse(loadCompetitorPrices, { status: 'HasOffers', offers })).toMatchObject({
      ok: true,
      value: { status: 'HasOffers', offers: [{ score: 0.9, name: 'Стройка', price: 9_990, url: null }] },
      dropped: [expect.any(String)],
    })
  })

  it('name what is related in the shape of the cross-sales [PRODUCT-30]', async () => {
    expect(addressOf(loadProductRelations, { query: { productId: 'p1' } })).toEqual({
      method: 'GET',
      address: '/api/productRelations?productId=p1',
    })
    const categories = [{ categoryName: 'Клей', products: [{ id: 1, name: 'Клей', url: '/product/1/x', price: 10 }] }]
    expect(await parseResponse(loadProductRelations, { categories }, 'https://shop.example')).toMatchObject({
      ok: true,
      value: [{ name: 'Клей', products: [{ id: '1', url: 'https://shop.example/product/1/x', price: 1_000 }] }],
    })
  })

  it('give the whole product', async () => {
    const view = {
      id: 'p1',
      name: 'Клей',
      price: 100,
      category: { id: 'c', name: 'Клеи' },
      pictures: [{ defaultPath: '/1.svg' }, { relativePath: 'x' }],
      attachments: [{ id: 'f', url: '/passport.pdf', name: 'Паспорт', sizeBytes: 5 }],
      url: '/product/p1/kley',
    }
    expect(await parseResponse(loadProduct, view, 'https://shop.example')).toMatchObject({
      ok: true,
      value: {
        id: 'p1',
        price: 10_000,
        weightKg: 0,
        rating: null,
        url: 'https://shop.example/product/p1/kley',
        pictures: ['https://shop.example/1.svg'],
        attachments: [{ name: 'Паспорт', url: 'https://shop.example/passport.pdf', sizeBytes: 5 }],
      },
    })
  })

  it("load a part of a page as markup, from the page's own address", async () => {
    expect(addressOf(pageHtml('/product/p1/comments?all={x}'), {})).toEqual({
      method: 'GET',
      address: '/product/p1/comments?all=%7Bx%7D',
    })
    expect(await parseResponse(pageHtml('/x'), '<p>Отзывов пока нет</p>')).toMatchObject({
      ok: true,
      value: '<p>Отзывов пока нет</p>',
    })
    expect(await parseResponse(pageHtml('/x'), { an: 'object' })).toMatchObject({ ok: false })
  })
})
