import type * as phoneMask from './phone-mask'

type Mask = typeof phoneMask

let mask: Promise<Mask | null> | null = null

/** Fetches the mask once for all fields; one that could not be fetched answers null and is fetched again with the next wish. */
export const loadPhoneMask = (): Promise<Mask | null> =>
  (mask ??= import('./phone-mask').catch(() => {
    mask = null
    return null
  }))
