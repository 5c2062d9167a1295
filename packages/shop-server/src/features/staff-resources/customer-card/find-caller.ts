import { sql, type RawBuilder } from 'kysely'
import { calledPhone } from '../../../rules/called-phone'
import type { Shop } from '../../../shop'

/** A record that a phone leads to. */
interface Found {
  readonly resource: 'customer' | 'order' | 'orderInProcess' | 'request'
  readonly id: string
}

/** Who is looked for, in this order: each by an index, and the next only where the one before knows nobody. */
const steps = (phone: string): readonly (readonly [Found['resource'], RawBuilder<{ readonly id: string }>])[] => {
  const digits = phone.replace(/\D/g, '').slice(-10)
  return [
    ['customer', sql`select id from customer where phone = ${phone}`],
    [
      'customer',
      sql`select id from customer where phone_digits(secondary_phone) = ${digits} order by updated_on desc limit 1`,
    ],
    [
      'order',
      sql`select id from customer_order where recipient is not null and phone_digits(recipient->>'phone') = ${digits}
        order by created_on desc limit 1`,
    ],
    [
      'request',
      sql`select r.id from order_in_process d join request r on r.draft_id = d.id
        where phone_digits(d.customer->>'phone') = ${digits} order by r.created_on desc limit 1`,
    ],
    [
      'orderInProcess',
      sql`select id from order_in_process where phone_digits(customer->>'phone') = ${digits} and created_order_id is null
        order by updated_on desc limit 1`,
    ],
  ]
}

/** The phone as the shop writes it, and the record that it leads to; null for what is no phone, or nobody's. */
export async function callerOf(
  { db, settings }: Pick<Shop, 'db' | 'settings'>,
  typed: string,
): Promise<{ readonly phone: string | null; readonly resource: Found['resource'] | null; readonly id: string | null }> {
  const phone = calledPhone(typed, settings)
  if (phone !== null)
    for (const [resource, query] of steps(phone)) {
      const [found] = (await query.execute(db)).rows
      if (found !== undefined) return { phone, resource, id: found.id }
    }
  return { phone, resource: null, id: null }
}
