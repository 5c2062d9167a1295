import type { Selectable, Transaction } from 'kysely'
import type { OrderInProcessTable, ShopDatabase } from '../../db'
import { Refusal } from '../../http/refusal'
import type { Shop } from '../../shop'

/** An order draft as it is stored. */
export type Draft = Selectable<OrderInProcessTable>

const isForeign = ({ settings }: Shop, draft: Draft, visitor: string) =>
  settings.bindDraftsToVisitor && draft.visitor_id !== null && draft.visitor_id !== visitor

/** The draft of an id; null when there is none, or it is another visitor's and binding is on. */
export async function findDraft(shop: Shop, id: string, visitor: string): Promise<Draft | null> {
  const draft = await shop.db.selectFrom('order_in_process').selectAll().where('id', '=', id).executeTakeFirst()
  return draft === undefined || isForeign(shop, draft, visitor) ? null : draft
}

/** The draft of an id; 404 when there is none. */
export async function needDraft(shop: Shop, id: string, visitor: string): Promise<Draft> {
  const draft = await findDraft(shop, id, visitor)
  if (draft === null) throw new Refusal('not-found', { detail: 'There is no order in process with this id.' })
  return draft
}

/** A draft by id, locked until the transaction ends, whoever asks: for what payment providers tell. */
export const lockAnyDraft = (trx: Transaction<ShopDatabase>, id: string): Promise<Draft | undefined> =>
  trx.selectFrom('order_in_process').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/**
 * The draft with its row locked until the transaction ends, so that confirms, saves and payments of one draft go one by one.
 * Whoever locks payments too locks the draft first.
 */
export async function lockDraft(
  shop: Shop,
  trx: Transaction<ShopDatabase>,
  id: string,
  visitor: string,
): Promise<Draft> {
  const draft = await lockAnyDraft(trx, id)
  if (draft === undefined || isForeign(shop, draft, visitor)) {
    throw new Refusal('not-found', { detail: 'There is no order in process with this id.' })
  }
  return draft
}
