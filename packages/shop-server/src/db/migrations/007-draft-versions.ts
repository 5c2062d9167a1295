import { sql, type Migration } from 'kysely'

/** Which save made the current version of a draft: a page that lost the response recognises its own save. */
export const draftVersions: Migration = {
  async up(db) {
    await sql`alter table order_in_process add column saved_with text`.execute(db)
  },
}
