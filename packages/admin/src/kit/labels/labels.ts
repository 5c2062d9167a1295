import { fieldsRu } from './fields.labels'
import { appRu, staffRu, tableRu } from './staff.labels'
import type { Names, Words } from './words.types'

/** The languages of the staff wing. */
export type Locale = 'ru' | 'en'

/** The same words in every language of the wing. */
export type Labels<W> = Readonly<Record<Locale, W>>

const russian: Words = { staff: staffRu, table: tableRu, app: appRu }

/** What has been loaded; a page needs one language, so English comes only where it is asked for. */
const loaded: Partial<Record<Locale, { readonly words: Words; readonly fields: Names }>> = {
  ru: { words: russian, fields: fieldsRu },
}

/** Whether the words of a language are there. */
export const hasLabels = (locale: Locale): boolean => loaded[locale] !== undefined

/** Loads the words of a language; without a connection the page stays with the Russian ones. */
export async function loadLabels(locale: Locale): Promise<void> {
  if (hasLabels(locale)) return
  loaded.en = await import('./english').then(
    ({ english }) => english,
    () => ({ words: russian, fields: fieldsRu }),
  )
}

/** The words of a language once they are loaded. */
export const labelsOf = (locale: Locale): Words => loaded[locale]?.words ?? russian

/** `meta_title` and `metaTitle` as words: a field that a partner's server has added. */
const asWords = (name: string): string => {
  const words = name
    .replace(/_/g, ' ')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The name of a field for people: as its resource calls it, or as several do. */
export function fieldName(locale: Locale, name: string, own: Partial<Labels<Names>> = {}): string {
  const known: readonly (Names | undefined)[] = [own[locale], loaded[locale]?.fields, fieldsRu]
  return known.find((names) => names !== undefined && Object.hasOwn(names, name))?.[name] ?? asWords(name)
}
