/** What goes wrong with one request. */
export interface Faults {
  /** The response is delayed by this many milliseconds. */
  readonly delayMs: number
  /** The connection breaks before anything is done. */
  readonly loseRequest: boolean
  /** The work is done and committed, then the connection breaks. */
  readonly loseResponse: boolean
  /** The response is held until the next response of the same route has been sent. */
  readonly reorder: boolean
  /** Returned instead of doing anything: an error status, a page where JSON is expected, or nothing. */
  readonly instead:
    { readonly kind: 'status'; readonly status: number } | { readonly kind: 'html' } | { readonly kind: 'empty' } | null
}

const LONGEST_DELAY_MS = 60_000
const NO_FAULTS: Faults = { delayMs: 0, loseRequest: false, loseResponse: false, reorder: false, instead: null }

function one(text: string): Partial<Faults> | null {
  const [name, value] = text.split('=').map((part) => part.trim())
  const number = Number(value)
  if (name === 'delay')
    return Number.isInteger(number) && number >= 0 && number <= LONGEST_DELAY_MS ? { delayMs: number } : null
  if (name === 'status')
    return Number.isInteger(number) && number >= 400 && number <= 598
      ? { instead: { kind: 'status', status: number } }
      : null
  if (value !== undefined) return null
  switch (name) {
    case 'lose-request':
      return { loseRequest: true }
    case 'lose-answer':
      return { loseResponse: true }
    case 'reorder':
      return { reorder: true }
    case 'html':
    case 'empty':
      return { instead: { kind: name } }
    default:
      return null
  }
}

/** Reads `delay=300,lose-answer`; null when a part is not understood. */
export function parseFaults(text: string): Faults | null {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map(one)
  return parts.reduce<Faults | null>((all, part) => (all && part ? { ...all, ...part } : null), NO_FAULTS)
}
