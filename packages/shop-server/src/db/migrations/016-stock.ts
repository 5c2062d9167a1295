import { sql, type Migration } from 'kysely'

/** Statuses in which an order holds what was ordered: it is still in the shop, and promised. */
const HOLDING = [
  'New',
  'AwaitingConfirmation',
  'Confirmed',
  'AwaitingPayment',
  'Paid',
  'AwaitingSupply',
  'Assembling',
  'ReadyToShip',
]
/** An order in one of these holds nothing, and nothing of it has left the shop. */
const CANCELLED = ['CancelledByCustomer', 'CancelledByShop', 'CancelledAutomatically']

const listed = (statuses: readonly string[]) => statuses.map((status) => `'${status}'`).join(', ')

/**
 * Stock that orders hold. A line knows how many of its pieces are reserved, whoever moves its order: an order that is made or opened again
 * reserves, one that is cancelled and a refund of pieces release, one that is sent takes its pieces out of the count of their products.
 */
export const stock: Migration = {
  async up(db) {
    for (const statement of [
      `alter table order_item add column reserved integer not null default 0 check (reserved >= 0)`,
      `create index order_item_reserved on order_item (product_id, order_id) include (reserved) where reserved > 0`,
      `create function holds_stock(status text) returns boolean language sql immutable
        as $$ select status in (${listed(HOLDING)}) $$`,
      // What of a line is still to be sent: what was given back of it is not.
      `create function pieces_to_send(line order_item) returns integer language sql stable as $$
        select greatest(0, line.quantity - coalesce((
          select sum((given.back->>'quantity')::integer)::integer from order_refund r
            cross join lateral jsonb_array_elements(r.lines) as given (back)
          where r.order_id = line.order_id and r.state = 'Done'
            and given.back->>'id' = line.order_id || '-' || line.line_number), 0)) $$`,
      `create function reserve_stock() returns void language sql as $$
        update order_item i set reserved = pieces_to_send(i) from customer_order o
        where o.id = i.order_id and o.status in (${listed(HOLDING)}) $$`,
      `select reserve_stock()`,
      `create function order_item_reserves() returns trigger language plpgsql as $$
        begin
          new.reserved := case when holds_stock((select o.status from customer_order o where o.id = new.order_id))
            then pieces_to_send(new) else 0 end;
          return new;
        end $$`,
      `create trigger order_item_reserves before insert or update of quantity on order_item
        for each row execute function order_item_reserves()`,
      // The counts of products follow, with a line in the history of each; always in the order of their ids, so that two never wait for each other.
      `create function count_sent_pieces(sent customer_order, sign integer) returns void language plpgsql as $$
        declare counted record;
        begin
          for counted in
            select p.id, p.version, (p.details->>'itemsCount')::integer as had, i.pieces
            from product p join (
              select product_id, sum(reserved)::integer as pieces from order_item
              where order_id = sent.id and reserved > 0 group by product_id) i on i.product_id = p.id
            where jsonb_typeof(p.details->'itemsCount') = 'number' order by p.id for no key update of p
          loop
            update product set version = version + 1, updated_on = sent.updated_on,
              details = details || jsonb_build_object('itemsCount', greatest(0, counted.had + sign * counted.pieces))
            where id = counted.id;
            insert into staff_history (resource, record_id, actor_id, actor_name, action, comment, version, changes, created_on)
            values ('product', counted.id, null, 'Магазин', 'Updated', 'Заказ № ' || sent.number, counted.version + 1,
              jsonb_build_array(jsonb_build_object('field', 'itemsCount', 'before', counted.had,
                'after', greatest(0, counted.had + sign * counted.pieces))), sent.updated_on);
          end loop;
        end $$`,
      `create function order_moves_stock() returns trigger language plpgsql as $$
        begin
          if holds_stock(new.status) then
            update order_item i set reserved = pieces_to_send(i) where i.order_id = new.id;
            if old.status not in (${listed(CANCELLED)}) then perform count_sent_pieces(new, 1); end if;
          else
            if new.status not in (${listed(CANCELLED)}) then perform count_sent_pieces(new, -1); end if;
            update order_item set reserved = 0 where order_id = new.id and reserved > 0;
          end if;
          return null;
        end $$`,
      `create trigger order_moves_stock after update of status on customer_order for each row
        when (holds_stock(old.status) <> holds_stock(new.status)) execute function order_moves_stock()`,
      `create function refund_releases_stock() returns trigger language plpgsql as $$
        begin
          update order_item i set reserved = pieces_to_send(i) where i.order_id = new.order_id and i.reserved > 0;
          return null;
        end $$`,
      `create trigger refund_releases_stock after update of state on order_refund for each row
        when (new.state = 'Done' and new.lines <> '[]') execute function refund_releases_stock()`,
      `update product set details = details - 'reservedCount' where details ? 'reservedCount'`,
    ])
      await sql.raw(statement).execute(db)
  },
}
