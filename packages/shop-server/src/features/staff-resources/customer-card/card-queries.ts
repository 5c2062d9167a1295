import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../../db'
import { startOf } from '../engine/text-start'

/** The latest of each kind are shown; lists have the others. */
const [ORDERS, DRAFTS, REQUESTS, MESSAGES, SENT, ADDRESSES] = [20, 10, 10, 20, 20, 10]
/** So many orders of a buyer are counted and summed. */
const COUNTED = 5_000

/** What a buyer is known by besides the id. */
export interface Buyer {
  readonly id: string
  /** The last ten digits of the phones. */
  readonly phones: readonly string[]
  /** In lower case; null where there is none. */
  readonly email: string | null
}

const iso = (value: Date): string => value.toISOString()
const roubles = (kopecks: string | number): number => Number(kopecks) / 100

/** The buyer with this id, or null. */
export async function findBuyer(db: Db, id: string): Promise<Buyer | null> {
  const { rows } = await sql<{ phones: (string | null)[]; email: string | null }>`
    select array[phone_digits(phone), phone_digits(secondary_phone)] as phones, lower(nullif(email, '')) as email
    from customer where id = ${id}`.execute(db)
  const [row] = rows
  if (row === undefined) return null
  return { id, phones: row.phones.filter((each): each is string => each?.length === 10), email: row.email }
}

const LOST = sql`('Refused', 'Returning', 'Returned')`
const CANCELLED = sql`('CancelledByCustomer', 'CancelledByShop', 'CancelledAutomatically')`

/** How many orders of a buyer came to what. */
export async function totalsOf(db: Db, { id }: Buyer) {
  const { rows } = await sql<Record<'orders' | 'bought' | 'sum' | 'returned' | 'back' | 'cancelled', string>>`
    select count(*) as orders,
      count(*) filter (where status not in ${LOST} and status not in ${CANCELLED}) as bought,
      coalesce(sum(total_kopecks - returned_kopecks) filter (where status not in ${LOST} and status not in ${CANCELLED}), 0) as sum,
      count(*) filter (where status in ${LOST}) as returned,
      coalesce(sum(returned_kopecks), 0) as back,
      count(*) filter (where status in ${CANCELLED}) as cancelled
    from (select status, total_kopecks, returned_kopecks from customer_order where customer_id = ${id}
      order by created_on desc limit ${COUNTED}) o`.execute(db)
  const [row] = rows
  return {
    orders: Number(row?.orders ?? 0),
    bought: Number(row?.bought ?? 0),
    boughtSum: Math.max(0, roubles(row?.sum ?? 0)),
    returned: Number(row?.returned ?? 0),
    returnedSum: roubles(row?.back ?? 0),
    cancelled: Number(row?.cancelled ?? 0),
  }
}

/** The latest orders of a buyer. */
export async function ordersOf(db: Db, { id }: Buyer) {
  const rows = await db
    .selectFrom('customer_order')
    .select(['id', 'number', 'status', 'total_kopecks', 'paid_kopecks', 'created_on'])
    .where('customer_id', '=', id)
    .orderBy('created_on', 'desc')
    .limit(ORDERS)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    status: row.status,
    total: roubles(row.total_kopecks),
    paid: roubles(row.paid_kopecks),
    createdOn: iso(row.created_on),
  }))
}

const phonesIn = (phones: readonly string[]) => sql`any(${[...phones]}::text[])`

/** The latest drafts with a phone of the buyer that are no order yet. */
export async function draftsOf(db: Db, { phones }: Buyer) {
  const { rows } = await sql<{ id: string; pieces: number; completeness: number; created_on: Date }>`
    select id, completeness, created_on,
      (select coalesce(sum((line->>'quantity')::integer), 0)::integer from jsonb_array_elements(cart) line) as pieces
    from order_in_process d where phone_digits(customer->>'phone') = ${phonesIn(phones)} and created_order_id is null
      and not exists (select from request r where r.draft_id = d.id)
    order by updated_on desc limit ${DRAFTS}`.execute(db)
  return rows.map(({ id, pieces, completeness, created_on }) => ({
    id,
    pieces,
    completeness,
    createdOn: iso(created_on),
  }))
}

interface RequestRow {
  readonly id: string
  readonly kind: string
  readonly status: string
  readonly state_name: string | null
  readonly call_on: string | null
  readonly created_on: Date
}

/** The latest requests with a phone of the buyer. */
export async function requestsOf(db: Db, { phones }: Buyer) {
  const { rows } = await sql<RequestRow>`
    select r.id, r.kind, r.status, s.name as state_name, r.call_on, r.created_on
    from order_in_process d join request r on r.draft_id = d.id left join request_state s on s.id = r.state_id
    where phone_digits(d.customer->>'phone') = ${phonesIn(phones)}
    order by r.created_on desc limit ${REQUESTS}`.execute(db)
  return rows.map(({ id, kind, status, state_name, call_on, created_on }) => ({
    id,
    kind,
    status,
    stateName: state_name,
    callOn: call_on,
    createdOn: iso(created_on),
  }))
}

/** What somebody has written to the shop, with the resource that it is a record of. */
export type MessageKind = 'productcomment' | 'user-product-questions' | 'store-feedback'

interface Written {
  readonly kind: MessageKind
  readonly id: string
  readonly product_name: string | null
  readonly text: string | null
  readonly score: number | null
  readonly has_answer: boolean
  readonly created_on: Date
}

const TABLES: Readonly<Record<MessageKind, readonly [table: string, text: string]>> = {
  productcomment: ['product_comment', 'text'],
  'user-product-questions': ['user_product_question', 'question'],
  'store-feedback': ['store_feedback', 'text'],
}

/** Those of one table, by phone or by e-mail: each asked of its own index. */
function writtenIn(kind: MessageKind, { phones, email }: Buyer): RawBuilder<unknown> {
  const [table, text] = TABLES[kind]
  const latest = (condition: RawBuilder<unknown>) => sql`
    (select id from ${sql.table(table)} where ${condition} order by created_on desc limit ${MESSAGES})`
  const found = [
    latest(sql`phone_digits(details->>'phone') = ${phonesIn(phones)}`),
    ...(email === null ? [] : [latest(sql`lower(details->>'email') = ${email}`)]),
  ]
  return sql`
    select ${sql.lit(kind)} as kind, m.id, (select p.name from product p where p.id = m.details->>'productId') as product_name,
      left(m.details->>${sql.lit(text)}, 500) as text, (m.details->>'score')::double precision as score,
      coalesce(m.details->>'answer', '') <> '' as has_answer, m.created_on
    from ${sql.table(table)} m where m.id in (${sql.join(found, sql` union `)})`
}

/** What the buyer has written to the shop, the latest first, of the kinds that may be seen. */
export async function messagesOf(db: Db, buyer: Buyer, kinds: readonly MessageKind[]) {
  if (kinds.length === 0) return []
  const { rows } = await sql<Written>`
    select * from (${sql.join(
      kinds.map((kind) => writtenIn(kind, buyer)),
      sql` union all `,
    )}) written order by created_on desc limit ${MESSAGES}`.execute(db)
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    productName: row.product_name,
    text: startOf(row.text),
    score: row.score,
    hasAnswer: row.has_answer,
    createdOn: iso(row.created_on),
  }))
}

/** What the staff have sent the buyer about the latest orders; the texts themselves are kept nowhere. */
export async function sentTo(db: Db, { id }: Buyer) {
  const rows = await db
    .selectFrom('order_message as m')
    .innerJoin('customer_order as o', 'o.id', 'm.order_id')
    .leftJoin('message_template as t', 't.id', 'm.template_id')
    .leftJoin('staff_user as u', 'u.id', 'm.sent_by')
    .select(['o.id', 'o.number', 'm.channel', 'm.state', 'm.sent_by', 'm.created_on', 't.details', 'u.display_name'])
    .where('o.customer_id', '=', id)
    .orderBy('m.created_on', 'desc')
    .limit(SENT)
    .execute()
  return rows.map((row) => ({
    orderId: row.id,
    orderNumber: row.number,
    channel: row.channel,
    templateName: row.details?.name ?? null,
    isFailed: row.state === 'Failed',
    sentBy: row.display_name ?? row.sent_by,
    createdOn: iso(row.created_on),
  }))
}

/** Where the latest orders of a buyer went, each place once. */
export async function addressesOf(db: Db, { id }: Buyer) {
  const { rows } = await sql<{
    city_name: string
    address: string
    carrier_id: string
    to_door: boolean
    orders: number
    last_on: Date
  }>`
    select city_name, address, carrier_id, to_door, count(*)::integer as orders, max(created_on) as last_on
    from (select o.city_name, o.carrier_id, o.to_door, o.created_on,
        coalesce(nullif(o.delivery_address, ''), p.address, '') as address
      from customer_order o left join pick_point p on p.id = o.pick_point_id
      where o.customer_id = ${id} order by o.created_on desc limit ${COUNTED}) o
    where address <> '' group by city_name, address, carrier_id, to_door order by last_on desc limit ${ADDRESSES}`.execute(
    db,
  )
  return rows.map((row) => ({
    cityName: row.city_name,
    address: row.address,
    transportCompany: row.carrier_id,
    toDoor: row.to_door,
    orders: row.orders,
    lastOn: iso(row.last_on),
  }))
}
