import {
  loadCitiesToPick,
  loadDeliveryCosts,
  loadPickPoints,
  loadProductDelivery,
  loadPurchaseTypes,
  loadUserCity,
  saveOrder,
} from '@prilavok/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openRecordedShop, type RecordedShop } from '../testing/recorded-shop'
import { shopClient, type ShopClient } from '../testing/shop-client'

let shop: RecordedShop
let call: ShopClient
beforeAll(async () => {
  shop = await openRecordedShop('delivery')
  call = shopClient(shop.handler)
})
afterAll(() => shop.close())

const draftOf = async (article: string, quantity: number): Promise<string> => {
  const cart = { value: [{ id: shop.product(article), quantity }] }
  return (await call(saveOrder, { body: { cart } } as never)).data.id
}
const quotesOf = async (orderId: string, cityId: string) => {
  const { data } = await call(loadDeliveryCosts, { query: { orderId, cityId } })
  const shown = (infos: typeof data.transportCompaniesDeliveryInfo) =>
    Object.values(infos).map(({ transportCompanyName: name, cost, freeDelivery, cashOnDeliveryAvailability: cash }) => [
      name,
      cost,
      freeDelivery,
      cash,
    ])
  return { pickup: shown(data.transportCompaniesDeliveryInfo), door: shown(data.transportCompaniesDeliveryInfoToDoor) }
}

describe('the shipping zones of WooCommerce', () => {
  it('are carriers: local pickup has its point, the rest goes to the door', async () => {
    expect(await quotesOf(await draftOf('drill', 1), 'moscow')).toEqual({
      pickup: [['Самовывоз со склада', 0, true, 'Available']],
      door: [['Курьер по Москве', 349.9, false, 'Available']],
    })
  })

  it('depend on the city', async () => {
    expect(await quotesOf(await draftOf('drill', 1), 'novosibirsk')).toEqual({
      pickup: [],
      door: [['Доставка по России', 590, false, 'Available']],
    })
  })

  it('offer free shipping from its sum, and no payment on delivery where WooCommerce has none', async () => {
    const id = await draftOf('drill', 6)
    const { door } = await quotesOf(id, 'moscow')
    expect(door).toContainEqual(['Бесплатно от 10 000 ₽', 0, true, 'OnlyForPrepayment'])
    const delivery = { cityId: 'moscow', transportCompany: 'free_shipping-3_ToDoor', toDoor: true }
    await call(saveOrder, { body: { id, delivery: { value: delivery } } } as never)
    const { data } = await call(loadPurchaseTypes, { params: { id } })
    expect(Object.values(data.items).map((option) => [option.id, option.isAvailable, option.amount])).toEqual([
      ['PayOnDelivery', false, 11_997],
      ['PayViaYooKassa', true, 11_997],
      ['FromCheckingAccountAsLegalEntity', true, 11_997],
    ])
  })

  it('name the point of local pickup with the address of the shop', async () => {
    const { data } = await call(loadPickPoints, { query: { cityId: 'moscow' } })
    expect(data.items.map(({ id, address, payment }) => [id, address, payment])).toEqual([
      ['local_pickup-1', 'Москва, Складская улица, 5', 'CashAndMaybeCard'],
    ])
    expect((await call(loadPickPoints, { query: { cityId: 'kazan' } })).data.items).toEqual([])
  })

  it('say what a product costs to get somewhere', async () => {
    const params = { productId: shop.product('drill'), cityId: 'kazan' }
    const { data } = await call(loadProductDelivery, { params, body: params })
    expect([data.cost, data.city?.showedCityName]).toEqual([590, 'Казань'])
  })
})

describe('the cities of the settings', () => {
  it('are those that visitors choose from, the first one for whoever has not chosen', async () => {
    const { data } = await call(loadUserCity, { params: { id: '0' } })
    expect([data.showedCityName, data.type, data.paymentType]).toEqual([
      'Москва',
      'CityWithPickPoint',
      'PaymentOnDelivery',
    ])
    const picked = await call(loadUserCity, { params: { id: 'kazan' } })
    expect([picked.data.showedCityName, picked.data.type]).toEqual(['Казань', 'CityWithoutPickPoint'])
    const { data: list } = await call(loadCitiesToPick, { params: { id: 'kazan' } })
    expect([list.items.length, list.popular[0]?.name]).toEqual([16, 'Казань'])
  })
})

it('asks for nothing that was not recorded', () => expect(shop.unknown()).toEqual([]))
