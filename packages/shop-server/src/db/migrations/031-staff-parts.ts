import { sql, type Migration } from 'kysely'

/** What belongs to a record and is saved beside it: the filters of a category, the relations and the full names of modifications. */
export const staffParts: Migration = {
  async up(db) {
    await sql`
      create table category_filter (
        category_id text primary key references category (id) on delete cascade,
        version integer not null default 1,
        filters jsonb not null,
        updated_on timestamptz not null,
        updated_by text
      )`.execute(db)

    await sql`
      create table modification_relation (
        modification_id text not null references modification (id) on delete cascade,
        related_id text not null references modification (id) on delete cascade,
        type text not null,
        note text,
        display_order integer not null default 0,
        primary key (modification_id, type, related_id),
        check (modification_id <> related_id)
      )`.execute(db)
    await sql`create index modification_relation_back on modification_relation (related_id, type)`.execute(db)

    await sql`alter table modification
      add column relations_version integer not null default 1,
      add column full_name text,
      add column root_id text,
      add column parent_ids jsonb generated always as (coalesce(details->'parentIds', '[]')) stored`.execute(db)
    await sql`create index modification_by_parents on modification using gin (parent_ids)`.execute(db)
    // The first parent leads to the base. Above a node of several parents only the base is named: its own name has the rest.
    await sql`
      create function name_modifications(changed text) returns void language sql as $$
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
      $$`.execute(db)
    await sql`
      create function name_modifications_after_change() returns trigger language plpgsql as $$
        begin perform name_modifications(new.id); return null; end $$`.execute(db)
    await sql`create trigger modification_names after insert or update of details on modification
      for each row execute function name_modifications_after_change()`.execute(db)
    // Parents are part of what the relations show: a form of them that was read before is out of date then.
    await sql`
      create function count_parents_as_relations() returns trigger language plpgsql as $$
        begin
          if new.details->'parentIds' is distinct from old.details->'parentIds' then
            new.relations_version := old.relations_version + 1;
          end if;
          return new;
        end $$`.execute(db)
    await sql`create trigger modification_parents before update of details on modification
      for each row execute function count_parents_as_relations()`.execute(db)
    await sql`select name_modifications(id) from modification`.execute(db)
    await sql`create index modification_by_full_name on modification (full_name, id)`.execute(db)
    await sql`create index modification_by_root on modification (root_id, id)`.execute(db)
  },
}
