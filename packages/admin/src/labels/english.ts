import { catalogueFieldsEn } from './fields/catalogue.labels.en'
import { contentFieldsEn } from './fields/content.labels.en'
import { deliveryFieldsEn } from './fields/delivery.labels.en'
import { ordersFieldsEn } from './fields/orders.labels.en'
import { sharedFieldsEn } from './fields/shared.labels.en'
import { systemFieldsEn } from './fields/system.labels.en'
import type { Words } from './words.types'
import { appEn, formEn, staffEn, tableEn } from './staff.labels.en'

const words: Words = { staff: staffEn, table: tableEn, form: formEn, app: appEn }

/** The English words and names of fields. */
export const english = {
  words,
  fields: {
    ...sharedFieldsEn,
    ...catalogueFieldsEn,
    ...contentFieldsEn,
    ...deliveryFieldsEn,
    ...ordersFieldsEn,
    ...systemFieldsEn,
  },
}
