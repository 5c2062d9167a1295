import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../../db'
import { staffTerms, type StaffTerm } from '../../../rules/staff-query'
import { hasText } from '../engine/grams'
import { BUYER, RECIPIENT } from './buyer-text'
import { nearNames } from './near-names'

/** Of a town with more orders the latest are found by its name alone; with another word beside it, all. */
const OF_A_CITY = 10_001
const SHORTEST_CITY = 3

/** The names of cities begin with a word; how they are written is the list's own affair. */
const inCity = (word: string, isAlone: boolean): RawBuilder<unknown> => sql`(
  select o.id from customer_order o where o.city_id = any(array(
    select c.id from address_city c where starts_with(replace(lower(c.name), 'ё', 'е'), ${word})))
  ${isAlone ? sql`order by o.created_on desc limit ${OF_A_CITY}` : sql``})`

/** Everything of an order that one term may be, each asked of its own index. */
function foundBy({ forms, digits, kopecks }: StaffTerm, mayNamePeople: boolean, isAlone: boolean) {
  const people = [...new Set([...forms, ...(digits === null ? [] : [digits])])]
  return [
    ...forms.flatMap((form) => [
      sql`select o.id from customer_order o where ${hasText(sql`o.number`, form)}`,
      sql`select o.id from customer_order o where ${hasText(sql`o.track_code`, form)}`,
      sql`select i.order_id from order_item i where lower(i.article) = ${form}`,
      ...(form.length >= SHORTEST_CITY && /^[a-zа-я-]+$/.test(form) ? [inCity(form, isAlone)] : []),
    ]),
    ...(mayNamePeople
      ? people.flatMap((form) => [
          sql`select o.id from customer_order o where o.customer_id in (select id from customer where ${hasText(BUYER, form)})`,
          sql`select id from customer_order where recipient is not null and ${hasText(RECIPIENT, form)}`,
        ])
      : []),
    ...(kopecks === null
      ? []
      : [
          sql`select o.id from customer_order o where o.total_kopecks between ${String(kopecks[0])}::bigint and ${String(kopecks[1])}::bigint`,
        ]),
  ]
}

/** Whether staff find people by their names and phones. */
const mayName = (fields: readonly string[]) => fields.includes('customerName') && fields.includes('phone')

/** A term with the names that were probably meant by it. */
const withNames = async (db: Db, term: StaffTerm): Promise<StaffTerm> => {
  const near = await Promise.all(term.forms.map((form) => nearNames(db, form)))
  return { ...term, forms: [...new Set([...term.forms, ...near.flat()])] }
}

/**
 * Orders that have every term: number, phone however it is written or its last digits, names in any order, e-mail, city, track code, article
 * of a line, sum; in the other layout of the keyboard and with a wrong letter as well.
 */
export async function orderSearch(db: Db, text: string, fields: readonly string[]): Promise<RawBuilder<boolean>> {
  const typed = staffTerms(text)
  if (typed.length === 0) return sql<boolean>`false`
  const isPeople = mayName(fields)
  const terms = isPeople ? await Promise.all(typed.map((term) => withNames(db, term))) : typed
  const conditions = terms.map(
    (term) => sql<boolean>`t.id in (${sql.join(foundBy(term, isPeople, terms.length === 1), sql` union all `)})`,
  )
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`
}

/** Buyers who have every term in their name, phones or e-mail. */
export async function customerSearch(db: Db, text: string, fields: readonly string[]): Promise<RawBuilder<boolean>> {
  const typed = staffTerms(text)
  if (typed.length === 0 || !fields.includes('phone')) return sql<boolean>`false`
  const terms = await Promise.all(typed.map((term) => withNames(db, term)))
  const conditions = terms.map(({ forms, digits }) => {
    const looked = [...new Set([...forms, ...(digits === null ? [] : [digits])])]
    const found = looked.map((form) => sql`select id from customer where ${hasText(BUYER, form)}`)
    return sql<boolean>`t.id in (${sql.join(found, sql` union all `)})`
  })
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`
}
