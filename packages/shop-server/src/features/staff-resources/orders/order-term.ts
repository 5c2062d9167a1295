import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../../db'
import { PLANNED_ANEW } from '../../../db/planned-anew'
import { startsWith } from '../../../rules/search-text'
import type { StaffTerm } from '../../../rules/staff-query'
import type { RowCondition } from '../engine/server-resource'
import { hasText } from '../engine/grams'
import { anyOf, likeAny } from '../engine/text-search'
import { BUYER, RECIPIENT } from './buyer-text'

const SHORTEST_CITY = 3

/** What a term is looked for by: texts, digits of a phone beside them, and whether people are found at all. */
export interface Looked {
  readonly term: StaffTerm
  readonly mayNamePeople: boolean
  /** More buyers or orders than these are not named one by one: a word that so many have is looked for in each order, the latest first. */
  readonly most: number
}

/** A term with where it was found; null for a place where more have it than are named. */
export interface Found extends Looked {
  readonly buyers: readonly string[] | null
  readonly cities: readonly string[]
  readonly areCitiesLarge: boolean
  readonly numbers: readonly string[] | null
  readonly tracks: readonly string[] | null
  readonly recipients: readonly string[] | null
  readonly articles: readonly string[] | null
  readonly sums: readonly string[] | null
}

const none = sql`select null::text as id where false`

/** The ids that are found, or null for more than are named: no more of them are read. */
const named = (most: number, found: readonly RawBuilder<unknown>[]) => sql`(
  select case when count(*) <= ${most} then coalesce(array_agg(id), '{}') end
  from (${found.length === 0 ? none : sql.join(found, sql` union all `)} limit ${most + 1}) found)`

/** How people may be written: words, and phones by their digits. */
const peopleForms = ({ forms, digits }: StaffTerm) => [...new Set([...forms, ...(digits === null ? [] : [digits])])]

const cityForms = ({ forms }: StaffTerm) =>
  forms.filter((form) => form.length >= SHORTEST_CITY && /^[a-zа-я-]+$/.test(form))

/** The names of cities begin with a word; how they are written is the list's own affair. */
const citiesOf = (term: StaffTerm) => {
  const begun = cityForms(term).map((form) => sql<boolean>`starts_with(replace(lower(c.name), 'ё', 'е'), ${form})`)
  return sql`array(select c.id from address_city c where ${anyOf(begun)})`
}

/** Where a term is found, each place asked by its own index. */
export async function foundBy(db: Db, looked: Looked): Promise<Found> {
  const { term, mayNamePeople, most } = looked
  const { forms, kopecks } = term
  const people = mayNamePeople ? peopleForms(term) : []
  const ordersWith = (expression: RawBuilder<unknown>, texts: readonly string[]) =>
    named(
      most,
      texts.map((text) => sql`select id from customer_order where ${hasText(expression, text)}`),
    )
  const { rows } = await sql<Omit<Found, keyof Looked>>`
    select ${named(
      most,
      people.map((form) => sql`select id from customer where ${hasText(BUYER, form)}`),
    )} as buyers,
      cities.ids as cities,
      (select count(*) > ${most} from (
        select from customer_order where city_id = any(cities.ids) limit ${most + 1}) there) as "areCitiesLarge",
      ${ordersWith(sql`number`, forms)} as numbers,
      ${ordersWith(sql`track_code`, forms)} as tracks,
      ${named(
        most,
        people.map(
          (form) => sql`select id from customer_order where recipient is not null and ${hasText(RECIPIENT, form)}`,
        ),
      )} as recipients,
      ${named(most, forms.map(withArticle))} as articles,
      ${named(most, kopecks === null ? [] : [sql`select id from customer_order where ${hasSum(kopecks)}`])} as sums
    from (select ${citiesOf(term)} as ids) cities`.execute(db)
  const [found] = rows
  if (found === undefined) throw new Error('The places of a term are one row.')
  return { ...looked, ...found }
}

const withArticle = (form: string) => sql`select order_id as id from order_item where lower(article) = ${form}`

const hasSum = ([from, to]: readonly [number, number], of = sql`total_kopecks`) =>
  sql<boolean>`${of} between ${String(from)}::bigint and ${String(to)}::bigint`

/** The order `t` itself is looked into, with its buyer and its lines beside it. */
const inBuyer = (texts: readonly string[]) =>
  sql<boolean>`(select ${likeAny(BUYER, texts)} from customer where customer.id = t.customer_id)`
const inLines = (forms: readonly string[]) =>
  sql<boolean>`(select true from order_item i where i.order_id = t.id and lower(i.article) = any(${[...forms]}::text[]) limit 1)`

/** Buyers that another word names, and those of them that have this one as well. */
export interface SharedBuyers {
  readonly among: readonly string[]
  readonly held: readonly string[]
}

/** Of the buyers that other words name, those that have a word too, where it has too many buyers of its own to be named. */
export async function sharedBuyers(db: Db, found: Found, others: readonly Found[]): Promise<SharedBuyers | null> {
  const among = [...new Set(others.flatMap(({ buyers }) => buyers ?? []))]
  if (found.buyers !== null || among.length === 0) return null
  const { rows } = await sql<{ id: string }>`
    select id from customer where id = any(${among}::text[]) and ${likeAny(BUYER, peopleForms(found.term))}`.execute(db)
  return { among, held: rows.map(({ id }) => id) }
}

/** Whether an order's buyer has one of several texts; those that are known to have it or not are not looked into. */
const ofBuyer = (texts: readonly string[], shared: SharedBuyers | null) =>
  shared === null
    ? inBuyer(texts)
    : sql<boolean>`case when t.customer_id = any(${[...shared.among]}::text[]) then t.customer_id = any(${[...shared.held]}::text[])
        else ${inBuyer(texts)} end`

/** Orders that have a term somewhere: those that are named by their buyer, city or id, and, where too many have it, by what is in them. */
export function ordersFound(found: Found, shared: SharedBuyers | null): RowCondition {
  const { term, cities, buyers } = found
  const { forms, kopecks } = term
  const looked = [
    ...(buyers === null ? [ofBuyer(peopleForms(term), shared)] : []),
    ...(found.numbers === null ? [likeAny(sql`t.number`, forms)] : []),
    ...(found.tracks === null ? [likeAny(sql`t.track_code`, forms)] : []),
    ...(found.recipients === null ? [likeAny(RECIPIENT, peopleForms(term))] : []),
    ...(found.articles === null ? [inLines(forms)] : []),
    ...(found.sums === null && kopecks !== null ? [hasSum(kopecks, sql`t.total_kopecks`)] : []),
  ]
  const ids = [found.numbers, found.tracks, found.recipients, found.articles, found.sums].flatMap((each) => each ?? [])
  const where = anyOf([
    ...(buyers !== null && buyers.length > 0 ? [sql<boolean>`t.customer_id = any(${[...buyers]}::text[])`] : []),
    ...(cities.length > 0 ? [sql<boolean>`t.city_id = any(${[...cities]}::text[])`] : []),
    ...(ids.length > 0 ? [sql<boolean>`t.id = any(${[...new Set(ids)]}::text[])`] : []),
    ...looked,
  ])
  return { where, reach: looked.length > 0 || found.areCitiesLarge ? 'broad' : 'named' }
}

/** Whether a buyer, a city or an article is what was typed, so that no typing error is looked for. */
export const isKnown = ({ buyers, cities, articles }: Found): boolean =>
  [buyers, cities, articles].some((each) => each === null || each.length > 0)

/** A single sign is in too many orders: beside other words it is looked for in what they find. */
export function holdingSign({ term, mayNamePeople }: Looked): RowCondition {
  const { forms } = term
  const where = anyOf([
    likeAny(sql`t.number`, forms),
    likeAny(sql`t.track_code`, forms),
    inLines(forms),
    ...(mayNamePeople ? [inBuyer(forms), likeAny(RECIPIENT, forms)] : []),
  ])
  return { where, reach: 'broad' }
}

/** A single sign alone is the beginning of a number, or an article. */
export async function begunBySign(db: Db, { term, most }: Looked): Promise<RowCondition> {
  const { forms } = term
  const begins = (of: RawBuilder<unknown>) =>
    anyOf(forms.map((form) => sql<boolean>`lower(${of}) like ${startsWith(form)}`))
  // Numbers that begin with a sign are not before it in any order of letters.
  const begun = forms.map(
    (form) =>
      sql`select id from customer_order where number >= least(${form}, ${form.toUpperCase()}) and ${begins(sql`number`)}`,
  )
  const { rows } = await sql<{ numbers: string[] | null; articles: string[] | null }>`
    select ${sql.raw(PLANNED_ANEW)} ${named(most, begun)} as numbers,
      ${named(most, forms.map(withArticle))} as articles`.execute(db)
  const { numbers = [], articles = [] } = rows[0] ?? {}
  const ids = [...(numbers ?? []), ...(articles ?? [])]
  const where = anyOf([
    ...(numbers === null ? [begins(sql`t.number`)] : []),
    ...(articles === null ? [inLines(forms)] : []),
    ...(ids.length > 0 ? [sql<boolean>`t.id = any(${ids}::text[])`] : []),
  ])
  return { where, reach: numbers === null || articles === null ? 'broad' : 'named' }
}
