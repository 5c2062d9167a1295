import { saveOrder as saveDraft, type OrderInProcessSave } from '@prilavok/contracts'
import {
  confirmOrderInProcess,
  listOrders,
  readCustomerRating,
  readOrder,
  readOrderHistory,
  readOrderInfo,
  readOrderInProcess,
  readOrderSendInfo,
  saveOrder,
  saveOrderTkStatus,
  searchPickPoints,
  trackOrder,
  type OrderEdition,
} from '@prilavok/contracts/admin'
import { beforeAll, expect, it } from 'vitest'
import { describeRaces } from '../testing/each-database'
import { fixtureIds as ids } from '@prilavok/demo-shop/fixtures'
import { shopClient } from '../testing/shop-client'
import { staffClient, type StaffClient } from '../testing/staff-client'
import { addOrders } from '../testing/staff-orders'

const DAY_MS = 86_400_000

const ready = {
  cart: { value: [{ id: ids.beam, quantity: 1 }] },
  customer: { value: { firstName: 'Анна', lastName: 'Петрова', phone: '9123456789' } },
  delivery: {
    value: {
      cityId: ids.moscow,
      transportCompany: 'Kit',
      pickPointId: ids.kitMoscow,
      purchaseType: 'PayOnDelivery',
    },
  },
  personalDataConsent: true,
}

describeRaces('orders of the staff', (shop) => {
  let manager: StaffClient
  let viewer: StaffClient
  beforeAll(async () => {
    manager = await staffClient(shop.server, 'orders')
    viewer = await staffClient(shop.server, 'viewer')
    await addOrders(shop.server)
  })
  const read = async (id: string) =>
    (await manager.call(readOrder, { params: { id } })).data as unknown as OrderEdition & { readonly version: number }
  const setStatus = (id: string, status: string) =>
    shop.server.db.updateTable('customer_order').set({ status }).where('id', '=', id).execute()
  const statusOf = async (id: string) => {
    const { db } = shop.server
    return (await db.selectFrom('customer_order').select('status').where('id', '=', id).executeTakeFirstOrThrow())
      .status
  }
  const tell = (body: object, headers = {}) => manager.call(saveOrderTkStatus, { body } as never, headers)
  const draft = async (change: object = {}) => {
    const { call } = shopClient(shop.server)
    return (await call(saveDraft, { body: { ...ready, ...change } as unknown as OrderInProcessSave } as never)).data.id
  }
  const confirm = (id: string, key: string = crypto.randomUUID()) =>
    manager.call(confirmOrderInProcess, { params: { id } }, { 'Idempotency-Key': key })

  it('show an order at a glance, with people masked for whoever may not see them [ADMIN-ACT-23]', async () => {
    const { data } = await manager.call(readOrderInfo, { params: { id: 'order-2' } })
    expect(data).toMatchObject({
      number: '2026-2',
      statusName: 'Новый',
      customerName: 'Покупаева-2 Анна',
      phone: '+79000001002',
      total: 998,
      codAmount: 998,
      customerOrdersCount: 1,
    })
    expect(data.items).toHaveLength(1)
    const masked = (await viewer.call(readOrderInfo, { params: { id: 'order-2' } })).data
    expect([masked.customerName, masked.phone]).toEqual(['П***', '+7 900 ***-**-02'])
    expect((await manager.call(readOrderInfo, { params: { id: 'no-such' } })).status).toBe(404)
  })

  it('show what a carrier is told, what is missing first, and change nothing [ADMIN-ACT-21]', async () => {
    const before = await read('order-1')
    const first = (await manager.call(readOrderSendInfo, { params: { id: 'order-1' } })).data
    expect(first).toMatchObject({
      canSend: false,
      problems: ['Заказ ещё не комплектуется или уже завершён'],
      declaredValue: 499,
      codAmount: 499,
      recipientPhone: '+79000001001',
      pickPointCode: ids.cdekMoscow,
      weightKg: 25,
    })
    await setStatus('order-1', 'ReadyToShip')
    const next = (await manager.call(readOrderSendInfo, { params: { id: 'order-1' } })).data
    expect([next.canSend, next.problems]).toEqual([true, []])
    expect((await read('order-1')).version).toBe(before.version)
    const masked = (await viewer.call(readOrderSendInfo, { params: { id: 'order-1' } })).data
    expect(masked.recipientPhone).toBe('+7 900 ***-**-01')
  })

  it('take a track code with its status alone, move the order by both, and keep that in its history [ADMIN-ACT-22] [ADMIN-ACT-11] [ADMIN-22] [VALID-32]', async () => {
    await setStatus('order-3', 'ReadyToShip')
    const { version } = await read('order-3')
    const lacking = await tell({ id: 'order-3', version, trackCode: 'TRACK-3' })
    expect(lacking.problem?.errors).toMatchObject([
      {
        code: 'validateTK',
        message: 'Если введён трек-код, статус заказа должен быть заполнен',
      },
    ])
    const sent = { id: 'order-3', trackCode: 'TRACK-3', transportCompanyOrderStatus: 'Created' }
    expect((await tell(sent)).status).toBe(428)
    const saved = await tell(sent, { 'If-Match': `"v${version}"` })
    expect(saved.data.model).toMatchObject({
      status: 'Shipped',
      trackCode: 'TRACK-3',
      shippedOn: '2026-02-10T09:00:00.000Z',
      trackCodeAddedOn: '2026-02-10T09:00:00.000Z',
    })
    const late = await tell(sent, { 'If-Match': `"v${version}"` })
    expect([late.status, late.problem?.current]).toEqual([412, expect.objectContaining({ status: 'Shipped' })])
    const news = { id: 'order-3', version: version + 1, transportCompanyOrderStatus: 'ReadyForPickup' }
    expect((await tell(news)).data.model).toMatchObject({
      status: 'AtPickPoint',
      trackCode: 'TRACK-3',
      version: version + 2,
    })
    const history = (await manager.call(readOrderHistory, { params: { id: 'order-3' }, query: {} })).data.items
    expect(history.map(({ action }) => action).slice(0, 2)).toEqual(['StatusChanged', 'StatusChanged'])
    expect((await manager.call(readOrder, { params: { id: 'order-3' } })).data).toMatchObject({
      shippedOn: '2026-02-10T09:00:00.000Z',
    })
  })

  it('follow the machine of statuses in saves, and cancel with a reason [ADMIN-20]', async () => {
    const before = await read('order-4')
    expect(before.allowedStatuses).toContain('Confirmed')
    const save = (change: object) => manager.call(saveOrder, { body: { ...before, ...change } } as never)
    expect((await save({ status: 'Delivered' })).problem?.code).toBe('status-transition-not-allowed')
    expect((await save({ status: 'CancelledByShop' })).problem?.errors).toMatchObject([{ field: 'cancelReason' }])
    const saved = await save({ status: 'Confirmed' })
    expect(saved.data.model).toMatchObject({ status: 'Confirmed', confirmedOn: '2026-02-10T09:00:00.000Z' })
  })

  it('ask the carrier where a parcel is, and change nothing [ADMIN-ACT-12]', async () => {
    const { version } = await read('order-5')
    await tell({ id: 'order-5', version, trackCode: 'TRACK-5', transportCompanyOrderStatus: 'InTransit' })
    const tracked = (await manager.call(trackOrder, { body: { trackNumber: ' TRACK-5 ' } } as never)).data
    expect(tracked).toMatchObject({
      trackNumber: 'TRACK-5',
      transportCompany: 'Cdek',
      orderNumber: '2026-5',
      status: 'ReadyForPickup',
      statusName: 'Готов к выдаче',
    })
    expect(tracked.steps.map(({ status }) => status)).toEqual([
      'ReadyForPickup',
      'ArrivedInCity',
      'InTransit',
      'Accepted',
      'Created',
    ])
    expect(tracked.pickPoint?.id).toBe(ids.cdekMoscow)
    expect((await read('order-5')).transportCompanyOrderStatus).toBe('InTransit')
    const unknown = await manager.call(trackOrder, { body: { trackNumber: 'nobody' } } as never)
    expect(unknown.problem?.code).toBe('track-not-found')
  })

  it('count how a customer has picked up orders [ADMIN-ACT-20]', async () => {
    await setStatus('order-6', 'Refused')
    await shop.server.db
      .updateTable('customer_order')
      .set({ customer_id: 'buyer-6' })
      .where('id', '=', 'order-7')
      .execute()
    await setStatus('order-7', 'Delivered')
    expect((await manager.call(readCustomerRating, { params: { id: 'buyer-6' } })).data).toMatchObject({
      customerId: 'buyer-6',
      rating: 'NotRated',
      ordersTotal: 2,
      delivered: 1,
      refused: 1,
      buyOutPercent: 50,
      isPayOnDeliveryAllowed: true,
    })
    expect((await manager.call(readCustomerRating, { params: { id: 'no-such' } })).status).toBe(404)
  })

  it('find pickup points by words, filters and on a map [ADMIN-ACT-10]', async () => {
    const search = async (body: object) => (await manager.call(searchPickPoints, { body } as never)).data
    const all = await search({})
    expect(all.clusters).toBeNull()
    const cdek = await search({ cityId: ids.moscow, transportCompany: 'Cdek' })
    expect(cdek.items.length).toBeGreaterThan(0)
    expect(cdek.items.length).toBeLessThan(all.items.length)
    expect(new Set(cdek.items.map(({ transportCompany }) => transportCompany))).toEqual(new Set(['Cdek']))
    const [wanted] = cdek.items
    const found = await search({ query: wanted?.address.toUpperCase() ?? '' })
    expect(found.items.map(({ id }) => id)).toEqual([wanted?.id])
    expect((await search({ query: 'такого адреса нет' })).items).toEqual([])
    expect((await search({ query: wanted?.address ?? '', transportCompany: 'Kit' })).items).toEqual([])
    const bounds = { south: -90, west: -180, north: 90, east: 180 }
    const far = await search({ bounds, zoom: 3 })
    expect(far.items).toEqual([])
    expect(far.clusters?.reduce((sum, { count }) => sum + count, 0)).toBe(far.paging.totalCount)
    expect(far.paging.totalCount).toBe(all.paging.totalCount)
    const near = await search({ bounds, zoom: 12 })
    expect([near.clusters, near.items.length]).toEqual([null, all.items.length])
  })

  it('confirm a draft once, by the flow of the buyer, with who did it [ADMIN-ACT-09]', async () => {
    const id = await draft()
    const shown = (await manager.call(readOrderInProcess, { params: { id } })).data
    expect([shown.canConfirm, shown.problems]).toEqual([true, []])
    const key = crypto.randomUUID()
    const [first, second] = await Promise.all([confirm(id), confirm(id)])
    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.data.orderId).toBe(first.data.orderId)
    expect((await confirm(id, key)).data).toEqual((await confirm(id, key)).data)
    const made = await manager.call(listOrders, { query: { search: first.data.orderNumber } } as never)
    expect(made.data.items.filter(({ number }) => number === first.data.orderNumber)).toHaveLength(1)
    const history = await manager.call(readOrderHistory, { params: { id: first.data.orderId }, query: {} })
    expect(history.data.items.at(-1)).toMatchObject({ action: 'Created', actorName: manager.session.user.displayName })
    const closed = (await manager.call(readOrderInProcess, { params: { id } })).data
    expect([closed.canConfirm, closed.problems]).toEqual([false, ['Заказ уже оформлен']])
  })

  it('list what a draft lacks, as its confirmation would', async () => {
    const id = await draft({ customer: { value: { firstName: 'Анна' } }, delivery: { value: {} } })
    const { problems } = (await manager.call(readOrderInProcess, { params: { id } })).data
    const refused = await confirm(id)
    expect(refused.problem?.code).toBe('validation-failed')
    expect(problems).toEqual(refused.problem?.errors?.map(({ message }) => message))
    expect(problems).toContain('Введите свою фамилию')
    expect((await confirm('no-such-draft-of-anybody')).status).toBe(404)
  })

  it('refuse to confirm prices that the buyer has not seen, and show the new ones', async () => {
    const id = await draft({ cart: { value: [{ id: ids.beam, quantity: 1, hashCode: 'seen-before' }] } })
    const refused = await confirm(id)
    expect([refused.status, refused.problem?.code]).toEqual([409, 'price-changed'])
    expect(refused.problem?.current).toBeTruthy()
    const { canConfirm, problems } = (await manager.call(readOrderInProcess, { params: { id } })).data
    expect([canConfirm, problems.length]).toEqual([false, 1])
  })

  it('count the time of a status from the save that set it', async () => {
    await setStatus('order-3', 'Shipped')
    const { version } = await read('order-3')
    await tell({ id: 'order-3', version, trackCode: 'TRACK-3', transportCompanyOrderStatus: 'Delivered' })
    shop.advance(13 * DAY_MS)
    expect(await shop.server.moveOrders()).not.toBeNull()
    expect(await statusOf('order-3')).toBe('Delivered')
    shop.advance(2 * DAY_MS)
    expect((await shop.server.moveOrders())?.Completed).toBeGreaterThan(0)
    expect(await statusOf('order-3')).toBe('Completed')
  })
})
