import { sql, type Kysely } from 'kysely'
import type { ShopDatabase } from '@prilavok/shop-server/kit'
import { demoToday } from './today'

interface DemoRequest {
  readonly kind: 'CallBack' | 'OneClick' | 'Wholesale' | 'Question'
  /** What the buyer has said. */
  readonly comment: string
  /** In how many hours the buyer is to be called again; null where nobody has called yet. */
  readonly againInHours: number | null
}

const REQUESTS: readonly DemoRequest[] = [
  { kind: 'OneClick', comment: 'Заказ в один клик', againInHours: null },
  { kind: 'CallBack', comment: 'Просит перезвонить: нужна доставка с подъёмом на этаж', againInHours: null },
  { kind: 'CallBack', comment: 'Просит перезвонить', againInHours: -1 },
  { kind: 'Wholesale', comment: 'Опт: нужен счёт на юридическое лицо и отсрочка', againInHours: null },
  { kind: 'Question', comment: 'Хватит ли этого на 40 м²?', againInHours: null },
  { kind: 'OneClick', comment: 'Заказ в один клик', againInHours: 3 },
  { kind: 'CallBack', comment: 'Просит перезвонить после 18 часов', againInHours: 9 },
  { kind: 'Wholesale', comment: 'Опт: закупка для бригады, раз в месяц', againInHours: 26 },
]

/** Requests of the demo shop: the latest drafts with a phone; a shop that has requests keeps its own. */
export async function addDemoRequests(db: Kysely<ShopDatabase>): Promise<void> {
  if ((await sql`select from request limit 1`.execute(db)).rows.length > 0) return
  const drafts = await db
    .selectFrom('order_in_process')
    .select(['id', 'created_on'])
    .where('created_order_id', 'is', null)
    .where(sql<boolean>`coalesce(customer->>'phone', '') <> ''`)
    .orderBy('created_on', 'desc')
    .orderBy('id')
    .limit(REQUESTS.length)
    .execute()
  for (const [index, { id, created_on: on }] of drafts.entries()) {
    const request = REQUESTS[index]
    if (request === undefined) break
    const { kind, comment, againInHours } = request
    const callOn = againInHours === null ? null : new Date(demoToday + againInHours * 3_600_000).toISOString()
    const details = { kind, status: callOn === null ? 'New' : 'CallAgain', ...(callOn !== null && { callOn }) }
    await sql`insert into request (id, draft_id, details, created_on, updated_on)
      values (${`request-${index}`}, ${id}, ${JSON.stringify(details)}::jsonb, ${on}, ${on})`.execute(db)
    await sql`update order_in_process set customer = customer || jsonb_build_object('comment', ${comment}::text)
      where id = ${id}`.execute(db)
  }
}
