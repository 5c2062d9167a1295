import type { PaymentOptionId } from '@prilavok/contracts'
import type { KeyValueStorage } from '../effects'
import { isRecord, parseJson } from '../lib/parse-json'

/** What the buyer of a draft has agreed to in this tab; ids, sums and the shop's own words, nothing personal (SAFE-17). */
export const AGREED_KEY = 'prilavok.agreed'

/** The terms of a payment in parts as the order page has shown them, in kopecks. */
export interface AgreedPlan {
  /** The payment that was chosen. */
  readonly option: PaymentOptionId
  /** Who lends, and what for: a service in parts, a bank by instalments or on credit. */
  readonly kind: 'parts' | 'instalment' | 'credit'
  /** How many payments there are. */
  readonly payments: number
  /** How long it takes; null where payments are no months. */
  readonly months: number | null
  /** One payment. */
  readonly each: number
  /** What is paid beyond the price. */
  readonly overpayment: number
  /** The same in per cent of the price. */
  readonly overpaymentPercent: number
  /** All payments together. */
  readonly total: number
}

/** What is kept while the buyer is at a bank, and for the confirmation. */
export interface Agreed {
  /** The words of the consent that was given; a consent to other words is none. */
  readonly consent: string | null
  /** The terms of the chosen payment; null where it is paid at once. */
  readonly plan: AgreedPlan | null
}

const nothing: Agreed = { consent: null, plan: null }

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

function planOf(value: unknown): AgreedPlan | null {
  if (!isRecord(value)) return null
  const { option, kind, payments, months, each, overpayment, overpaymentPercent, total } = value
  if (typeof option !== 'string' || (kind !== 'parts' && kind !== 'instalment' && kind !== 'credit')) return null
  if (!isNumber(payments) || !isNumber(each) || !isNumber(total)) return null
  if (!isNumber(overpayment) || !isNumber(overpaymentPercent) || (months !== null && !isNumber(months))) return null
  return {
    option: option as PaymentOptionId,
    kind,
    payments,
    months,
    each,
    overpayment,
    overpaymentPercent,
    total,
  }
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
