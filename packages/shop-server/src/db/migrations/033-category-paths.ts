import { sql, type Migration } from 'kysely'

/** The path of a category follows its parent and its slug, with everything below it, whoever moves it. */
export const categoryPaths: Migration = {
  async up(db) {
    await sql`
      create function category_path() returns trigger
      language plpgsql as $body$
      begin
        new.path := coalesce((select path || '/' from category where id = new.parent_id), '') || new.slug;
        return new;
      end $body$`.execute(db)
    await sql`
      create function category_paths_below() returns trigger
      language plpgsql as $body$
      begin
        update category set slug = slug where parent_id = new.id;
        return null;
      end $body$`.execute(db)
    await sql`
      create trigger category_path before insert or update of parent_id, slug on category
      for each row execute function category_path()`.execute(db)
    await sql`
      create trigger category_paths_below after update on category
      for each row when (old.path <> new.path) execute function category_paths_below()`.execute(db)
  },
}
