import { sql, type Kysely } from 'kysely'

/** Orders by each filter, in the order that the list has by itself. */
const FILTERS = [
  'shipment_status',
  'carrier_id',
  'to_door',
  'purchase_type',
  'payment_status',
  'city_id',
  'manager_id',
  'source',
  'client_rating',
  'has_track_code',
  'has_comment',
] as const
/** Orders by each key that the list is sorted by. */
const SORTS = ['status', 'paid_kopecks', 'city_name', 'updated_on'] as const

/**
 * What the list of orders needs to stay as fast with half a million as with some thousand: what it filters and sorts by are columns of
 * the order with an index each, and texts are found by the letters they are made of.
 */
export async function addOrderLists(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function text_grams(value text) returns text[] language sql immutable strict parallel safe as $$
      select coalesce(array_agg(distinct substr(plain, at, size)), '{}')
      from (select replace(lower(value), 'ё', 'е') as plain) given,
        generate_series(1, length(plain)) at, generate_series(1, 3) size
      where at + size - 1 <= length(plain)
    $$`.execute(db)
  await sql`
    alter table customer_order
      add column city_name text not null default '',
      add column client_rating text not null default 'NotRated',
      add column manager_id text generated always as (details->>'managerId') stored,
      add column has_comment boolean not null generated always as (coalesce(comment, '') <> '') stored,
      add column has_track_code boolean not null generated always as (coalesce(track_code, '') <> '') stored`.execute(
    db,
  )
  await sql`
    update customer_order set
      city_name = coalesce((select c.name from address_city c where c.id = city_id), ''),
      client_rating = coalesce((select c.rating from customer c where c.id = customer_id), 'NotRated')`.execute(db)
  await sql`
    create function order_list_columns() returns trigger language plpgsql as $$
      begin
        new.city_name := coalesce((select c.name from address_city c where c.id = new.city_id), '');
        new.client_rating := coalesce((select c.rating from customer c where c.id = new.customer_id), 'NotRated');
        return new;
      end $$`.execute(db)
  await sql`create trigger order_list_columns before insert or update of city_id, customer_id on customer_order
    for each row execute function order_list_columns()`.execute(db)
  await sql`
    create function orders_follow_city() returns trigger language plpgsql as $$
      begin update customer_order set city_name = new.name where city_id = new.id; return null; end $$`.execute(db)
  await sql`create trigger orders_follow_city after update of name on address_city
    for each row when (old.name is distinct from new.name) execute function orders_follow_city()`.execute(db)
  await sql`
    create function orders_follow_customer() returns trigger language plpgsql as $$
      begin update customer_order set client_rating = new.rating where customer_id = new.id; return null; end $$`.execute(
    db,
  )
  await sql`create trigger orders_follow_customer after update of rating on customer
    for each row when (old.rating is distinct from new.rating) execute function orders_follow_customer()`.execute(db)

  for (const column of FILTERS)
    await sql`create index ${sql.ref(`customer_order_of_${column}`)}
      on customer_order (${sql.ref(column)}, created_on desc, id desc)`.execute(db)
  for (const column of SORTS)
    await sql`create index ${sql.ref(`customer_order_sorted_by_${column}`)} on customer_order (${sql.ref(column)}, id)`.execute(
      db,
    )
  await sql`create index customer_order_tagged on customer_order using gin ((details->'tags') jsonb_path_ops)`.execute(
    db,
  )
  await sql`create index customer_order_track_grams on customer_order using gin (text_grams(track_code))`.execute(db)
  await sql`create index customer_order_number_grams on customer_order using gin (text_grams(number))`.execute(db)
  await sql`create index customer_grams on customer using gin (text_grams(
    coalesce(last_name, '') || ' ' || coalesce(first_name, '') || ' ' || coalesce(middle_name, '') || ' ' || phone))`.execute(
    db,
  )
  await sql`create index order_item_by_product on order_item (product_id, order_id)`.execute(db)
}
