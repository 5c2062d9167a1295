import { sql, type Migration } from 'kysely'

/** Categories, manufacturers, products and what goes with them. */
export const catalogue: Migration = {
  async up(db) {
    await sql`
      create table category (
        id text primary key,
        parent_id text references category (id),
        path text not null unique,
        slug text not null,
        name text not null,
        display_order int not null default 0,
        picture text
      )`.execute(db)
    await sql`create index category_by_parent on category (parent_id, display_order)`.execute(db)
    await sql`
      create table manufacturer (
        id text primary key,
        name text not null,
        slug text not null unique,
        country text
      )`.execute(db)
    await sql`
      create table product (
        id text primary key,
        category_id text not null references category (id),
        manufacturer_id text references manufacturer (id),
        slug text not null unique,
        article text not null,
        name text not null,
        price_kopecks bigint not null check (price_kopecks >= 0),
        old_price_kopecks bigint check (old_price_kopecks >= 0),
        weight_kg double precision not null check (weight_kg >= 0),
        volume_l double precision not null check (volume_l >= 0),
        unit text not null,
        availability text not null check (availability in
          ('InStock', 'InStockAtSupplier', 'OnOrder', 'Expected', 'OutOfStock', 'Discontinued')),
        tags text[] not null default '{}',
        description text not null default '',
        specs jsonb not null default '[]',
        picture_seed int not null default 0,
        is_visible boolean not null default true,
        sales_rank int not null default 1000000,
        created_on timestamptz not null default now()
      )`.execute(db)
    await sql`create index product_by_category on product (category_id, sales_rank, id) where is_visible`.execute(db)
    await sql`create index product_by_rank on product (sales_rank, id) where is_visible`.execute(db)
    await sql`create index product_by_article on product (article)`.execute(db)
    await sql`
      create table product_relation (
        product_id text not null references product (id) on delete cascade,
        related_product_id text not null references product (id) on delete cascade,
        kind text not null check (kind in ('BuyTogether', 'Analog', 'Accessory')),
        display_order int not null default 0,
        primary key (product_id, kind, related_product_id)
      )`.execute(db)
  },
}
