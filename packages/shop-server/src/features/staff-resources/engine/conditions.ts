import { isImpossibleDay } from '@prilavok/contracts'
import { enumerations, type Filter } from '@prilavok/contracts/admin'
import { dayIn, endOfDay, startOfDay } from '@prilavok/core/clock'
import { sql, type RawBuilder } from 'kysely'
import { HttpProblem } from '../../../http/problem'
import type { Db } from '../../../db'
import { holdsWords, like } from './text-search'
import { expressionOf, type RowCondition, type ServerResource } from './server-resource'

/** A query as it came: every value of every name. */
export type Asked = Readonly<Record<string, readonly string[]>>
type Condition = RawBuilder<boolean>

const COMMON = new Set([
  'pageIndex',
  'pageSize',
  'cursor',
  'sort',
  'search',
  'withTotal',
  'ids',
  'format',
  'column',
  'locale',
])

const wrong = (name: string): never => {
  throw new HttpProblem('bad-request', { detail: `The value of the filter ${name} cannot be read.` })
}

/** A name of the query with its filter and the end of the range, if it is one. */
function filterOf(
  { resource }: ServerResource,
  name: string,
): { readonly field: string; readonly filter: Filter; readonly end: 'From' | 'To' | null } {
  const { filters } = resource.listing
  const own = Object.hasOwn(filters, name) ? filters[name] : undefined
  if (own !== undefined && !own.type.endsWith('Range')) return { field: name, filter: own, end: null }
  const [, field = '', end] = /^(.*)(From|To)$/.exec(name) ?? []
  const range = Object.hasOwn(filters, field) ? filters[field] : undefined
  if (range === undefined || !range.type.endsWith('Range'))
    throw new HttpProblem('filter-not-allowed', { detail: `This list has no filter ${name}.` })
  return { field, filter: range, end: end as 'From' | 'To' }
}

/** A moment, or a day as the shop's clock has it; the end of a range covers its whole day. */
function boundOf(name: string, text: string, timeZone: string, isEnd: boolean): Date {
  const time = Date.parse(text)
  if (Number.isNaN(time) || isImpossibleDay(text)) return wrong(name)
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return new Date(time)
  return new Date(isEnd ? endOfDay(text, timeZone) : startOfDay(text, timeZone))
}

/** Whether the field that a filter `hasX` is about has a value: an empty list or text is none. */
function isFilled(resource: ServerResource, name: string): RawBuilder<boolean> {
  const rest = name.slice(3)
  const field = rest.charAt(0).toLowerCase() + rest.slice(1)
  return sql<boolean>`coalesce((${expressionOf(resource, field).sql})::text, '') not in ('', '[]', '{}', 'null', '0')`
}

/** Roubles of a filter as kopecks, within what the database can compare. */
const kopecksOf = (roubles: number) => String(Math.round(Math.min(Math.max(roubles, -1e13), 1e13) * 100))

function rangeCondition(
  resource: ServerResource,
  name: string,
  values: readonly string[],
  timeZone: string,
  { field, filter, end }: ReturnType<typeof filterOf>,
): Condition {
  const { sql: expression, kind } = expressionOf(resource, field)
  const sign = end === 'From' ? sql`>=` : sql`<=`
  const text = values[0] ?? ''
  if (filter.type === 'dateRange') {
    const bound = boundOf(name, text, timeZone, end === 'To')
    if (kind === 'day') return sql<boolean>`(${expression}) ${sign} ${dayIn(bound.getTime(), timeZone)}`
    // What the database fills from the details is text, in which moments of one form compare as they follow.
    if (kind === 'text') return sql<boolean>`(${expression}) ${sign} ${bound.toISOString()}`
    return sql<boolean>`(${expression}) ${sign} ${bound}::timestamptz`
  }
  const number = Number(text)
  if (!Number.isFinite(number)) return wrong(name)
  // Whole kopecks are compared as they are stored, which an index helps with.
  if (kind === 'money') return sql<boolean>`(${expression}) ${sign} ${kopecksOf(number)}::bigint`
  const value = number
  return sql<boolean>`(${expression})::double precision ${sign} ${value}::double precision`
}

/** A value that an enumeration does not have is a mistake of whoever asks, as a filter that a list does not have. */
function refuseUnknown(name: string, of: string | undefined, values: readonly string[]): void {
  const items = of !== undefined && Object.hasOwn(enumerations, of) ? enumerations[of]?.items : undefined
  if (items !== undefined && values.some((value) => !Object.hasOwn(items, value))) wrong(name)
}

function condition(resource: ServerResource, name: string, values: readonly string[], timeZone: string): Condition {
  const found = filterOf(resource, name)
  if (resource.isHidden?.(found.field, found.filter.type) === true)
    throw new HttpProblem('filter-not-allowed', { detail: `The filter ${name} needs a permission.` })
  if (found.filter.type === 'enum') refuseUnknown(name, found.filter.of, values)
  const special = resource.filters?.[found.field]
  if (special !== undefined && found.end === null) return special(values)
  if (found.end !== null) return rangeCondition(resource, name, values, timeZone, found)
  const { sql: expression, kind, isNullable } = expressionOf(resource, name)
  if (found.filter.type === 'text') return like(expression, values[0] ?? '')
  if (found.filter.type === 'bool') {
    const wanted = values[0] === 'true'
    if (kind === 'bool' && !isNullable) return sql<boolean>`(${expression}) = ${wanted}`
    const isKnown = Object.hasOwn(resource.columns, name) || Object.hasOwn(resource.computed ?? {}, name)
    const is =
      !isKnown && /^has[A-Z]/.test(name) ? isFilled(resource, name) : sql`coalesce((${expression})::boolean, false)`
    return sql<boolean>`(${is}) = ${wanted}`
  }
  if (kind === 'list') return sql<boolean>`(${expression}) && ${[...values]}::text[]`
  return sql<boolean>`(${expression}) = any(${[...values]}::text[])`
}

const commaSeparated = (values: readonly string[], filter: Filter | undefined): readonly string[] =>
  (filter?.many ? values.flatMap((each) => each.split(',')) : values).filter((each) => each !== '')

/** The values of each filter that a query sets, by its name; an empty filter asks for nothing. Source: ADMIN-03. */
function filtersOf(resource: ServerResource, asked: Asked): readonly (readonly [string, readonly string[]])[] {
  const { filters } = resource.resource.listing
  return Object.entries(asked).flatMap(([name, given]) => {
    if (COMMON.has(name)) return []
    const values = commaSeparated(given, Object.hasOwn(filters, name) ? filters[name] : undefined)
    if (values.length > 0) return [[name, values] as const]
    filterOf(resource, name)
    return []
  })
}

const searchOf = (asked: Asked) => asked['search']?.[0]?.trim() ?? ''

/** The one filter that a query sets, or null where it asks for anything else. */
export function onlyFilter(resource: ServerResource, asked: Asked): readonly [string, readonly string[]] | null {
  const [first, second] = filtersOf(resource, asked)
  return second === undefined && searchOf(asked) === '' ? (first ?? null) : null
}

/** What a search asks of the rows; null where nothing is searched for. */
async function searchCondition(db: Db, resource: ServerResource, search: string): Promise<RowCondition | null> {
  if (search === '' || resource.search.length === 0) return null
  const fields = resource.search.filter((field) => resource.isHidden?.(field, null) !== true)
  if (resource.searchBy !== undefined) return resource.searchBy(db, search, fields)
  // What may not be read is not searched either; a search in nothing finds nothing.
  const where = holdsWords(
    fields.map((field) => expressionOf(resource, field).sql),
    search,
  )
  return { where, reach: 'any' }
}

/** What a query asks of the rows, every filter and the search. Source: ADMIN-03. */
export async function conditionsOf(
  db: Db,
  resource: ServerResource,
  asked: Asked,
  timeZone: string,
): Promise<RowCondition> {
  const filters = filtersOf(resource, asked).map(([name, values]) => condition(resource, name, values, timeZone))
  const search = await searchCondition(db, resource, searchOf(asked))
  const conditions = search === null ? filters : [...filters, search.where]
  const where = conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(conditions, sql` and `)}`
  return { where, reach: search?.reach ?? 'any' }
}
