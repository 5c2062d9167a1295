import { sql, type Kysely } from 'kysely'
import type { ShopDatabase } from '@prilavok/shop-server/kit'
import { on } from './staff-record-kinds'

const KINDS = ['CallBack', 'OneClick', 'Wholesale', 'Draft'] as const
const SAID = {
  CallBack: 'Просит перезвонить',
  OneClick: 'Заказ в один клик',
  Wholesale: 'Опт: хочет купить',
  Draft: null,
} as const
const COUNT = 12

/** Requests of the demo shop, beside drafts with a phone that have become no order; a shop that has requests keeps its own. */
export async function addDemoRequests(db: Kysely<ShopDatabase>): Promise<void> {
  if ((await sql`select from request limit 1`.execute(db)).rows.length > 0) return
  const { rows } = await sql<{ id: string }>`
    select id from order_in_process where created_order_id is null and coalesce(customer->>'phone', '') <> ''
    order by id limit ${COUNT}`.execute(db)
  for (const [index, { id }] of rows.entries()) {
    const kind = KINDS[index % KINDS.length] ?? 'CallBack'
    const details = JSON.stringify({ kind, status: 'New' })
    await sql`insert into request (id, draft_id, details, created_on, updated_on)
      values (${`request-${index}`}, ${id}, ${details}::jsonb, ${on(index)}, ${on(index)})`.execute(db)
    if (SAID[kind] !== null)
      await sql`update order_in_process set customer = customer || jsonb_build_object('comment', ${SAID[kind]}::text)
        where id = ${id}`.execute(db)
  }
}
