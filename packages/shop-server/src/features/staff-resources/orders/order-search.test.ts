import { fixtureIds as ids } from '@prilavok/demo-shop/fixtures'
import { listCustomers, listOrders, listProducts } from '@prilavok/contracts/admin'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { describeEachDatabase } from '../../../testing/each-database'
import { staffClient, type StaffClient } from '../../../testing/staff-client'
import { addOrders } from '../../../testing/staff-orders'

/** What people type for one order of a buyer, and for a gift that somebody else receives. */
const TYPED = [
  ...['9451851860', '+7 945 185-18-60', '945 185-18-60', '8 (945) 185-18-60', '89451851860', '185-18-60', '1860'],
  ...['Константинова Екатерина', 'екатерина константинова', 'Екатерина  Фёдоровна', 'Федоровна', 'константинова 1860'],
  ...['rjycnfynbyjdf', 'Константинва', 'Канстантинова', 'Екатеринна Константинова'],
  ...['kate@Example.com', 'kate@', '99956', '№99956', '№ 99956', 'заказ 99956', 'RU123456789', 'ru1234'],
  ...['SVC-77', 'svc-77 Константинова', '12345,67', '12345', '12 345,67', 'Тверь константинова', 'константинова твер'],
  ...['Получателев', 'Зинаида Получателева', '+7 (911) 222-33-44'],
] as const
const NOT = [
  '945 185-18-61',
  'Екатерина Покупаева-1',
  '№99957',
  'kate@example.org',
  'Константиновский',
  '12345,68',
  'SVC-78',
]

describeEachDatabase('the search of the staff', (shop) => {
  let [admin, catalogue]: StaffClient[] = []
  beforeAll(async () => {
    admin = await staffClient(shop.server, 'admin')
    catalogue = await staffClient(shop.server, 'catalog')
    await addOrders(shop.server)
    const { db } = shop.server
    await db
      .insertInto('customer')
      .values({
        id: 'kate',
        phone: '+79451851860',
        first_name: 'Екатерина',
        last_name: 'Константинова',
        middle_name: 'Фёдоровна',
        email: 'kate@example.com',
      })
      .execute()
    await db
      .insertInto('customer_order')
      .values({
        id: 'of-kate',
        number: '99956',
        customer_id: 'kate',
        status: 'New',
        purchase_type: 'PayOnDelivery',
        carrier_id: 'Cdek',
        to_door: true,
        city_id: ids.tver,
        track_code: 'RU123456789',
        delivery_address: 'ул. Мира, 1',
        recipient: JSON.stringify({ firstName: 'Зинаида', lastName: 'Получателева', phone: '+79112223344' }),
        goods_kopecks: 1_234_567,
        discount_kopecks: 0,
        delivery_kopecks: 0,
        total_kopecks: 1_234_567,
        weight_kg: 1,
      })
      .execute()
    const line = { order_id: 'of-kate', line_number: 1, product_id: ids.cement, article: 'SVC-77', name: 'Цемент' }
    const price = { quantity: 1, price_kopecks: 1, discount_price_kopecks: 1, total_kopecks: 1, weight_kg: 1 }
    await db
      .insertInto('order_item')
      .values({ ...line, ...price })
      .execute()
  })
  const found = async (search: string, who = admin) =>
    ((await who?.call(listOrders, { query: { search } } as never))?.data.items ?? []).map(({ id }) => id)

  it.each(TYPED.map((typed) => [typed] as const))('finds one order by %s', async (typed) => {
    expect(await found(typed)).toEqual(['of-kate'])
  })

  it.each(NOT.map((typed) => [typed] as const))('does not find it by %s', async (typed) => {
    expect(await found(typed)).not.toContain('of-kate')
  })

  it('tells nobody about people who may not read them', async () => {
    expect(await found('Константинова', catalogue)).toEqual([])
    expect(await found('99956', catalogue)).toEqual(['of-kate'])
  })

  it('takes signs of patterns for signs', async () => {
    expect(await found('100%')).toEqual([])
    expect(await found('___')).toEqual([])
  })

  describe('of other lists', () => {
    const rows = async (list: typeof listCustomers | typeof listProducts, search: string) =>
      ((await admin?.call(list as typeof listCustomers, { query: { search } } as never))?.data.items ?? []).map(
        ({ id }) => id,
      )

    it.each(['8 (945) 185-18-60', 'Екатерина Константинова', 'Константинва', 'kate@', 'rjycnfynbyjdf'])(
      'finds the buyer by %s',
      async (typed) => {
        expect(await rows(listCustomers, typed)).toEqual(['kate'])
      },
    )

    it.each(['цемент м500', 'М500 цемент', 'wtvtyn', 'цимент'])('finds the product by %s', async (typed) => {
      expect(await rows(listProducts, typed)).toContain(ids.cement)
    })

    it('finds the product by the barcode that a scanner reads, and by no part of it', async () => {
      await sql`update product set details = details || '{"barcode":"4607004891694"}' where id = ${ids.cement}`.execute(
        shop.server.db,
      )
      expect(await rows(listProducts, '4607004891694')).toEqual([ids.cement])
      expect(await rows(listProducts, '46070048')).toEqual([])
    })
  })
})
