import { expect, it } from 'vitest'
import { describeRaces } from '../testing/each-database'
import { fixtureIds as ids } from '@prilavok/demo-shop/fixtures'
import { paymentBench, PROVIDERS_BY_OPTION } from '../testing/payment-bench'

describeRaces('money and orders', (shop) => {
  it.each(Object.entries(PROVIDERS_BY_OPTION))(
    '%s through %s makes the order of a buyer who never comes back',
    async (option, provider) => {
      const { draft, open, sendEvent, orders, history, confirm, reload } = paymentBench(shop)
      const id = await draft(option)
      await sendEvent(await open(id, provider), 'paid')
      const [order, ...others] = await orders(id)
      expect(others).toEqual([])
      expect(order).toMatchObject({ status: 'Paid', purchase_type: option, paid_kopecks: order?.total_kopecks })
      expect(await history(id)).toMatchObject([{ kind: 'Created', author: 'system' }])
      expect((await reload(id))?.createdOrderId).toBe(order?.id)
      expect((await confirm(id)).data).toMatchObject({ orderId: order?.id, orderNumber: order?.number })
      expect(await orders(id)).toHaveLength(1)
    },
  )

  it('is counted once, however often and in whatever order callbacks come', async () => {
    const { draft, open, sendEvent, orders, history } = paymentBench(shop)
    const id = await draft('PayViaYooKassa')
    const url = await open(id, 'yookassa')
    for (const event of ['refused', 'paid', 'opened', 'paid', 'refused', 'expired']) await sendEvent(url, event)
    const [order] = await orders(id)
    expect(order).toMatchObject({ status: 'Paid', payment_status: 'Succeeded', paid_kopecks: order?.total_kopecks })
    expect(await history(id)).toHaveLength(1)
  })

  it('that comes after another option was chosen makes the order with the option it came by', async () => {
    const { draft, open, sendEvent, choose, confirm, orders } = paymentBench(shop)
    const id = await draft('PayViaYooKassa')
    const url = await open(id, 'yookassa')
    await choose(id, 'PayOnDelivery')
    await sendEvent(url, 'paid')
    const [order] = await orders(id)
    expect(order).toMatchObject({ status: 'Paid', purchase_type: 'PayViaYooKassa', paid_kopecks: order?.total_kopecks })
    expect((await confirm(id)).data.orderId).toBe(order?.id)
    expect(await orders(id)).toHaveLength(1)
  })

  it('that comes after the order was placed on delivery is kept with that order', async () => {
    const { draft, open, sendEvent, choose, confirm, orders, history } = paymentBench(shop)
    const id = await draft('PayViaYooKassa')
    const url = await open(id, 'yookassa')
    await choose(id, 'PayOnDelivery')
    await confirm(id)
    expect(await orders(id)).toMatchObject([
      { status: 'AwaitingConfirmation', payment_status: 'None', paid_kopecks: 0 },
    ])
    expect(await sendEvent(url, 'opened')).toMatchObject({ paymentStatus: 'Cancelled' })
    await sendEvent(url, 'paid')
    const [order, ...others] = await orders(id)
    expect(others).toEqual([])
    // The order on delivery has no online discount: what was paid is less than it costs.
    expect(order).toMatchObject({ purchase_type: 'PayOnDelivery', payment_status: 'Pending' })
    expect(order?.paid_kopecks).toBeGreaterThan(0)
    expect(order?.due_kopecks).toBeGreaterThan(0)
    expect((await history(id)).at(-1)).toMatchObject({
      kind: 'PaymentChanged',
      changes: { paidKopecks: [0, order?.paid_kopecks] },
    })
  })

  it('that comes twice, through two providers, is all there for the staff', async () => {
    const { draft, open, sendEvent, choose, orders } = paymentBench(shop)
    const id = await draft('PayViaYooKassa')
    const first = await open(id, 'yookassa')
    await choose(id, 'PayViaSberbankAcquiring')
    const second = await open(id, 'sberbank')
    await sendEvent(second, 'paid')
    await sendEvent(first, 'paid')
    const [order] = await orders(id)
    expect(order?.paid_kopecks).toBe(2 * (order?.total_kopecks ?? 0))
    await sendEvent(first, 'refunded')
    const [after] = await orders(id)
    expect(after).toMatchObject({ paid_kopecks: after?.total_kopecks, payment_status: 'Payed' })
  })

  it('without a draft that can be ordered stays, and the staff sees why', async () => {
    const { draft, open, sendEvent, save, confirm, orders, db, start } = paymentBench(shop)
    const id = await draft('PayViaDolyame')
    const url = await open(id, 'dolyame')
    await save(id, { customer: { value: { firstName: 'Анна' } } })
    expect(await sendEvent(url, 'paid')).toMatchObject({ paymentStatus: 'Committed' })
    expect(await orders(id)).toEqual([])
    const waiting = () =>
      db.selectFrom('paid_without_order').selectAll().where('order_in_process_id', '=', id).execute()
    const order_refusal = 'validation-failed; /customer/value/lastName required; /customer/value/phone phone'
    expect(await waiting()).toMatchObject([{ provider: 'dolyame', purchase_type: 'PayViaDolyame', order_refusal }])
    expect((await start(id, 'dolyame')).problem).toMatchObject({
      code: 'order-not-payable',
      current: { paymentStatus: 'Committed' },
    })
    await save(id, { customer: { value: { firstName: 'Анна', lastName: 'Петрова', phone: '9123456789' } } })
    expect((await confirm(id)).status).toBe(200)
    expect(await orders(id)).toMatchObject([{ status: 'Paid', purchase_type: 'PayViaDolyame' }])
    expect(await waiting()).toEqual([])
  })

  it("for another cart than today's makes no order by itself; the buyer's own is not called paid", async () => {
    const { draft, open, sendEvent, save, confirm, orders, db } = paymentBench(shop)
    const id = await draft('PayViaYooKassa')
    const url = await open(id, 'yookassa')
    await save(id, { cart: { value: [{ id: ids.beam, quantity: 3 }] } })
    await sendEvent(url, 'paid')
    const [waiting] = await db
      .selectFrom('paid_without_order')
      .selectAll()
      .where('order_in_process_id', '=', id)
      .execute()
    expect(waiting?.order_refusal).toBe('price-changed')
    await confirm(id)
    const [order] = await orders(id)
    expect(order).toMatchObject({
      status: 'AwaitingPayment',
      payment_status: 'Pending',
      paid_kopecks: waiting?.amount_kopecks,
    })
  })

  it("decides the option of the buyer's own order, whatever was chosen since", async () => {
    const { draft, open, sendEvent, save, choose, confirm, orders } = paymentBench(shop)
    const id = await draft('PayViaDolyame')
    const url = await open(id, 'dolyame')
    await save(id, { customer: { value: { firstName: 'Анна' } } })
    await sendEvent(url, 'paid')
    expect(await orders(id)).toEqual([])
    await save(id, { customer: { value: { firstName: 'Анна', lastName: 'Петрова', phone: '9123456789' } } })
    await choose(id, 'PayOnDelivery')
    expect((await confirm(id)).status).toBe(200)
    expect(await orders(id)).toMatchObject([{ status: 'Paid', purchase_type: 'PayViaDolyame' }])
  })

  it('that covers the lines but not the delivery does not make the order paid', async () => {
    const { draft, open, sendEvent, save, confirm, orders } = paymentBench(shop)
    const id = await draft('PayViaYooKassa')
    const url = await open(id, 'yookassa')
    const farther = { cityId: ids.tver, transportCompany: 'Pek', pickPointId: ids.pekTver }
    await save(id, { delivery: { value: { ...farther, purchaseType: 'PayViaYooKassa' } } })
    await sendEvent(url, 'paid')
    expect((await confirm(id)).status).toBe(200)
    const [order] = await orders(id)
    const linesKopecks = (order?.goods_kopecks ?? 0) - (order?.discount_kopecks ?? 0)
    expect(order?.paid_kopecks).toBeGreaterThanOrEqual(linesKopecks)
    expect(order?.paid_kopecks).toBeLessThan(order?.total_kopecks ?? 0)
    expect(order).toMatchObject({ status: 'AwaitingPayment', payment_status: 'Pending' })
  })

  it('is not taken for a draft that could not be ordered', async () => {
    const { draft, start } = paymentBench(shop)
    const nameless = await draft('PayViaYooKassa', { customer: { value: { phone: '9123456789' } } })
    expect((await start(nameless, 'yookassa')).problem).toMatchObject({ code: 'validation-failed', status: 422 })
    const unconsenting = await draft('PayViaYooKassa', { personalDataConsent: false })
    expect((await start(unconsenting, 'yookassa')).problem?.errors).toMatchObject([{ pointer: '/personalDataConsent' }])
    const gone = await draft('PayViaYooKassa', {
      cart: {
        value: [
          { id: ids.beam, quantity: 1 },
          { id: ids.gone, quantity: 1 },
        ],
      },
    })
    expect((await start(gone, 'yookassa')).problem?.errors).toMatchObject([
      { pointer: '/cart/value/1', code: 'exists' },
    ])
    const stale = await draft('PayViaYooKassa', {
      cart: { value: [{ id: ids.beam, quantity: 1, hashCode: 'of-yesterday' }] },
    })
    expect((await start(stale, 'yookassa')).problem?.code).toBe('price-changed')
  })
})
