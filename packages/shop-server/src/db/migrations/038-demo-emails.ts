import { sql, type Migration } from 'kysely'

/** What a demo shop would have sent by e-mail. */
export const demoEmails: Migration = {
  async up(db) {
    await sql`
      create table demo_email (
        id bigint generated always as identity primary key,
        recipient text not null,
        subject text not null,
        text text not null,
        sent_on timestamptz not null
      )`.execute(db)
  },
}
