import { previewOrder, readOrder, readOrderHistory, saveOrder, type OrderEdition } from '@prilavok/contracts/admin'
import { beforeAll, expect, it } from 'vitest'
import { describeRaces } from '../testing/each-database'
import { paymentBench } from '../testing/payment-bench'
import { staffClient, type StaffClient } from '../testing/staff-client'

type Order = OrderEdition & { readonly version: number }
const REASON = 'Обещали бесплатно'

describeRaces('the cost of a delivery that staff set by hand', (shop) => {
  let manager: StaffClient
  let carrier: StaffClient
  beforeAll(async () => {
    manager = await staffClient(shop.server, 'orders')
    carrier = await staffClient(shop.server, 'logist')
  })
  const read = async (id: string) => (await manager.call(readOrder, { params: { id } })).data as unknown as Order
  const made = async () => {
    const bench = paymentBench(shop)
    return read((await bench.confirm(await bench.draft('PayOnDelivery'))).data.orderId)
  }
  const save = (order: Order, change: object, who = manager) =>
    who.call(saveOrder, { body: { ...order, ...change } as never }, { 'If-Match': `"v${order.version}"` })
  const preview = async (order: Order, change: object) =>
    manager.call(previewOrder, { body: { ...order, ...change } as never })
  const byHand = (deliveryCost: number, deliveryCostReason: string | null = REASON) => ({
    deliveryCost,
    deliveryCostReason,
  })

  it('is in the total, in the preview as in the save, and in the history with its reason', async () => {
    const order = await made()
    const looked = await preview(order, byHand(100))
    expect(looked.data.after).toMatchObject({ deliveryCost: 100, total: order.total - order.deliveryCost + 100 })
    expect((await save(order, byHand(100))).status).toBe(200)
    const now = await read(String(order.id))
    expect(now).toMatchObject({ ...byHand(100), total: looked.data.after.total, delivery: { cost: 100 } })
    const { data } = await manager.call(readOrderHistory, { params: { id: String(order.id) }, query: {} } as never)
    expect(data.items[0]?.changes.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['deliveryCost', 'deliveryCostReason', 'total']),
    )
  })

  it('stays when the lines change, and is that of the rules again without its reason', async () => {
    const order = await made()
    await save(order, byHand(0))
    const free = await read(String(order.id))
    expect(free.delivery.freeDelivery).toBe(true)
    await save(free, { items: [{ ...free.items[0], quantity: 3 }] })
    const more = await read(String(order.id))
    expect([more.deliveryCost, more.deliveryCostReason]).toEqual([0, REASON])
    await save(more, { deliveryCostReason: null })
    const again = await read(String(order.id))
    expect(again.deliveryCost).toBeGreaterThan(order.deliveryCost)
    expect(again.deliveryCostReason).toBeNull()
  })

  it('needs a reason, alone and beside another edit, and the permission', async () => {
    const order = await made()
    for (const change of [byHand(100, null), { ...byHand(100, ' '), items: [{ ...order.items[0], quantity: 2 }] }]) {
      const [looked, saved] = [await preview(order, change), await save(order, change)]
      for (const { problem } of [looked, saved])
        expect(problem?.errors?.[0]).toMatchObject({ pointer: '/deliveryCostReason', code: 'required' })
    }
    expect((await save(order, byHand(100), carrier)).status).toBe(403)
    expect((await save(order, byHand(-1))).status).toBe(422)
    expect((await read(String(order.id))).version).toBe(order.version)
  })

  it('is kept in the saves of those who may not set it, and is taken back to the kopeck', async () => {
    const order = await made()
    await save(order, byHand(123.45))
    const now = await read(String(order.id))
    expect((await save(now, { managerComment: 'Позвонить' }, carrier)).status).toBe(200)
    const noted = await read(String(order.id))
    expect(noted).toMatchObject(byHand(123.45))
    expect((await save({ ...order, version: noted.version }, { managerComment: 'Позвонить' })).status).toBe(200)
    expect(await read(String(order.id))).toMatchObject({
      ...{ deliveryCost: order.deliveryCost, deliveryCostReason: null, total: order.total },
    })
  })
})
