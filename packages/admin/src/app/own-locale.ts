import type { Locale } from '../kit/labels/labels'

const KEY = 'prilavok-staff:locale'

const isLocale = (value: unknown): value is Locale => value === 'ru' || value === 'en'

/** The language that a member has chosen in this browser; null where nobody has, or the browser keeps nothing. */
export function chosenLocale(): Locale | null {
  try {
    const kept = localStorage.getItem(KEY)
    return isLocale(kept) ? kept : null
  } catch {
    return null
  }
}

/** Keeps the chosen language for the next visits; false where the browser keeps nothing. */
export function keepLocale(locale: Locale): boolean {
  try {
    localStorage.setItem(KEY, locale)
    return true
  } catch {
    return false
  }
}

/** The language of the page's own text, Russian where the wing does not speak it. */
export const pageLocale = (): Locale => (document.documentElement.lang.startsWith('en') ? 'en' : 'ru')
