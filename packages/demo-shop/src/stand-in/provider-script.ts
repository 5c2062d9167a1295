import type { PaymentEvent, StartScript } from '@prilavok/shop-server/kit'

/** What a stand-in provider does with one payment, faults included. */
export interface Behaviour extends Pick<StartScript, 'start' | 'delayMs'> {
  /** What becomes of a payment whose buyer has pressed "pay"; null = no event ever. */
  readonly event: PaymentEvent | null
  /** How many callbacks the shop gets. */
  readonly callbacks: 0 | 1 | 2
  /** After so many polls of the status the event happens unpressed; null = only what was pressed. */
  readonly afterPolls: number | null
  /** What becomes of money that the shop gives back; `breaks-once` does it and loses the first response. */
  readonly refund: 'done' | 'refused' | 'breaks-once'
}

/** A provider without faults: the buyer decides, and the callback comes before the buyer is back. */
export const USUAL_BEHAVIOUR: Behaviour = {
  start: 'opens',
  delayMs: 0,
  event: 'paid',
  callbacks: 1,
  afterPolls: null,
  refund: 'done',
}

const ending = (event: PaymentEvent): Behaviour => ({ ...USUAL_BEHAVIOUR, event, afterPolls: 0 })
const LONGEST_DELAY_MS = 60_000
const MOST_POLLS = 1_000

const SCRIPTS: Readonly<Record<string, Behaviour>> = {
  ok: ending('paid'),
  reject: ending('rejected'),
  'bank-reject': ending('refused'),
  'customer-reject': ending('cancelled'),
  'input-error': ending('input-error'),
  timeout: ending('timed-out'),
  'start-fails': { ...USUAL_BEHAVIOUR, start: 'fails' },
  'http-500': { ...USUAL_BEHAVIOUR, start: 'breaks' },
  'http-500-then-ok': { ...ending('paid'), start: 'breaks-once' },
  'duplicate-callback': { ...USUAL_BEHAVIOUR, callbacks: 2 },
  'callback-before-return': USUAL_BEHAVIOUR,
  'lost-callback': { ...USUAL_BEHAVIOUR, callbacks: 0 },
  never: { ...USUAL_BEHAVIOUR, event: null, callbacks: 0 },
  expire: { ...USUAL_BEHAVIOUR, start: 'is-over' },
  'refund-fails': { ...USUAL_BEHAVIOUR, refund: 'refused' },
  'refund-breaks-once': { ...USUAL_BEHAVIOUR, refund: 'breaks-once' },
}

/** The names of scripts; two of them take a number. */
export const SCRIPT_NAMES: readonly string[] = [...Object.keys(SCRIPTS), 'ok-after:N', 'slow:ms']

/** Reads `reject` or `ok-after:3` (in an e-mail address `ok-after-3`); null for what is no script. */
export function behaviourOf(script: string): Behaviour | null {
  if (Object.hasOwn(SCRIPTS, script)) return SCRIPTS[script] ?? null
  const [, word, digits] = /^(ok-after|slow)[:-](\d{1,5})$/.exec(script) ?? []
  const number = Number(digits)
  if (word === 'ok-after' && number <= MOST_POLLS) return { ...USUAL_BEHAVIOUR, callbacks: 0, afterPolls: number }
  if (word === 'slow' && number <= LONGEST_DELAY_MS) return { ...USUAL_BEHAVIOUR, delayMs: number }
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
