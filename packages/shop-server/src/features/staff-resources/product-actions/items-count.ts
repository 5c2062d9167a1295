import type { ItemsCountResult } from '@prilavok/contracts/admin'
import { sql } from 'kysely'
import type { Trx } from '../../../db'
import { reservedPieces } from '../../../db/product-stock'
import { HttpProblem } from '../../../http/problem'
import type { StaffMember } from '../../../http/staff-session'
import type { Shop } from '../../../shop'
import { addHistory, changesBetween } from '../engine/history'

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
    const { rows } = await sql<{ version: number; before: number | null; reserved: number }>`
      select t.version, (t.details->>'itemsCount')::integer as before, ${reservedPieces(sql.ref('t.id'))} as reserved
      from product t where t.id = ${productId} for update of t`.execute(trx)
    const [product] = rows
    if (product === undefined) throw new HttpProblem('not-found')
    const bySource = await sourcesOf(trx, productId, product.before ?? 0)
    const itemsCount = bySource.reduce((sum, { count }) => sum + count, 0)
    const moment = new Date(shop.now())
    if (itemsCount !== product.before) {
      await sql`
        update product set details = details || jsonb_build_object('itemsCount', ${itemsCount}::integer), version = version + 1,
          updated_on = ${moment}, updated_by = ${member.id} where id = ${productId}`.execute(trx)
      await addHistory(trx, shop.now(), member, {
        resource: 'product',
        recordId: productId,
        action: 'Updated',
        version: product.version + 1,
        changes: changesBetween({ itemsCount: product.before }, { itemsCount }),
      })
    }
    return { productId, itemsCount, reservedCount: product.reserved, bySource, checkedOn: moment.toISOString() }
  })
