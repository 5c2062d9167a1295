import type { KeyValueStorage, Random } from '../effects'
import { isRecord, parseJson } from '../lib/parse-json'

/** The storage key of the try to make an order. */
export const ATTEMPT_KEY = 'prilavok.attempt'
/** The storage key of the try to start a payment. */
export const PAYMENT_ATTEMPT_KEY = 'prilavok.attempt.payment'

/** The idempotency key of one try to order or to pay, the same over retries, reloads and tabs (SAFE-01). */
export interface Attempt {
  /** The key for this matter, such as a draft; a new one when there is none. */
  readonly key: (matter: string) => string
  /** The server has given a final answer: the next try is another one. */
  readonly finish: () => void
}

/** Keeps the key of the try that is under way; nothing personal. */
export function createAttempt(storage: KeyValueStorage, random: Random, name: string): Attempt {
  return {
    key(matter) {
      const kept = parseJson(storage.read(name) ?? 'null')
      if (isRecord(kept) && kept['matter'] === matter && typeof kept['key'] === 'string') return kept['key']
      const key = random.id()
      storage.write(name, JSON.stringify({ matter, key }))
      return key
    },
    finish: () => storage.remove(name),
  }
}
