import { confirmOrder, loadOrder, loadProviderStatus, saveOrder, startProvider } from '@prilavok/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillDraft } from '../testing/buyer'
import { isCheckout } from '../testing/lost-response'
import { openRecordedShop, type RecordedShop } from '../testing/recorded-shop'
import { shopClient, type ShopClient } from '../testing/shop-client'
import { wooStaff } from '../testing/woo-staff'

let shop: RecordedShop
const staff = wooStaff()
beforeAll(async () => {
  shop = await openRecordedShop('payment', { through: staff.through })
})
afterAll(() => shop.close())

const payable = (call: ShopClient) =>
  fillDraft(call, { goods: [{ id: shop.product('drill'), quantity: 1 }], purchaseType: 'PayViaYooKassa' })
const paramsOf = (id: string) => ({ id, provider: 'yookassa' })
const statusOf = async (call: ShopClient, id: string) => {
  const { data } = await call(loadProviderStatus, { params: paramsOf(id) })
  return [data.paymentStatus, data.isFinal, data.succeed]
}

describe('a payment on a page', () => {
  it('leads to the page of the payment method, and makes the order once it is paid', async () => {
    const call = shopClient(shop.handler)
    const id = await payable(call)
    const { data: started } = await call(startProvider, { params: paramsOf(id) })
    expect(started.url).toBe(`https://127.0.0.1:8180/test-payment/?order=${started.providerOrderId ?? ''}`)
    expect(await statusOf(call, id)).toEqual(['Pending', false, false])
    expect((await call(loadOrder, { params: { id } })).data?.createdOrderId).toBeNull()

    await staff.set(started.providerOrderId, { status: 'processing', set_paid: true })
    expect(await statusOf(call, id)).toEqual(['Succeeded', true, true])
    const { data } = await call(confirmOrder, { params: { id } })
    expect([data.orderId, data.paymentStatus, data.paid, data.due]).toEqual([
      started.providerOrderId,
      'Succeeded',
      1999.5,
      0,
    ])
    expect((await call(startProvider, { params: paramsOf(id) })).code).toBe('order-already-created')
  })

  it('is the same order when it is started again', async () => {
    const call = shopClient(shop.handler)
    const id = await payable(call)
    const first = await call(startProvider, { params: paramsOf(id) })
    const second = await call(startProvider, { params: paramsOf(id) })
    expect(second.data.providerOrderId).toBe(first.data.providerOrderId)
    await staff.set(first.data.providerOrderId, { status: 'failed' })
    expect(await statusOf(call, id)).toEqual(['Failed', true, false])
    const third = await call(startProvider, { params: paramsOf(id) })
    expect([third.status, third.data.providerOrderId]).toEqual([200, first.data.providerOrderId])
  })

  it('is cancelled in WooCommerce when the buyer chooses otherwise', async () => {
    const call = shopClient(shop.handler)
    const id = await payable(call)
    const { data: started } = await call(startProvider, { params: paramsOf(id) })
    const { data: draft } = await call(loadOrder, { params: { id } })
    const delivery = { ...draft?.delivery, purchaseType: 'PayOnDelivery' }
    await call(saveOrder, { body: { id, delivery: { value: delivery } } } as never)
    const { data: order } = await call(confirmOrder, { params: { id } })
    expect(order.orderId).not.toBe(started.providerOrderId)
    expect(await staff.statusOf(started.providerOrderId)).toBe('cancelled')
    expect(await staff.statusOf(order.orderId)).toBe('processing')
  })

  it('begins for the way that the buyer has chosen alone', async () => {
    let checkouts = 0
    const counting =
      (next: typeof fetch): typeof fetch =>
      (request) => {
        checkouts += isCheckout(request as Request) ? 1 : 0
        return next(request)
      }
    // Its own reading of the record: what is placed here is not placed for the tests beside it.
    const { handler } = await openRecordedShop('payment', { through: counting })
    const call = shopClient(handler)
    const id = await fillDraft(call, { goods: [{ id: shop.product('drill'), quantity: 1 }] })
    const refused = await call(startProvider, { params: paramsOf(id) })
    expect([refused.status, refused.code, checkouts]).toEqual([409, 'order-not-payable', 0])
    const { data: draft } = await call(loadOrder, { params: { id } })
    const delivery = { ...draft?.delivery, purchaseType: 'PayViaYooKassa' }
    await call(saveOrder, { body: { id, delivery: { value: delivery } } } as never)
    const started = await call(startProvider, { params: paramsOf(id) })
    expect([started.status, started.data.succeed, checkouts]).toEqual([200, true, 1])
  })

  it('leads nowhere but to hosts of the settings', async () => {
    const call = shopClient(shop.another({ through: staff.elsewhere('https://evil.example/pay') }))
    const id = await payable(call)
    const { status, code } = await call(startProvider, { params: paramsOf(id) })
    expect([status, code]).toEqual([409, 'order-not-payable'])
    for (const address of ['javascript:alert(1)', '//evil.example', 'http://evil.example']) {
      const other = shopClient(shop.another({ through: staff.elsewhere(address) }))
      const draft = await payable(other)
      expect((await other(startProvider, { params: paramsOf(draft) })).code).toBe('order-not-payable')
    }
  })
})

it('asks for nothing that was not recorded', () => expect(shop.unknown()).toEqual([]))
