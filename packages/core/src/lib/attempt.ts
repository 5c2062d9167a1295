import type { HttpFailure, KeyValueStorage, Random } from '../effects'
import { isRecord, parseJson } from './parse-json'

/** The idempotency key of one try to order or to pay, the same over retries, reloads and tabs. Source: SAFE-01. */
export interface Attempt {
  /** The key for this matter, such as a draft; a new one when there is none. */
  readonly key: (matter: string) => string
  /** The server has given a final response: the next try is another one. */
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

/** May succeed the next time: the server was busy, or an earlier try under the same key is still at work. */
const isPassing = ({ status, problem }: HttpFailure): boolean =>
  [408, 425, 429].includes(status ?? 0) || problem?.code === 'idempotency-in-progress'

/** The server has refused and would refuse again; any other failure leaves open what it has done (SAFE-02). */
export const isFinalFailure = (failure: HttpFailure): boolean => {
  const { status = 0 } = failure
  return status >= 400 && status < 500 && !isPassing(failure)
}
