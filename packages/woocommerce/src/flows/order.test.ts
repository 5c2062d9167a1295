import { calculateCart, confirmOrder, loadOrder, saveOrder, trackParcel } from '@prilavok/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { memoryStore } from '../store/memory-store'
import { fillDraft } from '../testing/buyer'
import { cutAfter, holding, isCheckout, losingResponses } from '../testing/lost-response'
import { openRecordedShop, type RecordedShop } from '../testing/recorded-shop'
import { shopClient } from '../testing/shop-client'

let shop: RecordedShop
const network = losingResponses()
const store = memoryStore()
beforeAll(async () => {
  shop = await openRecordedShop('order', { through: network.through, store })
})
afterAll(() => shop.close())

const goods = (article = 'drill', quantity = 2) => [{ id: shop.product(article), quantity }]

describe('a draft', () => {
  it('becomes an order of WooCommerce with its buyer, its delivery and its sums', async () => {
    const call = shopClient(shop.handler)
    const id = await fillDraft(call, {
      goods: [...goods(), ...goods('glove-L', 3)],
      toDoor: true,
      email: 'anna@shop.example',
    })
    await call(calculateCart, {
      query: { orderInProcessId: id },
      body: { goods: [...goods(), ...goods('glove-L', 3)], promoCode: 'осень10' },
    })
    const { data, status } = await call(confirmOrder, { params: { id } })
    expect(status).toBe(200)
    expect([data.paymentStatus, data.total, data.paid, data.due]).toEqual(['None', 4314.58, 0, 4314.58])
    const { data: draft } = await call(loadOrder, { params: { id } })
    expect(draft?.order).toMatchObject({
      number: data.orderNumber,
      status: 'Confirmed',
      goodsTotal: 4405.2,
      discount: 440.52,
      deliveryCost: 349.9,
      carrierName: 'Курьер по Москве',
      address: '101000, Москва, улица Садовая, 5',
      customerName: 'Петрова Анна',
      phone: '+79000000000',
      email: 'anna@shop.example',
    })
    expect(draft?.cart.map(({ name, total }) => [name, total])).toEqual([
      ['Дрель ударная', 3999],
      ['Перчатки - L', 406.2],
    ])
    const late = await call(saveOrder, { body: { id, customer: { value: null } } } as never)
    expect([late.status, late.code]).toEqual([409, 'order-already-created'])
  })

  it('shows strangers number and status alone', async () => {
    const call = shopClient(shop.handler)
    const id = await fillDraft(call, { goods: goods() })
    const { data } = await call(confirmOrder, { params: { id } })
    const { data: seen } = await call(loadOrder, { params: { id } }, { key: crypto.randomUUID() })
    expect(seen).toMatchObject({ orderNumber: data.orderNumber, access: 'stranger', orderTotal: null, cart: [] })
    expect(seen?.order).toMatchObject({ total: null, phone: null, customerName: null, address: null })
  })
})

describe('one order for each draft', () => {
  it('also when the response to the checkout is lost', async () => {
    const call = shopClient(shop.handler)
    const id = await fillDraft(call, { goods: goods() })
    network.loseNext(isCheckout)
    const { data, status } = await call(confirmOrder, { params: { id } })
    const again = await call(confirmOrder, { params: { id } })
    expect([status, again.data.orderId]).toEqual([200, data.orderId])
  })

  it('also when the shop is gone after the checkout, and the buyer presses again later', async () => {
    const key = crypto.randomUUID()
    const cut = cutAfter(isCheckout)
    const call = shopClient(shop.another({ store, through: cut }), key)
    const id = await fillDraft(call, { goods: goods() })
    const first = await call(confirmOrder, { params: { id } })
    expect([first.status, first.code]).toEqual([502, 'provider-failed'])
    const later = shopClient(shop.another({ store, through: (next) => next }), key)
    expect((await later(loadOrder, { params: { id } })).data?.createdOrderId).toBeNull()
    const { status, data } = await later(confirmOrder, { params: { id } })
    const again = await later(confirmOrder, { params: { id } })
    expect([status, again.data.orderId]).toEqual([200, data.orderId])
  })

  it('also when the store has forgotten the order: it is found by its mark', async () => {
    const call = shopClient(shop.handler)
    const id = await fillDraft(call, { goods: goods() })
    const before = await store.read(`draft:${id}`)
    const { data } = await call(confirmOrder, { params: { id } })
    const now = await store.read(`draft:${id}`)
    await store.write(`draft:${id}`, before?.text ?? '', now?.version ?? null, 1000)
    const again = await call(confirmOrder, { params: { id } })
    expect([again.status, again.data.orderId]).toEqual([200, data.orderId])
  })

  it('also for two processes with one store', async () => {
    const key = crypto.randomUUID()
    const gate = holding(isCheckout)
    const [one, other] = [
      shopClient(shop.another({ store, through: gate.through }), key),
      shopClient(shop.handler, key),
    ]
    const id = await fillDraft(one, { goods: goods() })
    const first = one(confirmOrder, { params: { id } })
    await gate.isReached
    const early = await other(confirmOrder, { params: { id } })
    expect([early.code, early.headers.get('Retry-After')]).toEqual(['idempotency-in-progress', '1'])
    gate.open()
    const { status, data } = await first
    expect([status, (await other(confirmOrder, { params: { id } })).data.orderId]).toEqual([200, data.orderId])
  })
})

describe('a draft that cannot be ordered', () => {
  it('is asked about when its prices have changed', async () => {
    const call = shopClient(shop.handler)
    const id = await fillDraft(call, { goods: goods() })
    const cart = { value: goods().map((good) => ({ ...good, hashCode: 'as-it-was' })) }
    await call(saveOrder, { body: { id, cart } } as never)
    const { code, body } = await call(confirmOrder, { params: { id } })
    expect([code, (body as { readonly current: { readonly total: number } }).current.total]).toEqual([
      'price-changed',
      3999,
    ])
  })

  it('names the product of which there are fewer pieces, in the words of WooCommerce', async () => {
    const call = shopClient(shop.handler)
    const id = await fillDraft(call, { goods: [...goods(), ...goods('hammer', 3)] })
    const { code, body } = await call(confirmOrder, { params: { id } })
    expect(code).toBe('validation-failed')
    expect(body).toMatchObject({ errors: [{ pointer: '/cart/value/1', message: expect.stringContaining('Молоток') }] })
  })
})

describe('tracking', () => {
  it('takes the number of an order with the phone or the e-mail address of its buyer', async () => {
    const call = shopClient(shop.handler)
    const id = await fillDraft(call, { goods: goods(), email: 'anna@shop.example' })
    const { data } = await call(confirmOrder, { params: { id } })
    const track = (proof: string) => call(trackParcel, { body: { trackNumber: `${data.orderNumber} ${proof}` } })
    expect((await track('8 (900) 000-00-00')).data).toMatchObject({
      status: 'NotSent',
      statusName: 'Готовится к отправке',
    })
    expect((await track('Anna@Shop.example')).data.trackNumber).toBe(data.orderNumber)
    for (const proof of ['', '9000000001', 'other@shop.example', '0'])
      expect((await track(proof)).code).toBe('track-not-found')
  })
})

it('asks for nothing that was not recorded', () => expect(shop.unknown()).toEqual([]))
