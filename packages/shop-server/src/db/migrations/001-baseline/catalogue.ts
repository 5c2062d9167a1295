import { recordTable } from './record-table'

/** Categories, manufacturers, products, and how products stand to each other. */
export const catalogue: readonly string[] = [
  `create table category (
    id text primary key,
    parent_id text references category,
    path text not null unique,
    slug text not null,
    name text not null,
    display_order integer not null default 0,
    picture text,
    search_vector tsvector not null default ''::tsvector,
    version integer not null default 1,
    created_on timestamptz not null default now(),
    updated_on timestamptz not null default now(),
    details jsonb not null default '{}',
    updated_by text
  )`,
  `create index category_by_parent on category (parent_id, display_order)`,
  `create table category_filter (
    category_id text primary key references category on delete cascade,
    version integer not null default 1,
    filters jsonb not null,
    updated_on timestamptz not null,
    updated_by text
  )`,
  `create table manufacturer (
    id text primary key,
    name text not null,
    slug text not null unique,
    country text,
    search_vector tsvector not null default ''::tsvector,
    version integer not null default 1,
    created_on timestamptz not null default now(),
    updated_on timestamptz not null default now(),
    details jsonb not null default '{}',
    updated_by text
  )`,
  `create table product (
    id text primary key,
    category_id text not null references category,
    manufacturer_id text references manufacturer,
    slug text not null unique,
    article text not null,
    name text not null,
    price_kopecks bigint not null check (price_kopecks >= 0),
    old_price_kopecks bigint check (old_price_kopecks >= 0),
    weight_kg double precision not null check (weight_kg >= 0),
    volume_l double precision not null check (volume_l >= 0),
    unit text not null,
    availability text not null check (availability in ('InStock', 'InStockAtSupplier', 'OnOrder', 'Expected', 'OutOfStock',
      'Discontinued')),
    tags text[] not null default '{}'::text[],
    description text not null default '',
    specs jsonb not null default '[]',
    picture_seed integer not null default 0,
    is_visible boolean not null default true,
    sales_rank integer not null default 1000000,
    created_on timestamptz not null default now(),
    search_vector tsvector not null default ''::tsvector,
    search_head tsvector not null default ''::tsvector,
    search_name tsvector not null default ''::tsvector,
    video_url text,
    version integer not null default 1,
    updated_on timestamptz not null default now(),
    details jsonb not null default '{}',
    updated_by text
  )`,
  `create index product_by_article on product (article)`,
  `create index product_by_category on product (category_id, sales_rank, id) where is_visible`,
  `create index product_by_rank on product (sales_rank, id) where is_visible`,
  `create index product_by_search_head on product using gin (search_head) where is_visible`,
  `create index product_by_search_name on product using gin (search_name) where is_visible`,
  `create index product_by_search_vector on product using gin (search_vector) where is_visible`,
  `create index product_by_specs on product using gin (specs jsonb_path_ops)`,
  `create index product_by_update on product (updated_on desc, id desc)`,
  `create table competitor_offer (
    product_id text not null references product on delete cascade,
    shop_name text not null,
    city_id text,
    price_kopecks bigint check (price_kopecks >= 0),
    delivery_kopecks bigint check (delivery_kopecks >= 0),
    url text,
    score double precision not null check ((score >= 0) and (score <= 1)),
    id text default (gen_random_uuid())::text primary key,
    name text,
    is_available boolean,
    is_active boolean not null default true,
    last_checked_on timestamptz,
    last_error text
  )`,
  `create index competitor_offer_by_product on competitor_offer (product_id, score desc)`,
  ...recordTable('product_relation_type', { name: 'text', code: 'text' }, ['code']),
  `alter table product_relation_type add column display_order integer generated always as (((details ->> 'displayOrder'))::integer) stored`,
  `alter table product_relation_type add column is_shown_on_product_page boolean generated always as (((details ->> 'isShownOnProductPage'))::boolean) stored`,
  `create index product_relation_type_by_display_order on product_relation_type (display_order, id)`,
  `create index product_relation_type_by_is_shown_on_product_page on product_relation_type (is_shown_on_product_page, id)`,
  `create table product_relation (
    product_id text not null references product on delete cascade,
    related_product_id text not null references product on delete cascade,
    kind text not null,
    display_order integer not null default 0,
    is_mutual boolean not null default false,
    primary key (product_id, kind, related_product_id)
  )`,
  `create index product_relation_by_related on product_relation (related_product_id)`,
  `create table search_word (
    word text COLLATE pg_catalog."C" primary key,
    stem text,
    root text not null
  )`,
  `create index search_word_by_likeness on search_word using gin (word gin_trgm_ops) where (word ~ '^[a-zа-я]{3,40}$')`,
  `create index search_word_by_root on search_word (root)`,
  `create index search_word_by_stem on search_word (stem)`,
  `create function category_path() returns trigger language plpgsql as $$
      begin
        new.path := coalesce((select path || '/' from category where id = new.parent_id), '') || new.slug;
        return new;
      end $$`,
  `create function category_paths_below() returns trigger language plpgsql as $$
      begin
        update category set slug = slug where parent_id = new.id;
        return null;
      end $$`,
  `create function relation_type_renamed() returns trigger language plpgsql as $$
   begin
     update product_relation set kind = new.code where kind = old.code;
     return null;
   end $$`,
  `create trigger category_path before insert or update of parent_id, slug on category for each row execute function category_path()`,
  `create trigger category_paths_below after update on category for each row when ((old.path <> new.path)) execute function category_paths_below()`,
  `create trigger relation_type_renamed after update on product_relation_type for each row when ((old.code <> new.code)) execute function relation_type_renamed()`,
]
