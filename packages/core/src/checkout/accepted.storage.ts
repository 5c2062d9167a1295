import type { KeyValueStorage } from '../effects'
import { isRecord, parseJson } from '../lib/parse-json'
import type { AcceptedOrder } from './checkout.types'

/** An accepted order of this tab, so that a reload shows its screen again. */
export const ACCEPTED_KEY = 'prilavok.accepted'

/** The order that this tab has made; null when there is none. */
export function readAccepted(session: KeyValueStorage): AcceptedOrder | null {
  const kept = parseJson(session.read(ACCEPTED_KEY) ?? 'null')
  if (!isRecord(kept)) return null
  const { number, underpaid } = kept
  return { number: typeof number === 'string' ? number : null, underpaid: underpaidOf(underpaid) }
}

const isAmount = (value: unknown): value is number => Number.isSafeInteger(value)

function underpaidOf(kept: unknown): AcceptedOrder['underpaid'] {
  if (!isRecord(kept)) return null
  const { total, paid, due } = kept
  return isAmount(total) && isAmount(paid) && isAmount(due) ? { total, paid, due } : null
}

/** Keeps the number of the accepted order and its sums for this visit, so that a reload shows them again. */
export const writeAccepted = (session: KeyValueStorage, { number, underpaid }: AcceptedOrder): void =>
  session.write(ACCEPTED_KEY, JSON.stringify({ number, ...(underpaid !== null && { underpaid }) }))
