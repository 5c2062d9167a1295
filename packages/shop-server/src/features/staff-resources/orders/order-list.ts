import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../../db'
import { like } from '../engine/text-search'
import { hasText } from '../engine/grams'
import type { ServerResource, StaffRecord } from '../engine/server-resource'

/** More orders than this are neither counted nor summed: whoever needs the sum asks for fewer of them. */
const SUMMED = 10_000

/** What the orders of a filter are counted by, without a look at each. */
export const ordersFoundBy: NonNullable<ServerResource['foundBy']> = {
  productId: ([id = '']) => sql`select distinct i.order_id from order_item i where i.product_id = ${id}`,
}

/** Awaits its confirmation, or is to be called again and its time has come. */
const IS_TO_CALL = sql<boolean>`((t.status = 'AwaitingConfirmation' and t.details->>'callOn' is null)
  or t.details->>'callOn' <= to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS'))`

/** The filters of the list of orders that are more than a comparison. */
export const orderFilters: NonNullable<ServerResource['filters']> = {
  productId: ([id = '']) => sql<boolean>`t.id in (select i.order_id from order_item i where i.product_id = ${id})`,
  number: (numbers) => sql<boolean>`t.number = any(${[...numbers]}::text[])`,
  tag: ([tag = '']) => sql<boolean>`t.details->'tags' @> ${JSON.stringify([tag])}::jsonb`,
  trackCode: ([text = '']) => hasText(sql`t.track_code`, text),
  // Managers are few: those that the text fits are found first, by id, login or name.
  managerId: ([text = '']) => sql<boolean>`t.manager_id = any(array(
    select u.id from staff_user u
    where ${like(sql`u.id || ' ' || u.login || ' ' || u.display_name`, text)}))`,
  isToCall: ([value]) => (value === 'true' ? IS_TO_CALL : sql<boolean>`not coalesce(${IS_TO_CALL}, false)`),
  withSummary: () => sql<boolean>`true`,
}

/** The sums of the orders that match, by status, payment and carrier; null where more match than are counted. */
export async function orderSummary(db: Db, where: RawBuilder<unknown>): Promise<StaffRecord | null> {
  const { rows } = await sql<{ by: string; value: string; count: number; kopecks: string; paid: string }>`
    select
      case when grouping(status) = 0 then 'status' when grouping(purchase_type) = 0 then 'purchaseType'
        else 'transportCompany' end as by,
      coalesce(status, purchase_type, carrier_id) as value,
      count(*)::integer as count, sum(total_kopecks)::text as kopecks, sum(paid_kopecks)::text as paid
    from (
      select t.status, t.purchase_type, t.carrier_id, t.total_kopecks, t.paid_kopecks
      from customer_order t where ${where} limit ${SUMMED + 1}
    ) t
    group by grouping sets ((status), (purchase_type), (carrier_id)) order by by, count desc, value`.execute(db)
  const statuses = rows.filter(({ by }) => by === 'status')
  if (statuses.reduce((sum, { count }) => sum + count, 0) > SUMMED) return null
  return {
    total: statuses.reduce((sum, { kopecks }) => sum + Number(kopecks), 0) / 100,
    byStatus: Object.fromEntries(statuses.map(({ value, count }) => [value, count])),
    sums: rows.map(({ kopecks, paid, ...row }) => ({ ...row, total: Number(kopecks) / 100, paid: Number(paid) / 100 })),
  }
}
