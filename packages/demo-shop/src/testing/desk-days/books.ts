import { sql } from 'kysely'
import { checkBooks } from '../load/check-books'
import { look, PIECES_AT_FIRST, type Desk } from './desk'

/** What is wrong in the evening, in words; nothing where the day was right. */
export async function wrongInTheEvening(desk: Desk): Promise<readonly string[]> {
  const { server, bought, people } = desk
  const { db } = server
  const wrong: string[] = []
  for (const { what, isTrue, found } of await checkBooks(db, bought, { orders: 0 }))
    if (!isTrue) wrong.push(`${what}: ${found}`)
  for (const { id } of desk.open) {
    const { managerComment } = await look(people[0], id)
    for (const word of desk.notes.get(id) ?? [])
      if (!(managerComment ?? '').includes(word)) wrong.push(`order ${id}: the note ${word} is lost`)
    const { rows } = await sql<{ asked: number; given: number; done: number; paid: number; noted: number }>`
      with payment as (
        select amount_kopecks, refunded_kopecks, paid_on from payment_session s
          join customer_order o on o.order_in_process_id = s.order_in_process_id where o.id = ${id}),
      refund as (select amount_kopecks, state from order_refund where order_id = ${id})
      select (select count(*) from refund)::int as asked,
        (select coalesce(sum(amount_kopecks), 0) from refund where state in ('Done', 'Sent'))::float8 as given,
        (select coalesce(sum(amount_kopecks), 0) from refund where state = 'Done')::float8 as done,
        (select coalesce(sum(amount_kopecks), 0) from payment where paid_on is not null or refunded_kopecks > 0)::float8 as paid,
        (select coalesce(sum(refunded_kopecks), 0) from payment)::float8 as noted`.execute(db)
    const [money] = rows
    if (money === undefined) continue
    const asked = desk.refunds.get(id)?.size ?? 0
    if (money.asked !== asked) wrong.push(`order ${id}: ${asked} refunds were asked for, ${money.asked} are there`)
    if (money.given > money.paid)
      wrong.push(`order ${id}: ${money.given} kopecks go back of ${money.paid} that were paid`)
    if (money.done !== money.noted)
      wrong.push(`order ${id}: ${money.done} kopecks went back, its payments say ${money.noted}`)
  }
  const { rows: counts } = await sql<{ id: string; had: number; more: number; has: number }>`
    select p.id, ${PIECES_AT_FIRST}::int as had, (p.details->>'itemsCount')::int as has,
      coalesce((select sum((change->>'after')::int - (change->>'before')::int) from staff_history h
        cross join lateral jsonb_array_elements(h.changes) change
        where h.resource = 'product' and h.record_id = p.id and change->>'field' = 'itemsCount'), 0)::int as more
    from product p where p.details ? 'itemsCount'`.execute(db)
  for (const { id, had, more, has } of counts)
    if (had + more !== has) wrong.push(`product ${id}: ${has} pieces, its history says ${had + more}`)
  const { rows: mails } = await sql<{ subject: string }>`
    select subject from demo_email where subject like '%отменён%' group by subject having count(*) > 1`.execute(db)
  for (const { subject } of mails) wrong.push(`"${subject}" was sent twice`)
  return wrong
}
