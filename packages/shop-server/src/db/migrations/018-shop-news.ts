import { sql, type Migration } from 'kysely'

/** Tables of which every process keeps what it has read: see `kept-reads.ts`. */
const KEPT = ['carrier', 'carrier_tariff', 'feature_flag', 'experiment']

/** Whoever changes what processes keep tells them, staff and a statement of an operator alike. */
export const shopNews: Migration = {
  async up(db) {
    for (const statement of [
      `create function tell_shop_news() returns trigger language plpgsql as $$
        begin
          notify shop_news;
          return null;
        end $$`,
      ...KEPT.map(
        (table) => `create trigger shop_news after insert or update or delete or truncate on ${table}
          for each statement execute function tell_shop_news()`,
      ),
    ])
      await sql.raw(statement).execute(db)
  },
}
