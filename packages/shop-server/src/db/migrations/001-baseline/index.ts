import { sql, type Migration } from 'kysely'
import { addMonths } from '../../months'
import { catalogue } from './catalogue'
import { content } from './content'
import { customerLogin } from './customer-login'
import { delivery } from './delivery'
import { files } from './files'
import { orders } from './orders'
import { payments } from './payments'
import { productParts } from './product-parts'
import { staff } from './staff'
import { suggestions } from './suggestions'
import { visits } from './visits'
import { addReferenceData } from './reference-data'
import { search, searchFunctions } from './search'

/** In an order in which every table comes after those that it refers to. */
const STATEMENTS = [
  'create extension if not exists pg_trgm',
  ...searchFunctions,
  ...files,
  ...catalogue,
  ...productParts,
  ...delivery,
  ...orders,
  ...payments,
  ...customerLogin,
  ...suggestions,
  ...content,
  ...staff,
  ...visits,
  ...search,
]

/** All tables of the first release, with the rows that every shop starts with. */
export const baseline: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
    await addMonths(db, 'analytics_event', new Date(), new Date())
    await addReferenceData(db)
  },
}
