import { HttpProblem } from '../http/problem'
import type { Shop } from '../shop'
import type { StoredDraft } from './stored-draft'

type Keeping = Pick<Shop, 'store' | 'settings' | 'now'>

const keyOf = (id: string) => `draft:${id}`
const MOST_TRIES = 8
/** Longer than all that is asked of WooCommerce for one order. */
const BUSY_MS = 120_000

/** Ids of drafts; anything else is none. */
const ID = /^[\w-]{22,64}$/

async function read({ store }: Keeping, id: string) {
  const kept = ID.test(id) ? await store.read(keyOf(id)) : null
  return kept === null ? null : { draft: JSON.parse(kept.text) as StoredDraft, version: kept.version }
}

const noDraft = () => new HttpProblem('not-found', { detail: 'There is no order in process with this id.' })
const notYours = () =>
  new HttpProblem('forbidden', {
    detail: 'Этот заказ продолжен в другом браузере или начат слишком давно. Обновите страницу, чтобы начать новый.',
  })

/** The draft of an id; null where there is none, or its time is over. */
export const findDraft = async (shop: Keeping, id: string): Promise<StoredDraft | null> =>
  (await read(shop, id))?.draft ?? null

/** The draft of an id for its owner: 404 where there is none, 403 for everybody else. */
export async function needOwnDraft(shop: Keeping, id: string, key: string | null): Promise<StoredDraft> {
  const draft = await findDraft(shop, id)
  if (draft === null) throw noDraft()
  if (draft.owner !== key) throw notYours()
  return draft
}

/** The draft of an id and whether the key owns it; 404 where there is none. */
export async function needDraft(shop: Keeping, id: string, key: string | null) {
  const draft = await findDraft(shop, id)
  if (draft === null) throw noDraft()
  return { draft, isOwner: draft.owner === key }
}

/** Keeps a new draft. */
export async function addDraft({ store, settings }: Keeping, draft: StoredDraft): Promise<void> {
  const version = await store.write(keyOf(draft.id), JSON.stringify(draft), null, settings.draftSeconds)
  if (version === null) throw new HttpProblem('internal')
}

/** Changes a draft by what it is now; with other processes one after another. */
export async function changeDraft(
  shop: Keeping,
  id: string,
  change: (draft: StoredDraft) => StoredDraft,
): Promise<StoredDraft> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const found = await read(shop, id)
    if (found === null) throw noDraft()
    const changed = change(found.draft)
    if (changed === found.draft) return changed
    const text = JSON.stringify(changed)
    if ((await shop.store.write(keyOf(id), text, found.version, shop.settings.draftSeconds)) !== null) return changed
  }
  throw new HttpProblem('unavailable', { retryAfterSeconds: 1 })
}

/** Refuses a draft that another request is making an order of. */
export function refuseBusy({ now }: Pick<Shop, 'now'>, { busyUntil }: StoredDraft): void {
  if (busyUntil > now()) throw new HttpProblem('idempotency-in-progress', { retryAfterSeconds: 1 })
}

/** Locks a draft while an order is made of it; concurrent requests are refused and may be repeated. */
export async function alone<T>(
  shop: Keeping,
  id: string,
  key: string | null,
  work: (draft: StoredDraft) => Promise<T>,
): Promise<T> {
  await needOwnDraft(shop, id, key)
  const busyUntil = shop.now() + BUSY_MS
  const taken = await changeDraft(shop, id, (draft) => {
    refuseBusy(shop, draft)
    return { ...draft, busyUntil }
  })
  try {
    return await work(taken)
  } finally {
    await changeDraft(shop, id, (draft) => (draft.busyUntil === busyUntil ? { ...draft, busyUntil: 0 } : draft))
  }
}
