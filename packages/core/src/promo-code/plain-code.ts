/** The key of the promo code in local storage. */
export const PROMO_KEY = 'prilavok.promo'
const LONGEST_CODE = 40

/** A code as the server compares it, without spaces and in capitals; null where nothing is left. Source: SAFE-08. */
export const plainCode = (code: string | null): string | null =>
  code?.replace(/\s+/g, '').toUpperCase().slice(0, LONGEST_CODE) || null
