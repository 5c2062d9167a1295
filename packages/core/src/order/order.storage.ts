import type { KeyValueStorage } from '../effects'
import { isRecord, parseJson } from '../lib/parse-json'
import { isOrderId } from './order.rules'
import type { KeptOrder, SavedNote } from './order.types'

/** The storage key of the order draft's id. */
export const ORDER_KEY = 'prilavok.order'

export const nothingKept: KeptOrder = { id: null, lastStep: null, returning: false, preselectedPayment: null }

const text = (value: unknown): string | null => (typeof value === 'string' && isOrderId(value) ? value : null)

export function readOrder(storage: KeyValueStorage): KeptOrder {
  const value = parseJson(storage.read(ORDER_KEY) ?? 'null')
  if (!isRecord(value)) return nothingKept
  return {
    id: text(value['id']),
    lastStep: text(value['lastStep']),
    returning: value['returning'] === true,
    preselectedPayment: text(value['preselectedPayment']),
  }
}

export const writeOrder = (storage: KeyValueStorage, kept: KeptOrder): void =>
  storage.write(ORDER_KEY, JSON.stringify(kept))

/** The storage key by which tabs notify each other that one of them has saved: version and times, no values. */
export const SAVED_KEY = 'prilavok.order.saved'

/** What is known of the saves of all tabs of a draft. */
export function readNote(storage: KeyValueStorage, id: string | null): SavedNote {
  const value = parseJson(storage.read(SAVED_KEY) ?? 'null')
  const { id: noted, version, typed } = isRecord(value) ? value : {}
  return noted === id && typeof version === 'number' && isRecord(typed)
    ? { version, typed: typed as SavedNote['typed'] }
    : { version: 0, typed: {} }
}

export const writeNote = (storage: KeyValueStorage, id: string | null, note: SavedNote): void =>
  storage.write(SAVED_KEY, JSON.stringify({ id, ...note }))
