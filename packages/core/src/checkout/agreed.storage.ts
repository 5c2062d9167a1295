import type { PaymentOptionId } from '@prilavok/contracts'
import type { KeyValueStorage } from '../effects'
import { isRecord, parseJson } from '../lib/parse-json'

/** What the buyer of a draft has agreed to in this tab; ids, sums and the shop's own words, nothing personal (SAFE-17). */
export const AGREED_KEY = 'prilavok.agreed'

/** The terms of a payment in parts as the order page has shown them, in kopecks. */
export interface AgreedPlan {
  readonly option: PaymentOptionId
  readonly kind: 'parts' | 'instalment' | 'credit'
  readonly payments: number
  readonly months: number | null
  readonly each: number
  readonly overpayment: number
  readonly overpaymentPercent: number
  readonly total: number
}

/** What is kept while the buyer is at a bank, and for the confirmation. */
export interface Agreed {
  /** The words of the consent that was given; a consent to other words is none. */
  readonly consent: string | null
  readonly plan: AgreedPlan | null
}

const nothing: Agreed = { consent: null, plan: null }

const NUMBERS = ['payments', 'each', 'overpayment', 'overpaymentPercent', 'total'] as const

function planOf(value: unknown): AgreedPlan | null {
  if (!isRecord(value) || typeof value['option'] !== 'string') return null
  const { months, kind } = value
  const isWhole = NUMBERS.every((name) => Number.isFinite(value[name])) && (months === null || Number.isFinite(months))
  const isKnown = kind === 'parts' || kind === 'instalment' || kind === 'credit'
  return isWhole && isKnown ? (value as unknown as AgreedPlan) : null
}

/** What was agreed of this draft; nothing of another one. */
export function readAgreed(session: KeyValueStorage, draftId: string | null): Agreed {
  const kept = parseJson(session.read(AGREED_KEY) ?? 'null')
  if (!isRecord(kept) || draftId === null || kept['draftId'] !== draftId) return nothing
  const { consent } = kept
  return { consent: typeof consent === 'string' ? consent : null, plan: planOf(kept['plan']) }
}

/** Keeps what has changed; that of a former draft goes. */
export function writeAgreed(session: KeyValueStorage, draftId: string | null, change: Partial<Agreed>): void {
  if (draftId === null) return
  session.write(AGREED_KEY, JSON.stringify({ draftId, ...readAgreed(session, draftId), ...change }))
}
