import { recordTable } from './record-table'

/** What belongs to a product and is edited by itself: characteristics, pictures, documents, reviews, questions, kinds. */
export const productParts: readonly string[] = [
  ...recordTable('spec_group', { name: 'text' }, ['name']),
  `alter table spec_group add column display_order integer generated always as (((details ->> 'displayOrder'))::integer) stored`,
  `create index spec_group_by_display_order on spec_group (display_order, id)`,
  ...recordTable('spec', { name: 'text', spec_group_id: 'text', value_kind: 'text' }, ['name']),
  `alter table spec add column is_filterable boolean generated always as (((details ->> 'isFilterable'))::boolean) stored`,
  `create index spec_by_is_filterable on spec (is_filterable, id)`,
  ...recordTable('spec_option', { name: 'text', spec_id: 'text' }),
  `alter table spec_option add column display_order integer generated always as (((details ->> 'displayOrder'))::integer) stored`,
  `alter table spec_option add column numeric_value double precision generated always as (((details ->> 'numericValue'))::double precision) stored`,
  `create index spec_option_by_display_order on spec_option (display_order, id)`,
  `create index spec_option_by_numeric_value on spec_option (numeric_value, id)`,
  // What the staff have saved of a product besides its own fields, with a version of each part.
  `create table product_part (
    product_id text not null references product on delete cascade,
    part text not null,
    version integer not null default 1,
    updated_on timestamptz not null,
    updated_by text,
    primary key (product_id, part)
  )`,
  // A picture is a stored file, or one of the drawn views of a demo product (see rules/product-pictures.ts).
  `create table product_picture (
    product_id text not null references product on delete cascade,
    picture_id text not null,
    file_id text references file,
    alt text,
    title text,
    is_default boolean not null default false,
    display_order integer not null,
    primary key (product_id, picture_id)
  )`,
  `create unique index product_picture_default on product_picture (product_id) where is_default`,
  `create table product_attachment (
    product_id text not null references product on delete cascade,
    file_id text not null references file,
    name text not null,
    kind text not null,
    display_order integer not null,
    primary key (product_id, file_id)
  )`,
  ...recordTable('product_feature', { name: 'text' }),
  `alter table product_feature add column is_active boolean generated always as (((details ->> 'isActive'))::boolean) stored`,
  `alter table product_feature add column display_order integer generated always as (((details ->> 'displayOrder'))::integer) stored`,
  `create index product_feature_by_display_order on product_feature (display_order, id)`,
  `create index product_feature_by_is_active on product_feature (is_active, id)`,
  `create table product_feature_link (
    product_id text not null references product on delete cascade,
    feature_id text not null references product_feature on delete cascade,
    note text,
    display_order integer not null,
    primary key (product_id, feature_id)
  )`,
  `create index product_feature_link_by_feature on product_feature_link (feature_id)`,
  `create table provider_product (
    id text primary key,
    version integer not null default 1,
    product_id text not null references product on delete cascade,
    provider_name text not null,
    article text not null,
    provider_product_name text,
    price_kopecks bigint,
    stock integer,
    is_active boolean not null default true,
    updated_on timestamptz not null,
    unique (provider_name, article)
  )`,
  `create index provider_product_by_article on provider_product (lower(article))`,
  `create index provider_product_by_product on provider_product (product_id, provider_name)`,
  ...recordTable('product_stock_subscriber', { product_id: 'text', kind: 'text', status: 'text' }),
  ...recordTable('product_comment', { product_id: 'text', status: 'text' }),
  `alter table product_comment add column score double precision generated always as (((details ->> 'score'))::double precision) stored`,
  `alter table product_comment add column is_verified_purchase boolean generated always as (((details ->> 'isVerifiedPurchase'))::boolean) stored`,
  `create index product_comment_by_is_verified_purchase on product_comment (is_verified_purchase, id)`,
  `create index product_comment_by_score on product_comment (score, id)`,
  `create index product_comment_shown on product_comment (product_id, created_on desc, id) where (status = 'Published')`,
  ...recordTable('user_product_question', { product_id: 'text', status: 'text' }),
  `create index user_product_question_shown on user_product_question (product_id, created_on desc, id) where (status = 'Published')`,
  ...recordTable('modification', { name: 'text', product_id: 'text' }),
  `alter table modification add column is_base boolean generated always as (((details ->> 'isBase'))::boolean) stored`,
  `alter table modification add column is_visible boolean generated always as (((details ->> 'isVisible'))::boolean) stored`,
  `alter table modification add column display_order integer generated always as (((details ->> 'displayOrder'))::integer) stored`,
  `alter table modification add column relations_version integer not null default 1`,
  `alter table modification add column full_name text`,
  `alter table modification add column root_id text`,
  `alter table modification add column parent_ids jsonb generated always as (coalesce((details -> 'parentIds'), '[]')) stored`,
  `create index modification_by_display_order on modification (display_order, id)`,
  `create index modification_by_full_name on modification (full_name, id)`,
  `create index modification_by_is_base on modification (is_base, id)`,
  `create index modification_by_is_visible on modification (is_visible, id)`,
  `create index modification_by_parents on modification using gin (parent_ids)`,
  `create index modification_by_root on modification (root_id, id)`,
  `create table modification_relation (
    modification_id text not null references modification on delete cascade,
    related_id text not null references modification on delete cascade,
    type text not null,
    note text,
    display_order integer not null default 0,
    primary key (modification_id, type, related_id),
    check (modification_id <> related_id)
  )`,
  `create index modification_relation_back on modification_relation (related_id, type)`,
  ...recordTable('modification_question_answer', { modification_id: 'text' }),
  `alter table modification_question_answer add column is_published boolean generated always as (((details ->> 'isPublished'))::boolean) stored`,
  `create index modification_question_answer_by_is_published on modification_question_answer (is_published, id)`,
  ...recordTable('dynamic_category_template', { name: 'text', category_id: 'text' }),
  `alter table dynamic_category_template add column is_active boolean generated always as (((details ->> 'isActive'))::boolean) stored`,
  `create index dynamic_category_template_by_is_active on dynamic_category_template (is_active, id)`,
  ...recordTable('dynamic_category', { name: 'text', template_id: 'text', category_id: 'text' }),
  `alter table dynamic_category add column is_visible boolean generated always as (((details ->> 'isVisible'))::boolean) stored`,
  `alter table dynamic_category add column product_count integer generated always as (((details ->> 'productCount'))::integer) stored`,
  `create index dynamic_category_by_is_visible on dynamic_category (is_visible, id)`,
  `create index dynamic_category_by_product_count on dynamic_category (product_count, id)`,
  `create function learn_specs() returns void language plpgsql as $_$
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
   end $_$`,
  `create function spec_renamed() returns trigger language plpgsql as $$
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
   end $$`,
  `create function spec_option_renamed() returns trigger language plpgsql as $$
   declare spec_name text := (select spec.name from spec where spec.id = new.spec_id);
   begin
     update product set specs = (
       select jsonb_agg(case when each ->> 'name' = spec_name and each ->> 'value' = old.name
         then each || jsonb_build_object('value', new.name) else each end order by place)
       from jsonb_array_elements(specs) with ordinality as line (each, place))
     where specs @> jsonb_build_array(jsonb_build_object('name', spec_name, 'value', old.name));
     return null;
   end $$`,
  // The first parent leads to the base. Above a node of several parents only the base is named: its own name has the rest.
  `create function name_modifications(changed text) returns void language sql as $$
        with recursive below(id) as (
          select changed
          union select child.id from below join modification child on child.parent_ids @> to_jsonb(below.id)
        ), up(start, id, name, parents, depth, is_skipped) as (
          select m.id, m.id, m.details->>'name', m.parent_ids, 0, false from below join modification m on m.id = below.id
          union all
          select up.start, m.id, m.details->>'name', m.parent_ids, up.depth + 1, up.is_skipped or jsonb_array_length(up.parents) > 1
          from up join modification m on m.id = up.parents->>0 where up.depth < 32
        ), named as (
          select start,
            string_agg(name, ' ' order by depth desc) filter (where not is_skipped or parents = '[]') as full_name,
            nullif((array_agg(id order by depth desc))[1], start) as root_id
          from up group by start
        )
        update modification set full_name = named.full_name, root_id = named.root_id
        from named where modification.id = named.start
          and (modification.full_name, modification.root_id) is distinct from (named.full_name, named.root_id)
      $$`,
  `create function name_modifications_after_change() returns trigger language plpgsql as $$
        begin perform name_modifications(new.id); return null; end $$`,
  // Parents are part of what the relations show: a form of them that was read before is out of date then.
  `create function count_parents_as_relations() returns trigger language plpgsql as $$
        begin
          if new.details->'parentIds' is distinct from old.details->'parentIds' then
            new.relations_version := old.relations_version + 1;
          end if;
          return new;
        end $$`,
  `create trigger modification_names after insert
      or update of details on modification for each row execute function name_modifications_after_change()`,
  `create trigger modification_parents before update of details on modification for each row execute function count_parents_as_relations()`,
  `create trigger spec_option_renamed after update on spec_option for each row when ((old.name <> new.name)) execute function spec_option_renamed()`,
  `create trigger spec_renamed after update on spec for each row when (((old.name <> new.name)
      or ((old.details ->> 'unit') is distinct from (new.details ->> 'unit')))) execute function spec_renamed()`,
]
