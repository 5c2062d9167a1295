import { fieldsEn } from './fields.labels.en'
import { appEn, formEn, staffEn, tableEn } from './staff.labels.en'
import type { Words } from './words.types'

const words: Words = { staff: staffEn, table: tableEn, form: formEn, app: appEn }

/** The English words and names of fields. */
export const english = { words, fields: fieldsEn }
