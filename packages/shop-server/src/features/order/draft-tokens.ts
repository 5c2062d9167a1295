import type { Db, DraftRole, Trx } from '../../db'
import { sendChange } from '../../db/pipelined-connection'
import { hashOfSecret } from '../../http/draft-key'
import { HttpProblem } from '../../http/problem'
import { DAY_MS } from '../../rules/days'
import type { Shop } from '../../shop'
import { lockAnyDraft } from './drafts'

/** What the token of a link gives, and for how long it waits to be used. */
interface DraftLink {
  readonly draftId: string
  readonly role: DraftRole
  /** The phone that the link is sent to: whoever follows it reads what is sent there. */
  readonly sentToPhone?: string | null
  readonly days: number
}

/** Makes a one-time token for a link to a draft; it is there with the next change of a transaction, or at once. */
export async function issueDraftToken(shop: Shop, db: Db, link: DraftLink): Promise<string> {
  const token = shop.randomId()
  const inserting = db.insertInto('draft_token').values({
    token_hash: hashOfSecret(token),
    order_in_process_id: link.draftId,
    role: link.role,
    proves_phone: link.sentToPhone ?? null,
    expires_on: new Date(shop.now() + link.days * DAY_MS),
  })
  if (db.isTransaction) await sendChange(db as Trx, inserting)
  else await inserting.execute()
  return token
}

const notValid = () =>
  new HttpProblem('forbidden', {
    security: 'token-refused',
    detail: 'This link was used already, or it is too old. Ask the shop for a new one.',
  })

const roleOf = (trx: Trx, draftId: string, key: string) =>
  trx
    .selectFrom('draft_key')
    .select('role')
    .where('order_in_process_id', '=', draftId)
    .where('key_hash', '=', key)
    .executeTakeFirst()

/** The change that lets a key open a draft. */
export const addingDraftKey = (shop: Shop, trx: Trx, draftId: string, key: string, role: DraftRole) =>
  trx
    .insertInto('draft_key')
    .values({ order_in_process_id: draftId, key_hash: key, role, created_on: new Date(shop.now()) })
    .onConflict((conflict) => conflict.columns(['order_in_process_id', 'key_hash']).doUpdateSet({ role }))

/**
 * Exchanges the token of a link for access with a key of one's own, once; the key that has used it may ask again for what it still
 * has. A draft moves to its new owner; a payer reads beside the owner.
 */
export const redeemDraftToken = (shop: Shop, draftId: string, token: string, key: string): Promise<DraftRole> =>
  shop.db.transaction().execute(async (trx) => {
    await lockAnyDraft(trx, draftId)
    const tokenHash = hashOfSecret(token)
    const found = await trx
      .selectFrom('draft_token')
      .selectAll()
      .where('token_hash', '=', tokenHash)
      .where('order_in_process_id', '=', draftId)
      .executeTakeFirst()
    const held = (await roleOf(trx, draftId, key))?.role
    if (held !== undefined && found?.used_by === key) return held
    if (found === undefined || found.used_by !== null || found.expires_on.getTime() < shop.now()) throw notValid()
    await trx.updateTable('draft_token').set({ used_by: key }).where('token_hash', '=', tokenHash).execute()
    if (found.proves_phone !== null)
      await trx
        .updateTable('order_in_process')
        .set({ proved_phone: found.proves_phone })
        .where('id', '=', draftId)
        .execute()
    if (held === 'owner') return held
    if (found.role === 'owner') await trx.deleteFrom('draft_key').where('order_in_process_id', '=', draftId).execute()
    await addingDraftKey(shop, trx, draftId, key, found.role).execute()
    return found.role
  })
