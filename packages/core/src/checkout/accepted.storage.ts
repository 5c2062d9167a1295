import type { KeyValueStorage } from '../effects'
import { isRecord, parseJson } from '../lib/parse-json'
import type { AcceptedOrder } from './checkout.types'

/** An accepted order of this tab, so that a reload shows its screen again. */
export const ACCEPTED_KEY = 'prilavok.accepted'

/** What is kept of an order: how to read the rest of it, and what is shown if that fails. Nothing personal (SAFE-17). */
export interface KeptAccepted extends Pick<AcceptedOrder, 'number' | 'underpaid' | 'draftId'> {
  readonly screen: 'accepted' | 'completed'
}

/** The order that this tab has made; null when there is none. */
export function readAccepted(session: KeyValueStorage): KeptAccepted | null {
  const kept = parseJson(session.read(ACCEPTED_KEY) ?? 'null')
  if (!isRecord(kept)) return null
  const { number, underpaid, draftId, screen } = kept
  return {
    number: typeof number === 'string' ? number : null,
    underpaid: underpaidOf(underpaid),
    draftId: typeof draftId === 'string' ? draftId : null,
    screen: screen === 'completed' ? screen : 'accepted',
  }
}

const isAmount = (value: unknown): value is number => Number.isSafeInteger(value)

function underpaidOf(kept: unknown): AcceptedOrder['underpaid'] {
  if (!isRecord(kept)) return null
  const { total, paid, due } = kept
  return isAmount(total) && isAmount(paid) && isAmount(due) ? { total, paid, due } : null
}

/** Keeps the number of the order, its sums and the way to the rest of it for this visit, so that a reload shows them again. */
export const writeAccepted = (
  session: KeyValueStorage,
  { number, underpaid, draftId }: Pick<AcceptedOrder, 'number' | 'underpaid' | 'draftId'>,
  screen: KeptAccepted['screen'] = 'accepted',
): void =>
  session.write(
    ACCEPTED_KEY,
    JSON.stringify({
      number,
      ...(underpaid !== null && { underpaid }),
      ...(draftId !== null && { draftId }),
      ...(screen === 'completed' && { screen }),
    }),
  )
