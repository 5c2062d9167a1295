import { sql, type Migration } from 'kysely'

/** What visitors write and answer: who has answered a survey, what buyers think of their orders, why orders were abandoned. */
export const visitorContent: Migration = {
  async up(db) {
    // A fingerprint of the visitor's cookie, so that one browser answers a survey once.
    await sql`alter table survey_answer add column visitor_hash text`.execute(db)
    await sql`create unique index survey_answer_once on survey_answer (survey_id, visitor_hash) where visitor_hash is not null`.execute(
      db,
    )
    await sql`
      create table order_survey (
        id text primary key,
        token_hash text not null unique,
        order_id text not null unique references customer_order (id) on delete cascade,
        created_on timestamptz not null,
        answer jsonb,
        answered_on timestamptz
      )`.execute(db)
    await sql`create index order_survey_by_answer on order_survey (answered_on desc, id desc) where answered_on is not null`.execute(
      db,
    )
    await sql`
      create table abandoned_survey (
        order_in_process_id text primary key references order_in_process (id) on delete cascade,
        answer jsonb not null,
        created_on timestamptz not null
      )`.execute(db)
    await sql`create index product_comment_shown on product_comment (product_id, created_on desc, id) where status = 'Published'`.execute(
      db,
    )
    await sql`create index user_product_question_shown on user_product_question (product_id, created_on desc, id) where status = 'Published'`.execute(
      db,
    )
    await sql`create index store_feedback_shown on store_feedback (created_on desc, id) where status = 'Published'`.execute(
      db,
    )
  },
}
