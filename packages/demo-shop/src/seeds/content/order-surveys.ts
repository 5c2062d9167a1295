import { createHash } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { ShopDatabase } from '@prilavok/shop-server/kit'
import { chance } from '../random'
import { demoToday } from '../today'

/** The secrets of the surveys that a visitor of the demo shop may answer; there they protect nobody. */
export const OPEN_SURVEYS: readonly string[] = ['demo-survey-1', 'demo-survey-2', 'demo-survey-3']
/** The draft that a visitor of the demo shop may say why it was abandoned. */
export const ABANDONED_DRAFT = 'demo-abandoned-order-000001'

const ANSWERED = 60
const SCALES = [
  'siteUsability',
  'staff',
  'deliverySpeed',
  'deliveryPrice',
  'productQuality',
  'productPrice',
  'willOrderAgain',
]

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** What a buyer of the demo shop thinks: mostly good, the price of delivery a little less. */
function answerOf(orderId: string): Readonly<Record<string, unknown>> {
  const random = chance('order survey', orderId)
  const mood = random.int(55, 95)
  return Object.fromEntries(
    SCALES.map((name) => {
      const mark = mood + random.int(-15, 10) - (name === 'deliveryPrice' ? 12 : 0)
      return [name, Math.min(100, Math.max(0, Math.round(mark / 5) * 5))]
    }),
  )
}

/** Adds what buyers think of their orders, surveys that nobody has answered yet, and a draft that was abandoned. */
export async function addOrderSurveys(db: Kysely<ShopDatabase>): Promise<void> {
  const known = await db.selectFrom('order_survey').select('id').limit(1).execute()
  if (known.length > 0) return
  const orders = await db
    .selectFrom('customer_order')
    .select(['id', 'updated_on'])
    .where('status', 'in', ['Delivered', 'Completed'])
    .orderBy('updated_on', 'desc')
    .orderBy('id')
    .limit(ANSWERED + OPEN_SURVEYS.length)
    .execute()
  const rows = orders.map(({ id, updated_on: on }, index) => {
    const open = OPEN_SURVEYS[index]
    return {
      id: `order-survey-${id}`,
      token_hash: hashOf(open ?? `answered ${id}`),
      order_id: id,
      created_on: on,
      answer: open === undefined ? JSON.stringify(answerOf(id)) : null,
      // Nobody has answered yet what they will think tomorrow.
      answered_on: open === undefined ? new Date(Math.min(on.getTime() + 86_400_000, demoToday)) : null,
    }
  })
  // A shop without orders has nobody to ask.
  if (rows.length === 0) return
  await db.insertInto('order_survey').values(rows).execute()
  await sql`insert into order_in_process (id, cart, customer, delivery)
    select ${ABANDONED_DRAFT}, '[]', '{}', '{}' where not exists (select from order_in_process where id = ${ABANDONED_DRAFT})`.execute(
    db,
  )
}
