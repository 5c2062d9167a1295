import { catalogueFieldsRu } from './fields/catalogue.labels'
import { contentFieldsRu } from './fields/content.labels'
import { deliveryFieldsRu } from './fields/delivery.labels'
import { ordersFieldsRu } from './fields/orders.labels'
import { sharedFieldsRu } from './fields/shared.labels'
import { systemFieldsRu } from './fields/system.labels'
import { appRu, formRu, staffRu, tableRu } from './staff.labels'
import type { Words } from './words.types'

/** The languages of the staff wing. */
export type Locale = 'ru' | 'en'

type Names = Readonly<Record<string, string>>

const russian: Words = { staff: staffRu, table: tableRu, form: formRu, app: appRu }

const fieldsRu: Names = {
  ...sharedFieldsRu,
  ...catalogueFieldsRu,
  ...contentFieldsRu,
  ...deliveryFieldsRu,
  ...ordersFieldsRu,
  ...systemFieldsRu,
}

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

/** The name of a field for people. */
export function fieldLabel(locale: Locale, name: string): string {
  const fields = loaded[locale]?.fields ?? fieldsRu
  return Object.hasOwn(fields, name) ? (fields[name] ?? name) : asWords(name)
}
