import { sql } from 'kysely'
import type { Trx } from '../../db'
import { HttpProblem } from '../../http/problem'
import type { GrantedPromo } from '../../rules/promo-codes'

interface Taken {
  readonly draftId: string
  readonly customerId: string
  /** What it takes off. */
  readonly kopecks: number
  readonly now: Date
  /** Until then a draft that is being paid keeps it; null for an order. */
  readonly keptUntil: Date | null
}

/** Drafts that were never paid give the code back once nobody can pay them any more; one that is at work just now keeps it. */
const reclaim = (trx: Trx, promoId: string, now: Date) =>
  sql`delete from promo_code_use where order_in_process_id in (
    select order_in_process_id from promo_code_use where promo_code_id = ${promoId} and kept_until < ${now} for update skip locked
  )`.execute(trx)

/** Gives back what a draft has taken, before it takes another code or none. */
export const releasePromo = (trx: Trx, draftId: string) =>
  sql`delete from promo_code_use where order_in_process_id = ${draftId}`.execute(trx)

/** Writes down what the code of an order takes off by now: staff have edited the order. */
export const notePromo = (trx: Trx, draftId: string, kopecks: number) =>
  trx.updateTable('promo_code_use').set({ kopecks }).where('order_in_process_id', '=', draftId).execute()

/**
 * Counts one use of a code, in all and of its buyer, and writes down whose it is: one statement, which waits for whoever counts the same
 * code and then looks again, so that orders that are made together never have it more often than the staff allow. A draft that has
 * it already takes it anew. Refuses, and with it all that the transaction has done, where it is used up.
 */
export async function takePromo(trx: Trx, promo: GrantedPromo, taken: Taken): Promise<void> {
  const { draftId, customerId, kopecks, now, keptUntil } = taken
  await releasePromo(trx, draftId)
  await reclaim(trx, promo.id, now)
  const { rows } = await sql<{ mine: string | null; all: string | null }>`
    with code as (
      update promo_code set used = used + 1
      where id = ${promo.id} and (most is null or used < most) returning id
    ), buyer as (
      insert into promo_code_buyer as b (promo_code_id, customer_id, used) select id, ${customerId}, 1 from code
      on conflict (promo_code_id, customer_id) do update set used = b.used + 1
      where ${promo.mostEach}::integer is null or b.used < ${promo.mostEach}::integer
      returning promo_code_id
    ), made as (
      insert into promo_code_use (order_in_process_id, promo_code_id, customer_id, kopecks, kept_until, created_on)
      select ${draftId}, promo_code_id, ${customerId}, ${kopecks}, ${keptUntil}, ${now} from buyer
      returning promo_code_id
    )
    select (select id from code) as "all", (select promo_code_id from made) as mine`.execute(trx)
  const [row] = rows
  if (row?.mine != null) return
  const isUsedUp = row?.all == null
  throw new HttpProblem('validation-failed', {
    errors: [
      {
        pointer: '/promoCode',
        code: isUsedUp ? 'promo_usedUp' : 'promo_usedByYou',
        message: isUsedUp
          ? 'Этим промокодом воспользовались столько раз, сколько было можно'
          : 'Вы уже воспользовались этим промокодом',
      },
    ],
  })
}
