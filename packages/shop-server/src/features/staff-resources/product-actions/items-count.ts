import type { ItemsCountResult } from '@prilavok/contracts/admin'
import { sql } from 'kysely'
import type { Trx } from '../../../db'
import { HttpProblem } from '../../../http/problem'
import type { StaffMember } from '../../../http/staff-session'
import type { Shop } from '../../../shop'
import { addHistory, changesBetween } from '../engine/history'

/** Orders in these statuses still hold what was ordered. */
const HOLDING = [
  'New',
  'AwaitingConfirmation',
  'Confirmed',
  'AwaitingPayment',
  'Paid',
  'AwaitingSupply',
  'Assembling',
  'ReadyToShip',
]

/** How many pieces of a product open orders hold. */
const reservedPieces = sql<number>`coalesce((select sum(i.quantity)::integer from order_item i
  join customer_order o on o.id = i.order_id where i.product_id = t.id and o.status = any(${HOLDING}::text[])), 0)`

/** Where no supplier says anything, the count that the staff wrote stays. */
const OWN_STOCK = 'Склад магазина'

async function sourcesOf(trx: Trx, productId: string, own: number): Promise<ItemsCountResult['bySource']> {
  const { rows } = await sql<{ source: string; count: number }>`
    select provider_name as source, sum(greatest(stock, 0))::integer as count from provider_product
    where product_id = ${productId} and is_active and stock is not null
    group by provider_name order by provider_name`.execute(trx)
  return rows.length === 0 ? [{ source: OWN_STOCK, count: own }] : rows
}

/** Counts a product anew from what its suppliers have, and what open orders hold of it. Source: ADMIN-ACT-03. */
export const countItems = (shop: Shop, productId: string, member: StaffMember): Promise<ItemsCountResult> =>
  shop.db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ version: number; before: number | null; was: number | null; reserved: number }>`
      select t.version, (t.details->>'itemsCount')::integer as before, (t.details->>'reservedCount')::integer as was,
        ${reservedPieces} as reserved
      from product t where t.id = ${productId} for update of t`.execute(trx)
    const [product] = rows
    if (product === undefined) throw new HttpProblem('not-found')
    const bySource = await sourcesOf(trx, productId, product.before ?? 0)
    const itemsCount = bySource.reduce((sum, { count }) => sum + count, 0)
    const moment = new Date(shop.now())
    if (itemsCount !== product.before || product.reserved !== product.was) {
      await sql`
        update product set details = details || jsonb_build_object('itemsCount', ${itemsCount}::integer,
          'reservedCount', ${product.reserved}::integer), version = version + 1,
          updated_on = ${moment}, updated_by = ${member.id} where id = ${productId}`.execute(trx)
      await addHistory(trx, shop.now(), member, {
        resource: 'product',
        recordId: productId,
        action: 'Updated',
        version: product.version + 1,
        changes: changesBetween(
          { itemsCount: product.before, reservedCount: product.was },
          { itemsCount, reservedCount: product.reserved },
        ),
      })
    }
    return { productId, itemsCount, reservedCount: product.reserved, bySource, checkedOn: moment.toISOString() }
  })
