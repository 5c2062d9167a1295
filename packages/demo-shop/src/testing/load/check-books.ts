import { sql, type Kysely } from 'kysely'
import type { ShopDatabase } from '@prilavok/shop-server/kit'
import type { Bought } from './buyer'

/** A sentence about the books that must be true, and what was found. */
export interface Checked {
  readonly what: string
  readonly isTrue: boolean
  readonly found: string
}

const one = async <T>(db: Kysely<ShopDatabase>, query: ReturnType<typeof sql<T>>): Promise<T> => {
  const [row] = (await query.execute(db)).rows
  if (row === undefined) throw new Error('A query without rows.')
  return row
}

/**
 * Compares what the buyers were told with what the database has: no order is lost or made twice, money adds up to the kopeck, and as
 * many pieces are sold as were ordered and as staff have agreed since; and open orders hold of the stock what they are still to send, others nothing.
 */
export async function checkBooks(
  db: Kysely<ShopDatabase>,
  bought: readonly Bought[],
  before: { readonly orders: number },
): Promise<readonly Checked[]> {
  const numbers = bought.map(({ orderNumber }) => orderNumber)
  const drafts = bought.map(({ draftId }) => draftId)
  const told = {
    total: bought.reduce((sum, { totalKopecks }) => sum + totalKopecks, 0),
    paid: bought.reduce((sum, { paidKopecks }) => sum + paidKopecks, 0),
    pieces: bought.reduce((sum, { pieces }) => sum + Object.values(pieces).reduce((all, each) => all + each, 0), 0),
  }
  const kept = await one(
    db,
    sql<{ orders: number; total: number; paid: number }>`
      select count(*)::int as orders, coalesce(sum(total_kopecks), 0)::float8 as total, coalesce(sum(paid_kopecks), 0)::float8 as paid
      from customer_order where number = any(${numbers}::text[]) and order_in_process_id = any(${drafts}::text[])`,
  )
  // What staff have changed since: by the history of the orders, which tells every edit in the transaction that made it.
  const edits = await one(
    db,
    sql<{ total: number; pieces: number; refunded: number }>`
      with edited as (
        select change from staff_history h join customer_order o on o.id = h.record_id
          cross join lateral jsonb_array_elements(h.changes) change
        where h.resource = 'order' and o.number = any(${numbers}::text[])),
      pieces as (
        select coalesce((select sum((line->>'quantity')::int) from jsonb_array_elements(change->'after') line), 0)
          - coalesce((select sum((line->>'quantity')::int) from jsonb_array_elements(change->'before') line), 0) as more
        from edited where change->>'field' = 'items')
      select coalesce((select sum(round(((change->>'after')::numeric - (change->>'before')::numeric) * 100))
          from edited where change->>'field' = 'total'), 0)::float8 as total,
        coalesce((select sum(more) from pieces), 0)::int as pieces,
        coalesce((select sum(r.amount_kopecks) from order_refund r join customer_order o on o.id = r.order_id
          where r.state = 'Done' and o.number = any(${numbers}::text[])), 0)::float8 as refunded`,
  )
  const sold = await one(
    db,
    sql<{ pieces: number; wrong: number }>`
      select coalesce(sum(i.quantity), 0)::int as pieces,
        count(*) filter (where i.total_kopecks <> i.discount_price_kopecks * i.quantity)::int as wrong
      from order_item i join customer_order o on o.id = i.order_id where o.number = any(${numbers}::text[])`,
  )
  const sums = await one(
    db,
    sql<{ wrong: number }>`
      select count(*)::int as wrong from customer_order o where o.number = any(${numbers}::text[]) and
        o.goods_kopecks - o.discount_kopecks <> (select sum(i.total_kopecks) from order_item i where i.order_id = o.id)`,
  )
  const unpaid = await one(
    db,
    sql<{ wrong: number }>`
      select count(*)::int as wrong from payment_session s left join customer_order o on o.order_in_process_id = s.order_in_process_id
      where s.paid_on is not null and (o.id is null or o.paid_kopecks <> s.amount_kopecks - s.refunded_kopecks)
        and s.order_in_process_id = any(${drafts}::text[])`,
  )
  const now = await one(
    db,
    sql<{ orders: number; twice: number }>`
      select (select count(*) from customer_order)::int as orders,
        (select count(*) from (select 1 from customer_order where order_in_process_id is not null
          group by order_in_process_id having count(*) > 1) d)::int as twice`,
  )
  const codes = await one(
    db,
    sql<{ wrong: number; tooOften: number }>`
      select count(*) filter (where p.used <> (select count(*) from promo_code_use u
          where u.promo_code_id = p.id and u.released_on is null))::int as wrong,
        count(*) filter (where p.used > p.most)::int as "tooOften"
      from promo_code p`,
  )
  const held = await one(
    db,
    sql<{ wrong: number }>`
      select count(*)::int as wrong from order_item i join customer_order o on o.id = i.order_id
      where i.reserved <> case when holds_stock(o.status) then pieces_to_send(i) else 0 end`,
  )
  const granted = await one(
    db,
    sql<{ wrong: number }>`
      select count(*)::int as wrong from promo_code_use u join customer_order o on o.order_in_process_id = u.order_in_process_id
      where u.kopecks > o.discount_kopecks`,
  )
  const same = (what: string, expected: number, found: number): Checked => ({
    what,
    isTrue: expected === found,
    found: expected === found ? String(found) : `${found}, not ${expected}`,
  })
  return [
    same('orders that buyers were told of are there', bought.length, kept.orders),
    same('numbers of orders are given once', bought.length, new Set(numbers).size),
    same('drafts with two orders', 0, now.twice),
    same('orders that no buyer was told of', 0, now.orders - before.orders - bought.length),
    same('kopecks of the orders, with every edit', told.total + edits.total, kept.total),
    same('kopecks paid and not given back', told.paid - edits.refunded, kept.paid),
    same('orders that are not the sum of their lines', 0, sums.wrong + sold.wrong),
    same('payments without their order, or of another amount', 0, unpaid.wrong),
    same('pieces sold, with every edit', told.pieces + edits.pieces, sold.pieces),
    same('lines that hold other pieces than are to be sent', 0, held.wrong),
    same('promo codes that were used more often than they may', 0, codes.tooOften),
    same('promo codes whose uses are not counted right', 0, codes.wrong + granted.wrong),
  ]
}
