import { sql, type Migration } from 'kysely'

/** How staff like to see their lists, and which offers of suppliers a product is. */
export const staffWork: Migration = {
  async up(db) {
    await sql`
      create table saved_view (
        id text primary key,
        version integer not null default 1,
        resource text not null,
        name text not null,
        is_shared boolean not null default false,
        is_default boolean not null default false,
        owner_id text not null references staff_user (id) on delete cascade,
        state jsonb not null,
        updated_on timestamptz not null,
        unique (owner_id, resource, name)
      )`.execute(db)
    await sql`create index saved_view_by_resource on saved_view (resource, name)`.execute(db)
    await sql`
      create table provider_product (
        id text primary key,
        version integer not null default 1,
        product_id text not null references product (id) on delete cascade,
        provider_name text not null,
        article text not null,
        provider_product_name text,
        price_kopecks bigint,
        stock integer,
        is_active boolean not null default true,
        updated_on timestamptz not null,
        unique (provider_name, article)
      )`.execute(db)
    await sql`create index provider_product_by_product on provider_product (product_id, provider_name)`.execute(db)
    await sql`create index provider_product_by_article on provider_product (lower(article))`.execute(db)
  },
}
