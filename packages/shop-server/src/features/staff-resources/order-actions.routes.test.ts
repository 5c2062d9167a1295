import { readHistory, readOrder, readOrderInfo, saveOrderTkStatus } from '@prilavok/contracts/admin'
import { beforeAll, expect, it } from 'vitest'
import { describeEachDatabase } from '../../testing/each-database'
import { staffClient, type StaffClient } from '../../testing/staff-client'
import { addOrders } from '../../testing/staff-orders'

describeEachDatabase('actions on orders', (shop) => {
  let admin: StaffClient
  beforeAll(async () => {
    admin = await staffClient(shop.server, 'admin')
    await addOrders(shop.server)
  })
  const send = (body: object, ifMatch?: string) =>
    admin.call(saveOrderTkStatus, { body } as never, ifMatch === undefined ? {} : { 'If-Match': ifMatch })
  const read = async (id: string) => (await admin.call(readOrder, { params: { id } })).data

  it('tells an order at a glance [ADMIN-ACT-23]', async () => {
    const { data } = await admin.call(readOrderInfo, { params: { id: 'order-2' } })
    expect(data).toMatchObject({
      number: '2026-2',
      status: 'New',
      statusName: 'Новый',
      customerName: 'Покупаева-2 Анна',
      phone: '+79000001002',
      total: 998,
      customerOrdersCount: 1,
    })
    expect(data?.deliveryText).toMatch(/^СДЭК, .+/)
    expect(data?.paymentText).toMatch(/\S/)
    expect(data?.items).toHaveLength(1)
    expect((await admin.call(readOrderInfo, { params: { id: 'none' } })).status).toBe(404)
  })

  it('hides the buyer from who may not see personal data', async () => {
    const content = await staffClient(shop.server, 'viewer')
    const { status, data } = await content.call(readOrderInfo, { params: { id: 'order-2' } })
    expect(status === 403 || (data?.phone !== '+79000001002' && data?.customerName !== 'Покупаева-2 Анна')).toBe(true)
  })

  it('saves the status of the carrier together with the track code [ADMIN-ACT-11] [ADMIN-22]', async () => {
    const refused = await send({ id: 'order-3', trackCode: 'RU123' }, '"v1"')
    expect(refused.problem).toMatchObject({
      code: 'validation-failed',
      errors: [{ pointer: '/transportCompanyOrderStatus', code: 'validateTK' }],
    })
    const { data } = await send({ id: 'order-3', trackCode: 'RU123', transportCompanyOrderStatus: 'InTransit' }, '"v1"')
    expect(data).toMatchObject({ id: 'order-3', version: 2 })
    expect(await read('order-3')).toMatchObject({
      trackCode: 'RU123',
      transportCompanyOrderStatus: 'InTransit',
      status: 'New',
      version: 2,
    })
    const history = await admin.call(readHistory, { params: { entity: 'order', id: 'order-3' } } as never)
    expect(JSON.stringify(history.data)).toContain('RU123')
  })

  it('keeps the track code of an update without one, and refuses one to an older version', async () => {
    await send({ id: 'order-4', version: 1, trackCode: 'RU4', transportCompanyOrderStatus: 'InTransit' })
    expect((await send({ id: 'order-4', transportCompanyOrderStatus: 'Delivered' })).status).toBe(428)
    expect((await send({ id: 'order-4', version: 1, transportCompanyOrderStatus: 'Delivered' })).status).toBe(412)
    await send({ id: 'order-4', version: 2, transportCompanyOrderStatus: 'Delivered' })
    expect(await read('order-4')).toMatchObject({ trackCode: 'RU4', transportCompanyOrderStatus: 'Delivered' })
  })
})
