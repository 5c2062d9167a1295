import { sql, type Migration } from 'kysely'
import { recordTable } from './record-table'

/** The states that a shop begins with, one for each meaning. */
const STATES = [
  ['New', 'Новая'],
  ['Called', 'Дозвонились'],
  ['CallAgain', 'Перезвонить'],
  ['Ordered', 'Стала заказом'],
  ['Done', 'Закрыта'],
  ['Refused', 'Отказ'],
] as const

/** States of requests as the shop names them, orders whose buyers are to be called again, and links to pay what is still due. */
export const orderDesk: Migration = {
  async up(db) {
    await recordTable('request_state', {
      name: 'text',
      status: 'text',
      displayOrder: 'integer',
      isActive: 'boolean',
    }).up(db)
    for (const [at, [status, name]] of STATES.entries())
      await sql`insert into request_state (id, details) values (${`request-state-${at + 1}`},
        ${JSON.stringify({ name, status, displayOrder: (at + 1) * 10, isActive: true })}::jsonb)`.execute(db)
    for (const statement of [
      `alter table request add column state_id text generated always as (details->>'stateId') stored`,
      `create index request_by_state on request (state_id, created_on desc, id desc)`,
      // Whoever writes a request, its state means what its status is: else it gets the first state of that meaning.
      `create function request_has_state() returns trigger language plpgsql as $$
        declare meaning text := coalesce(new.details->>'status', 'New');
        begin
          if not exists (select from request_state s where s.id = new.details->>'stateId' and s.status = meaning) then
            new.details := new.details || jsonb_build_object('stateId', (
              select s.id from request_state s where s.status = meaning
              order by s.is_active desc, s.display_order, s.id limit 1));
          end if;
          return new;
        end $$`,
      `create trigger request_has_state before insert or update on request for each row execute function request_has_state()`,
      `update request set details = details`,
      `create index customer_order_by_call on customer_order ((details->>'callOn')) where details->>'callOn' is not null`,
      // A call was to be about the status that the order had: whoever gives it another, it is off.
      `create function order_call_ends() returns trigger language plpgsql as $$
        begin
          if new.details->>'callOn' = old.details->>'callOn' then
            new.details := new.details - 'callOn';
          end if;
          return new;
        end $$`,
      `create trigger order_call_ends before update on customer_order for each row
        when (old.status <> new.status and old.details->>'callOn' is not null) execute function order_call_ends()`,
      `create table payment_link (
        token_hash text primary key,
        order_id text not null references customer_order on delete cascade,
        made_by text not null,
        expires_on timestamptz not null,
        created_on timestamptz not null
      )`,
      `create index payment_link_of_order on payment_link (order_id)`,
    ])
      await sql.raw(statement).execute(db)
  },
}
