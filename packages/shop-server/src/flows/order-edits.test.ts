import {
  previewOrder,
  readOrder,
  readOrderHistory,
  saveOrder,
  type OrderEdition,
  type OrderItem,
} from '@prilavok/contracts/admin'
import { fixtureIds as ids } from '@prilavok/demo-shop/fixtures'
import { checkBooks } from '@prilavok/demo-shop/testing/inside'
import { beforeAll, expect, it } from 'vitest'
import { describeRaces } from '../testing/each-database'
import { paymentBench } from '../testing/payment-bench'
import { staffClient, type StaffClient } from '../testing/staff-client'

type Order = OrderEdition & { readonly version: number }

describeRaces('orders that staff edit', (shop) => {
  let manager: StaffClient
  let carrier: StaffClient
  /** What buyers were told, for the audit at the end. */
  const bought: Parameters<typeof checkBooks>[1][number][] = []
  beforeAll(async () => {
    manager = await staffClient(shop.server, 'orders')
    carrier = await staffClient(shop.server, 'logist')
  })
  /** An order of one beam, as a buyer has made it. */
  const made = async (purchaseType = 'PayOnDelivery') => {
    const bench = paymentBench(shop)
    const draftId = await bench.draft(purchaseType)
    const { orderId, orderNumber, total } = (await bench.confirm(draftId)).data
    const totalKopecks = Math.round(Number(total) * 100)
    bought.push({ draftId, orderNumber, totalKopecks, paidKopecks: 0, pieces: { [ids.beam]: 1 } })
    return orderId
  }
  const read = async (id: string) => (await manager.call(readOrder, { params: { id } })).data as unknown as Order
  const save = (order: Order, change: object, who = manager) =>
    who.call(saveOrder, { body: { ...order, ...change } as never }, { 'If-Match': `"v${order.version}"` })
  const preview = (order: Order, change: object) =>
    manager.call(previewOrder, { body: { ...order, ...change } as never })
  const line = (productId: string, quantity: number, more: object = {}) =>
    ({ productId, quantity, name: '', article: '', unit: 'Piece', price: 0, total: 0, ...more }) as unknown as OrderItem
  const rows = async (id: string) => {
    const { db } = shop.server
    const [order, items] = [
      await db.selectFrom('customer_order').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
      await db.selectFrom('order_item').selectAll().where('order_id', '=', id).orderBy('line_number').execute(),
    ]
    return { order, items }
  }
  /** The books of an order: it is the sum of its lines and its delivery. */
  const addsUp = async (id: string) => {
    const { order, items } = await rows(id)
    const lines = items.reduce((sum, each) => sum + each.total_kopecks, 0)
    expect(order.goods_kopecks - order.discount_kopecks).toBe(lines)
    expect(order.total_kopecks).toBe(lines + order.delivery_kopecks)
    for (const each of items) expect(each.total_kopecks).toBe(each.discount_price_kopecks * each.quantity)
  }

  it('are shown what an edit comes to, counted by the shop, and nothing is saved by it', async () => {
    const order = await read(await made())
    const items = [{ ...order.items[0], quantity: 2 }, line(ids.cement, 3)]
    const { data, status } = await preview(order, { items })
    expect(status).toBe(200)
    expect(data.before.total).toBe(order.total)
    expect(data.items.map(({ name, quantity, price }) => [name, quantity, price])).toEqual([
      ['Балка 6 м', 2, 9000],
      ['Цемент М500, 25 кг', 3, 499],
    ])
    expect(data.after.itemsTotal).toBe(2 * 9000 + 3 * 499)
    expect(data.after.deliveryCost).toBeGreaterThan(order.deliveryCost)
    expect(data.toPay).toBe(data.after.total)
    expect((await read(String(order.id))).version).toBe(order.version)
  })

  it('get lines, quantities and delivery in one save, keep the ids of their lines, and are taken back by the opposite one', async () => {
    const id = await made()
    const order = await read(id)
    const before = await rows(id)
    const items = [{ ...order.items[0], quantity: 2 }, line(ids.cement, 3)]
    const expected = (await preview(order, { items })).data
    const saved = await save(order, {
      items,
      recipient: { firstName: 'Пётр', lastName: 'Иванов', phone: '+79000000001' },
    })
    expect(saved.status).toBe(200)
    const now = await read(id)
    expect([now.itemsTotal, now.discountAmount, now.deliveryCost, now.total]).toEqual(Object.values(expected.after))
    expect(now.items.map((each) => each.id)).toEqual([`${id}-1`, `${id}-2`])
    expect(now.recipient).toMatchObject({ firstName: 'Пётр' })
    await addsUp(id)
    const undone = await save({ ...order, version: now.version }, {})
    expect(undone.status).toBe(200)
    const after = await rows(id)
    expect(after.items).toEqual(before.items)
    expect(after.order).toMatchObject({
      total_kopecks: before.order.total_kopecks,
      delivery_kopecks: before.order.delivery_kopecks,
      delivery_address: before.order.delivery_address,
      recipient: null,
    })
    await addsUp(id)
  })

  it('keep the price that was agreed, give new lines the price of today, and are taken back to the kopeck', async () => {
    const id = await made()
    const order = await read(id)
    const { db } = shop.server
    await db.updateTable('product').set({ price_kopecks: 950_000 }).where('id', '=', ids.beam).execute()
    const items = [order.items[0], line(ids.beam, 1)]
    expect((await save(order, { items })).status).toBe(200)
    const now = await read(id)
    expect(now.items.map(({ price }) => price)).toEqual([9000, 9500])
    await db.updateTable('product').set({ price_kopecks: 900_000 }).where('id', '=', ids.beam).execute()
    // Taken back and done again: the prices of the first time.
    await save({ ...order, version: now.version }, {})
    const back = await read(id)
    expect((await save({ ...now, version: back.version }, {})).status).toBe(200)
    expect((await read(id)).items.map(({ price }) => price)).toEqual([9000, 9500])
    await addsUp(id)
  })

  it.each([
    ['no lines', () => ({ items: [] }), '/items', 'required'],
    ['a product that is not sold', () => ({ items: [line('nothing', 1)] }), '/items/0/productId', 'exists'],
    ['a product that is out of stock', () => ({ items: [line(ids.gone, 1)] }), '/items/0', 'exists'],
    [
      'another price without a reason',
      (order: Order) => ({ items: [{ ...order.items[0], price: 8000 }] }),
      '/items/0/priceReason',
      'required',
    ],
    ['a discount without a reason', () => ({ discountPercent: 5 }), '/discountReason', 'required'],
    [
      'a recipient without a phone',
      () => ({ recipient: { firstName: 'А', lastName: 'Б', phone: '' } }),
      '/recipient/phone',
      'phone',
    ],
    ['less than pay on delivery is for', () => ({ items: [line(ids.cement, 1)] }), '/purchaseType', 'CheaperThan2000'],
    [
      'no pickup point',
      (order: Order) => ({ delivery: { ...order.delivery, pickPointId: null } }),
      '/delivery/pickPointId',
      'required',
    ],
    [
      'a courier without an address',
      (order: Order) => ({ delivery: { ...order.delivery, toDoor: true, addressDelivery: ' ' } }),
      '/delivery/addressDelivery',
      'required',
    ],
  ])('are refused %s, in a preview as in a save', async (_, change, pointer, code) => {
    const order = await read(await made())
    const [looked, saved] = [await preview(order, change(order)), await save(order, change(order))]
    for (const { status, problem } of [looked, saved]) {
      expect(status).toBe(422)
      expect(problem?.errors?.[0]).toMatchObject({ pointer: expect.stringContaining(pointer), code })
    }
  })

  it('get a price by hand with its reason, which no discount touches, and a discount, from whoever may give them', async () => {
    const id = await made()
    const order = await read(id)
    const items = [{ ...order.items[0], price: 8000, priceReason: 'Скол на кромке' }, line(ids.cement, 2)]
    const change = { items, discountPercent: 10, discountReason: 'Долго ждал' }
    expect((await save(order, change, carrier)).status).toBe(403)
    expect((await save(order, change)).status).toBe(200)
    const now = await read(id)
    expect(now.items.map((each) => [each.price, each.discountPrice, each.priceReason])).toEqual([
      [8000, 8000, 'Скол на кромке'],
      [499, 449, null],
    ])
    await addsUp(id)
    const { data } = await manager.call(readOrderHistory, { params: { id }, query: {} } as never)
    const changes = data.items[0]?.changes.map(({ field }) => field)
    expect(changes).toEqual(expect.arrayContaining(['items', 'discountPercent', 'discountReason', 'total']))
    expect(changes).not.toContain('delivery.cityName')
  })

  it('that were paid say what is to be paid or given back, wait for what is missing, and close payments of the old sum', async () => {
    const bench = paymentBench(shop)
    const draftId = await bench.draft('PayViaYooKassa')
    const page = await bench.open(draftId, 'yookassa')
    const orderId = (await bench.confirm(draftId)).data.orderId
    const order = await read(orderId)
    const more = [{ ...order.items[0], quantity: 2 }]
    expect((await save(order, { items: more })).status).toBe(200)
    const { db } = shop.server
    const states = await db
      .selectFrom('payment_session')
      .select('state')
      .where('order_in_process_id', '=', draftId)
      .execute()
    expect(states.map(({ state }) => state)).toEqual(['Cancelled'])
    // Money that arrives all the same is seen.
    await bench.sendEvent(page, 'paid')
    const paid = await read(orderId)
    expect([paid.paymentStatus, paid.paidAmount]).toEqual(['Pending', order.total])
    expect((await preview(paid, { managerComment: 'x' })).data.toPay).toBe(paid.total - order.total)
    const back = [{ ...paid.items[0], quantity: 1 }]
    expect((await save(paid, { items: back })).status).toBe(200)
    const done = await read(orderId)
    expect([done.status, done.paymentStatus, done.codAmount]).toEqual(['Paid', 'Succeeded', 0])
  })

  it('that were sent or closed keep what was agreed', async () => {
    const id = await made()
    await shop.server.db.updateTable('customer_order').set({ status: 'Shipped' }).where('id', '=', id).execute()
    const order = await read(id)
    const { problem } = await save(order, { items: [{ ...order.items[0], quantity: 2 }] })
    expect(problem?.errors?.[0]).toMatchObject({ pointer: '/items', code: 'excluded' })
    expect((await save(order, { managerComment: 'Позвонить' })).status).toBe(200)
  })

  it('are edited once by two who save at the same moment, and the other is told', async () => {
    const id = await made()
    const order = await read(id)
    const both = await Promise.all([
      save(order, { items: [{ ...order.items[0], quantity: 2 }] }),
      save(order, { items: [order.items[0], line(ids.cement, 4)] }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 412])
    await addsUp(id)
  })

  it('leave books that add up to the kopeck and to the piece', async () => {
    const { db } = shop.server
    const orders = Number(
      (
        await db
          .selectFrom('customer_order')
          .select((eb) => eb.fn.countAll().as('all'))
          .executeTakeFirstOrThrow()
      ).all,
    )
    const books = await checkBooks(db, bought, { orders: orders - bought.length })
    expect(bought.length).toBeGreaterThan(8)
    expect(books.filter(({ isTrue }) => !isTrue)).toEqual([])
  })
})
