import { callMeBack, confirmOrder, loadOrder, saveOrder, sendSmsCode, subscribeToStock } from '@prilavok/contracts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { serverResources } from '../features/staff-resources/entities'
import { standardSettings } from '../settings'
import { describeEachDatabase } from '../testing/each-database'
import { fixtureIds as ids } from '@prilavok/demo-shop/fixtures'
import { paymentBench } from '../testing/payment-bench'
import { shopClient } from '../testing/shop-client'
import { purgeRules, recordsAboutPeople } from './purge-rules'

const DAY = 24 * 3_600_000
/** Before everything that the tests do. */
const FIRST_DAY = '2026-02-01T00:00:00Z'
const { draftDays, retention } = standardSettings
const person = { firstName: 'Секретина', lastName: 'Тайная', phone: '9123456789', email: 'secret@example.org' }

describeEachDatabase('a purge', (shop) => {
  const rowsOf = async (
    table: 'order_in_process' | 'draft_key' | 'draft_token' | 'payment_session' | 'idempotency_key',
  ) => shop.server.db.selectFrom(table).selectAll().execute()
  const purge = async (isDryRun = false) => {
    const purged = await shop.server.purge({ isDryRun })
    return Object.fromEntries(
      purged.flatMap(({ table, action, rows }) => (rows > 0 ? [[`${table} ${action}`, rows]] : [])),
    )
  }
  /** Every table as text: what a thief of the database would read. */
  const stored = async () => {
    const tables = ['order_in_process', 'payment_session', 'idempotency_key', 'draft_token', 'draft_key'] as const
    return JSON.stringify(await Promise.all(tables.map(rowsOf)))
  }
  const typed = (text: string) => [...Object.values(person), 'Домодедовская'].filter((secret) => text.includes(secret))

  it('removes an abandoned draft with its keys, links and payments a day after its lifetime, and not before', async () => {
    const bench = paymentBench(shop)
    const id = await bench.draft('PayViaYooKassa', { customer: { value: person } })
    await bench.open(id, 'yookassa')
    await shop.server.linkToDraft(id)
    shop.advance(draftDays * DAY)
    expect(await purge()).not.toHaveProperty('order_in_process deleted')
    expect(await rowsOf('order_in_process')).toHaveLength(1)
    shop.advance(DAY + 1)
    expect(await purge(true)).toMatchObject({ 'order_in_process deleted': 1 })
    expect(await rowsOf('order_in_process'), 'a dry run removes nothing').toHaveLength(1)
    expect(await purge()).toMatchObject({ 'order_in_process deleted': 1 })
    for (const table of ['order_in_process', 'draft_key', 'draft_token', 'payment_session'] as const)
      expect(await rowsOf(table), table).toEqual([])
    expect((await bench.call(loadOrder, { params: { id } })).status).toBe(204)
  })

  it('takes the person out of an ordered draft and keeps the order, its lines and the payment', async () => {
    const bench = paymentBench(shop)
    const id = await bench.draft('PayViaYooKassa', {
      customer: { value: person },
      recipient: { value: person },
      company: { value: { companyName: 'ООО «Тайная»', inn: '7707083893', kpp: null, ogrn: '1027700132195' } },
    })
    await bench.sendEvent(await bench.open(id, 'yookassa'), 'paid')
    expect(await bench.orders(id)).toHaveLength(1)
    shop.advance((draftDays + 1) * DAY + 1)
    expect(await purge()).toMatchObject({ 'order_in_process blanked': 1, 'payment_session blanked': 1 })
    expect(typed(await stored())).toEqual([])
    expect(await rowsOf('draft_key')).toEqual([])
    const [order] = await bench.orders(id)
    expect(order).toMatchObject({ payment_status: 'Succeeded', recipient: { lastName: 'Тайная' } })
    expect(await rowsOf('payment_session')).toMatchObject([{ state: 'Succeeded', return_token: null, started: null }])
    const { data } = await bench.call(loadOrder, { params: { id } })
    expect(data).toMatchObject({ access: 'stranger', orderNumber: order?.number, cart: [] })
    expect(await purge()).toEqual({})
  })

  it('keeps a paid draft without an order, for money waits for a person', async () => {
    const bench = paymentBench(shop)
    const id = await bench.draft('PayViaYooKassa')
    const address = await bench.open(id, 'yookassa')
    await shop.server.db.updateTable('product').set({ is_visible: false }).execute()
    await bench.sendEvent(address, 'paid')
    await shop.server.db.updateTable('product').set({ is_visible: true }).where('id', '!=', ids.hidden).execute()
    expect(await bench.orders(id)).toEqual([])
    shop.advance(400 * DAY)
    await purge()
    const waiting = await shop.server.db.selectFrom('paid_without_order').select('order_in_process_id').execute()
    expect(waiting).toEqual([{ order_in_process_id: id }])
  })

  it('stores no name, phone or address with responses to repeat, and forgets them in time without another request', async () => {
    const { call } = shopClient(shop.server)
    const save = (body: object, key: string) => call(saveOrder, { body } as never, { 'Idempotency-Key': `"${key}"` })
    const whole = {
      customer: { value: person },
      delivery: { value: { addressDeliveryStreet: 'Домодедовская' } },
      cart: { value: [{ id: ids.drill, quantity: 1 }] },
    }
    const { id } = (await save(whole, 'purge-first-save')).data
    await save({ id, ...whole }, 'purge-second-save')
    const late = await save({ id, version: 1, ...whole }, 'purge-late-save')
    expect([late.status, late.problem?.current]).toMatchObject([412, { customer: { firstName: 'Секретина' } }])
    await save({ id, customer: { value: { ...person, email: 'x'.repeat(5_000) } } }, 'purge-long-save')
    const refused = await call(confirmOrder, { params: { id } })
    expect(refused.status).toBe(422)
    const kept = await rowsOf('idempotency_key')
    expect(kept.length).toBeGreaterThanOrEqual(3)
    expect(typed(JSON.stringify(kept))).toEqual([])
    // Neither the key nor a word of a response: both open with what the buyer's browser has.
    expect(JSON.stringify(kept)).not.toMatch(/purge-first-save|traceId|"id"/)
    // What was refused for a newer draft may be sent again with its key: nothing was carried out.
    expect((await save({ id, version: 1, ...whole }, 'purge-late-save')).status).toBe(412)
    shop.advance(retention.repeatHours * 3_600_000 + 1)
    expect(await purge()).toMatchObject({ 'idempotency_key deleted': kept.length })
    expect(await rowsOf('idempotency_key')).toEqual([])
  })

  it('blanks what stood in records about people when they are gone, or after a year, and forgets who did it in time', async () => {
    const { db } = shop.server
    const phone = '+79005553311'
    await db
      .insertInto('customer')
      .values({ id: 'history-1', phone, first_name: 'А', last_name: '', registered_on: new Date(FIRST_DAY) })
      .execute()
    const entry = (resource: string, record_id: string, created_on: string) => ({
      resource,
      record_id,
      actor_name: 'Анна',
      action: 'Updated',
      changes: JSON.stringify([{ field: 'phone', before: phone, after: phone }]),
      created_on: new Date(created_on),
    })
    const [recent, old, ancient] = ['2030-06-01T00:00:00Z', '2029-01-01T00:00:00Z', '2026-01-01T00:00:00Z'] as const
    await db
      .insertInto('staff_history')
      .values([
        entry('customer', 'history-1', recent),
        entry('customer', 'history-1', old),
        entry('customer', 'not-there', recent),
        entry('product', ids.drill, old),
        entry('product', ids.drill, ancient),
      ])
      .execute()
    await sql`update customer set updated_on = '2030-06-01T00:00:00Z' where id = 'history-1'`.execute(db)
    const left = async () => {
      const rows = await db.selectFrom('staff_history').selectAll().orderBy('id').execute()
      return rows.map(({ resource, record_id: id, changes }) => `${resource} ${id} ${changes.length}`)
    }
    const own = purgeRules(standardSettings, Date.parse('2030-07-01T00:00:00Z')).filter(
      ({ table }) => table === 'staff_history',
    )
    for (const { due, changes } of own)
      await (
        changes === undefined
          ? sql`delete from staff_history where ${due}`
          : sql`update staff_history set ${changes} where ${due}`
      ).execute(db)
    expect(await left()).toEqual([
      'customer history-1 1',
      'customer history-1 0',
      'customer not-there 0',
      `product ${ids.drill} 1`,
    ])
    await sql`delete from staff_history`.execute(db)
    await db.deleteFrom('customer').where('id', '=', 'history-1').execute()
  })

  it('knows every resource whose records are about people', () => {
    const personal = serverResources.filter((each) => each.personal !== undefined)
    expect(personal.map(({ resource, table }) => [resource.key, table]).sort()).toEqual(
      Object.entries(recordsAboutPeople).sort(),
    )
  })

  it('removes events and buyers without orders by their terms, many rows in small batches between which others are served', async () => {
    const { db } = shop.server
    const event = (days: number) => ({
      event_type: 'Seen',
      payload: '{}',
      created_on: new Date(Date.parse('2030-01-01') - days * DAY),
    })
    await db.deleteFrom('analytics_event').execute()
    await db
      .insertInto('analytics_event')
      .values(Array.from({ length: 1_001 }, () => event(4_000)))
      .execute()
    const order: string[] = []
    const purging = shop.server.purge().then((purged) => {
      order.push('purged')
      return purged
    })
    const served = Array.from({ length: 3 }, async () => {
      await db.selectFrom('feature_flag').select('name').execute()
      order.push('served')
    })
    const [purged] = await Promise.all([purging, ...served])
    expect(order).toEqual(['served', 'served', 'served', 'purged'])
    expect(purged.find(({ table }) => table === 'analytics_event')?.rows).toBe(1_001)
    const left = await db.selectFrom('customer').select('id').where('id', '=', 'cu-bad').execute()
    expect(left).toHaveLength(1)
    shop.advance((retention.customerDays + 1) * 20 * DAY)
    await purge()
    const buyers = await db.selectFrom('customer').select('id').execute()
    const withOrders = await db.selectFrom('customer_order').select('customer_id as id').distinct().execute()
    expect(buyers).toEqual(withOrders)
  })

  it('takes phone and address out of what visitors wrote, and what was refused away', async () => {
    const { db } = shop.server
    const text = { userName: 'Анна', text: 'Хорошо', phone: '+79001234567', email: 'secret@example.org' }
    const write = (table: string, id: string, status: string) =>
      sql`insert into ${sql.table(table)} (id, details, created_on, updated_on)
        values (${id}, ${JSON.stringify({ ...text, status })}::jsonb, ${FIRST_DAY}, ${FIRST_DAY})`.execute(db)
    for (const table of ['product_comment', 'store_feedback', 'user_product_question']) {
      await write(table, 'kept', 'Published')
      await write(table, 'refused', 'Rejected')
    }
    await sql`insert into survey_answer (id, details, visitor_hash, created_on, updated_on)
      values ('a', '{}', 'hash', ${FIRST_DAY}, ${FIRST_DAY})`.execute(db)
    shop.advance(retention.contactDays * DAY)
    expect(await purge()).toMatchObject({
      'product_comment blanked': 1,
      'product_comment deleted': 1,
      'store_feedback blanked': 1,
      'store_feedback deleted': 1,
      'user_product_question blanked': 1,
      'user_product_question deleted': 1,
      'survey_answer blanked': 1,
    })
    const { rows } = await sql<{ details: object }>`select details from product_comment
      union all select details from store_feedback union all select details from user_product_question`.execute(db)
    expect(rows.map(({ details }) => details)).toEqual(
      Array.from({ length: 3 }, () => ({ userName: 'Анна', text: 'Хорошо', status: 'Published' })),
    )
    expect(await purge()).toEqual({})
  })

  it('[LEAD-01] [LEAD-07] forgets who asked to be called, who waited for a product, and the codes that were sent', async () => {
    const { db } = shop.server
    const { call } = shopClient(shop.server)
    const phone = '9007654321'
    await call(callMeBack, { body: { FirstName: 'Секретина', PhoneNumber: phone } })
    await call(subscribeToStock, { body: { productId: ids.drill, phone } })
    await call(subscribeToStock, { body: { productId: ids.drill, phone: '9007654322' } })
    await call(sendSmsCode, { body: { phoneNumber: phone } })
    await sql`update product_stock_subscriber set details = details || '{"status":"Notified"}' where details->>'phone' = '+79007654321'`.execute(
      db,
    )
    const left = async () => {
      const rows = await sql`select customer::text as text from order_in_process
        union all select details::text from product_stock_subscriber
        union all select concat(phone, text) from demo_sms`.execute(db)
      return [phone, '9007654322'].map((each) => JSON.stringify(rows.rows).split(each).length - 1)
    }
    expect(await left()).toEqual([3, 1])
    shop.advance(2 * DAY)
    expect(await purge()).toMatchObject({ 'sms_code deleted': 1, 'demo_sms deleted': 1 })
    shop.advance((draftDays + 1) * DAY)
    expect(await purge()).toMatchObject({ 'order_in_process deleted': 1 })
    expect(await left()).toEqual([1, 1])
    shop.advance(retention.contactDays * DAY)
    expect(await purge()).toMatchObject({ 'product_stock_subscriber blanked': 1 })
    expect(await left()).toEqual([0, 1])
    shop.advance(retention.customerDays * DAY)
    expect(await purge()).toMatchObject({ 'product_stock_subscriber deleted': 2 })
    expect(await left()).toEqual([0, 0])
  })
})
