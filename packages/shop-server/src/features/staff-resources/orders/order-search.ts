import { sql } from 'kysely'
import type { Db } from '../../../db'
import { PLANNED_ANEW } from '../../../db/planned-anew'
import { staffTerms, type StaffTerm } from '../../../rules/staff-query'
import { hasText } from '../engine/grams'
import type { RowCondition } from '../engine/server-resource'
import { BUYER } from './buyer-text'
import { nearNames } from './near-names'
import {
  begunBySign,
  foundBy,
  holdingSign,
  isKnown,
  ordersFound,
  sharedBuyers,
  type Found,
  type Looked,
} from './order-term'

/** What more buyers or orders than these have is looked for in each order, the latest first. */
const NAMED = 2_000

/** Whether staff find people by their names and phones. */
const mayName = (fields: readonly string[]) => fields.includes('customerName') && fields.includes('phone')

/** A term with the names that were probably meant by it. */
const withNames = async (db: Db, term: StaffTerm): Promise<StaffTerm> => {
  const near = await Promise.all(term.forms.map((form) => nearNames(db, form)))
  return { ...term, forms: [...new Set([...term.forms, ...near.flat()])] }
}

const isSign = ({ forms }: StaffTerm) => forms.every((form) => form.length === 1)

/** Where one term is found; the names that were probably meant by it are looked for where it is unknown. */
async function placesOf(db: Db, looked: Looked): Promise<Found> {
  const { term, mayNamePeople } = looked
  const found = await foundBy(db, looked)
  if (!mayNamePeople || isKnown(found)) return found
  const meant = await withNames(db, term)
  return meant.forms.length === term.forms.length ? found : foundBy(db, { ...looked, term: meant })
}

/**
 * Orders that have every term: number, phone however it is written or its last digits, names in any order, e-mail, city, track code, article
 * of a line, sum; in the other layout of the keyboard and with a wrong letter as well. A single sign is the beginning of a number or an
 * article; beside other words it is anywhere.
 */
export async function orderSearch(
  db: Db,
  text: string,
  fields: readonly string[],
  most = NAMED,
): Promise<RowCondition> {
  const terms = staffTerms(text).map((term) => ({ term, mayNamePeople: mayName(fields), most }))
  if (terms.length === 0) return { where: sql<boolean>`false`, reach: 'named' }
  const [signs, words] = [terms.filter(({ term }) => isSign(term)), terms.filter(({ term }) => !isSign(term))]
  const places = await Promise.all(words.map((looked) => placesOf(db, looked)))
  const found = await Promise.all([
    ...signs.map((looked) => (words.length === 0 ? begunBySign(db, looked) : holdingSign(looked))),
    ...places.map(async (each) => {
      const others = places.filter((other) => other !== each)
      return ordersFound(each, await sharedBuyers(db, each, others))
    }),
  ])
  // One word that few orders have is enough to find them by; what many have is looked for in these.
  const [broad, named] = [
    found.filter(({ reach }) => reach === 'broad'),
    found.filter(({ reach }) => reach !== 'broad'),
  ]
  const conditions =
    named.length === 0
      ? broad.map(({ where }) => where)
      : [...named.map(({ where }) => where), ...broad.map(({ where }) => sql<boolean>`(${where}) is true`)]
  const where = sql<boolean>`${sql.raw(PLANNED_ANEW)} (${sql.join(conditions, sql` and `)})`
  return { where, reach: named.length === 0 ? 'broad' : 'named' }
}

/** Buyers who have every term in their name, phones or e-mail. */
export async function customerSearch(db: Db, text: string, fields: readonly string[]): Promise<RowCondition> {
  const typed = staffTerms(text)
  if (typed.length === 0 || !fields.includes('phone')) return { where: sql<boolean>`false`, reach: 'any' }
  const terms = await Promise.all(typed.map((term) => withNames(db, term)))
  const conditions = terms.map(({ forms, digits }) => {
    const looked = [...new Set([...forms, ...(digits === null ? [] : [digits])])]
    const found = looked.map((form) => sql`select id from customer where ${hasText(BUYER, form)}`)
    return sql<boolean>`t.id in (${sql.join(found, sql` union all `)})`
  })
  return { where: sql<boolean>`(${sql.join(conditions, sql` and `)})`, reach: 'any' }
}
