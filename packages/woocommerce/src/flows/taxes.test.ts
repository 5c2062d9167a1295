import {
  calculateCart,
  confirmOrder,
  loadDeliveryCosts,
  loadOrder,
  loadPurchaseTypes,
  saveOrder,
} from '@prilavok/contracts'
import { describe, expect, it } from 'vitest'
import { fillDraft } from '../testing/buyer'
import { openRecordedShop } from '../testing/recorded-shop'
import { shopClient } from '../testing/shop-client'
import { withTaxes } from '../testing/with-taxes'

const plain = (next: typeof fetch): typeof fetch => next

describe.each([
  ['whose prices hold no tax', plain],
  ['whose prices hold a tax of 20 %', withTaxes],
])('a WooCommerce %s', (_, through) => {
  const open = async (record: string) => {
    const shop = await openRecordedShop(record, { through })
    const goods = (...lines: readonly [article: string, quantity: number][]) =>
      lines.map(([article, quantity]) => ({ id: shop.product(article), quantity }))
    return { shop, call: shopClient(shop.handler), goods }
  }

  it('takes a coupon off by all that it takes off', async () => {
    const { call, goods } = await open('cart')
    // As recorded: the prices of three products are asked for at once, and known for a while.
    await call(calculateCart, { body: { goods: goods(['drill', 1], ['chisel', 1], ['glove-S', 1]) } })
    const { data } = await call(calculateCart, {
      body: { goods: goods(['drill', 3], ['glove-S', 3]), promoCode: 'ОСЕНЬ10' },
    })
    expect([data.total, data.discountedTotal]).toEqual([6358.71, 5722.84])
  })

  it('delivers for what the buyer pays', async () => {
    const { call, goods } = await open('delivery')
    const { data } = await call(saveOrder, { body: { cart: { value: goods(['drill', 1]) } } } as never)
    const costs = await call(loadDeliveryCosts, { query: { orderId: data.id, cityId: 'moscow' } })
    const quotes = Object.values(costs.data.transportCompaniesDeliveryInfoToDoor)
    expect(quotes.map(({ transportCompanyName: name, cost }) => [name, cost])).toEqual([['Курьер по Москве', 349.9]])
  })

  it('makes an order whose parts are its total', async () => {
    const { call, goods } = await open('order')
    const wanted = goods(['drill', 2], ['glove-L', 3])
    const id = await fillDraft(call, { goods: wanted, toDoor: true, email: 'anna@shop.example' })
    const query = { orderInProcessId: id }
    await call(calculateCart, { query, body: { goods: wanted, promoCode: 'осень10' } })
    const offered = (await call(loadPurchaseTypes, { params: { id } })).data.items
    expect(offered['PayOnDelivery']?.amount).toBe(4314.58)
    expect((await call(confirmOrder, { params: { id } })).data).toMatchObject({ total: 4314.58, due: 4314.58 })
    expect((await call(loadOrder, { params: { id } })).data?.order).toMatchObject({
      goodsTotal: 4405.2,
      discount: 440.52,
      deliveryCost: 349.9,
      total: 4314.58,
    })
  })
})
