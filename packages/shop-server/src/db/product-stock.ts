import { sql, type RawBuilder } from 'kysely'
import type { Trx } from './index'

/** How many pieces of a product open orders hold; those of the order `except`, which is counted anew, are its own. */
export const reservedPieces = (productId: RawBuilder<unknown>, except: string | null = null): RawBuilder<number> =>
  sql<number>`coalesce((select sum(i.reserved)::integer from order_item i
    where i.product_id = ${productId} and i.reserved > 0 and i.order_id is distinct from ${except}::text), 0)`

/**
 * Has everybody else wait who is about to take pieces of the same products, until this order has its own: what was read before is not what
 * there is. Always in the order of the ids, so that two orders never wait for each other.
 */
export async function lockStock(trx: Trx, productIds: readonly string[]): Promise<void> {
  await sql`select from product where id = any(${[...new Set(productIds)]}::text[]) and availability = 'InStock'
    and jsonb_typeof(details->'itemsCount') = 'number' order by id for no key update`.execute(trx)
}
