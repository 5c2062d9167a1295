import { sql, type Migration } from 'kysely'

/** The secret in the address of an order's invoice. */
export const invoices: Migration = {
  async up(db) {
    await sql`alter table customer_order add column invoice_token text unique`.execute(db)
  },
}
