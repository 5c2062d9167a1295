import { fieldsEn } from './fields.labels.en'
import { appEn, staffEn, tableEn } from './staff.labels.en'
import type { Words } from './words.types'

const words: Words = { staff: staffEn, table: tableEn, app: appEn }

/** The English words and names of fields. */
export const english = { words, fields: fieldsEn }
