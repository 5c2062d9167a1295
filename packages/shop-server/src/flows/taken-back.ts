import type { Trx } from '../db'
import type { StaffRecord } from '../features/staff-resources/engine/server-resource'
import { changedParts, EDITED } from '../features/staff-resources/orders/agreed-parts'

/** What an edit of an order has changed besides what was typed. */
const FOLLOWED = ['itemsTotal', 'discountAmount', 'deliveryCost', 'total', 'weightKg'] as const

/**
 * The agreed parts as they were before the last edit, where a save brings exactly them back: they are restored to the kopeck, whatever
 * prices and deliveries cost by now. Null for any other save.
 */
export async function agreedBefore(
  trx: Trx,
  before: StaffRecord,
  form: StaffRecord,
  asked: StaffRecord,
): Promise<StaffRecord | null> {
  const entries = await trx
    .selectFrom('staff_history')
    .select('changes')
    .where('resource', '=', 'order')
    .where('record_id', '=', String(before['id']))
    .orderBy('id', 'desc')
    .limit(20)
    .execute()
  const isAgreed = (field: string) => ([...EDITED, ...FOLLOWED] as readonly string[]).includes(field)
  const last = entries.find(({ changes }) => changes.some(({ field }) => isAgreed(field)))
  if (last === undefined) return null
  const former = Object.fromEntries(
    last.changes.filter(({ field }) => isAgreed(field)).map(({ field, before: was }) => [field, was]),
  )
  // The delivery is compared by its place, and so is what is brought back of it.
  return changedParts({ ...form, ...former }, { ...asked, codAmount: form['codAmount'] }).size === 0 ? former : null
}
