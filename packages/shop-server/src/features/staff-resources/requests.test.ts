import { callMeBack, askWholesale, orderInOneClick } from '@prilavok/contracts'
import {
  listRequestReasons,
  listRequests,
  listRequestStates,
  readHistory,
  readRequest,
  readRequestState,
  requestDraftCall,
  requestForPhone,
  runBulk,
  saveRequest,
  saveRequestState,
  searchStaffMembers,
  type RequestEdition,
} from '@prilavok/contracts/admin'
import { fixtureIds as ids } from '@prilavok/demo-shop/fixtures'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { describeRaces } from '../../testing/each-database'
import { shopClient } from '../../testing/shop-client'
import { staffClient, type StaffClient } from '../../testing/staff-client'
import { addOrders } from '../../testing/staff-orders'

const PAST = '2026-01-01T10:00:00Z'
const FUTURE = '2099-01-01T10:00:00Z'

describeRaces('requests', (shop) => {
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
    expect(await read(id)).toMatchObject({ stateName: 'Стала заказом' })
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

  it('have states of the shop, each with a meaning that the queue goes by', async () => {
    const state = (change: object, who = orders) =>
      who?.call(saveRequestState, {
        body: { name: 'Думает', status: 'Called', displayOrder: 25, isActive: true, ...change } as never,
      })
    expect((await state({}, support))?.status).toBe(403)
    const thinks = String((await state({}))?.data.id)
    const id = await idOf('Ольга')
    const saved = (await save(id, { stateId: thinks }))?.data.model
    expect(saved).toMatchObject({ stateId: thinks, stateName: 'Думает', status: 'Called' })
    expect((await rows({ stateId: [thinks] })).map((each) => [each.id, each.stateName])).toEqual([[id, 'Думает']])
    expect((await rows({ isWaiting: true })).map((each) => each.id)).not.toContain(id)
    // By its meaning alone it gets the first state of that meaning, also where nobody of the staff has set it.
    expect((await save(id, { status: 'New' }))?.data.model).toMatchObject({ stateName: 'Новая', status: 'New' })
    expect((await rows({ isWaiting: true })).map((each) => each.id)).toContain(id)
    await orders?.call(requestForPhone, { body: { phone: '+79001113300', name: 'Ия' } as never })
    expect(await read(await idOf('Ия'))).toMatchObject({ status: 'New', stateName: 'Новая' })
    // What a meaning needs is needed by each of its states.
    const supply = String((await state({ name: 'Ждёт поставки', status: 'CallAgain', displayOrder: 35 }))?.data.id)
    expect((await save(id, { stateId: supply }))?.problem?.errors?.[0]?.pointer).toBe('/callOn')
    expect((await save(id, { stateId: supply, callOn: PAST }))?.data.model).toMatchObject({ status: 'CallAgain' })
    expect((await rows({ isWaiting: true })).map((each) => each.id)).toContain(id)
    const body = { ids: [id], action: 'setState', payload: { value: thinks } } as never
    expect((await orders?.call(runBulk, { params: { entity: 'request' }, body }))?.data).toMatchObject({ done: 1 })
    expect(await read(id)).toMatchObject({ stateName: 'Думает', status: 'Called', callOn: null })
  })

  it('keep a state for every meaning: the last one stays on, and none changes what it means', async () => {
    const { items } = (await orders?.call(listRequestStates, { query: {} } as never))?.data ?? { items: [] }
    const change = async (name: string, part: object) => {
      const id = items.find((each) => each.name === name)?.id ?? ''
      const { data } = (await orders?.call(readRequestState, { params: { id } })) ?? {}
      return orders?.call(saveRequestState, { body: { ...data, ...part } as never })
    }
    expect((await change('Новая', { isActive: false }))?.problem?.errors?.[0]?.pointer).toBe('/isActive')
    expect((await change('Думает', { status: 'New' }))?.problem?.errors?.[0]?.pointer).toBe('/status')
    expect((await change('Новая', { name: 'Поступила' }))?.status).toBe(200)
    expect(await read(await idOf('Ия'))).toMatchObject({ stateName: 'Поступила' })
    const thinks = items.find(({ name }) => name === 'Думает')?.id
    expect((await change('Думает', { isActive: false }))?.status).toBe(200)
    expect((await save(await idOf('Ия'), { stateId: thinks }))?.problem?.errors?.[0]?.pointer).toBe('/stateId')
  })

  it('are made by hand, with an owner and a time to call', async () => {
    const note = (body: object, who = orders) => who?.call(requestForPhone, { body: body as never })
    const managerId = support?.session.user.id
    const made = await note({
      ...{ phone: '8 900 111-22-66', name: 'Зоя', comment: 'Нужен счёт', kind: 'Wholesale', managerId },
      callOn: FUTURE,
    })
    const id = made?.data.id ?? ''
    expect(await read(id)).toMatchObject({
      ...{ kind: 'Wholesale', status: 'CallAgain', stateName: 'Перезвонить', managerId, phone: '+79001112266' },
      ...{ customerName: 'Зоя', comment: 'Нужен счёт', attempts: 0 },
    })
    expect((await rows({ isWaiting: true })).map((each) => each.id)).not.toContain(id)
    const { data } = (await orders?.call(readHistory, { params: { entity: 'request', id } } as never)) ?? {}
    expect(data?.items[0]).toMatchObject({ action: 'Created', actorName: orders?.session.user.displayName })
    expect(await read((await note({ phone: '+79001112277' }))?.data.id ?? '')).toMatchObject({ kind: 'Question' })
    for (const [wrong, pointer] of [
      [{ phone: '12' }, '/phone'],
      [{ phone: '+79001112288', kind: 'Draft' }, '/kind'],
      [{ phone: '+79001112288', managerId: 'nobody' }, '/managerId'],
    ] as const)
      expect((await note(wrong))?.problem?.errors?.[0]?.pointer).toBe(pointer)
    expect((await note({ phone: '+79001112288' }, viewer))?.status).toBe(403)
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
