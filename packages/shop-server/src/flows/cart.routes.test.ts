import {
  calculateCart,
  calculateCartByOrderId,
  calculateSplitPayment,
  cleanName,
  loadCrossSales,
  loadFlag,
  loadMeta,
  saveOrder,
  sendAnalytics,
  suggestAddress,
  suggestBank,
  suggestCompany,
  suggestEmail,
  suggestFullName,
} from '@prilavok/contracts'
import { expect, it } from 'vitest'
import { describeOwnDatabase } from '../testing/each-database'
import { fixtureIds as ids } from '@prilavok/demo-shop/fixtures'
import { shopClient } from '../testing/shop-client'

describeOwnDatabase('cart, suggestions and service', (shop) => {
  const client = () => shopClient(shop.server)
  const cart = async (body: object, query: object = {}) =>
    (await client().call(calculateCart, { query, body } as never)).data

  it("calculates products by the shop's prices [PRICE-03] [PRICE-01]", async () => {
    const data = await cart({
      goods: [
        { id: ids.primer, quantity: 2, price: 1, total: 1 },
        { id: ids.drill, quantity: 1 },
      ],
    })
    expect(data).toMatchObject({
      total: 13_801,
      discountedTotal: 13_663,
      payOnDeliveryDiscountedCost: 13_663,
      removed: [],
    })
    expect(data.items[0]).toMatchObject({
      name: 'Грунтовка, 5 л',
      price: 650.5,
      total: 1301,
      discountPrice: 644,
      isAvailable: true,
    })
  })

  it('names what has to be paid in advance, as the order does', async () => {
    const goods = [
      { id: ids.boiler, quantity: 1 },
      { id: ids.drill, quantity: 1 },
    ]
    expect((await cart({ goods })).onlyForPrepaymentProducts).toEqual([{ id: ids.boiler, name: 'Котёл <на заказ>' }])
    expect((await cart({ goods: goods.slice(1) })).onlyForPrepaymentProducts).toEqual([])
  })

  it('leaves the discounted amounts out when there is no discount', async () => {
    expect(await cart({ goods: [{ id: ids.primer, quantity: 1 }] })).toMatchObject({
      total: 650.5,
      discountedTotal: null,
      payOnDeliveryDiscountedCost: null,
    })
    expect(await cart({ goods: [] })).toMatchObject({ items: [], total: 0, discountedTotal: null })
  })

  it('counts the mail host, given or of the draft [PRICE-14] [PRICE-12]', async () => {
    const items = [{ id: ids.beam, quantity: 1 }]
    expect((await cart({ goods: items, email: 'a@mail.ru' })).discountedTotal).toBe(8910)
    const { call } = client()
    const { data } = await call(saveOrder, { body: { customer: { value: { email: 'a@ya.ru' } } } } as never)
    const ofDraft = { query: { orderInProcessId: data.id }, body: { goods: items } }
    expect((await call(calculateCart, ofDraft as never)).data.discountedTotal).toBe(8910)
    // Another browser that knows the id learns nothing of the draft's mail.
    expect((await cart({ goods: items }, { orderInProcessId: data.id })).discountedTotal).toBeNull()
  })

  it('gives no mail discount for an address with two hosts', async () => {
    const items = [{ id: ids.beam, quantity: 1 }]
    expect((await cart({ goods: items, email: 'a@ya.ru@evil.example' })).discountedTotal).toBeNull()
  })

  it('distinguishes products that are gone from products that are out of stock', async () => {
    const data = await cart({
      goods: [
        { id: ids.hidden, quantity: 1 },
        { id: 'never-was', quantity: 1 },
        { id: ids.gone, quantity: 1 },
      ],
    })
    expect(data.removed).toEqual([
      { id: ids.hidden, name: 'Скрытый' },
      { id: 'never-was', name: '' },
    ])
    expect(data.items).toMatchObject([{ id: ids.gone, isAvailable: false }])
    expect(data.total).toBe(0)
  })

  it('calculates by order and for a split payment alike [PRICE-05] [PRICE-07]', async () => {
    const { call } = client()
    const { data } = await call(saveOrder, { body: { cart: { value: [{ id: ids.drill, quantity: 2 }] } } } as never)
    expect((await call(calculateCartByOrderId, { body: { orderId: data.id } })).data.total).toBe(25_000)
    expect((await call(calculateCartByOrderId, { body: { orderId: 'none' } })).problem?.code).toBe('not-found')
    expect(
      (await call(calculateSplitPayment, { body: { goods: [{ id: ids.drill, quantity: 1 }] } } as never)).data.total,
    ).toBe(12_500)
  })

  it('refuses quantities that no cart has [SAFE-08]', async () => {
    const { problem } = await client().call(calculateCart, {
      query: {},
      body: { goods: [{ id: ids.drill, quantity: 0 }] },
    } as never)
    expect(problem).toMatchObject({
      code: 'validation-failed',
      errors: [{ pointer: '/goods/0/quantity', code: 'between' }],
    })
  })

  it('offers what goes with a product, by category, without what is in the cart or out of stock [CART-18] [CART-19]', async () => {
    const { call } = client()
    const offers = async (productId: string | null, exceptProductIds: string[]) =>
      (await call(loadCrossSales, { body: { productId, exceptProductIds } })).data
    const found = await offers(ids.cement, [ids.cement])
    expect(found.categories.map(({ categoryName, products }) => [categoryName, products.map(({ id }) => id)])).toEqual([
      ['Сухие смеси', [ids.primer]],
      ['Инструмент', [ids.drill]],
    ])
    expect(found.count).toBe(2)
    expect(found.categories[0]?.products[0]).toMatchObject({ oldPrice: 700, url: `/product/${ids.primer}/grunt` })
    expect((await offers(ids.cement, [ids.cement, ids.drill])).count).toBe(1)
    expect((await offers(ids.drill, [])).categories[0]?.products.map(({ id }) => id)).toEqual([ids.boiler])
    expect((await offers(null, [])).count).toBe(5)
  })

  it('completes names by part and gender, and cleans them [SUGGEST-06] [SUGGEST-07]', async () => {
    const { call } = client()
    const names = async (query: string) =>
      (await call(suggestFullName, { body: { query } } as never)).data.items.map(({ fullName }) => fullName)
    expect(await names('ива')).toEqual(['Иван', 'Иванов', 'Иванова', 'Иванович', 'Ивановна'])
    expect(await names('Анна ива')).toEqual(['Анна Иванова', 'Анна Ивановна'])
    expect(await names('арте')).toEqual(['Артём'])
    expect(await names(' ')).toEqual([])
    expect((await call(cleanName, { body: { query: 'иванова анна ивановна' } } as never)).data).toEqual({
      firstName: 'Анна',
      middleName: 'Ивановна',
      lastName: 'Иванова',
    })
  })

  it('completes addresses from city to house [SUGGEST-08]', async () => {
    const { call } = client()
    const items = async (query: string) => (await call(suggestAddress, { body: { query } } as never)).data.items
    expect(await items('твер')).toMatchObject([{ value: '101000, г Тверь', cityId: ids.tver, street: null }])
    expect((await items('г Тверь, ул. Лен 5, 12'))[0]).toMatchObject({
      value: '101000, г Тверь, ул. Ленина, д 5, кв 12',
      house: '5',
      apartment: '12',
    })
    expect((await items('ле')).map(({ city, street }) => [city, street])).toEqual([
      ['Москва', 'ул. Ленина'],
      ['Москва', 'ул. Лесная'],
    ])
  })

  it('completes mail hosts, banks and companies [SUGGEST-09] [SUGGEST-10] [SUGGEST-11] [INVOICE-06]', async () => {
    const { call } = client()
    expect((await call(suggestEmail, { body: { query: 'anna@ya' } } as never)).data.items).toEqual([
      { email: 'anna@yandex.ru' },
      { email: 'anna@ya.ru' },
    ])
    expect((await call(suggestEmail, { body: { query: '' } } as never)).data.items).toEqual([])
    expect((await call(suggestBank, { body: { query: '044525225' } } as never)).data.items).toMatchObject([
      { bic: '044525225', corAccount: '30101810400000000225' },
    ])
    expect((await call(suggestBank, { body: { query: 'пример' } } as never)).data.items).toHaveLength(1)
    expect((await call(suggestCompany, { body: { query: '10277' } } as never)).data.items).toMatchObject([
      { companyName: 'ООО «Ромашка»', kpp: '773601001' },
    ])
    expect((await call(suggestCompany, { body: { query: 'РОМАШ' } } as never)).data.items).toHaveLength(1)
  })

  it('returns features and abilities, and takes events [HTTP-09] [ANALYTICS-01]', async () => {
    const { call } = client()
    expect((await call(loadFlag, { params: { name: 'OnlinePayment' } })).data).toBe(true)
    expect((await call(loadFlag, { params: { name: 'constructor' } })).data).toBe(false)
    const meta = (await call(loadMeta, {})).data
    expect(meta).toMatchObject({
      apiVersion: '1.0',
      serverTime: '2026-02-10T09:00:00.000Z',
      features: { AddressDelivery: true, OnlinePayment: true },
    })
    expect(meta.contract).toMatch(/^[0-9a-f]{16}$/)
    expect(
      (
        await call(sendAnalytics, {
          body: { eventType: 'OrderCreated', payload: '[]', customerId: null, orderId: 'o-1', orderInProcessId: null },
        })
      ).status,
    ).toBe(204)
    const events = await shop.server.db.selectFrom('analytics_event').select(['event_type', 'order_id']).execute()
    expect(events).toEqual([{ event_type: 'OrderCreated', order_id: 'o-1' }])
  })
})
