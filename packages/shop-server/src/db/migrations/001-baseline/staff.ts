import { recordTable } from './record-table'

/** Who works in the shop, what they have changed and see of each other, their lists, jobs and feeds, and the switches of the storefront. */
export const staff: readonly string[] = [
  `create table staff_user (
    id text primary key,
    login text not null unique check (login = lower(login)),
    display_name text not null,
    email text,
    locale text not null default 'ru',
    password_hash text not null,
    is_active boolean not null default true,
    is_demo boolean not null default false,
    created_on timestamptz not null default now()
  )`,
  `create table staff_role (
    user_id text not null references staff_user on delete cascade,
    role text not null,
    primary key (user_id, role)
  )`,
  `create table staff_session (
    token_hash text primary key,
    user_id text not null references staff_user on delete cascade,
    csrf_token text not null,
    created_on timestamptz not null,
    expires_on timestamptz not null
  )`,
  `create index staff_session_by_end on staff_session (expires_on)`,
  `create table staff_login_failure (
    key_hash text primary key,
    failures integer not null,
    counted_until timestamptz not null
  )`,
  `create table staff_history (
    id bigint generated always as identity primary key,
    resource text not null,
    record_id text not null,
    actor_id text,
    actor_name text not null,
    action text not null,
    comment text,
    changes jsonb not null default '[]',
    created_on timestamptz not null,
    version integer
  )`,
  `create index staff_history_by_record on staff_history (resource, record_id, id desc)`,
  // Read in the order of transactions: one that began earlier may end later, and its number would be passed over.
  `create table staff_event (
    id bigint generated always as identity primary key,
    tx xid8 not null default pg_current_xact_id(),
    resource text not null,
    record_id text not null,
    version integer,
    kind text not null check (kind in ('created', 'updated', 'deleted', 'presence')),
    state text,
    actor_id text,
    actor_name text,
    created_on timestamptz not null
  )`,
  `create index staff_event_by_age on staff_event (created_on)`,
  `create index staff_event_in_order on staff_event (tx, id)`,
  `create table staff_presence (
    resource text not null,
    record_id text not null,
    user_id text not null references staff_user on delete cascade,
    user_name text not null,
    state text not null check (state in ('viewing', 'editing')),
    expires_on timestamptz not null,
    primary key (resource, record_id, user_id)
  )`,
  `create index staff_presence_by_end on staff_presence (expires_on)`,
  `create table staff_job (
    id text primary key,
    kind text not null,
    status text not null,
    progress integer not null default 0,
    message text,
    result_url text,
    result_file_id text,
    permission text not null,
    started_by text,
    started_by_name text not null,
    created_on timestamptz not null,
    started_on timestamptz,
    heartbeat_on timestamptz not null,
    finished_on timestamptz
  )`,
  `create index staff_job_at_work on staff_job (heartbeat_on) where (status in ('Queued', 'Running'))`,
  `create index staff_job_by_age on staff_job (created_on)`,
  `create table staff_batch_record (
    batch text not null,
    record_id text not null,
    position integer not null,
    is_done boolean not null default false,
    created_on timestamptz not null,
    primary key (batch, record_id)
  )`,
  `create index staff_batch_record_by_age on staff_batch_record (created_on)`,
  `create table saved_view (
    id text primary key,
    version integer not null default 1,
    resource text not null,
    name text not null,
    is_shared boolean not null default false,
    is_default boolean not null default false,
    owner_id text not null references staff_user on delete cascade,
    state jsonb not null,
    updated_on timestamptz not null,
    unique (owner_id, resource, name)
  )`,
  `create index saved_view_by_resource on saved_view (resource, name)`,
  `create table terminal_run (
    id text primary key,
    command text not null,
    started_on timestamptz not null,
    finished_on timestamptz,
    succeeded boolean,
    staff_name text not null
  )`,
  `create index terminal_run_by_command on terminal_run (command, started_on desc)`,
  ...recordTable('feed', { name: 'text', type: 'text' }, ['name']),
  `alter table feed add column is_active boolean generated always as (((details ->> 'isActive'))::boolean) stored`,
  `alter table feed add column file_name text generated always as (details ->> 'fileName') stored`,
  `create unique index feed_by_file_name on feed (file_name)`,
  `create index feed_by_is_active on feed (is_active, id)`,
  `create table feed_run (
    id text primary key,
    number bigint generated always as identity,
    feed_id text not null references feed on delete cascade,
    job_id text not null,
    status text not null,
    items_count integer not null default 0,
    error text,
    content_type text not null,
    entity_tag text,
    size_bytes bigint not null default 0,
    is_current boolean not null default false,
    started_on timestamptz not null,
    finished_on timestamptz
  )`,
  `create unique index feed_run_at_work on feed_run (feed_id) where (status = 'Running')`,
  `create index feed_run_by_feed on feed_run (feed_id, number desc)`,
  `create unique index feed_run_that_is_served on feed_run (feed_id) where is_current`,
  `create table feed_part (
    run_id text not null references feed_run on delete cascade,
    part integer not null,
    bytes bytea not null,
    primary key (run_id, part)
  )`,
  ...recordTable('app_log', { level: 'text', source: 'text', user_id: 'text', trace_id: 'text' }),
  `create table feature_flag (
    name text primary key,
    is_enabled boolean not null,
    description text not null,
    updated_on timestamptz not null default now(),
    version integer not null default 1,
    created_on timestamptz not null default now(),
    details jsonb not null default '{}',
    updated_by text,
    id text not null default (gen_random_uuid())::text
  )`,
  `create unique index feature_flag_by_id on feature_flag (id)`,
  `create function staff_event_of_history() returns trigger language plpgsql as $$
      begin
        insert into staff_event (resource, record_id, version, kind, actor_id, actor_name, created_on)
        values (new.resource, new.record_id, new.version,
          case new.action when 'Created' then 'created' when 'Deleted' then 'deleted' else 'updated' end,
          new.actor_id, new.actor_name, new.created_on);
        return null;
      end $$`,
  // What happens to an order by itself is nobody's: a buyer has no name here.
  `create function staff_event_of_order() returns trigger language plpgsql as $$
      begin
        insert into staff_event (resource, record_id, kind, created_on)
        values ('order', new.order_id, case new.kind when 'Created' then 'created' else 'updated' end, new.created_on);
        return null;
      end $$`,
  `create function tell_staff_event() returns trigger language plpgsql as $$
      begin perform pg_notify('staff_event', ''); return null; end $$`,
  `create trigger order_history_event after insert on order_history for each row execute function staff_event_of_order()`,
  `create trigger staff_event_told after insert on staff_event for each statement execute function tell_staff_event()`,
  `create trigger staff_history_event after insert on staff_history for each row execute function staff_event_of_history()`,
]
