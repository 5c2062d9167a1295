import { sql, type Migration } from 'kysely'

/** The secrets in the addresses of invoices, as hashes; they were stored as they are before. */
export const invoiceLinks: Migration = {
  async up(db) {
    await sql`
      create table invoice_link (
        token_hash text primary key,
        order_id text not null references customer_order (id) on delete cascade
      )`.execute(db)
    await sql`create index invoice_link_by_order on invoice_link (order_id)`.execute(db)
    await sql`
      insert into invoice_link (token_hash, order_id)
      select translate(rtrim(encode(sha256(convert_to(invoice_token, 'UTF8')), 'base64'), '='), '+/', '-_'), id
      from customer_order where invoice_token is not null`.execute(db)
    await sql`alter table customer_order drop column invoice_token`.execute(db)
  },
}
