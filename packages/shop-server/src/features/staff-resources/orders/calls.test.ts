import { listOrders, readOrder, saveOrder, type OrderEdition } from '@prilavok/contracts/admin'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { describeRaces } from '../../../testing/each-database'
import { staffClient, type StaffClient } from '../../../testing/staff-client'
import { addOrders } from '../../../testing/staff-orders'

const PAST = '2026-01-01T10:00:00.000Z'
const FUTURE = '2099-01-01T10:00:00.000Z'

describeRaces('orders whose buyers are to be called', (shop) => {
  let manager: StaffClient
  beforeAll(async () => {
    manager = await staffClient(shop.server, 'orders')
    await addOrders(shop.server, 3)
    await sql`update customer_order set status = 'AwaitingConfirmation' where id <> 'order-3'`.execute(shop.server.db)
  })
  const toCall = async (isToCall = true) =>
    (await manager.call(listOrders, { query: { isToCall } } as never)).data.items.map(({ id }) => id).sort()
  const read = async (id: string) => (await manager.call(readOrder, { params: { id } })).data as OrderEdition
  const save = async (id: string, change: object) =>
    (await manager.call(saveOrder, { body: { ...(await read(id)), ...change } as never })).data.model

  it('leave the queue after a call in vain, come back at their time, and count the calls', async () => {
    expect(await toCall()).toEqual(['order-1', 'order-2'])
    expect(await save('order-1', { callOn: FUTURE })).toMatchObject({ callOn: FUTURE, callAttempts: 1 })
    expect(await toCall()).toEqual(['order-2'])
    expect(await toCall(false)).toEqual(['order-1', 'order-3'])
    expect(await save('order-1', { managerComment: 'Занято' })).toMatchObject({ callOn: FUTURE, callAttempts: 1 })
    const again = await save('order-1', { callOn: PAST })
    expect(again).toMatchObject({ callAttempts: 2, lastCalledOn: expect.any(String) })
    expect(await toCall()).toEqual(['order-1', 'order-2'])
    const { data } = await manager.call(listOrders, { query: { ids: ['order-1'] } } as never)
    expect(data.items[0]?.callOn).toBe(PAST)
  })

  it('are called no more once something else than a save gives them another status', async () => {
    await save('order-2', { callOn: PAST })
    expect(await toCall()).toContain('order-2')
    await sql`update customer_order set status = 'Paid' where id = 'order-2'`.execute(shop.server.db)
    expect(await toCall()).not.toContain('order-2')
    expect((await read('order-2')).callOn).toBeNull()
    await sql`update customer_order set status = 'AwaitingConfirmation' where id = 'order-2'`.execute(shop.server.db)
  })

  it('are called no more once they are confirmed; a new one that nobody answers for waits with the others', async () => {
    expect(await save('order-1', { status: 'Confirmed' })).toMatchObject({ callOn: null, callAttempts: 2 })
    expect(await save('order-3', { status: 'AwaitingConfirmation', callOn: PAST })).toMatchObject({ callOn: PAST })
    expect(await toCall()).toEqual(['order-2', 'order-3'])
  })
})
