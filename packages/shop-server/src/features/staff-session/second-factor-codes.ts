import { sql } from 'kysely'
import { counterKey, giveBack, secondsLeft, takeOne } from '../../http/counters'
import { HttpProblem } from '../../http/problem'
import { noteAudit } from '../../http/staff-audit'
import { hashOfToken } from '../../http/staff-session'
import { plainRecoveryCode } from '../../rules/recovery-codes'
import type { Rate } from '../../rules/rate-limits'
import { isTotpCode, totpStep } from '../../rules/totp'
import type { Shop } from '../../shop'
import { openSecret } from './second-factor-secret'

/** Wrong codes of one account in a day, from everywhere: of a million codes, three are right at a time. */
const TRIES: Rate = { requests: 50, seconds: 86_400 }

const counterOf = (userId: string) => ({ key: counterKey('staff code', userId), rate: TRIES })
const refused = () => new HttpProblem('code-invalid', { security: 'sign-in-refused' })

/** A recovery code as it is stored. It has 125 random bits, so that a fast hash is enough. */
export const hashOfRecoveryCode = (userId: string, code: string): string =>
  hashOfToken(`recovery ${userId} ${plainRecoveryCode(code)}`)

/** Counts a try before anything is compared, so that parallel tries are counted too; the result gives it back. */
export async function countCode(shop: Shop, userId: string): Promise<() => Promise<void>> {
  const counter = counterOf(userId)
  const full = await takeOne(shop, [counter])
  if (full !== null)
    throw new HttpProblem('rate-limited', {
      detail: 'Слишком много неверных кодов. Подождите и попробуйте снова.',
      retryAfterSeconds: await secondsLeft(shop, full),
      security: 'sign-in-refused',
    })
  return () => giveBack(shop, [counter])
}

/** Takes a code of the app: the one statement that takes its time step leaves none for a repetition, nor for a code before it. */
async function takeAppCode(shop: Shop, userId: string, code: string): Promise<boolean> {
  const row = await shop.db
    .selectFrom('staff_second_factor')
    .select('secret')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const secret = await openSecret(shop, userId, row?.secret ?? null)
  const step = secret === null ? null : totpStep(secret, code, shop.now())
  if (step === null) return false
  const taken = await sql`update staff_second_factor set last_step = ${step}
    where user_id = ${userId} and secret = ${row?.secret ?? ''} and last_step < ${step} returning 1`.execute(shop.db)
  return taken.rows.length > 0
}

/** Takes a recovery code: it is marked as used in the statement that finds it. */
async function takeRecoveryCode(shop: Shop, userId: string, code: string): Promise<boolean> {
  const taken = await sql`update staff_recovery_code set used_on = ${new Date(shop.now())}
    where user_id = ${userId} and code_hash = ${hashOfRecoveryCode(userId, code)} and used_on is null
    returning 1`.execute(shop.db)
  if (taken.rows.length === 0) return false
  await noteAudit(shop, userId, 'Использован резервный код', 'Warning')
  return true
}

/** Takes a code of the app or a recovery code, once; 422 for a wrong or used one, 429 where too many were wrong. */
export async function takeCode(shop: Shop, userId: string, typed: string): Promise<void> {
  const code = typed.replace(/[\s-]/g, '')
  const giveTryBack = await countCode(shop, userId)
  const isTaken = isTotpCode(code) ? await takeAppCode(shop, userId, code) : await takeRecoveryCode(shop, userId, typed)
  if (!isTaken) {
    await noteAudit(shop, userId, 'Неверный код второго фактора', 'Warning')
    throw refused()
  }
  await giveTryBack()
}

/** The time step of a code of a secret that is being set up; 422 where it is of none. */
export async function stepOfNew(shop: Shop, userId: string, secret: string, typed: string): Promise<number> {
  const giveTryBack = await countCode(shop, userId)
  const step = totpStep(secret, typed.replace(/[\s-]/g, ''), shop.now())
  if (step === null) throw refused()
  await giveTryBack()
  return step
}
