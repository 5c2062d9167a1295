import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import { wideNetworkOf } from '../../http/client-address'
import { HttpProblem } from '../../http/problem'
import { DAY_MS } from '../../rules/days'
import type { Shop } from '../../shop'

export const CODE_LENGTH = 4
export const CODE_SECONDS = 300
export const RESEND_SECONDS = 60
/** Wrong tries of one code. */
export const TRIES_OF_A_CODE = 5
/** Codes for one phone in a day. */
const CODES_A_DAY = 5
/** Wrong tries for one phone from one network in a day: then the phone is locked there until the day is over. */
export const FAILURES_A_DAY = 15

const hash = (text: string) => createHash('sha256').update(text).digest('base64url')
/**
 * A code is of the phone and of the network that asked for it: what strangers try elsewhere is tried on codes of their own, and locks
 * nobody out.
 */
const phoneHash = (phone: string, address: string | null) =>
  hash(`login ${phone} ${address === null ? '' : wideNetworkOf(address)}`)
const codeHash = (salt: string, code: string) => hash(`${salt} ${code}`)

const wait = (until: Date, nowMs: number) =>
  new HttpProblem('rate-limited', {
    detail: 'Слишком много попыток. Подождите и попробуйте снова.',
    retryAfterSeconds: Math.max(1, Math.ceil((until.getTime() - nowMs) / 1000)),
  })

/**
 * Makes the next code of a phone, in one statement, so that two requests at once make one. Whether the shop knows the phone is not
 * looked at. 429 within a minute of the last code, after five in a day, and while the phone is locked.
 */
export async function makeCode({ db, now, randomId }: Shop, phone: string, address: string | null): Promise<string> {
  const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0')
  const salt = randomId()
  const moment = new Date(now())
  const key = phoneHash(phone, address)
  const { rows } = await sql`
    insert into sms_code as known (phone_hash, code_hash, salt, sent_on, expires_on, day_ends_on)
    values (${key}, ${codeHash(salt, code)}, ${salt}, ${moment}, ${new Date(now() + CODE_SECONDS * 1000)}, ${new Date(now() + DAY_MS)})
    on conflict (phone_hash) do update set code_hash = excluded.code_hash, salt = excluded.salt, attempts = 0,
      sent_on = excluded.sent_on, expires_on = excluded.expires_on,
      sent_today = case when known.day_ends_on <= ${moment} then 1 else known.sent_today + 1 end,
      failures = case when known.day_ends_on <= ${moment} then 0 else known.failures end,
      day_ends_on = case when known.day_ends_on <= ${moment} then excluded.day_ends_on else known.day_ends_on end
    where known.day_ends_on <= ${moment} or (known.sent_on <= ${new Date(now() - RESEND_SECONDS * 1000)}
      and known.sent_today < ${CODES_A_DAY} and known.failures < ${FAILURES_A_DAY})
    returning 1`.execute(db)
  if (rows.length > 0) return code
  const known = await db.selectFrom('sms_code').selectAll().where('phone_hash', '=', key).executeTakeFirst()
  const isSpent = known !== undefined && (known.sent_today >= CODES_A_DAY || known.failures >= FAILURES_A_DAY)
  const until = isSpent ? known.day_ends_on : new Date((known?.sent_on.getTime() ?? now()) + RESEND_SECONDS * 1000)
  throw wait(until, now())
}

/** A message that the gateway did not take: the phone may ask again at once. */
export async function forgetCode({ db }: Shop, phone: string, address: string | null): Promise<void> {
  await sql`
    update sms_code set sent_on = 'epoch', expires_on = 'epoch', sent_today = sent_today - 1
    where phone_hash = ${phoneHash(phone, address)}`.execute(db)
}

/**
 * Takes a try: counted before it is judged, so that parallel tries are counted too. A phone without a code fails as one with another
 * code does, in word and in work. 422 with how many tries are left; 429 while the phone is locked.
 */
export async function checkCode({ db, now }: Shop, phone: string, code: string, address: string | null): Promise<void> {
  const moment = new Date(now())
  const key = phoneHash(phone, address)
  // A phone that was sent nothing is counted as well: what is tried on it ends in the same lock.
  const { rows } = await sql<{ readonly code_hash: string; readonly salt: string; readonly attempts: number }>`
    insert into sms_code as known (phone_hash, code_hash, salt, attempts, sent_on, expires_on, sent_today, day_ends_on, failures)
    values (${key}, '', '', 1, 'epoch', ${new Date(now() + CODE_SECONDS * 1000)}, 0, ${new Date(now() + DAY_MS)}, 1)
    on conflict (phone_hash) do update set attempts = known.attempts + 1,
      failures = case when known.day_ends_on <= ${moment} then 1 else known.failures + 1 end,
      sent_today = case when known.day_ends_on <= ${moment} then 0 else known.sent_today end,
      day_ends_on = case when known.day_ends_on <= ${moment} then excluded.day_ends_on else known.day_ends_on end
    where known.failures < ${FAILURES_A_DAY} or known.day_ends_on <= ${moment}
    returning case when expires_on > ${moment} then code_hash else '' end as code_hash, salt, attempts`.execute(db)
  const [row] = rows
  if (row === undefined) {
    const known = await db.selectFrom('sms_code').select('day_ends_on').where('phone_hash', '=', key).executeTakeFirst()
    throw wait(known?.day_ends_on ?? moment, now())
  }
  const given = Buffer.from(codeHash(row.salt, code.trim()))
  const wanted = Buffer.from(row.code_hash)
  const isRight = given.length === wanted.length && timingSafeEqual(given, wanted)
  if (!isRight || row.attempts > TRIES_OF_A_CODE)
    throw new HttpProblem('sms-code-invalid', {
      attemptsLeft: Math.max(0, TRIES_OF_A_CODE - row.attempts),
      security: 'sign-in-refused',
    })
  // One code logs in once.
  const used = await sql`
    update sms_code set code_hash = '', failures = greatest(failures - 1, 0)
    where phone_hash = ${key} and code_hash = ${row.code_hash} returning 1`.execute(db)
  if (used.rows.length === 0) throw new HttpProblem('sms-code-invalid', { attemptsLeft: 0 })
}

/** Whether this network has asked for a code of this phone today, and so was taken for a person's. */
export async function hasAsked({ db, now }: Shop, phone: string, address: string | null): Promise<boolean> {
  const row = await db
    .selectFrom('sms_code')
    .select('sent_today')
    .where('phone_hash', '=', phoneHash(phone, address))
    .where('day_ends_on', '>', new Date(now()))
    .executeTakeFirst()
  return (row?.sent_today ?? 0) > 0
}
