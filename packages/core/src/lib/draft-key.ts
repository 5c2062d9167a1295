import type { Effects, Http, KeyValueStorage } from '../effects'
import { isRecord, parseJson } from './parse-json'

/**
 * The storage key of the secret that opens an order draft. Local storage holds that of this browser's own draft; the session that of
 * a draft whose payment has come back to this tab from another browser.
 */
export const DRAFT_KEY = 'prilavok.order.key'

/** A secret, and the draft that it opens; null while the draft is being created. */
export interface DraftKey {
  readonly id: string | null
  readonly key: string
}

/** The secret that a storage holds. */
export function readDraftKey(area: KeyValueStorage): DraftKey | null {
  const value = parseJson(area.read(DRAFT_KEY) ?? 'null')
  if (!isRecord(value) || typeof value['key'] !== 'string') return null
  return { id: typeof value['id'] === 'string' ? value['id'] : null, key: value['key'] }
}

export const writeDraftKey = (area: KeyValueStorage, key: DraftKey): void => area.write(DRAFT_KEY, JSON.stringify(key))

/** The storage key of the secrets of drafts that became orders: their confirmations open with them. */
export const PAST_KEYS = 'prilavok.order.keys'

const isKey = (value: unknown): value is { readonly id: string; readonly key: string } =>
  isRecord(value) && typeof value['id'] === 'string' && typeof value['key'] === 'string'

/** The secrets of this browser's drafts that became orders, the newest first. */
export const pastKeys = (storage: KeyValueStorage) => {
  const kept = parseJson(storage.read(PAST_KEYS) ?? '[]')
  return Array.isArray(kept) ? kept.filter(isKey) : []
}

/** The draft that a call is about, where its address says it. */
function draftOf(input: unknown): string | null {
  const params = isRecord(input) ? input['params'] : null
  return isRecord(params) && typeof params['id'] === 'string' ? params['id'] : null
}

/**
 * Ports whose http sends the secret of the draft with every call about one: the one of that draft, else the one of the draft at hand.
 * They are read anew each time, for other tabs may have begun another. Every feature that calls about a draft is made with them.
 */
export function withDraftKey<E extends Pick<Effects, 'http' | 'storage' | 'session'>>(effects: E): E {
  const { http, storage, session } = effects
  const keyFor = (id: string | null): DraftKey | null => {
    const [came, own] = [readDraftKey(session), readDraftKey(storage)]
    const ofThis = id === null ? undefined : [came, own].find((key) => key?.id === id)
    if (ofThis != null) return ofThis
    return (id === null ? null : pastKeys(storage).find((key) => key.id === id)) ?? came ?? own
  }
  const send: Http = (endpoint, input, options) => {
    const found = endpoint.ofDraft ? keyFor(draftOf(input)) : null
    return http(endpoint, input, found === null ? options : { ...options, draftKey: found.key })
  }
  return { ...effects, http: send }
}
