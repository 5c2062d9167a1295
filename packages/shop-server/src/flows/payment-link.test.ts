import { makePaymentLink, readOrder, readOrderHistory, saveOrder, type OrderEdition } from '@prilavok/contracts/admin'
import { beforeAll, expect, it } from 'vitest'
import { describeRaces } from '../testing/each-database'
import { paymentBench } from '../testing/payment-bench'
import { staffClient, type StaffClient } from '../testing/staff-client'

type Order = OrderEdition & { readonly version: number }
const DAY_MS = 86_400_000

describeRaces('a link by which a buyer pays what is due', (shop) => {
  let manager: StaffClient
  beforeAll(async () => {
    manager = await staffClient(shop.server, 'orders')
  })
  const bench = () => paymentBench(shop)
  const read = async (id: string) => (await manager.call(readOrder, { params: { id } })).data as unknown as Order
  const edit = async (id: string, quantity: number) => {
    const order = await read(id)
    const body = { ...order, items: [{ ...order.items[0], quantity }] } as never
    expect((await manager.call(saveOrder, { body }, { 'If-Match': `"v${order.version}"` })).status).toBe(200)
  }
  const link = (id: string, who = manager) => who.call(makePaymentLink, { params: { id } })
  /** Opens a link; resolves with where it leads, as the stand-in of the provider has it. */
  const follow = async (url: string) => {
    const response = await shop.server.fetch(new Request(new URL(new URL(url).pathname, 'http://localhost')))
    const location = response.headers.get('Location')
    return { status: response.status, text: await response.text(), page: location }
  }
  const sessions = (draftId: string) =>
    shop.server.db
      .selectFrom('payment_session')
      .select(['state', 'amount_kopecks', 'provider'])
      .where('order_in_process_id', '=', draftId)
      .orderBy('amount_kopecks')
      .execute()
  /** An order that was paid, and then edited to cost more. */
  const dearer = async () => {
    const buyer = bench()
    const draftId = await buyer.draft('PayViaYooKassa')
    await buyer.sendEvent(await buyer.open(draftId, 'yookassa'), 'paid')
    const orderId = (await buyer.confirm(draftId)).data.orderId
    const paid = await read(orderId)
    await edit(orderId, 2)
    return { buyer, draftId, orderId, paid, now: await read(orderId) }
  }

  it('asks for the difference of a dearer edit, and the order is paid by it', async () => {
    const { buyer, orderId, draftId, paid, now } = await dearer()
    expect(now.status).toBe('AwaitingPayment')
    const { data } = await link(orderId)
    expect(data.amount).toBe(now.total - paid.total)
    const { status, page } = await follow(data.url)
    expect(status).toBe(303)
    const due = Math.round((now.total - paid.total) * 100)
    expect((await sessions(draftId)).filter(({ amount_kopecks }) => amount_kopecks === due)).toMatchObject([
      { provider: 'yookassa', state: 'Created' },
    ])
    // Whoever opens it again, or its preview, comes to the same payment.
    expect((await follow(data.url)).page).toBe(page)
    await buyer.sendEvent(page, 'paid')
    expect(await read(orderId)).toMatchObject({ status: 'Paid', paidAmount: now.total, codAmount: 0 })
    const after = await follow(data.url)
    expect([after.status, after.page]).toEqual([303, expect.stringContaining(draftId)])
    expect(await sessions(draftId)).toHaveLength(2)
  })

  it('asks for what is due when it is opened, and no payment of an old sum stays open', async () => {
    const { buyer, orderId, draftId, now } = await dearer()
    const { data } = await link(orderId)
    const old = await follow(data.url)
    await edit(orderId, 3)
    expect((await sessions(draftId)).map(({ state }) => state).sort()).toEqual(['Cancelled', 'Succeeded'])
    expect((await buyer.press(old.page, 'pay')).outcome).toBe('refused')
    const dear = await read(orderId)
    expect(dear.paidAmount).toBe(now.paidAmount)
    await follow(data.url)
    const open = (await sessions(draftId)).filter(({ state }) => state !== 'Cancelled' && state !== 'Succeeded')
    expect(open).toMatchObject([{ amount_kopecks: Math.round((dear.total - now.paidAmount) * 100) }])
  })

  it('asks for the whole of an order that nobody has paid, by a card where it was to be paid on delivery', async () => {
    const buyer = bench()
    const draftId = await buyer.draft('PayOnDelivery')
    const orderId = (await buyer.confirm(draftId)).data.orderId
    const { data } = await link(orderId)
    const order = await read(orderId)
    expect(data.amount).toBe(order.total)
    await buyer.sendEvent((await follow(data.url)).page, 'paid')
    expect(await read(orderId)).toMatchObject({ paidAmount: order.total, codAmount: 0, purchaseType: 'PayOnDelivery' })
  })

  it('is not made where nothing is due, for a cancelled order, and by whoever may not write to buyers', async () => {
    const { orderId } = await dearer()
    const catalogue = await staffClient(shop.server, 'catalog')
    expect((await link(orderId, catalogue)).status).toBe(403)
    await shop.server.db
      .updateTable('customer_order')
      .set({ status: 'CancelledByShop' })
      .where('id', '=', orderId)
      .execute()
    expect((await link(orderId)).problem?.code).toBe('order-not-payable')
    const buyer = bench()
    const draftId = await buyer.draft('PayViaYooKassa')
    await buyer.sendEvent(await buyer.open(draftId, 'yookassa'), 'paid')
    expect((await link((await buyer.confirm(draftId)).data.orderId)).problem?.code).toBe('order-not-payable')
    expect((await link('nothing')).status).toBe(404)
  })

  it('is in the history, is kept as a hash alone, and works for a week', async () => {
    const { orderId, now, paid } = await dearer()
    const { data } = await link(orderId)
    const token = data.url.split('/').at(-1) ?? ''
    const links = await shop.server.db.selectFrom('payment_link').selectAll().execute()
    expect(JSON.stringify(links)).not.toContain(token)
    const history = await manager.call(readOrderHistory, { params: { id: orderId }, query: {} } as never)
    expect(history.data.items[0]?.changes).toMatchObject([
      { field: 'paymentLink', before: null, after: { amount: now.total - paid.total } },
    ])
    expect((await follow(`${data.url}x`)).status).toBe(404)
    shop.advance(8 * DAY_MS)
    const late = await follow(data.url)
    expect([late.status, late.text]).toEqual([404, expect.stringContaining('Попросите у магазина новую')])
  })
})
