import { sql, type Migration } from 'kysely'

/** Buyers, order drafts, orders, payments and stored responses. */
export const orders: Migration = {
  async up(db) {
    await sql`
      create table customer (
        id text primary key,
        phone text not null unique,
        first_name text not null,
        last_name text not null,
        middle_name text,
        email text,
        secondary_phone text,
        rating text not null default 'NotRated' check (rating in ('NotRated', 'Positive', 'Neutral', 'Negative', 'Blocked')),
        registered_on timestamptz not null default now(),
        updated_on timestamptz not null default now()
      )`.execute(db)
    await sql`
      create table order_in_process (
        id text primary key check (length(id) >= 22),
        version int not null default 1,
        visitor_id text,
        completeness int not null default 0 check (completeness between 0 and 100),
        last_step text,
        cart jsonb not null default '[]',
        customer jsonb not null default '{}',
        recipient jsonb,
        delivery jsonb not null default '{}',
        company jsonb,
        roistat_visit_id text,
        tinkoff_installment_id text,
        marketing jsonb,
        personal_data_consent boolean,
        consent_on timestamptz,
        policy_version text,
        created_order_id text,
        created_on timestamptz not null default now(),
        updated_on timestamptz not null default now()
      )`.execute(db)
    await sql`create sequence order_number_sequence start 100001`.execute(db)
    await sql`
      create table customer_order (
        id text primary key,
        number text not null unique,
        order_in_process_id text unique references order_in_process (id),
        customer_id text not null references customer (id),
        status text not null,
        source text not null default 'Site',
        purchase_type text not null,
        payment_status text not null default 'None',
        carrier_id text not null references carrier (id),
        to_door boolean not null,
        shipment_status text not null default 'NotSent',
        track_code text,
        city_id text not null references address_city (id),
        pick_point_id text references pick_point (id),
        delivery_address text not null,
        recipient jsonb,
        company jsonb,
        comment text,
        goods_kopecks bigint not null check (goods_kopecks >= 0),
        discount_kopecks bigint not null check (discount_kopecks >= 0),
        delivery_kopecks bigint not null check (delivery_kopecks >= 0),
        total_kopecks bigint not null check (total_kopecks = goods_kopecks - discount_kopecks + delivery_kopecks and total_kopecks >= 0),
        paid_kopecks bigint not null default 0,
        weight_kg double precision not null,
        marketing jsonb,
        consent_on timestamptz,
        policy_version text,
        version int not null default 1,
        created_on timestamptz not null default now(),
        updated_on timestamptz not null default now()
      )`.execute(db)
    await sql`create index customer_order_by_created on customer_order (created_on desc, id)`.execute(db)
    await sql`create index customer_order_by_customer on customer_order (customer_id, created_on desc)`.execute(db)
    await sql`
      alter table order_in_process add constraint order_in_process_created_order
        foreign key (created_order_id) references customer_order (id)`.execute(db)
    await sql`
      create table order_item (
        order_id text not null references customer_order (id) on delete cascade,
        line_number int not null,
        product_id text not null references product (id),
        article text not null,
        name text not null,
        quantity int not null check (quantity >= 1),
        price_kopecks bigint not null check (price_kopecks >= 0),
        discount_price_kopecks bigint not null check (discount_price_kopecks between 0 and price_kopecks),
        total_kopecks bigint not null check (total_kopecks >= 0),
        weight_kg double precision not null,
        primary key (order_id, line_number)
      )`.execute(db)
    await sql`
      create table order_history (
        id bigint generated always as identity primary key,
        order_id text not null references customer_order (id) on delete cascade,
        author text not null,
        kind text not null check (kind in ('Created', 'StatusChanged', 'PaymentChanged', 'Edited')),
        changes jsonb not null,
        created_on timestamptz not null default now()
      )`.execute(db)
    await sql`create index order_history_by_order on order_history (order_id, id)`.execute(db)
    await sql`
      create table payment_session (
        id text primary key check (length(id) >= 22),
        order_in_process_id text not null references order_in_process (id) on delete cascade,
        provider text not null,
        purchase_type text not null,
        amount_kopecks bigint not null check (amount_kopecks > 0),
        months int,
        profile_id text,
        state text not null,
        created_on timestamptz not null default now(),
        updated_on timestamptz not null default now(),
        expires_on timestamptz not null
      )`.execute(db)
    await sql`create index payment_session_by_draft on payment_session (order_in_process_id, created_on desc)`.execute(
      db,
    )
    await sql`
      create table idempotency_key (
        key text not null,
        route text not null,
        visitor_id text not null,
        body_hash text not null,
        status int,
        answer text,
        content_type text,
        created_on timestamptz not null,
        primary key (key, route, visitor_id)
      )`.execute(db)
    await sql`create index idempotency_key_by_age on idempotency_key (created_on)`.execute(db)
  },
}
