import type { Db, Draft, DraftRole, Trx } from '../../db'
import { hashOfSecret } from '../../http/draft-key'
import { HttpProblem } from '../../http/problem'
import { normalPhone } from '../../rules/phone'
import type { Shop } from '../../shop'
import { lockAnyDraft } from './drafts'

const DAY_MS = 24 * 3_600_000

/** What the token of a link gives, and for how long it waits to be used. */
interface DraftLink {
  readonly draftId: string
  readonly role: DraftRole
  /** The contact of the draft that the link goes to: whoever follows it reads what is sent there. */
  readonly sentTo?: 'phone' | 'email'
  readonly days: number
}

/** Makes a one-time token for a link to a draft. */
export async function issueDraftToken(shop: Shop, db: Db, link: DraftLink): Promise<string> {
  const token = shop.randomId()
  await db
    .insertInto('draft_token')
    .values({
      token_hash: hashOfSecret(token),
      order_in_process_id: link.draftId,
      role: link.role,
      proves: link.sentTo ?? null,
      expires_on: new Date(shop.now() + link.days * DAY_MS),
    })
    .execute()
  return token
}

const notValid = () =>
  new HttpProblem('forbidden', {
    security: 'token-refused',
    detail: 'This link was used already, or it is too old. Ask the shop for a new one.',
  })

const provedBy = (proves: 'phone' | 'email' | null, { customer }: Draft) => ({
  ...(proves === 'phone' && { proved_phone: normalPhone(customer.phone) }),
  ...(proves === 'email' && { proved_email: customer.email?.trim().toLowerCase() ?? null }),
})

/** The draft moves to a new owner; a payer reads beside the owner. */
async function grant(shop: Shop, trx: Trx, draftId: string, key: string, role: DraftRole): Promise<DraftRole> {
  const ofDraft = trx.selectFrom('draft_key').where('order_in_process_id', '=', draftId)
  const held = await ofDraft.select('role').where('key_hash', '=', key).executeTakeFirst()
  if (held?.role === 'owner') return 'owner'
  if (role === 'owner') await trx.deleteFrom('draft_key').where('order_in_process_id', '=', draftId).execute()
  await addDraftKey(shop, trx, draftId, key, role)
  return role
}

/** Lets a key open a draft. */
export async function addDraftKey(shop: Shop, trx: Trx, draftId: string, key: string, role: DraftRole): Promise<void> {
  await trx
    .insertInto('draft_key')
    .values({ order_in_process_id: draftId, key_hash: key, role, created_on: new Date(shop.now()) })
    .onConflict((conflict) => conflict.columns(['order_in_process_id', 'key_hash']).doUpdateSet({ role }))
    .execute()
}

/** Exchanges the token of a link for access with a key of one's own, once; the key that has used it may ask again. */
export const redeemDraftToken = (shop: Shop, draftId: string, token: string, key: string): Promise<DraftRole> =>
  shop.db.transaction().execute(async (trx) => {
    const draft = await lockAnyDraft(trx, draftId)
    const found = await trx
      .selectFrom('draft_token')
      .selectAll()
      .where('token_hash', '=', hashOfSecret(token))
      .where('order_in_process_id', '=', draftId)
      .executeTakeFirst()
    if (draft === undefined || found === undefined || (found.used_by !== null && found.used_by !== key))
      throw notValid()
    if (found.used_by === key) return found.role
    if (found.expires_on.getTime() < shop.now()) throw notValid()
    await trx.updateTable('draft_token').set({ used_by: key }).where('token_hash', '=', found.token_hash).execute()
    const changes = provedBy(found.proves, draft)
    if (found.proves !== null)
      await trx.updateTable('order_in_process').set(changes).where('id', '=', draftId).execute()
    return grant(shop, trx, draftId, key, found.role)
  })
