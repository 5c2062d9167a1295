import { safeLink, type SafeUrl } from './safe-url'
import type { SettingKind } from './settings'

/** True or false. */
export const flag: SettingKind<boolean> = {
  accepts: (value): value is boolean => typeof value === 'boolean',
  wrong: 'is neither true nor false. Give one of them, without quotes.',
}

/** An address that links, redirects and pictures may lead to, mailboxes and telephones included. Source: SAFE-12. */
export const link: SettingKind<SafeUrl> = {
  accepts: (value, origin): value is SafeUrl => safeLink(value, origin) !== null,
  wrong: 'may not be opened. Give an address with https or of this site.',
}

/** One of some words. */
export const oneOf = /* @__NO_SIDE_EFFECTS__ */ <const W extends string>(...words: readonly W[]): SettingKind<W> => ({
  accepts: (value): value is W => words.some((word) => word === value),
  wrong: `is not known. Give ${words.map((word) => `"${word}"`).join(' or ')}.`,
})
