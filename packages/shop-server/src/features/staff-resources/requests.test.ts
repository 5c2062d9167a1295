import { callMeBack, askWholesale, orderInOneClick } from '@prilavok/contracts'
import {
  listRequestReasons,
  listRequests,
  readRequest,
  requestDraftCall,
  runBulk,
  saveRequest,
  searchStaffMembers,
  type RequestEdition,
} from '@prilavok/contracts/admin'
import { fixtureIds as ids } from '@prilavok/demo-shop/fixtures'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { describeEachDatabase } from '../../testing/each-database'
import { shopClient } from '../../testing/shop-client'
import { staffClient, type StaffClient } from '../../testing/staff-client'
import { addOrders } from '../../testing/staff-orders'

const PAST = '2026-01-01T10:00:00Z'
const FUTURE = '2099-01-01T10:00:00Z'

describeEachDatabase('requests', (shop) => {
  let [orders, viewer, support]: StaffClient[] = []
  beforeAll(async () => {
    orders = await staffClient(shop.server, 'orders')
    viewer = await staffClient(shop.server, 'viewer')
    support = await staffClient(shop.server, 'support')
    await addOrders(shop.server)
    const visitor = shopClient(shop.server)
    await visitor.call(callMeBack, {
      body: { FirstName: 'Ольга', PhoneNumber: '+79001112233', ProductId: ids.cement, Email: null },
    } as never)
    await visitor.call(orderInOneClick, {
      body: { productId: ids.cement, firstName: 'Иван', phoneNumber: '+79001112244', quantity: 3 },
    } as never)
    await visitor.call(askWholesale, {
      body: {
        type: 'Sale',
        name: 'Пётр',
        phoneNumber: '+79001112255',
        companyName: 'ООО «Опт»',
        reCaptchaToken: 'test-ok',
      },
    } as never)
  })
  const rows = async (query: object = {}, who = orders) =>
    (await who?.call(listRequests, { query } as never))?.data.items ?? []
  const idOf = async (search: string) => (await rows({ search }))[0]?.id ?? ''
  const read = async (id: string) => (await orders?.call(readRequest, { params: { id } }))?.data as RequestEdition
  const save = async (id: string, change: object, who = orders) =>
    who?.call(saveRequest, { body: { ...(await read(id)), ...change } as never })

  it('come from the forms of the site, with a draft of what is known', async () => {
    const found = await rows({ isWaiting: true, sort: 'createdOn' })
    expect(found.map(({ kind, customerName }) => `${kind} ${customerName}`).sort()).toEqual([
      'CallBack Ольга',
      'OneClick Иван',
      'Wholesale Пётр',
    ])
    const one = await read(await idOf('8 (900) 111-22-44'))
    expect(one).toMatchObject({ kind: 'OneClick', status: 'New', phone: '+79001112244', attempts: 0, total: 1497 })
    expect(one.lines).toMatchObject([{ id: ids.cement, quantity: 3 }])
  })

  it('come back when it is time to call again, and count the calls', async () => {
    const id = await idOf('Ольга')
    expect((await save(id, { status: 'CallAgain' }))?.problem?.errors?.[0]?.pointer).toBe('/callOn')
    expect((await save(id, { status: 'CallAgain', callOn: FUTURE }))?.data.model).toMatchObject({ attempts: 1 })
    expect((await rows({ isWaiting: true })).map((each) => each.id)).not.toContain(id)
    expect((await save(id, { callOn: PAST }))?.data.model).toMatchObject({ attempts: 2, status: 'CallAgain' })
    expect((await rows({ isWaiting: true })).map((each) => each.id)).toContain(id)
    expect((await save(id, { status: 'Called' }))?.data.model).toMatchObject({
      attempts: 3,
      callOn: null,
      kind: 'CallBack',
    })
    expect((await rows({ isWaiting: true })).map((each) => each.id)).not.toContain(id)
  })

  it("are refused with one of the shop's own reasons alone", async () => {
    const id = await idOf('Пётр')
    const reasons = (await orders?.call(listRequestReasons, { query: {} } as never))?.data.items ?? []
    expect(reasons.map(({ name }) => name)).toContain('Дорого')
    expect((await save(id, { status: 'Refused' }))?.problem?.errors?.[0]?.pointer).toBe('/reasonId')
    expect((await save(id, { status: 'Refused', reasonId: 'nothing' }))?.status).toBe(422)
    expect((await save(id, { status: 'Refused', reasonId: reasons[0]?.id }))?.data.model).toMatchObject({
      status: 'Refused',
    })
  })

  it('are closed by the order that their draft becomes', async () => {
    const id = await idOf('Иван')
    const { draftId } = await read(id)
    await sql`update order_in_process set created_order_id = 'order-1' where id = ${draftId}`.execute(shop.server.db)
    expect(await read(id)).toMatchObject({ status: 'Ordered', orderId: 'order-1', orderNumber: '2026-1' })
    expect((await save(id, { status: 'New' }))?.problem?.code).toBe('status-transition-not-allowed')
    expect((await rows({ search: '2026-1' })).map((each) => each.id)).toEqual([id])
  })

  it('are made of an abandoned draft with a phone, once', async () => {
    const params = { id: 'draft-of-a-visitor-with-3' }
    const made = await orders?.call(requestDraftCall, { params })
    expect((await orders?.call(requestDraftCall, { params }))?.data).toEqual(made?.data)
    expect(await read(made?.data.id ?? '')).toMatchObject({ kind: 'Draft', draftId: params.id, customerName: 'Пётр' })
    const { status } = (await viewer?.call(requestDraftCall, { params })) ?? {}
    expect(status).toBe(403)
  })

  it('have an owner, whom others find by name', async () => {
    const found = await support?.call(searchStaffMembers, {
      query: { query: orders?.session.user.displayName.slice(0, 4) },
    } as never)
    const own = found?.data.items.find((each) => each.id === orders?.session.user.id)
    expect(own?.name).toBe(orders?.session.user.displayName)
    const id = await idOf('Ольга')
    const body = { ids: [id], action: 'setManager', payload: { value: own?.id } } as never
    expect((await support?.call(runBulk, { params: { entity: 'request' }, body }))?.data).toMatchObject({ done: 1 })
    expect((await rows({ managerId: own?.id })).map((each) => [each.id, each.managerName])).toEqual([[id, own?.name]])
  })

  it('tell nobody who asks whom that is not theirs to know', async () => {
    const masked = await rows({}, viewer)
    expect(masked.length).toBeGreaterThan(0)
    for (const each of masked)
      expect(`${each.phone}${each.customerName}${each.comment}`).not.toMatch(/1112|Ольга|Иван|Пётр/)
    expect(await rows({ search: 'Ольга' }, viewer)).toEqual([])
  })
})
