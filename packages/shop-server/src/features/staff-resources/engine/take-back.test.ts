import {
  readOrder,
  readProductComment,
  saveOrder,
  saveOrderTkStatus,
  saveProductComment,
  type OrderEdition,
} from '@prilavok/contracts/admin'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { addDemoRecords } from '@prilavok/demo-shop/testing/inside'
import { describeRaces } from '../../../testing/each-database'
import { staffClient, type StaffClient } from '../../../testing/staff-client'
import { addOrders } from '../../../testing/staff-orders'

describeRaces('taking back a step', (shop) => {
  let admin: StaffClient
  beforeAll(async () => {
    admin = await staffClient(shop.server, 'admin')
    await addOrders(shop.server)
    await addDemoRecords(shop.server.db)
  })
  const read = async (id: string) => (await admin.call(readOrder, { params: { id } })).data as OrderEdition
  const put = async (who: StaffClient, id: string, change: object) =>
    who.call(saveOrder, { body: { ...(await read(id)), ...change } as never })
  const setStatus = (id: string, status: string) =>
    shop.server.db.updateTable('customer_order').set({ status }).where('id', '=', id).execute()
  const forget = (seconds: number) =>
    sql`update staff_history set created_on = created_on - make_interval(secs => ${seconds})`.execute(shop.server.db)

  it('is allowed to its author, also where the state machine has no way back, with what followed from it', async () => {
    expect((await put(admin, 'order-1', { status: 'Confirmed' })).data.model).toMatchObject({ status: 'Confirmed' })
    expect((await read('order-1')).confirmedOn).not.toBeNull()
    expect((await put(admin, 'order-1', { status: 'New' })).data.model).toMatchObject({
      status: 'New',
      confirmedOn: null,
    })
  })

  it('is refused to others, and to its author after a minute', async () => {
    const orders = await staffClient(shop.server, 'orders')
    await put(admin, 'order-2', { status: 'Confirmed' })
    expect((await put(orders, 'order-2', { status: 'New' })).problem?.code).toBe('status-transition-not-allowed')
    await forget(61)
    expect((await put(admin, 'order-2', { status: 'New' })).problem?.code).toBe('status-transition-not-allowed')
  })

  it('takes back the last step alone', async () => {
    await put(admin, 'order-3', { status: 'Confirmed' })
    await put(admin, 'order-3', { status: 'Assembling' })
    expect((await put(admin, 'order-3', { status: 'New' })).problem?.code).toBe('status-transition-not-allowed')
    expect((await put(admin, 'order-3', { status: 'Confirmed' })).status).toBe(200)
  })

  it('takes back a track code together with the status that it has set [ADMIN-22]', async () => {
    await setStatus('order-4', 'ReadyToShip')
    const { id, version } = await read('order-4')
    const body = { id, version, trackCode: 'RA4', transportCompanyOrderStatus: 'Accepted' }
    await admin.call(saveOrderTkStatus, { body } as never)
    expect(await read('order-4')).toMatchObject({ status: 'Shipped', trackCode: 'RA4' })
    const undone = { status: 'ReadyToShip', trackCode: null, transportCompanyOrderStatus: 'NotSent' }
    expect((await put(admin, 'order-4', undone)).data.model).toMatchObject({ ...undone, shippedOn: null })
  })

  it('brings a published review back to where it was', async () => {
    const id = 'product_comment-0'
    const load = async () => (await admin.call(readProductComment, { params: { id } })).data
    const save = async (status: string) =>
      admin.call(saveProductComment, { body: { ...(await load()), status } as never })
    const { status } = await load()
    const next = status === 'New' ? 'Published' : 'Rejected'
    expect((await save(next)).status).toBe(200)
    expect((await save(status)).data.model).toMatchObject({ status })
  })
})
