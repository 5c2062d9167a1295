/** Without letters and digits that are taken for one another: 5 bits each. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const [GROUPS, LETTERS_OF_A_GROUP] = [5, 5]
/** How many a member is given. */
export const RECOVERY_CODES = 8

/** A code of 125 random bits: so many that a fast hash of it cannot be turned back. */
function newRecoveryCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(GROUPS * LETTERS_OF_A_GROUP))
  const text = Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('')
  return text.match(/.{5}/g)?.join('-') ?? text
}

/** Codes that sign in once each in place of a second factor. */
export const newRecoveryCodes = (): readonly string[] => Array.from({ length: RECOVERY_CODES }, newRecoveryCode)

/** A code as it is compared: however it was typed. */
export const plainRecoveryCode = (typed: string): string => typed.toUpperCase().replace(/[^A-Z\d]/g, '')
