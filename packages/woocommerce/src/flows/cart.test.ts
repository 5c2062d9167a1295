import { calculateCart, loadProductData, saveOrder, calculateCartByOrderId } from '@prilavok/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openRecordedShop, type RecordedShop } from '../testing/recorded-shop'
import { refusingSteps } from '../testing/refused-steps'
import { shopClient, type ShopClient } from '../testing/shop-client'

let shop: RecordedShop
let call: ShopClient
beforeAll(async () => {
  shop = await openRecordedShop('cart')
  call = shopClient(shop.handler)
})
afterAll(() => shop.close())

const goodsOf = (...goods: readonly [article: string, quantity: number][]) =>
  goods.map(([article, quantity]) => ({ id: shop.product(article), quantity }))

describe('the calculation of a cart', () => {
  it('has the prices of WooCommerce to the kopeck: simple products, reduced ones and variations', async () => {
    const { data } = await call(calculateCart, {
      body: { goods: goodsOf(['drill', 3], ['chisel', 7], ['glove-S', 999]) },
    })
    expect(data.items.map(({ name, price, total }) => [name, price, total])).toEqual([
      ['Дрель ударная', 1999.5, 5998.5],
      ['Зубило', 250.33, 1752.31],
      ['Перчатки, Размер: S', 120.07, 119_949.93],
    ])
    expect(data.total).toBe(127_700.74)
  })

  it('does not count what is sold out, needs a choice or is not published', async () => {
    const goods = goodsOf(['drill', 1], ['saw', 1], ['glove', 1], ['secret', 1])
    const { data } = await call(calculateCart, { body: { goods } })
    expect(data.items.map(({ id, isAvailable }) => [id, isAvailable])).toEqual([
      [shop.product('drill'), true],
      [shop.product('saw'), false],
      [shop.product('glove'), false],
    ])
    expect(data.removed).toEqual([{ id: shop.product('secret'), name: '' }])
    expect(data.total).toBe(1999.5)
  })

  it('takes a coupon of WooCommerce off, and no other', async () => {
    const goods = goodsOf(['drill', 3], ['glove-S', 3])
    const counted = await call(calculateCart, { body: { goods, promoCode: 'ОСЕНЬ10' } })
    expect([counted.data.total, counted.data.discountedTotal]).toEqual([6358.71, 5722.84])
    const unknown = await call(calculateCart, { body: { goods, promoCode: 'зима' } })
    expect([unknown.data.total, unknown.data.discountedTotal]).toEqual([6358.71, null])
  })

  it.each([
    ['nothing', () => false, 5722.84],
    ['a line', (path: string) => path.endsWith('/add-item'), null],
  ])('takes a coupon off a cart of which WooCommerce has refused %s: %d', async (_, isRefused, discounted) => {
    const refusing = shopClient(shop.another({ through: refusingSteps(isRefused) }))
    const goods = goodsOf(['drill', 3], ['glove-S', 3])
    // As recorded: the prices of three products are asked for at once, and known for a while.
    await refusing(calculateCart, { body: { goods: goodsOf(['drill', 3], ['chisel', 7], ['glove-S', 999]) } })
    const { data } = await refusing(calculateCart, { body: { goods, promoCode: 'ОСЕНЬ10' } })
    expect([data.total, data.discountedTotal]).toEqual([6358.71, discounted])
  })

  it('remembers the coupon in the draft of its owner alone', async () => {
    const goods = goodsOf(['drill', 2])
    const { data: draft } = await call(saveOrder, { body: { cart: { value: goods } } } as never)
    const query = { orderInProcessId: draft.id }
    const ofDraft = async () =>
      (await call(calculateCartByOrderId, { body: { orderId: draft.id } })).data.discountedTotal
    await call(calculateCart, { query, body: { goods, promoCode: 'осень10' } }, { key: crypto.randomUUID() })
    expect(await ofDraft()).toBeNull()
    await call(calculateCart, { query, body: { goods, promoCode: 'осень10' } })
    expect(await ofDraft()).toBe(3599.1)
  })
})

describe('the cards of products', () => {
  it('may be kept for a minute, and are 304 for whoever holds them', async () => {
    const query = { ids: [shop.product('drill'), shop.product('glove-L'), 'x', '14/../1'].join(',') }
    const first = await call(loadProductData, { query })
    expect(first.data.map(({ name, price }) => [name, price])).toEqual([
      ['Дрель ударная', 1999.5],
      ['Перчатки, Размер: L', 135.4],
    ])
    expect(first.headers.get('Cache-Control')).toBe('public, max-age=60, stale-while-revalidate=600')
    const tag = first.headers.get('ETag') ?? ''
    const again = await call(loadProductData, { query }, { headers: { 'If-None-Match': tag } })
    expect([again.status, again.body, again.headers.get('ETag')]).toEqual([304, null, tag])
  })
})

it('asks for nothing that was not recorded', () => expect(shop.unknown()).toEqual([]))
