import { sql, type Migration } from 'kysely'

/** Which save has made the version that a draft has: a page that did not hear the answer knows its own save again. */
export const draftVersions: Migration = {
  async up(db) {
    await sql`alter table order_in_process add column saved_with text`.execute(db)
  },
}
