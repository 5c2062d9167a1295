import type { PaymentEvent } from './session-machine'

/** What a stand-in provider does with one payment, faults included. */
export interface Behaviour {
  /** What the start of the payment comes to; `breaks-once` does the work and loses the first response. */
  readonly start: 'opens' | 'fails' | 'breaks' | 'breaks-once' | 'is-over'
  /** How long the start takes. */
  readonly delayMs: number
  /** What becomes of a payment whose buyer has pressed "pay"; null = no event ever. */
  readonly event: PaymentEvent | null
  /** How many callbacks the shop gets. */
  readonly callbacks: 0 | 1 | 2
  /** After so many polls of the status the event happens unpressed; null = only what was pressed. */
  readonly afterPolls: number | null
}

/** A provider without faults: the buyer decides, and the callback comes before the buyer is back. */
export const usual: Behaviour = { start: 'opens', delayMs: 0, event: 'paid', callbacks: 1, afterPolls: null }

const ending = (event: PaymentEvent): Behaviour => ({ ...usual, event, afterPolls: 0 })
const longestDelayMs = 60_000
const mostPolls = 1_000

const words: Readonly<Record<string, Behaviour>> = {
  ok: ending('paid'),
  reject: ending('rejected'),
  'bank-reject': ending('refused'),
  'customer-reject': ending('cancelled'),
  'input-error': ending('input-error'),
  timeout: ending('timed-out'),
  'start-fails': { ...usual, start: 'fails' },
  'http-500': { ...usual, start: 'breaks' },
  'http-500-then-ok': { ...ending('paid'), start: 'breaks-once' },
  'duplicate-callback': { ...usual, callbacks: 2 },
  'callback-before-return': usual,
  'lost-callback': { ...usual, callbacks: 0 },
  never: { ...usual, event: null, callbacks: 0 },
  expire: { ...usual, start: 'is-over' },
}

/** The names of scripts; two of them take a number. */
export const scriptWords: readonly string[] = [...Object.keys(words), 'ok-after:N', 'slow:ms']

/** Reads `reject` or `ok-after:3` (in an e-mail address `ok-after-3`); null for what is no script. */
export function behaviourOf(script: string): Behaviour | null {
  if (Object.hasOwn(words, script)) return words[script] ?? null
  const [, word, digits] = /^(ok-after|slow)[:-](\d{1,5})$/.exec(script) ?? []
  const number = Number(digits)
  if (word === 'ok-after' && number <= mostPolls) return { ...usual, callbacks: 0, afterPolls: number }
  if (word === 'slow' && number <= longestDelayMs) return { ...usual, delayMs: number }
  return null
}

/** The script in a buyer's e-mail address, `anna+reject@shop.example`; null when there is none. */
export function scriptInEmail(email: string | null | undefined): string | null {
  const script = /\+([^+@]+)@/.exec(email ?? '')?.[1] ?? ''
  return behaviourOf(script) === null ? null : script
}

/**
 * The result of polling an open payment: an event that is due, or null while nothing has happened.
 * `polls` counts this one; `unreported` is an event that the shop was not notified of.
 */
export function dueEvent(behaviour: Behaviour, polls: number, unreported: PaymentEvent | null): PaymentEvent | null {
  if (behaviour.afterPolls === null) return unreported
  return polls > behaviour.afterPolls ? behaviour.event : null
}
