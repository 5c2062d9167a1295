import type { KeyValueStorage } from '../effects'
import { isRecord, parseJson } from '../lib/parse-json'
import type { AcceptedOrder } from './checkout.types'

/** An accepted order of this tab, so that a reload shows its screen again. */
export const ACCEPTED_KEY = 'prilavok.accepted'

/** The order that this tab has made; null when there is none. */
export function readAccepted(session: KeyValueStorage): AcceptedOrder | null {
  const kept = parseJson(session.read(ACCEPTED_KEY) ?? 'null')
  return isRecord(kept) ? { number: typeof kept['number'] === 'string' ? kept['number'] : null } : null
}

/** Keeps the number of the accepted order for this visit, so that a reload shows it again. */
export const writeAccepted = (session: KeyValueStorage, { number }: AcceptedOrder): void =>
  session.write(ACCEPTED_KEY, JSON.stringify({ number }))
