import type { Db } from '../../db'
import { HttpProblem } from '../../http/problem'
import { endStaffSessions, type StaffMember } from '../../http/staff-session'
import { newRecoveryCodes } from '../../rules/recovery-codes'
import { newTotpSecret, totpUri } from '../../rules/totp'
import type { Shop } from '../../shop'
import { noteAccountChange } from './account-history'
import { requirePassword } from './own-password'
import { hashOfRecoveryCode, stepOfNew, takeCode } from './second-factor-codes'
import { openSecret, sealSecret } from './second-factor-secret'

/** A secret that nobody has confirmed by then is forgotten. */
const PENDING_MS = 15 * 60_000

/** Since when an account has a second factor; null: it has none. */
export async function secondFactorOn({ db }: Pick<Shop, 'db'>, userId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('staff_second_factor')
    .select('confirmed_on')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.confirmed_on ?? null
}

/** Makes a secret for an authenticator app; the factor that there is, if any, counts until a code of the new one has come. */
export async function beginSecondFactor(
  shop: Shop,
  { id, login }: StaffMember,
  { password, code }: { readonly password: string; readonly code: string | null },
): Promise<{ readonly secret: string; readonly uri: string }> {
  await requirePassword(shop, id, password)
  if ((await secondFactorOn(shop, id)) !== null) {
    if (code === null || code === '') throw new HttpProblem('code-required')
    await takeCode(shop, id, code)
  }
  const secret = newTotpSecret()
  const pending = { pending: await sealSecret(shop, id, secret), pending_until: new Date(shop.now() + PENDING_MS) }
  await shop.db
    .insertInto('staff_second_factor')
    .values({ user_id: id, ...pending })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(pending))
    .execute()
  return { secret, uri: totpUri(secret, shop.settings.host, login) }
}

/** Replaces the recovery codes of an account; only their hashes are stored. */
async function replaceRecoveryCodes(db: Db, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes()
  await db.deleteFrom('staff_recovery_code').where('user_id', '=', userId).execute()
  await db
    .insertInto('staff_recovery_code')
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashOfRecoveryCode(userId, code) })))
    .execute()
  return [...codes]
}

/** Turns the second factor on by a code of the new secret; resolves with the recovery codes. */
export async function confirmSecondFactor(shop: Shop, member: StaffMember, code: string): Promise<string[]> {
  const { db, now } = shop
  const row = await db
    .selectFrom('staff_second_factor')
    .select('pending')
    .where('user_id', '=', member.id)
    .where('pending_until', '>', new Date(now()))
    .executeTakeFirst()
  const secret = await openSecret(shop, member.id, row?.pending ?? null)
  if (row === undefined || secret === null) throw new HttpProblem('second-factor-missing')
  const step = await stepOfNew(shop, member.id, secret, code)
  const codes = await db.transaction().execute(async (trx) => {
    const turnedOn = await trx
      .updateTable('staff_second_factor')
      .set({ secret: row.pending, confirmed_on: new Date(now()), last_step: step, pending: null, pending_until: null })
      .where('user_id', '=', member.id)
      .where('pending', '=', row.pending)
      .returning('user_id')
      .executeTakeFirst()
    // Another request has confirmed it at the same time, or begun anew.
    if (turnedOn === undefined) throw new HttpProblem('second-factor-missing')
    await noteAccountChange({ db: trx, now }, member, {
      id: member.id,
      changes: [{ field: 'secondFactor', before: null, after: true }],
    })
    return replaceRecoveryCodes(trx, member.id)
  })
  await endStaffSessions(shop, member.id, member.tokenHash)
  return codes
}

/** Asks for password and code; 409 for who has no second factor. */
async function requireBoth(
  shop: Shop,
  { id }: StaffMember,
  { password, code }: { readonly password: string; readonly code: string },
): Promise<void> {
  if ((await secondFactorOn(shop, id)) === null) throw new HttpProblem('second-factor-missing')
  await requirePassword(shop, id, password)
  await takeCode(shop, id, code)
}

/** Makes other recovery codes; those before open nothing any more. */
export async function renewRecoveryCodes(
  shop: Shop,
  member: StaffMember,
  proof: { readonly password: string; readonly code: string },
): Promise<string[]> {
  await requireBoth(shop, member, proof)
  return shop.db.transaction().execute(async (trx) => {
    await noteAccountChange({ db: trx, now: shop.now }, member, {
      id: member.id,
      changes: [{ field: 'recoveryCodes', before: null, after: null }],
    })
    return replaceRecoveryCodes(trx, member.id)
  })
}

/** Forgets the second factor of an account with all its codes; resolves with whether there was one. */
export async function forgetSecondFactor(db: Db, userId: string): Promise<boolean> {
  await db.deleteFrom('staff_recovery_code').where('user_id', '=', userId).execute()
  const gone = await db
    .deleteFrom('staff_second_factor')
    .where('user_id', '=', userId)
    .returning('confirmed_on')
    .executeTakeFirst()
  return gone !== undefined && gone.confirmed_on !== null
}

/** Turns the second factor off; the routes refuse it where the shop demands one. */
export async function removeSecondFactor(
  shop: Shop,
  member: StaffMember,
  proof: { readonly password: string; readonly code: string },
): Promise<void> {
  await requireBoth(shop, member, proof)
  await shop.db.transaction().execute(async (trx) => {
    await forgetSecondFactor(trx, member.id)
    await noteAccountChange({ db: trx, now: shop.now }, member, {
      id: member.id,
      changes: [{ field: 'secondFactor', before: true, after: null }],
    })
  })
  await endStaffSessions(shop, member.id, member.tokenHash)
}
