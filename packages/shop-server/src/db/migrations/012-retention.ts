import { sql, type Migration } from 'kysely'

/** When the personal parts of an ordered draft were removed, and indexes that find what is too old without reading the rest. */
export const retention: Migration = {
  async up(db) {
    await sql`alter table order_in_process add column blanked_on timestamptz`.execute(db)
    await sql`create index order_in_process_by_age on order_in_process (updated_on) where blanked_on is null`.execute(
      db,
    )
    await sql`create index analytics_event_by_age on analytics_event (created_on)`.execute(db)
    await sql`create index draft_token_by_age on draft_token (expires_on)`.execute(db)
    await sql`create index draft_key_by_age on draft_key (created_on)`.execute(db)
    await sql`
      create index payment_session_with_details on payment_session (updated_on)
        where profile_id is not null or return_token is not null or started is not null`.execute(db)
  },
}
