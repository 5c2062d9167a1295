import { expect, it } from 'vitest'
import { hashOfSecret } from '../http/draft-key'
import { describeRaces } from '../testing/each-database'
import { paymentBench } from '../testing/payment-bench'

const times = <T>(count: number, run: (index: number) => Promise<T>): Promise<readonly T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => run(index)))

describeRaces('payments that race', (shop) => {
  it.each([
    ['before anything is paid', 0],
    ['while the money comes ten times', 10],
  ])('make exactly one order of 200 parallel confirmations %s [SAFE-01]', async (_, callbacks) => {
    const { draft, open, sendEvent, confirm, orders, history } = paymentBench(shop)
    const id = await draft('PayViaYooKassa')
    const url = await open(id, 'yookassa')
    // Whoever is told to come back, because all connections are taken, does.
    const confirmed = async (): ReturnType<typeof confirm> => {
      const response = await confirm(id)
      return response.status === 503 ? confirmed() : response
    }
    const [responses] = await Promise.all([times(200, confirmed), times(callbacks, () => sendEvent(url, 'paid'))])
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(responses.map(({ data }) => data.orderId)).size).toBe(1)
    const [order, ...others] = await orders(id)
    expect(others).toEqual([])
    expect(order).toMatchObject({
      id: responses[0]?.data.orderId,
      status: callbacks === 0 ? 'AwaitingPayment' : 'Paid',
    })
    expect((await history(id)).filter(({ kind }) => kind === 'Created')).toHaveLength(1)
  })

  it('open one session, however many starts come at once', async () => {
    const { draft, start, db } = paymentBench(shop)
    const id = await draft('PayViaSberbankAcquiring')
    const responses = await times(30, () => start(id, 'sberbank'))
    expect(new Set(responses.map(({ data }) => data.url)).size).toBe(1)
    expect(
      await db.selectFrom('payment_session').select('id').where('order_in_process_id', '=', id).execute(),
    ).toHaveLength(1)
  })

  it('lose nothing when saves, starts, callbacks and confirmations come together', async () => {
    const { draft, open, start, sendEvent, choose, confirm, orders } = paymentBench(shop)
    for (const at of [0, 1, 2, 3]) {
      const id = await draft('PayViaYooKassa')
      const url = await open(id, 'yookassa')
      const acts: readonly (() => Promise<unknown>)[] = [
        () => sendEvent(url, 'paid'),
        () => choose(id, 'PayOnDelivery'),
        () => confirm(id),
        () => start(id, 'yookassa'),
        () => sendEvent(url, 'refused'),
      ]
      await times(acts.length * 3, (index) => (acts[(index + at) % acts.length] ?? (() => confirm(id)))())
      await confirm(id)
      const [order, ...others] = await orders(id)
      // An order that was placed on delivery has no online discount: the payment does not cover it.
      const paymentStatus = order?.due_kopecks === 0 ? 'Succeeded' : 'Pending'
      expect([others.length, order?.payment_status]).toEqual([0, paymentStatus])
      expect(order?.paid_kopecks).toBeGreaterThan(0)
    }
  })

  it('keep the responses of starts and confirmations by key in the database [SAFE-01]', async () => {
    const { draft, start, db } = paymentBench(shop)
    const id = await draft('PayViaYooKassa')
    const headers = { 'Idempotency-Key': '"one-attempt-to-pay"' }
    const first = await start(id, 'yookassa', headers)
    const again = await start(id, 'yookassa', headers)
    expect([again.headers.get('Idempotent-Replayed'), again.data]).toEqual(['true', first.data])
    const kept = await db
      .selectFrom('idempotency_key')
      .select(['route', 'status'])
      .where('key', '=', hashOfSecret('one-attempt-to-pay'))
      .execute()
    expect(kept).toEqual([{ route: `POST /api/order-in-process/${id}/yookassa`, status: 200 }])
  })
})
