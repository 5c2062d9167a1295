import type { Draft, Trx } from '../../db'
import { HttpProblem } from '../../http/problem'
import type { Shop } from '../../shop'

const isForeign = ({ settings }: Shop, draft: Draft, visitor: string) =>
  settings.bindDraftsToVisitor && draft.visitor_id !== null && draft.visitor_id !== visitor

/** The draft of an id; null when there is none, or it is another visitor's and binding is on. */
export async function findDraft(shop: Shop, id: string, visitor: string): Promise<Draft | null> {
  const draft = await shop.db.selectFrom('order_in_process').selectAll().where('id', '=', id).executeTakeFirst()
  return draft === undefined || isForeign(shop, draft, visitor) ? null : draft
}

const noDraft = () => new HttpProblem('not-found', { detail: 'There is no order in process with this id.' })

/** The draft of an id; 404 when there is none. */
export async function needDraft(shop: Shop, id: string, visitor: string): Promise<Draft> {
  const draft = await findDraft(shop, id, visitor)
  if (draft === null) throw noDraft()
  return draft
}

/** A draft by id, locked until the transaction ends, whoever its visitor is: for the events of payment providers. */
export const lockAnyDraft = (trx: Trx, id: string): Promise<Draft | undefined> =>
  trx.selectFrom('order_in_process').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/**
 * The draft with its row locked until the transaction ends, so that confirms, saves and payments of one draft go one by one.
 * Whoever locks payments too locks the draft first.
 */
export async function lockDraft(shop: Shop, trx: Trx, id: string, visitor: string): Promise<Draft> {
  const draft = await lockAnyDraft(trx, id)
  if (draft === undefined || isForeign(shop, draft, visitor)) throw noDraft()
  return draft
}
