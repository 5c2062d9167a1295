import { createHash } from 'node:crypto'
import { networkOf } from '../../http/client-address'
import { HttpProblem } from '../../http/problem'
import type { Shop } from '../../shop'

const LOCK_MS = 15 * 60_000
/** Failures of one login from one network; a stranger elsewhere does not lock the owner out. */
const FROM_ONE_NETWORK = 5
/** Failures of one login from everywhere. */
const FROM_EVERYWHERE = 50

/** Neither logins nor addresses are stored. */
const keyOf = (text: string) => createHash('sha256').update(text).digest('base64url')

const countersOf = (login: string, address: string | null) => [
  { key: keyOf(`${login} ${address === null ? '' : networkOf(address)}`), limit: FROM_ONE_NETWORK },
  { key: keyOf(login), limit: FROM_EVERYWHERE },
]

/** Refuses a sign-in after too many failures, for logins that exist and for those that do not alike. */
export async function refuseLocked({ db, now }: Shop, login: string, address: string | null): Promise<void> {
  for (const { key, limit } of countersOf(login, address)) {
    const row = await db
      .selectFrom('staff_login_failure')
      .select(['failures', 'counted_until'])
      .where('key_hash', '=', key)
      .where('counted_until', '>', new Date(now()))
      .executeTakeFirst()
    if (row !== undefined && row.failures >= limit)
      throw new HttpProblem('rate-limited', {
        detail: 'Слишком много неудачных попыток входа. Подождите и попробуйте снова.',
        retryAfterSeconds: Math.ceil((row.counted_until.getTime() - now()) / 1000),
        security: 'sign-in-refused',
      })
  }
}

/** Counts a failed sign-in; failures are forgotten 15 minutes after the last one. */
export async function countFailure({ db, now }: Shop, login: string, address: string | null): Promise<void> {
  const counted_until = new Date(now() + LOCK_MS)
  await db.deleteFrom('staff_login_failure').where('counted_until', '<', new Date(now())).execute()
  for (const { key } of countersOf(login, address))
    await db
      .insertInto('staff_login_failure')
      .values({ key_hash: key, failures: 1, counted_until })
      .onConflict((conflict) =>
        conflict.column('key_hash').doUpdateSet((eb) => ({
          failures: eb('staff_login_failure.failures', '+', 1),
          counted_until,
        })),
      )
      .execute()
}

/** Forgets the failures of a login from the network that has just signed in. */
export async function forgetFailures({ db }: Shop, login: string, address: string | null): Promise<void> {
  const [own] = countersOf(login, address)
  await db
    .deleteFrom('staff_login_failure')
    .where('key_hash', '=', own?.key ?? '')
    .execute()
}
