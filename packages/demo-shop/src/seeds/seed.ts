import { sql, type Kysely } from 'kysely'
import type { ShopDatabase, Trx } from '@prilavok/shop-server/kit'
import { DEMO_STREETS } from './geography/streets'
import { inBatches, rowWriter, type RowWriter } from './insert-rows'
import { paymentOf, type DemoPayment } from './orders/drafts'
import type { DemoOrder } from './orders/order'
import { demoBanks } from './people/banks'
import { demoNames } from './people/names'
import { demoShop } from './shop-data'
import type { DemoSize } from './sizes'

/** How many orders are made, then written, at a time. */
const ORDERS_AT_ONCE = 4_000

/** Writes orders, and resolves with how many they are and what of their money is known. */
async function writeOrders(writer: RowWriter, orders: Iterable<DemoOrder>) {
  let count = 0
  const paid: DemoPayment[] = []
  for (const batch of inBatches(orders, ORDERS_AT_ONCE)) {
    count += await writer.write(
      'customer_order',
      batch.map(({ order }) => order),
    )
    await writer.write(
      'order_item',
      batch.flatMap(({ items }) => items),
    )
    await writer.write(
      'order_history',
      batch.flatMap(({ history }) => history),
    )
    paid.push(...batch.flatMap((order) => paymentOf(order) ?? []))
  }
  return { count, paid }
}

/**
 * Leaves out the look-up behind every foreign key until the transaction ends: the generator's records name each other, a
 * test holds it to that, and loading is five times as quick. Only a database's owner may; elsewhere the look-ups run.
 */
async function trustReferences(trx: Trx): Promise<void> {
  const { rows } = await sql<{ owner: boolean }>`select current_setting('is_superuser') = 'on' as owner`.execute(trx)
  if (rows[0]?.owner) await sql`set local session_replication_role = replica`.execute(trx)
}

/**
 * Fills an empty, migrated database with the demo shop of a size, all or nothing. The carriers, their tariffs and the
 * feature flags are there already: they come with the migrations. `progress` is called with one line per kind of record.
 */
export async function seedDemo(
  db: Kysely<ShopDatabase>,
  size: DemoSize,
  progress?: (text: string) => void,
): Promise<void> {
  const shop = demoShop(size)
  await db.transaction().execute(async (trx) => {
    await trustReferences(trx)
    const writer = rowWriter(trx)
    const fill = async (what: string, table: keyof ShopDatabase, rows: Iterable<object>) => {
      const count = await writer.write(table, rows)
      progress?.(`  ${what}: ${count}`)
    }
    await fill('Categories', 'category', shop.catalogue.categories)
    await fill('Manufacturers', 'manufacturer', shop.catalogue.manufacturers)
    await fill('Products', 'product', shop.catalogue.products)
    await fill('Related products', 'product_relation', shop.catalogue.relations)
    await fill('Offers of other shops', 'competitor_offer', shop.catalogue.competitorOffers)
    await fill('Reviews', 'product_comment', shop.catalogue.reviews)
    await fill('Regions', 'address_region', shop.regions)
    await fill('Cities', 'address_city', shop.cities)
    await fill('Pickup points', 'pick_point', shop.points)
    await fill('Names', 'name_word', demoNames())
    await fill('Streets', 'street_name', DEMO_STREETS)
    await fill('Companies', 'company', shop.companies)
    await fill('Banks', 'bank', demoBanks())
    await fill('Customers', 'customer', shop.customers)
    if (shop.visits.experiments.length > 0) {
      await fill('Experiments', 'experiment', shop.visits.experiments)
      await writer.write('experiment_decision', shop.visits.decisions)
      await fill('Events of visits', 'visit_event', shop.visits.events())
    }
    const orders = await writeOrders(writer, shop.orders())
    const today = await writeOrders(writer, shop.ordersOfToday)
    if (today.count > 0) {
      const paid = [...orders.paid, ...today.paid]
      await writer.write('order_in_process', [...paid.map(({ draft }) => draft), ...shop.leads])
      await writer.write(
        'payment_session',
        paid.map(({ payment }) => payment),
      )
      await writer.finish()
      await sql`update customer_order o set order_in_process_id = d.id
        from order_in_process d where d.created_order_id = o.id`.execute(trx)
    }
    await writer.finish()
    await sql`select learn_specs()`.execute(trx)
    // Triggers fill these when a shop runs; while the demo is written they sleep, as references are trusted.
    await sql`
      update customer_order set
        city_name = coalesce((select c.name from address_city c where c.id = city_id), ''),
        client_rating = coalesce((select c.rating from customer c where c.id = customer_id), 'NotRated')`.execute(trx)
    await sql`select reserve_stock()`.execute(trx)
    progress?.(`  Orders: ${orders.count + today.count}`)
  })
  await sql`analyze`.execute(db)
}
