/** Quick changes have settled when nothing new has come for this long. */
export const SETTLE_MS = 600
const AGAIN = '\u00a0'

/** What a live region is given to say: the same sentence twice is news only if its text differs. */
export const nextSaid = (before: string, message: string): string =>
  before === message && message !== '' ? message + AGAIN : message
