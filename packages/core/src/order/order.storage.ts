import type { KeyValueStorage } from '../effects'
import { isRecord, parseJson } from '../lib/parse-json'
import { isOrderId } from './order.rules'
import type { KeptOrder } from './order.types'

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
