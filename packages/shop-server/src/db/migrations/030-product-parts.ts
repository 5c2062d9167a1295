import { sql, type Kysely, type Migration } from 'kysely'

const run = async (db: Kysely<unknown>, ...statements: readonly string[]) => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const tables = [
  // What the staff have saved of a product besides its own fields, with a version of each part.
  `create table product_part (
     product_id text not null references product (id) on delete cascade,
     part text not null,
     version integer not null default 1,
     updated_on timestamptz not null,
     updated_by text,
     primary key (product_id, part)
   )`,
  // A picture is a stored file, or one of the drawn views of a demo product (see rules/product-pictures.ts).
  `create table product_picture (
     product_id text not null references product (id) on delete cascade,
     picture_id text not null,
     file_id text references file (id),
     alt text,
     title text,
     is_default boolean not null default false,
     display_order integer not null,
     primary key (product_id, picture_id)
   )`,
  'create unique index product_picture_default on product_picture (product_id) where is_default',
  `create table product_attachment (
     product_id text not null references product (id) on delete cascade,
     file_id text not null references file (id),
     name text not null,
     kind text not null,
     display_order integer not null,
     primary key (product_id, file_id)
   )`,
  `create table product_feature_link (
     product_id text not null references product (id) on delete cascade,
     feature_id text not null references product_feature (id) on delete cascade,
     note text,
     display_order integer not null,
     primary key (product_id, feature_id)
   )`,
  'create index product_feature_link_by_feature on product_feature_link (feature_id)',
]

/** A relation is of a type that the staff may add; the three that the shop has always had get their records. */
const relations = [
  'alter table product_relation drop constraint product_relation_kind_check',
  'alter table product_relation add column is_mutual boolean not null default false',
  'create index product_relation_by_related on product_relation (related_product_id)',
  `insert into product_relation_type (id, details)
   select 'relation-' || lower(code), jsonb_build_object('name', name, 'displayName', shown, 'code', code,
     'displayOrder', place, 'isMutual', code = 'Analog', 'isShownOnProductPage', true)
   from (values ('BuyTogether', 'Вместе покупают', 'С этим товаром покупают', 1), ('Analog', 'Аналоги', 'Похожие товары', 2),
     ('Accessory', 'Комплектующие', 'Комплектующие', 3)) as known (code, name, shown, place)
   where not exists (select from product_relation_type as type where type.code = known.code)`,
  `create function relation_type_renamed() returns trigger language plpgsql as $body$
   begin
     update product_relation set kind = new.code where kind = old.code;
     return null;
   end $body$`,
  `create trigger relation_type_renamed after update on product_relation_type for each row
     when (old.code <> new.code) execute function relation_type_renamed()`,
]

const competitors = [
  `alter table competitor_offer
     add column id text not null default gen_random_uuid()::text,
     add column name text,
     add column is_available boolean,
     add column is_active boolean not null default true,
     add column last_checked_on timestamptz,
     add column last_error text,
     alter column price_kopecks drop not null`,
  'alter table competitor_offer add primary key (id)',
]

/**
 * Products keep their characteristics as `{name, value, unit}`, as pages, filters and the search read them; the records of `spec` and
 * `spec_option` say what may stand there. A name or an option that products have and the records do not is learned: a number where
 * every value is one in the same unit, yes or no, options where few values repeat, else text.
 */
const specs = [
  `create function learn_specs() returns void language plpgsql as $body$
   begin
     insert into spec (id, details)
     select 'spec-' || left(md5(name), 16), jsonb_build_object(
       'name', name, 'searchCode', null, 'specGroupId', null,
       'valueKind', case
         when yes_or_no then 'Bool'
         when numbers and units = 1 then 'Number'
         when choices <= 60 and choices * 2 <= products then 'Options'
         else 'Text' end,
       'unit', case when units = 1 then nullif(unit, '') end,
       'isFilterable', true, 'isComparable', true, 'isShownInList', false, 'isMultiple', false,
       'displayOrder', row_number() over (order by products desc, name), 'synonyms', '[]'::jsonb)
     from (
       select each ->> 'name' as name, count(*) as products, count(distinct coalesce(each ->> 'unit', '')) as units,
         min(coalesce(each ->> 'unit', '')) as unit, count(distinct concat_ws(' ', each ->> 'value', each ->> 'unit')) as choices,
         bool_and(each ->> 'value' ~ '^-?[0-9]{1,12}([.,][0-9]{1,6})?$') as numbers,
         bool_and(each ->> 'value' in ('Да', 'Нет')) as yes_or_no
       from product, jsonb_array_elements(specs) as each
       group by 1
     ) as found
     where coalesce(name, '') <> '' and not exists (select from spec as known where known.name = found.name);

     insert into spec_option (id, details)
     select 'option-' || left(md5(spec_id || '/' || name), 16), jsonb_build_object('specId', spec_id, 'name', name,
       'searchCode', null, 'numericValue', null, 'displayOrder', row_number() over (partition by spec_id order by name), 'synonyms', '[]'::jsonb)
     from (
       select distinct spec.id as spec_id,
         case when coalesce(each ->> 'unit', '') = coalesce(spec.details ->> 'unit', '') then each ->> 'value'
           else concat_ws(' ', each ->> 'value', each ->> 'unit') end as name
       from product, jsonb_array_elements(specs) as each join spec on spec.name = each ->> 'name'
       where spec.value_kind in ('Options', 'Color')
     ) as found
     where not exists (select from spec_option as known where known.spec_id = found.spec_id and known.name = found.name)
     on conflict do nothing;
   end $body$`,
  `create function spec_renamed() returns trigger language plpgsql as $body$
   declare old_unit text := coalesce(old.details ->> 'unit', ''); new_unit text := coalesce(new.details ->> 'unit', '');
   begin
     update product set specs = (
       select jsonb_agg(case
         when each ->> 'name' <> old.name then each
         when coalesce(each ->> 'unit', '') <> old_unit then each || jsonb_build_object('name', new.name)
         when new_unit = '' then each - 'unit' || jsonb_build_object('name', new.name)
         else each || jsonb_build_object('name', new.name, 'unit', new_unit) end order by place)
       from jsonb_array_elements(specs) with ordinality as line (each, place))
     where specs @> jsonb_build_array(jsonb_build_object('name', old.name));
     return null;
   end $body$`,
  `create trigger spec_renamed after update on spec for each row
     when (old.name <> new.name or old.details ->> 'unit' is distinct from new.details ->> 'unit') execute function spec_renamed()`,
  `create function spec_option_renamed() returns trigger language plpgsql as $body$
   declare spec_name text := (select spec.name from spec where spec.id = new.spec_id);
   begin
     update product set specs = (
       select jsonb_agg(case when each ->> 'name' = spec_name and each ->> 'value' = old.name
         then each || jsonb_build_object('value', new.name) else each end order by place)
       from jsonb_array_elements(specs) with ordinality as line (each, place))
     where specs @> jsonb_build_array(jsonb_build_object('name', spec_name, 'value', old.name));
     return null;
   end $body$`,
  `create trigger spec_option_renamed after update on spec_option for each row
     when (old.name <> new.name) execute function spec_option_renamed()`,
  'select learn_specs()',
]

/** The parts of a product that the staff edit by themselves: characteristics, relations, pictures, documents, advantages, competitors. */
export const productParts: Migration = {
  async up(db) {
    await run(db, ...tables, ...relations, ...competitors, ...specs)
  },
}
