import { recordTable } from './record-table'

/** What visitors read and answer: the blog, reviews of the shop, surveys. */
export const content: readonly string[] = [
  ...recordTable('blog_post', { title: 'text', seo_url_name: 'text' }, ['seo_url_name']),
  `alter table blog_post add column is_visible boolean generated always as (((details ->> 'isVisible'))::boolean) stored`,
  `alter table blog_post add column published_on text generated always as (details ->> 'publishedOn') stored`,
  `create index blog_post_by_is_visible on blog_post (is_visible, id)`,
  `create index blog_post_by_published_on on blog_post (published_on, id)`,
  ...recordTable('store_feedback', { status: 'text' }),
  `alter table store_feedback add column score double precision generated always as (((details ->> 'score'))::double precision) stored`,
  `create index store_feedback_by_score on store_feedback (score, id)`,
  `create index store_feedback_shown on store_feedback (created_on desc, id) where (status = 'Published')`,
  ...recordTable('survey', { short_title: 'text' }),
  `alter table survey add column is_active boolean generated always as (((details ->> 'isActive'))::boolean) stored`,
  `create index survey_by_is_active on survey (is_active, id)`,
  ...recordTable('survey_answer', { survey_id: 'text', option_id: 'text' }),
  `alter table survey_answer add column visitor_hash text`,
  `create unique index survey_answer_once on survey_answer (survey_id, visitor_hash) where (visitor_hash is not null)`,
  `create table order_survey (
    id text primary key,
    token_hash text not null unique,
    order_id text not null unique references customer_order on delete cascade,
    created_on timestamptz not null,
    answer jsonb,
    answered_on timestamptz
  )`,
  `create index order_survey_by_answer on order_survey (answered_on desc, id desc) where (answered_on is not null)`,
  `create table abandoned_survey (
    order_in_process_id text primary key references order_in_process on delete cascade,
    answer jsonb not null,
    created_on timestamptz not null
  )`,
  ...recordTable('predefined_block', { name: 'text', code: 'text', placement: 'text' }, ['code']),
  `alter table predefined_block add column is_active boolean generated always as (((details ->> 'isActive'))::boolean) stored`,
  `alter table predefined_block add column display_order integer generated always as (((details ->> 'displayOrder'))::integer) stored`,
  `create index predefined_block_by_display_order on predefined_block (display_order, id)`,
  `create index predefined_block_by_is_active on predefined_block (is_active, id)`,
]
