import { readOrder, runBulk, type OrderEdition } from '@prilavok/contracts/admin'
import { fixtureIds as ids } from '@prilavok/demo-shop/fixtures'
import { beforeAll, expect, it } from 'vitest'
import { describeRaces } from '../testing/each-database'
import { paymentBench } from '../testing/payment-bench'
import { staffClient, type StaffClient } from '../testing/staff-client'

describeRaces('another carrier for many orders', (shop) => {
  let manager: StaffClient
  beforeAll(async () => {
    manager = await staffClient(shop.server, 'orders')
  })
  const door = (transportCompany: string) => ({
    delivery: {
      value: {
        ...{ cityId: ids.moscow, transportCompany, toDoor: true, purchaseType: 'PayViaYooKassa' },
        ...{ addressDeliveryCity: 'Москва', addressDeliveryStreet: 'ул. Ленина', addressDeliveryHouse: '1' },
      },
    },
  })
  const made = async (more: object = {}) => {
    const bench = paymentBench(shop)
    return (await bench.confirm(await bench.draft('PayViaYooKassa', more))).data.orderId
  }
  const read = async (id: string) => (await manager.call(readOrder, { params: { id } })).data as OrderEdition
  const run = async (orders: readonly string[], action: string, value?: unknown, who = manager) =>
    who.call(runBulk, { params: { entity: 'order' }, body: { ids: orders, action, payload: { value } } as never })

  it('prices each anew by the rules of the shop, names those that cannot be changed, and is taken back', async () => {
    const [courier, point, sent] = [await made(door('Pek')), await made(), await made(door('Pek'))]
    await shop.server.db.updateTable('customer_order').set({ status: 'Shipped' }).where('id', '=', sent).execute()
    const before = await read(courier)
    const { data } = await run([courier, point, sent], 'setTransportCompany', 'Cdek')
    expect(data).toMatchObject({ done: 1, failed: 2 })
    expect(data.errors.map(({ id, problem }) => [id, problem.errors?.[0]?.pointer])).toEqual([
      [point, '/delivery/pickPointId'],
      [sent, '/items'],
    ])
    const now = await read(courier)
    expect(now.delivery).toMatchObject({ transportCompany: 'Cdek', toDoor: true })
    expect(now.total).toBe(now.itemsTotal - now.discountAmount + now.deliveryCost)
    expect(now.deliveryCost).not.toBe(before.deliveryCost)
    expect((await run([courier], 'takeBack')).data).toMatchObject({ done: 1 })
    const { total, deliveryCost, delivery } = await read(courier)
    expect([total, deliveryCost, delivery.transportCompany]).toEqual([before.total, before.deliveryCost, 'Pek'])
  })

  it('of an unknown name changes nothing, and neither does whoever may not change orders', async () => {
    const id = await made(door('Pek'))
    expect((await run([id], 'setTransportCompany', 'Pigeon')).status).toBe(400)
    const viewer = await staffClient(shop.server, 'viewer')
    expect((await run([id], 'setTransportCompany', 'Cdek', viewer)).status).toBe(403)
    expect((await read(id)).delivery.transportCompany).toBe('Pek')
  })
})
