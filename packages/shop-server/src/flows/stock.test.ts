import { calculateCart } from '@prilavok/contracts'
import {
  orderStatusValues,
  readOrder,
  readProduct,
  readHistory,
  refundOrder,
  saveOrder,
  type OrderEdition,
  type OrderItem,
} from '@prilavok/contracts/admin'
import { fixtureIds as ids } from '@prilavok/demo-shop/fixtures'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { describeRaces } from '../testing/each-database'
import { paymentBench } from '../testing/payment-bench'
import { shopClient } from '../testing/shop-client'
import { staffClient, type StaffClient } from '../testing/staff-client'

type Order = OrderEdition & { readonly version: number }

const HOLDING = ['New', 'AwaitingConfirmation', 'Confirmed', 'AwaitingPayment', 'Paid', 'AwaitingSupply']
const PACKED = ['Assembling', 'ReadyToShip']
const CANCELLED = ['CancelledByCustomer', 'CancelledByShop', 'CancelledAutomatically']

describeRaces('stock that orders hold', (shop) => {
  let manager: StaffClient
  beforeAll(async () => {
    manager = await staffClient(shop.server, 'orders')
  })
  /** Ten beams, and no order that holds any. */
  beforeEach(async () => {
    await shop.server.db.updateTable('customer_order').set({ status: 'CancelledByShop' }).execute()
    await sql`update product set details = details || '{"itemsCount": 10}' where id = ${ids.beam}`.execute(
      shop.server.db,
    )
  })
  const drafted = async (quantity: number, purchaseType = 'PayOnDelivery') => {
    const bench = paymentBench(shop)
    const draftId = await bench.draft(purchaseType)
    await bench.save(draftId, { cart: { value: [{ id: ids.beam, quantity }] } })
    return { bench, draftId }
  }
  const made = async (quantity: number) => {
    const { bench, draftId } = await drafted(quantity)
    return (await bench.confirm(draftId)).data.orderId
  }
  const read = async (id: string) => (await manager.call(readOrder, { params: { id } })).data as unknown as Order
  const save = async (id: string, change: object) => {
    const order = await read(id)
    return manager.call(saveOrder, { body: { ...order, ...change } as never }, { 'If-Match': `"v${order.version}"` })
  }
  const put = (id: string, status: string) =>
    shop.server.db.updateTable('customer_order').set({ status }).where('id', '=', id).execute()
  const beam = (quantity: number) =>
    ({
      productId: ids.beam,
      quantity,
      name: '',
      article: '',
      unit: 'Piece',
      price: 0,
      total: 0,
    }) as unknown as OrderItem
  /** What the staff see of the beams: how many there are, and how many are promised. */
  const stock = async () => {
    const { data } = await manager.call(readProduct, { params: { id: ids.beam } })
    return [data.itemsCount, data.reservedCount]
  }
  const most = async () => {
    const { call } = shopClient(shop.server)
    const { data } = await call(calculateCart, { body: { goods: [{ id: ids.beam, quantity: 1 }] } } as never)
    return data.items[0]?.maxOrderQuantity
  }

  it('is promised by an order, and free again when it is cancelled, by the staff or by time', async () => {
    const id = await made(4)
    expect([await stock(), await most()]).toEqual([[10, 4], 6])
    expect((await save(id, { status: 'CancelledByShop', cancelReason: 'OutOfStock' })).status).toBe(200)
    expect([await stock(), await most()]).toEqual([[10, 0], 10])
    expect((await save(id, { status: 'New', cancelReason: null })).status).toBe(200)
    expect(await stock()).toEqual([10, 4])
    await put(id, 'CancelledAutomatically')
    expect(await stock()).toEqual([10, 0])
  })

  it.each(orderStatusValues.values)('with an order that is %s', async (status) => {
    const id = await made(3)
    await put(id, status)
    const isHeld = [...HOLDING, ...PACKED].includes(status)
    expect(await stock()).toEqual(isHeld ? [10, 3] : CANCELLED.includes(status) ? [10, 0] : [7, 0])
  })

  it('leaves the count of the product with the parcel, which its history tells, and comes back when the step is taken back', async () => {
    const id = await made(2)
    await put(id, 'ReadyToShip')
    expect((await save(id, { status: 'Shipped' })).status).toBe(200)
    expect(await stock()).toEqual([8, 0])
    const { data } = await manager.call(readHistory, {
      params: { entity: 'product', id: ids.beam },
      query: {},
    } as never)
    const { number } = await read(id)
    expect(data.items[0]).toMatchObject({
      comment: `Заказ № ${number}`,
      changes: [{ field: 'itemsCount', before: 10, after: 8 }],
    })
    expect((await save(id, { status: 'ReadyToShip' })).status).toBe(200)
    expect(await stock()).toEqual([10, 2])
  })

  it('is sold once: of eight buyers at the same moment two get five beams each, and the others are told how many are left', async () => {
    const buyers = await Promise.all(Array.from({ length: 8 }, () => drafted(5)))
    const confirmed = await Promise.all(buyers.map(({ bench, draftId }) => bench.confirm(draftId)))
    const refused = confirmed.flatMap(({ problem }) => (problem === null ? [] : (problem.errors ?? [])))
    expect([confirmed.length - refused.length, await stock()]).toEqual([2, [10, 10]])
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['exists']))
    expect(await most()).toBe(0)
  })

  it('judges an edit by what other orders leave: its own pieces are its own', async () => {
    const id = await made(4)
    await made(3)
    const [own] = (await read(id)).items
    expect((await save(id, { items: [{ ...own, quantity: 7 }] })).status).toBe(200)
    expect(await stock()).toEqual([10, 10])
    const refused = [{ pointer: '/items/0/quantity', code: 'stock' }]
    expect((await save(id, { items: [{ ...own, quantity: 8 }] })).problem?.errors).toMatchObject(refused)
    const second = [{ pointer: '/items/1/quantity', code: 'stock' }]
    expect((await save(id, { items: [{ ...own, quantity: 7 }, beam(1)] })).problem?.errors).toMatchObject(second)
    expect((await save(id, { items: [{ ...own, quantity: 2 }, beam(5)] })).status).toBe(200)
    expect((await save(id, { items: [{ ...own, quantity: 2 }] })).status).toBe(200)
    expect(await stock()).toEqual([10, 5])
  })

  it('lets an order that holds more than there is be edited down', async () => {
    const id = await made(9)
    await sql`update product set details = details || '{"itemsCount": 1}' where id = ${ids.beam}`.execute(
      shop.server.db,
    )
    const [own] = (await read(id)).items
    expect((await save(id, { items: [{ ...own, quantity: 5 }] })).status).toBe(200)
    expect(await stock()).toEqual([1, 5])
    expect((await save(id, { managerComment: 'Позвонить' })).status).toBe(200)
  })

  it('is free again where pieces of an order are given back before it is sent', async () => {
    const { bench, draftId } = await drafted(6, 'PayViaYooKassa')
    await bench.sendEvent(await bench.open(draftId, 'yookassa'), 'paid')
    const { orderId } = (await bench.confirm(draftId)).data
    const [own] = (await read(orderId)).items
    const body = { amount: null, lines: [{ id: own?.id, quantity: 2 }], reason: 'Передумали' }
    await manager.call(refundOrder, { params: { id: orderId }, body } as never, {
      'Idempotency-Key': `"${crypto.randomUUID()}"`,
    })
    expect(await stock()).toEqual([10, 4])
    await put(orderId, 'Shipped')
    expect(await stock()).toEqual([6, 0])
  })
})
