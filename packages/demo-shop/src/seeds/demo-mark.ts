import type { Db } from '@prilavok/shop-server/kit'

/** Records that the database holds invented data. */
export const markAsDemo = async (db: Db, size: string): Promise<void> => {
  await db.insertInto('demo_shop').values({ size }).execute()
}

/** Whether the database was filled by `--demo`. */
export const isDemoShop = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('demo_shop').select('size').executeTakeFirst()) !== undefined

/** Whether nobody has put a product, a buyer or an order into the database. */
export async function isUnusedDatabase(db: Db): Promise<boolean> {
  for (const table of ['product', 'customer', 'customer_order'] as const)
    if ((await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) !== undefined) return false
  return true
}
