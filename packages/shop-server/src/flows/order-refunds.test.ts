import {
  decideOrderRefund,
  readOrder,
  readOrderHistory,
  readOrderRefunds,
  refundOrder,
  saveOrder,
  type OrderEdition,
} from '@prilavok/contracts/admin'
import { beforeAll, expect, it } from 'vitest'
import { describeRaces } from '../testing/each-database'
import { paymentBench } from '../testing/payment-bench'
import { staffClient, type StaffClient } from '../testing/staff-client'

type Order = OrderEdition & { readonly version: number }
const MINUTE_MS = 61_000

describeRaces('money that goes back', (shop) => {
  let manager: StaffClient
  let chief: StaffClient
  let carrier: StaffClient
  beforeAll(async () => {
    manager = await staffClient(shop.server, 'orders')
    chief = await staffClient(shop.server, 'admin')
    carrier = await staffClient(shop.server, 'logist')
  })
  /** A paid order of so many beams, nine thousand each with five per cent off, and its delivery. */
  const paid = async (email: string, quantity = 1) => {
    const bench = paymentBench(shop)
    const draftId = await bench.draftOf(email, 'PayViaYooKassa')
    if (quantity > 1) await bench.save(draftId, { cart: { value: [{ id: 'p-beam', quantity }] } })
    await bench.sendEvent(await bench.open(draftId, 'yookassa'), 'paid')
    return {
      bench,
      draftId,
      orderId: (await bench.orders(draftId))[0]?.id ?? (await bench.confirm(draftId)).data.orderId,
    }
  }
  const read = async (id: string) => (await manager.call(readOrder, { params: { id } })).data as unknown as Order
  const refund = (id: string, body: object, who = manager, key: string = crypto.randomUUID()) =>
    who.call(
      refundOrder,
      { params: { id }, body: { amount: null, lines: [], reason: 'Брак', ...body } as never },
      { 'Idempotency-Key': `"${key}"` },
    )
  const mails = async (to: string) =>
    (
      (await shop.server.db
        .selectFrom('demo_email' as never)
        .selectAll()
        .execute()) as unknown as { recipient: string; subject: string; text: string }[]
    ).filter(({ recipient }) => recipient === to)

  it('goes by the provider that took it, whole or by lines, never more than was paid, and makes nothing due', async () => {
    const { orderId } = await paid('anna+ok@example.com', 2)
    const order = await read(orderId)
    const [line] = order.items
    const unit = line?.discountPrice ?? 0
    const first = await refund(orderId, { lines: [{ id: line?.id, quantity: 1 }] })
    expect(first.data).toMatchObject({ items: [{ amount: unit, state: 'Done', provider: 'yookassa', reason: 'Брак' }] })
    expect(first.data.refundable).toBe(Math.round((order.total - unit) * 100) / 100)
    const after = await read(orderId)
    expect([after.status, after.paidAmount, after.returnedAmount, after.codAmount]).toEqual([
      order.status,
      Math.round((order.total - unit) * 100) / 100,
      unit,
      0,
    ])
    expect(after.paymentStatus).toBe('Succeeded')
    expect((await refund(orderId, { lines: [{ id: line?.id, quantity: 2 }] })).status).toBe(422)
    expect((await refund(orderId, { amount: order.total })).status).toBe(422)
    expect((await refund(orderId, { reason: ' ' })).problem?.errors?.[0]).toMatchObject({ pointer: '/reason' })
    await refund(orderId, {}, manager)
    const whole = await read(orderId)
    expect([whole.paidAmount, whole.codAmount, whole.paymentStatus]).toEqual([0, 0, 'Refunded'])
    expect((await refund(orderId, {})).status).toBe(422)
    const history = (await manager.call(readOrderHistory, { params: { id: orderId }, query: {} } as never)).data
    expect(history.items.some(({ comment, actorName }) => comment === 'Брак' && actorName === 'Олег Кузнецов')).toBe(
      true,
    )
  })

  it('goes once, whoever asks again and whatever reply is lost', async () => {
    const { orderId } = await paid('anna+refund-breaks-once@example.com')
    const key = crypto.randomUUID()
    const lost = await refund(orderId, { amount: 100 }, manager, key)
    expect(lost.data.items).toMatchObject([{ state: 'Sent', amount: 100 }])
    await refund(orderId, { amount: 100 }, manager, key)
    shop.advance(MINUTE_MS)
    await shop.server.settlePayments()
    await shop.server.settlePayments()
    const { data } = await manager.call(readOrderRefunds, { params: { id: orderId } })
    expect(data.items).toMatchObject([{ state: 'Done', amount: 100 }])
    expect((await read(orderId)).returnedAmount).toBe(100)
    const [one, two] = await Promise.all([
      refund(orderId, { amount: data.refundable }),
      refund(orderId, { amount: data.refundable }),
    ])
    expect([one.status, two.status].sort()).toEqual([200, 422])
    expect((await read(orderId)).paidAmount).toBe(0)
  })

  it('stays where the provider refuses, which is said, and may be asked for again', async () => {
    const { orderId } = await paid('anna+refund-fails@example.com')
    const { data } = await refund(orderId, {})
    expect(data.items).toMatchObject([{ state: 'Failed', message: 'Провайдер отказал в возврате' }])
    const order = await read(orderId)
    expect([order.paidAmount, order.returnedAmount, data.refundable]).toEqual([order.total, 0, order.total])
  })

  it('waits for a second person from a sum on, who is not the one that asked', async () => {
    const { orderId } = await paid('anna@example.com', 3)
    expect((await refund(orderId, {}, carrier)).status).toBe(403)
    const asked = await refund(orderId, {})
    const [waiting] = asked.data.items
    expect(waiting).toMatchObject({ state: 'Waiting', mayDecide: false, askedBy: 'Олег Кузнецов' })
    const decide = (who: StaffClient, approve: boolean) =>
      who.call(decideOrderRefund, { params: { id: waiting?.id ?? '' }, body: { approve } })
    expect((await decide(manager, true)).status).toBe(403)
    expect((await read(orderId)).returnedAmount).toBe(0)
    const both = await Promise.all([decide(chief, true), decide(chief, true)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const { data } = await manager.call(readOrderRefunds, { params: { id: orderId } })
    expect(data.items).toMatchObject([{ state: 'Done', approvedBy: 'Анна Иванова' }])
    expect((await read(orderId)).paidAmount).toBe(0)
    const own = await paid('anna@example.com', 3)
    const chiefs = await refund(own.orderId, {}, chief)
    const mine = chiefs.data.items[0]?.id ?? ''
    expect((await chief.call(decideOrderRefund, { params: { id: mine }, body: { approve: true } })).status).toBe(403)
  })

  it('waits for a second person as well where it is cut into small ones', async () => {
    const { orderId } = await paid('anna@example.com', 3)
    const states = async () =>
      (await manager.call(readOrderRefunds, { params: { id: orderId } })).data.items.map(({ state }) => state).sort()
    await refund(orderId, { amount: 15_000 })
    expect((await refund(orderId, { amount: 4_000 })).data.approveFrom).toBe(1_000)
    expect(await states()).toEqual(['Done', 'Done'])
    await Promise.all([refund(orderId, { amount: 999 }), refund(orderId, { amount: 999 })])
    expect(await states()).toEqual(['Done', 'Done', 'Done', 'Waiting'])
  })

  it('belongs to a cancellation: no open payment stays, the buyer is told once, and not if it was taken back', async () => {
    const bench = paymentBench(shop)
    const email = 'cancelled@example.com'
    const draftId = await bench.draftOf(email, 'PayViaYooKassa')
    await bench.open(draftId, 'yookassa')
    const orderId = (await bench.confirm(draftId)).data.orderId
    const save = async (change: object) => {
      const order = await read(orderId)
      return manager.call(saveOrder, { body: { ...order, ...change } as never }, { 'If-Match': `"v${order.version}"` })
    }
    const { status } = await read(orderId)
    const cancel = { status: 'CancelledByShop', cancelReason: 'OutOfStock' }
    expect((await save(cancel)).status).toBe(200)
    const states = await shop.server.db
      .selectFrom('payment_session')
      .select('state')
      .where('order_in_process_id', '=', draftId)
      .execute()
    expect(states).toEqual([{ state: 'Cancelled' }])
    expect((await save({ status, cancelReason: null })).status).toBe(200)
    shop.advance(6 * MINUTE_MS)
    await shop.server.settlePayments()
    expect(await mails(email)).toEqual([])
    await save(cancel)
    // Many at once are taken back for five minutes.
    shop.advance(4 * MINUTE_MS)
    await shop.server.settlePayments()
    expect(await mails(email)).toEqual([])
    shop.advance(2 * MINUTE_MS)
    await Promise.all([shop.server.settlePayments(), shop.server.settlePayments()])
    await shop.server.settlePayments()
    const [mail, ...more] = await mails(email)
    expect(more).toEqual([])
    expect(mail?.subject).toMatch(/^Заказ № \d+ отменён$/)
  })
})
