import {
  findCaller,
  readCustomer,
  readCustomerCard,
  readHistory,
  requestForPhone,
  saveCustomer,
} from '@prilavok/contracts/admin'
import { fixtureIds as ids } from '@prilavok/demo-shop/fixtures'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { describeEachDatabase } from '../../../testing/each-database'
import { staffClient, type StaffClient } from '../../../testing/staff-client'
import { addOrders } from '../../../testing/staff-orders'
import { cardParts } from './customer-card.routes'

const PHONE = '+79000001001'

describeEachDatabase('a buyer at a glance', (shop) => {
  let manager: StaffClient
  const draft = (id: string, phone: string, more: object = {}) =>
    shop.server.db
      .insertInto('order_in_process')
      .values({
        id: `draft-that-somebody-left-${id}`,
        cart: JSON.stringify([{ id: ids.cement, quantity: 3 }]),
        customer: JSON.stringify({ firstName: 'Анна', phone }),
        delivery: '{}',
        ...more,
      })
      .execute()
  const written = (table: string, id: string, details: object) =>
    sql`insert into ${sql.table(table)} (id, details) values (${id}, ${JSON.stringify(details)}::jsonb)`.execute(
      shop.server.db,
    )
  const card = (who = manager, id = 'buyer-1') => who.call(readCustomerCard, { params: { id } })
  const caller = (phone: string, who = manager) => who.call(findCaller, { query: { phone } })

  beforeAll(async () => {
    manager = await staffClient(shop.server, 'orders')
    await addOrders(shop.server)
    const { db } = shop.server
    await db
      .updateTable('customer_order')
      .set({ customer_id: 'buyer-1' })
      .where('id', 'in', ['order-2', 'order-3', 'order-4'])
      .execute()
    await db
      .updateTable('customer_order')
      .set({ status: 'Returned', returned_kopecks: 99_800 })
      .where('id', '=', 'order-2')
      .execute()
    await db.updateTable('customer_order').set({ status: 'CancelledByShop' }).where('id', '=', 'order-3').execute()
    await db
      .updateTable('customer_order')
      .set({ marketing: JSON.stringify({ utm_source: 'yandex', utm_medium: 'cpc' }) })
      .where('id', '=', 'order-4')
      .execute()
    await draft('as-typed', '8 (900) 000-10-01')
    await draft('of-another', '9000001099')
    await draft('of-a-request', '9000001001')
    const details = JSON.stringify({ kind: 'CallBack', status: 'New' })
    await sql`insert into request (id, draft_id, details) values ('request-1', 'draft-that-somebody-left-of-a-request', ${details}::jsonb)`.execute(
      db,
    )
    await written('product_comment', 'comment-1', {
      productId: ids.cement,
      userName: 'Анна',
      text: 'Хороший цемент',
      phone: '79000001001',
      score: 5,
      status: 'Published',
    })
    await written('user_product_question', 'question-1', {
      productId: ids.cement,
      userName: 'Анна',
      question: 'Какая марка?',
      email: 'ANNA1@example.com',
      status: 'New',
      answer: 'М500',
    })
    await db
      .insertInto('order_message')
      .values({
        key_hash: 'message-1',
        order_id: 'order-4',
        channel: 'Sms',
        template_id: 'template-1',
        state: 'Failed',
        sent_by: 'somebody-who-left',
        created_on: new Date('2026-02-10T09:00:00Z'),
      })
      .execute()
    await written('store_feedback', 'feedback-1', {
      userName: 'Пётр',
      text: 'Чужой',
      phone: '9000001002',
      status: 'New',
    })
  })

  it('has orders, what they come to, drafts, requests, messages and addresses', async () => {
    const { data } = await card(await staffClient(shop.server, 'admin'))
    expect(data.totals).toEqual({
      orders: 4,
      bought: 2,
      boughtSum: 499 + 1996,
      returned: 1,
      returnedSum: 998,
      cancelled: 1,
    })
    expect(data.orders?.map(({ number, total }) => [number, total])).toEqual([
      ['2026-1', 499],
      ['2026-2', 998],
      ['2026-3', 1497],
      ['2026-4', 1996],
    ])
    expect(data.drafts?.map(({ id, pieces }) => [id, pieces])).toEqual([['draft-that-somebody-left-as-typed', 3]])
    expect(data.requests).toMatchObject([{ id: 'request-1', kind: 'CallBack', status: 'New' }])
    expect(data.messages?.map(({ kind, id, text, hasAnswer }) => [kind, id, text, hasAnswer]).sort()).toEqual([
      ['productcomment', 'comment-1', 'Хороший цемент', false],
      ['user-product-questions', 'question-1', 'Какая марка?', true],
    ])
    expect(data.sent).toMatchObject([
      { orderNumber: '2026-4', channel: 'Sms', isFailed: true, sentBy: 'somebody-who-left' },
    ])
    expect(data.sent?.[0]?.templateName).toBeTruthy()
    expect(data.addresses).toMatchObject([
      { cityName: 'Москва', address: 'ул. Берёзовая, 1', orders: 4, toDoor: false },
    ])
    expect((await card(manager, 'nobody')).problem).toMatchObject({ code: 'not-found' })
  })

  it('is told of its source by the first order', async () => {
    const { data } = await manager.call(readCustomer, { params: { id: 'buyer-1' } })
    expect(data.marketing).toMatchObject({ utm_source: 'yandex', utm_medium: 'cpc' })
  })

  it('has a note for colleagues, with who has written it in the history', async () => {
    const { data } = await manager.call(readCustomer, { params: { id: 'buyer-1' } })
    const saved = await manager.call(saveCustomer, { body: { ...data, comment: 'Звонить после шести' } as never })
    expect(saved.problem).toBeNull()
    const { data: history } = await manager.call(readHistory, { params: { entity: 'customer', id: 'buyer-1' } })
    expect(history.items[0]?.changes).toContainEqual(
      expect.objectContaining({ field: 'comment', after: 'Звонить после шести' }),
    )
  })

  it.each([
    [PHONE, 'customer', 'buyer-1'],
    [' 79000001001', 'customer', 'buyer-1'],
    ['8 (900) 000-10-01', 'customer', 'buyer-1'],
    ['tel:+7-900-000-10-01', 'customer', 'buyer-1'],
    ['+7 900 000-10-99', 'orderInProcess', 'draft-that-somebody-left-of-another'],
    ['+7 900 555-00-11', 'order', 'order-5'],
    ['+7 900 555-00-22', 'customer', 'buyer-6'],
    ['+7 900 555-00-33', null, null],
    ['anonymous', null, null],
  ])('the phone %s leads to the %s %s', async (phone, resource, id) => {
    const { db } = shop.server
    await db
      .updateTable('customer_order')
      .set({ recipient: JSON.stringify({ firstName: 'Пётр', phone: '9005550011' }) })
      .where('id', '=', 'order-5')
      .execute()
    await db.updateTable('customer').set({ secondary_phone: '8 900 5550022' }).where('id', '=', 'buyer-6').execute()
    const { data } = await caller(phone)
    expect([data.resource, data.id]).toEqual([resource, id])
    expect(data.phone === null).toBe(phone === 'anonymous')
  })

  it('somebody new becomes a request once, with the phone that they call from', async () => {
    const ask = () =>
      manager.call(
        requestForPhone,
        { body: { phone: '8 900 555-00-44', name: 'Нина', comment: 'Ищет кирпич' } as never },
        { 'Idempotency-Key': '"one-press-of-a-button"' },
      )
    const [first, second] = [await ask(), await ask()]
    expect(first.data.id).toBe(second.data.id)
    expect((await caller('+79005550044')).data).toMatchObject({ resource: 'request', id: first.data.id })
    const refused = await manager.call(requestForPhone, { body: { phone: '101' } as never })
    expect(refused.problem).toMatchObject({ code: 'validation-failed' })
  })

  it('tells a role nothing that belongs to a buyer by phone alone, unless it sees phones', async () => {
    const viewer = await staffClient(shop.server, 'viewer')
    const { data } = await card(viewer)
    expect(data).toMatchObject({ drafts: null, requests: null, messages: null, addresses: null })
    expect(data.orders).toHaveLength(4)
    expect((await caller(PHONE, viewer)).problem).toMatchObject({ code: 'forbidden' })
    const marketer = await staffClient(shop.server, 'marketing')
    expect((await card(marketer)).data).toMatchObject({ orders: null, totals: { orders: 4 } })
    expect((await card(await staffClient(shop.server, 'content'))).problem).toMatchObject({ code: 'forbidden' })
  })
})

describe('the parts of a card', () => {
  const PERSONAL = 'customer:read-personal-data'
  const READS = ['order:read', 'order-in-process:read', 'request:read', 'product-comment:read']
  it.each([
    [[], { orders: false, drafts: false, requests: false, messages: [], addresses: false }],
    [READS, { orders: true, drafts: false, requests: false, messages: [], addresses: false }],
    [[PERSONAL], { orders: false, drafts: false, requests: false, messages: [], addresses: false }],
    [
      [...READS, PERSONAL],
      { orders: true, drafts: true, requests: true, messages: ['productcomment'], addresses: true },
    ],
  ])('of %j', (permissions, parts) => {
    expect(cardParts(permissions)).toEqual(parts)
  })
})
