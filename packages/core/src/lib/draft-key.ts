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

/** Http that sends the secret of the draft with every call about one; it is read anew each time, for other tabs may have begun another. */
export const withDraftKey = ({ http, storage, session }: Pick<Effects, 'http' | 'storage' | 'session'>): Http => {
  const send: Http = (endpoint, input, options) => {
    const found = endpoint.ofDraft ? (readDraftKey(session) ?? readDraftKey(storage)) : null
    return http(endpoint, input, found === null ? options : { ...options, draftKey: found.key })
  }
  return send
}
