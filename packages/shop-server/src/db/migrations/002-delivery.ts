import { sql, type Migration } from 'kysely'

/** Regions, cities, carriers with their tariffs, pickup points. */
export const delivery: Migration = {
  async up(db) {
    await sql`
      create table address_region (
        id text primary key,
        name text not null,
        surcharge_zone text not null default 'none' check (surcharge_zone in ('none', 'north', 'island'))
      )`.execute(db)
    await sql`
      create table address_city (
        id text primary key,
        name text not null,
        search_name text not null,
        type text not null,
        region_id text not null references address_region (id),
        short_guid text,
        postal_code text,
        population int not null check (population >= 0),
        latitude double precision not null check (latitude between -90 and 90),
        longitude double precision not null check (longitude between -180 and 180),
        payment_type text not null check (payment_type in
          ('None', 'PaymentOnDelivery', 'PaymentOnDeliveryForSmallProducts', 'OnlyPrepayment')),
        is_active boolean not null default true,
        version int not null default 1
      )`.execute(db)
    await sql`create index address_city_by_search_name on address_city (search_name text_pattern_ops, population desc)`.execute(
      db,
    )
    await sql`create index address_city_by_population on address_city (population desc) where is_active`.execute(db)
    await sql`
      create table carrier (
        id text primary key,
        name text not null,
        image_path text,
        display_order int not null,
        is_active boolean not null,
        accepts_pay_on_delivery boolean not null,
        delivers_to_door boolean not null,
        max_weight_kg double precision,
        storage_period_days int not null
      )`.execute(db)
    await sql`
      create table carrier_tariff (
        carrier_id text primary key references carrier (id) on delete cascade,
        base_kopecks bigint not null,
        per_kg_kopecks bigint not null,
        oversize_from_kg double precision not null,
        oversize_kopecks bigint not null,
        door_kopecks bigint not null,
        pickup_discount_kopecks bigint not null,
        north_surcharge_kopecks bigint not null,
        island_surcharge_kopecks bigint not null,
        speed_km_per_day int not null check (speed_km_per_day > 0),
        days_spread int not null check (days_spread >= 0),
        free_from_kopecks jsonb not null
      )`.execute(db)
    await sql`
      create table pick_point (
        id text primary key,
        city_id text not null references address_city (id),
        carrier_id text not null references carrier (id),
        type text not null check (type in ('PickPoint', 'Postamat', 'Other')),
        brand text,
        address text not null,
        search_address text not null,
        latitude double precision not null,
        longitude double precision not null,
        phone text,
        email text,
        payment text not null check (payment in
          ('NoPayment', 'DontUsePayment', 'CantResolve', 'CashAndCard', 'CashAndMaybeCard')),
        max_payment_kopecks bigint,
        max_weight_kg double precision,
        is_secondary boolean not null default false,
        additional_days int check (additional_days between 2 and 4),
        is_active boolean not null default true,
        working_time text[] not null check (cardinality(working_time) = 7),
        how_to_find text
      )`.execute(db)
    await sql`create index pick_point_by_city on pick_point (city_id, carrier_id, id) where is_active`.execute(db)
  },
}
