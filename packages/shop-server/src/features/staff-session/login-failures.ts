import { sql } from 'kysely'
import { networkOf, wideNetworkOf } from '../../http/client-address'
import { counterKey, giveBack, secondsLeft, takeOne, takeOneOfAll, type Counter } from '../../http/counters'
import { HttpProblem } from '../../http/problem'
import type { Rate } from '../../rules/rate-limits'
import { DAY_MS } from '../../rules/days'
import type { Shop } from '../../shop'

const LOCK_MS = 15 * 60_000
/** Tries of one login from one network: the sixth has to wait until a quarter of an hour has passed without one. */
const TRIES_OF_A_LOGIN = 5
const rate = (requests: number, seconds: number): Rate => ({ requests, seconds })
/** Tries of whatever logins: a hundred wrong passwords cost the server as much as right ones. */
const OF_WIDE_NETWORK = rate(120, 900)
const OF_ADDRESS = rate(40, 900)
/** Tries of one login from everywhere, in a day; its owner is not held up where they have signed in before. */
const OF_LOGIN = rate(100, 86_400)
const KNOWN_DAYS = 90

/** Who tries to sign in, and from where; null where nobody knows. */
export interface Attempt {
  readonly login: string
  readonly address: string | null
}

const placeOf = ({ address }: Attempt) => (address === null ? '' : networkOf(address))
const ownKey = (attempt: Attempt) => counterKey(`staff sign-in ${placeOf(attempt)}`, attempt.login)
const knownKey = (attempt: Attempt) => counterKey(`staff sign-in known ${placeOf(attempt)}`, attempt.login)

/** From the widest to the narrowest, as every server locks them. */
const countersOf = ({ address }: Attempt): readonly Counter[] =>
  address === null
    ? []
    : [
        { key: counterKey('staff sign-in network', wideNetworkOf(address)), rate: OF_WIDE_NETWORK },
        { key: counterKey('staff sign-in address', networkOf(address)), rate: OF_ADDRESS },
      ]
const loginCounter = ({ login }: Attempt): Counter => ({
  key: counterKey('staff sign-in login', login),
  rate: OF_LOGIN,
})

const locked = (retryAfterSeconds: number) =>
  new HttpProblem('rate-limited', {
    detail: 'Слишком много неудачных попыток входа. Подождите и попробуйте снова.',
    retryAfterSeconds,
    security: 'sign-in-refused',
  })

/** Takes one of the few tries that a login has from one network; resolves with when they are given anew, or null. */
async function lockedUntil({ db, now }: Shop, attempt: Attempt): Promise<Date | null> {
  const [moment, key] = [new Date(now()), ownKey(attempt)]
  const { rows } = await sql`
    insert into staff_login_failure as known (key_hash, failures, counted_until)
    values (${key}, 1, ${new Date(now() + LOCK_MS)})
    on conflict (key_hash) do update set counted_until = excluded.counted_until,
      failures = case when known.counted_until <= ${moment} then 1 else known.failures + 1 end
    where known.failures < ${TRIES_OF_A_LOGIN} or known.counted_until <= ${moment}
    returning 1`.execute(db)
  if (rows.length > 0) return null
  const row = await db
    .selectFrom('staff_login_failure')
    .select('counted_until')
    .where('key_hash', '=', key)
    .executeTakeFirst()
  return row?.counted_until ?? new Date(now() + LOCK_MS)
}

const isKnown = async ({ db, now }: Shop, attempt: Attempt): Promise<boolean> =>
  (await db
    .selectFrom('rate_limit')
    .select('key')
    .where('key', '=', knownKey(attempt))
    .where('used_until', '>', new Date(now()))
    .executeTakeFirst()) !== undefined

/**
 * Counts a try before anything is done for it, so that parallel tries are counted too; 429 where there are no more. Logins that nobody
 * has are counted alike. A stranger elsewhere neither locks the owner out nor has the server compare passwords without end.
 */
export async function countTry(shop: Shop, attempt: Attempt): Promise<void> {
  const full = await takeOneOfAll(shop, countersOf(attempt))
  if (full !== null) throw locked(await secondsLeft(shop, full))
  const until = await lockedUntil(shop, attempt)
  if (until !== null) throw locked(Math.max(1, Math.ceil((until.getTime() - shop.now()) / 1000)))
  if (await isKnown(shop, attempt)) return
  const everywhere = await takeOne(shop, [loginCounter(attempt)])
  if (everywhere !== null) throw locked(await secondsLeft(shop, everywhere))
}

/**
 * Gives back a try whose password was right while its code is still to come; that of the address stays taken, for passwords were
 * compared.
 */
export async function keepTry(shop: Shop, attempt: Attempt): Promise<void> {
  await sql`update staff_login_failure set failures = greatest(failures - 1, 0)
    where key_hash = ${ownKey(attempt)}`.execute(shop.db)
  if (!(await isKnown(shop, attempt))) await giveBack(shop, [loginCounter(attempt)])
}

/** Forgets the tries of who has signed in, and knows the network as theirs. */
export async function forgetTries(shop: Shop, attempt: Attempt): Promise<void> {
  const { db, now } = shop
  const wasKnown = await isKnown(shop, attempt)
  await db
    .deleteFrom('staff_login_failure')
    .where(({ eb, or }) => or([eb('key_hash', '=', ownKey(attempt)), eb('counted_until', '<', new Date(now()))]))
    .execute()
  await giveBack(shop, [...countersOf(attempt), ...(wasKnown ? [] : [loginCounter(attempt)])])
  const until = new Date(now() + KNOWN_DAYS * DAY_MS)
  await db
    .insertInto('rate_limit')
    .values({ key: knownKey(attempt), used_until: until })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ used_until: until }))
    .execute()
}
