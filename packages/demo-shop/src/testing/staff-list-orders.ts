import { sql, type Kysely } from 'kysely'
import { paymentStatusValues, transportCompanyOrderStatusValues } from '@prilavok/contracts/admin'
import type { ShopDatabase } from '@prilavok/shop-server/kit'
import { ids } from '../fixtures/fixture-shop'

/** Buyers have so many orders each. */
const ORDERS_PER_BUYER = 5
const DAY = `interval '1 day'`
/** Orders of a shop lie within two years, however many they are. */
const DAYS = 730
/** Of the latest orders so many are still to be done: 4,000 of 500,000, those of six days. */
export const OPEN_SHARE = 0.008
/** Statuses that an order has while somebody works on it. */
export const TO_BE_DONE = [
  'New',
  'AwaitingConfirmation',
  'Confirmed',
  'Paid',
  'Assembling',
  'ReadyToShip',
  'AwaitingSupply',
]
const OPEN = [...TO_BE_DONE, 'AwaitingPayment', 'Shipped', 'AtPickPoint', 'Refused', 'Returning']
/** Statuses that orders stay in, most of them delivered. */
const CLOSED = [
  ...['Completed', 'Completed', 'Completed', 'Completed', 'Delivered', 'Delivered', 'Delivered'],
  ...['CancelledByCustomer', 'CancelledByShop', 'CancelledAutomatically', 'Returned'],
]

const pick = (values: readonly string[], at: string) =>
  sql`(${[...values]}::text[])[1 + (${sql.raw(at)} % ${values.length})::integer]`

/** Drops the indexes of the two large tables for the time of the writing; resolves with what makes them again. */
async function withoutIndexes(db: Kysely<ShopDatabase>): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select i.relname as name, pg_get_indexdef(i.oid) as definition
    from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
    where t.relname in ('customer_order', 'order_item') and not x.indisunique`.execute(db)
  for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(db)
  return rows.map(({ definition }) => definition)
}

/** Fills a shop with buyers and orders in the database itself; every value of a filter has a share of them, whatever their number. */
export const fillOrders = (db: Kysely<ShopDatabase>, count: number, openShare = OPEN_SHARE): Promise<void> =>
  db.connection().execute(async (connection) => {
    // A statement that writes half a million rows takes longer than a server lets any other take.
    await sql`set statement_timeout = 0`.execute(connection)
    try {
      await writeOrders(connection, count, openShare)
    } finally {
      await sql`reset statement_timeout`.execute(connection)
    }
  })

async function writeOrders(db: Kysely<ShopDatabase>, count: number, openShare: number): Promise<void> {
  const buyers = Math.ceil(count / ORDERS_PER_BUYER)
  const ratings = ['NotRated', 'NotRated', 'NotRated', 'Positive', 'Neutral', 'Negative', 'Blocked']
  await sql`
    insert into customer (id, phone, first_name, last_name, email, rating)
    select 'buyer-' || n, '+7' || (8000000000 + n)::text,
      (array['Анна','Пётр','Ольга','Сергей','Мария'])[1 + n % 5], 'Покупаева-' || n, 'b' || n || '@example.com', ${pick(ratings, 'n')}
    from generate_series(1, ${buyers}) n`.execute(db)
  await sql`
    insert into product (id, category_id, manufacturer_id, slug, article, name, price_kopecks, weight_kg, volume_l, unit, availability)
    select 'bench-' || n, 'cat-mix', 'm-1', 'bench-' || n, 'B-' || n, 'Товар ' || n, 10000, 1, 1, 'шт.', 'InStock'
    from generate_series(1, 100) n`.execute(db)
  const named = await db.selectFrom('address_city').select(['id', 'name']).execute()
  const names = new Map(named.map(({ id, name }) => [id, name]))
  const cities = [ids.moscow, ids.moscow, ids.tver, ids.klin]
  const later = await withoutIndexes(db)
  await sql`alter table customer_order disable trigger user`.execute(db)
  await sql`
    insert into customer_order (id, number, customer_id, status, source, purchase_type, payment_status, carrier_id, to_door,
      shipment_status, track_code, city_id, pick_point_id, delivery_address, comment, goods_kopecks, discount_kopecks,
      delivery_kopecks, total_kopecks, paid_kopecks, weight_kg, details, created_on, updated_on,
      city_name, client_rating)
    select 'order-' || n, (100000 + n)::text, 'buyer-' || (1 + n % ${buyers}),
      case when n <= ${Math.ceil(count * openShare)} then ${pick(OPEN, 'h')} else ${pick(CLOSED, 'h')} end, ${pick(['Site', 'Site', 'Phone', 'Manual'], 'h / 3')},
      ${pick(['PayOnDelivery', 'PayViaYooKassa', 'PayViaSberbankCredit', 'FromCheckingAccountAsLegalEntity'], 'h / 5')},
      ${pick(paymentStatusValues.values, 'h / 7')}, ${pick(['Cdek', 'Kit', 'Pek', 'Energia'], 'h / 11')}, h % 4 = 0,
      ${pick(transportCompanyOrderStatusValues.values, 'h / 13')}, case when h % 3 = 0 then 'RU' || lpad(n::text, 9, '0') || 'X' end,
      ${pick(cities, 'h / 17')}, null, 'ул. Берёзовая, 1',
      case when h % 10 = 0 then 'Позвоните' end, 10000 + h % 9000000, 0, 0, 10000 + h % 9000000, (h % 5) * 10000, 5,
      jsonb_build_object('managerId', case when h % 6 = 0 then 'manager-' || (h / 6 % 20) end,
        'tags', case when h % 8 = 0 then jsonb_build_array('метка-' || (h / 8 % 10)) else '[]' end,
        'delivery', jsonb_build_object('plannedDispatchOn',
          to_char((moment + (1 + h % 4) * ${sql.raw(DAY)}) at time zone 'Europe/Moscow', 'YYYY-MM-DD'))),
      moment, moment + (h % 30) * ${sql.raw(DAY)}, ${pick(
        cities.map((id) => names.get(id) ?? ''),
        'h / 17',
      )}, ${pick(ratings, `(1 + n % ${buyers})`)}
    from (
      select n, ('x' || substr(md5(n::text), 1, 7))::bit(28)::integer as h,
        timestamptz '2026-02-10 09:00Z' - (n::double precision / ${count} * ${DAYS}) * ${sql.raw(DAY)} as moment
      from generate_series(1, ${count}) n) made`.execute(db)
  await sql`
    insert into order_item (order_id, line_number, product_id, article, name, quantity, price_kopecks, discount_price_kopecks,
      total_kopecks, weight_kg)
    select 'order-' || n, line, 'bench-' || (1 + (n * 7 + line * 13) % 100), 'B', 'Товар', 1, 10000, 10000, 10000, 1
    from generate_series(1, ${count}) n, generate_series(1, 2) line`.execute(db)
  await sql`alter table customer_order enable trigger user`.execute(db)
  for (const definition of later) await sql.raw(definition).execute(db)
  await sql`vacuum analyze`.execute(db)
}
