import { confirmOrder, loadOrder, loadPaymentStatus, loadProviderStatus } from '@prilavok/contracts'
import { expect, it } from 'vitest'
import { describeRaces } from '../testing/each-database'
import { fixtureIds as ids } from '@prilavok/demo-shop/fixtures'
import { paymentBench, PROVIDERS_BY_OPTION } from '../testing/payment-bench'

describeRaces('an order that was paid less than it costs', (shop) => {
  /** The payment is for one piece; the buyer takes three while the money is on its way. */
  const underpaid = async (option: string, provider: string) => {
    const bench = paymentBench(shop)
    const id = await bench.draft(option)
    const url = await bench.open(id, provider)
    await bench.save(id, { cart: { value: [{ id: ids.beam, quantity: 3 }] } })
    await bench.sendEvent(url, 'paid')
    const confirmed = await bench.call(confirmOrder, { params: { id } })
    const [order] = await bench.orders(id)
    return { ...bench, id, url, confirmed: confirmed.data, order }
  }

  it.each(Object.entries(PROVIDERS_BY_OPTION))('is not called paid by %s through %s', async (option, provider) => {
    const { order, confirmed, call, id } = await underpaid(option, provider)
    const { total_kopecks: total = 0, paid_kopecks: paid = 0, due_kopecks: due = 0 } = order ?? {}
    expect(paid).toBeGreaterThan(0)
    expect(due).toBe(total - paid)
    expect(order).toMatchObject({ status: 'AwaitingPayment', payment_status: 'Pending' })
    const sums = { total: total / 100, paid: paid / 100, due: due / 100 }
    expect(confirmed).toMatchObject({ paymentStatus: 'Pending', ...sums })
    const notPaid = { paymentStatus: 'Pending', isFinal: false, succeed: false, ...sums }
    expect((await call(loadPaymentStatus, { params: { id } })).data).toMatchObject(notPaid)
    expect((await call(loadOrder, { params: { id } })).data?.paymentStatus).toBe('Pending')
    expect((await call(confirmOrder, { params: { id } })).data).toEqual(confirmed)
  })

  it('is not called paid by the status of its provider, whose amount is what was paid', async () => {
    const { call, id, order } = await underpaid('PayViaYooKassa', 'yookassa')
    expect((await call(loadProviderStatus, { params: { id, provider: 'yookassa' } })).data).toMatchObject({
      paymentStatus: 'Pending',
      succeed: false,
      amount: (order?.paid_kopecks ?? 0) / 100,
      due: (order?.due_kopecks ?? 0) / 100,
    })
  })

  it('lets the page go on to its order while there is none yet', async () => {
    const { draft, open, save, sendEvent, call } = paymentBench(shop)
    const id = await draft('PayViaYooKassa')
    const url = await open(id, 'yookassa')
    await save(id, { cart: { value: [{ id: ids.beam, quantity: 3 }] } })
    await sendEvent(url, 'paid')
    expect((await call(loadPaymentStatus, { params: { id } })).data).toMatchObject({
      paymentStatus: 'Succeeded',
      succeed: true,
      due: null,
    })
  })

  it('says nothing of the kind when it is paid in full, and owes nothing when it was paid too much', async () => {
    const { draft, open, choose, sendEvent, confirm, orders } = paymentBench(shop)
    const id = await draft('PayViaYooKassa')
    const first = await open(id, 'yookassa')
    await choose(id, 'PayViaSberbankAcquiring')
    // Of two payments that were received the newer one gives the status.
    shop.advance(1)
    await sendEvent(await open(id, 'sberbank'), 'paid')
    const paid = (await confirm(id)).data
    expect(paid).toMatchObject({ paymentStatus: 'Payed', due: 0, paid: paid.total })
    await sendEvent(first, 'paid')
    expect(await orders(id)).toMatchObject([{ due_kopecks: 0, payment_status: 'Payed' }])
  })
})
