import { catalogueFieldsRu } from './fields/catalogue.labels'
import { catalogueFieldsEn } from './fields/catalogue.labels.en'
import { contentFieldsRu } from './fields/content.labels'
import { contentFieldsEn } from './fields/content.labels.en'
import { deliveryFieldsRu } from './fields/delivery.labels'
import { deliveryFieldsEn } from './fields/delivery.labels.en'
import { ordersFieldsRu } from './fields/orders.labels'
import { ordersFieldsEn } from './fields/orders.labels.en'
import { sharedFieldsRu } from './fields/shared.labels'
import { sharedFieldsEn } from './fields/shared.labels.en'
import { systemFieldsRu } from './fields/system.labels'
import { systemFieldsEn } from './fields/system.labels.en'
import { appRu, formRu, staffRu, tableRu } from './staff.labels'
import { appEn, formEn, staffEn, tableEn } from './staff.labels.en'

/** The languages of the staff wing. */
export type Locale = 'ru' | 'en'

type Names = Readonly<Record<string, string>>

const fields: Readonly<Record<Locale, Names>> = {
  ru: {
    ...sharedFieldsRu,
    ...catalogueFieldsRu,
    ...contentFieldsRu,
    ...deliveryFieldsRu,
    ...ordersFieldsRu,
    ...systemFieldsRu,
  },
  en: {
    ...sharedFieldsEn,
    ...catalogueFieldsEn,
    ...contentFieldsEn,
    ...deliveryFieldsEn,
    ...ordersFieldsEn,
    ...systemFieldsEn,
  },
}

/** All words of the staff wing, by language. */
export const labels = {
  ru: { staff: staffRu, table: tableRu, form: formRu, app: appRu },
  en: { staff: staffEn, table: tableEn, form: formEn, app: appEn },
}

/** `meta_title` and `metaTitle` as words: a field that a partner's server has added. */
const asWords = (name: string): string => {
  const words = name
    .replace(/_/g, ' ')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The name of a field for people. */
export const fieldLabel = (locale: Locale, name: string): string =>
  Object.hasOwn(fields[locale], name) ? (fields[locale][name] ?? name) : asWords(name)
