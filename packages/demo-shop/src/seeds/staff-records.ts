import { sql, type Kysely } from 'kysely'
import type { ShopDatabase } from '@prilavok/shop-server/kit'
import { addOrderSurveys } from './content/order-surveys'
import { chance } from './random'
import { addDemoCategories } from './staff-categories'
import { addDemoFilters } from './staff-filters'
import { addDemoRequests } from './staff-requests'
import { on, RECORDS, type Pick } from './staff-record-kinds'

const idsOf = async (db: Kysely<ShopDatabase>, table: 'product' | 'category' | 'manufacturer'): Promise<Pick> => {
  const rows = await db.selectFrom(table).select('id').orderBy('id').limit(50).execute()
  return (index) => rows[chance(table, index).int(0, rows.length - 1)]?.id ?? ''
}

/** Adds records that staff work with to the tables that have none. */
export async function addDemoRecords(db: Kysely<ShopDatabase>): Promise<void> {
  const [product, category, manufacturer] = await Promise.all([
    idsOf(db, 'product'),
    idsOf(db, 'category'),
    idsOf(db, 'manufacturer'),
  ])
  const isNew = (await sql`select from dynamic_category_template limit 1`.execute(db)).rows.length === 0
  for (const { table, count, details } of RECORDS) {
    const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)} limit 1`.execute(db)
    if (rows.length > 0) continue
    const values = Array.from({ length: count }, (_, index) => {
      const json = JSON.stringify(details(index, product, category, manufacturer))
      return sql`(${`${table}-${index}`}, ${json}::jsonb, ${on(index)}, ${on(index)})`
    })
    await sql`insert into ${sql.table(table)} (id, details, created_on, updated_on) values ${sql.join(values)}`.execute(
      db,
    )
  }
  if (isNew) {
    await addDemoCategories(db)
    await addDemoFilters(db)
  }
  await addOrderSurveys(db)
  await addDemoRequests(db)
}
