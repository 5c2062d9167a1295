import type { KeyValueStorage, Random } from '../effects'
import { isRecord, parseJson } from '../lib/parse-json'

export const ATTEMPT_KEY = 'prilavok.attempt'

/** The idempotency key of one try to order, the same over retries, reloads and tabs (SAFE-01). */
export interface ConfirmAttempt {
  /** The key for this draft; a new one when there is none. */
  readonly key: (orderId: string) => string
  /** The server has given a final answer: the next try is another one. */
  readonly finish: () => void
}

export function createConfirmAttempt(storage: KeyValueStorage, random: Random): ConfirmAttempt {
  return {
    key(orderId) {
      const kept = parseJson(storage.read(ATTEMPT_KEY) ?? 'null')
      if (isRecord(kept) && kept['orderId'] === orderId && typeof kept['key'] === 'string') return kept['key']
      const key = random.id()
      storage.write(ATTEMPT_KEY, JSON.stringify({ orderId, key }))
      return key
    },
    finish: () => storage.remove(ATTEMPT_KEY),
  }
}
