import { sql, type Migration } from 'kysely'
import { recordTable } from './record-table'

const record = recordTable('promo_code', { code: 'text', isActive: 'boolean', percent: 'integer', most: 'integer' })

/**
 * Promo codes, the draft that has typed one, and the orders that have one. How often a code was used follows from the rows of
 * `promo_code_use`: triggers count, so that whatever cancels an order gives the code back.
 */
export const promoCode: Migration = {
  async up(db) {
    await record.up(db)
    for (const statement of [
      `alter table promo_code add column used integer not null default 0`,
      `create unique index promo_code_once on promo_code (code)`,
      `alter table order_in_process add column promo_code text`,
      `create table promo_code_buyer (
        promo_code_id text not null references promo_code on delete cascade,
        customer_id text not null references customer on delete cascade,
        used integer not null default 0,
        primary key (promo_code_id, customer_id)
      )`,
      `create table promo_code_use (
        order_in_process_id text primary key references order_in_process on delete cascade,
        promo_code_id text not null references promo_code on delete cascade,
        customer_id text not null references customer on delete cascade,
        kopecks bigint not null,
        kept_until timestamptz,
        released_on timestamptz,
        created_on timestamptz not null
      )`,
      `create index promo_code_use_by_code on promo_code_use (promo_code_id) where kept_until is not null`,
      `create function promo_code_counted() returns trigger language plpgsql as $$
      declare
        changed promo_code_use := coalesce(new, old);
        by_one integer := (case when tg_op <> 'DELETE' and new.released_on is null then 1 else 0 end)
          - (case when old.released_on is null then 1 else 0 end);
      begin
        if by_one <> 0 then
          update promo_code set used = used + by_one where id = changed.promo_code_id;
          update promo_code_buyer set used = used + by_one
            where promo_code_id = changed.promo_code_id and customer_id = changed.customer_id;
        end if;
        return null;
      end $$`,
      `create trigger promo_code_counted after delete or update of released_on on promo_code_use
        for each row execute function promo_code_counted()`,
      `create function promo_code_of_order() returns trigger language plpgsql as $$
      declare
        was boolean := old.status in ('CancelledByCustomer', 'CancelledByShop', 'CancelledAutomatically');
        is_now boolean := new.status in ('CancelledByCustomer', 'CancelledByShop', 'CancelledAutomatically');
      begin
        if was <> is_now then
          update promo_code_use set released_on = case when is_now then new.updated_on end
            where order_in_process_id = new.order_in_process_id;
        end if;
        return null;
      end $$`,
      `create trigger promo_code_of_order after update of status on customer_order
        for each row when (old.status is distinct from new.status) execute function promo_code_of_order()`,
    ])
      await sql.raw(statement).execute(db)
  },
}
