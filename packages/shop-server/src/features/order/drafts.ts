import type { Expression } from 'kysely'
import type { Db, Draft, DraftRole, Trx } from '../../db'
import { HttpProblem } from '../../http/problem'
import { DAY_MS } from '../../rules/days'
import type { Shop } from '../../shop'

/** A draft, and who asks for it. */
export interface OpenedDraft {
  readonly draft: Draft
  readonly role: DraftRole | 'stranger'
}

/** Whether the lifetime of a draft is over: its keys open it no more. */
const isOver = ({ settings, now }: Shop, { updated_on: updatedOn }: Draft): boolean =>
  now() - updatedOn.getTime() > settings.draftDays * DAY_MS

/** A draft with what the holder of a key is to it, in one look. */
const selectDraft = (db: Db, id: string, key: string | null) =>
  db
    .selectFrom('order_in_process')
    .leftJoin('draft_key', (join) =>
      join.onRef('draft_key.order_in_process_id', '=', 'order_in_process.id').on('draft_key.key_hash', '=', key ?? ''),
    )
    .selectAll('order_in_process')
    .select('draft_key.role')
    .where('order_in_process.id', '=', id)

/** The draft of a row, and what the holder of the key is to it. */
function openedFrom(shop: Shop, { role, ...draft }: Draft & { readonly role: DraftRole | null }): OpenedDraft {
  return { draft, role: role === null || isOver(shop, draft) ? 'stranger' : role }
}

const noDraft = () => new HttpProblem('not-found', { detail: 'There is no order in process with this id.' })
const notYours = () =>
  new HttpProblem('forbidden', {
    security: 'draft-refused',
    detail: 'Этот заказ продолжен в другом браузере или начат слишком давно. Обновите страницу, чтобы начать новый.',
  })

/** The draft of an id and what the holder of this key is to it; null when there is none, or it is over without an order. */
export async function openDraft(shop: Shop, id: string, key: string | null): Promise<OpenedDraft | null> {
  const row = await selectDraft(shop.db, id, key).executeTakeFirst()
  return row === undefined || (isOver(shop, row) && row.created_order_id === null) ? null : openedFrom(shop, row)
}

/** As `openDraft`; 404 when there is none. */
export async function needDraft(shop: Shop, id: string, key: string | null): Promise<OpenedDraft> {
  const opened = await openDraft(shop, id, key)
  if (opened === null) throw noDraft()
  return opened
}

/** The draft of an id for its owner; 404 when there is none, 403 for everybody else. */
export async function needOwnDraft(shop: Shop, id: string, key: string | null): Promise<Draft> {
  const { draft, role } = await needDraft(shop, id, key)
  if (role !== 'owner') throw notYours()
  return draft
}

/** A draft by id, locked until the transaction ends, whoever owns it: for the events of payment providers. */
export const lockAnyDraft = (trx: Trx, id: string): Promise<Draft | undefined> =>
  trx.selectFrom('order_in_process').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** As `lockAnyDraft`, by a query of its id. */
export const lockDraftOf = (trx: Trx, id: Expression<string>): Promise<Draft | undefined> =>
  trx.selectFrom('order_in_process').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/**
 * The owner's draft with its row locked until the transaction ends, so that confirms, saves and payments of one draft go one by
 * one. Whoever locks payments too locks the draft first.
 */
export async function lockOwnDraft(shop: Shop, trx: Trx, id: string, key: string | null): Promise<Draft> {
  const row = await selectDraft(trx, id, key).forUpdate('order_in_process').executeTakeFirst()
  if (row === undefined) throw noDraft()
  const { draft, role } = openedFrom(shop, row)
  if (role !== 'owner') throw notYours()
  return draft
}
