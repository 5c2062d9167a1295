import type { KeyValueStorage } from '../effects'
import { PAST_KEYS, pastKeys, readDraftKey } from '../lib/draft-key'

/** So many orders of one browser can be looked at again. */
const PAST_KEYS_MOST = 10

/** Keeps the secret of a draft that has become an order, for the next draft will have another one. */
export function keepPastKey(storage: KeyValueStorage, draftId: string): void {
  const own = readDraftKey(storage)
  if (own?.id !== draftId) return
  const others = pastKeys(storage).filter(({ id }) => id !== draftId)
  storage.write(PAST_KEYS, JSON.stringify([{ id: draftId, key: own.key }, ...others].slice(0, PAST_KEYS_MOST)))
}

/** Whether this browser has made the draft. */
export const holdsKey = (storage: KeyValueStorage, draftId: string): boolean =>
  [readDraftKey(storage), ...pastKeys(storage)].some((key) => key?.id === draftId)
