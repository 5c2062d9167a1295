import { createHash } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import { byName } from '../../../db/by-name'
import { HttpProblem } from '../../../http/problem'
import type { Sealer } from '../../../http/sealer'
import type { Asked } from './conditions'
import { expressionOf, type Kind, type ServerResource } from './server-resource'

/** One key that a list is sorted by. */
export interface SortKey {
  readonly sql: RawBuilder<unknown>
  readonly type: string
  readonly isDown: boolean
}

const TYPES: Readonly<Record<Kind, readonly [type: string, empty: RawBuilder<unknown>]>> = {
  text: ['text', sql`''`],
  number: ['double precision', sql`'-Infinity'::double precision`],
  money: ['double precision', sql`'-Infinity'::double precision`],
  bool: ['boolean', sql`false`],
  moment: ['timestamptz', sql`'-infinity'::timestamptz`],
  day: ['text', sql`''`],
  list: ['text', sql`''`],
  json: ['text', sql`''`],
}

/** Fields that people read as words; codes and numbers are sorted as they are stored, which an index helps with. */
const NAMES = /(?:name|title|brand|address|country|question|author)$/i

/** The sort keys of a query with the id as the last one, so that no two rows are equal. */
export function sortKeysOf(resource: ServerResource, sort: string | undefined): readonly SortKey[] {
  const { listing } = resource.resource
  const names = (sort?.trim() || listing.defaultSort).split(',').map((each) => each.trim())
  const keys = names.map((name) => {
    const field = name.replace(/^-/, '')
    if (!listing.sort.includes(field) && name !== listing.defaultSort)
      throw new HttpProblem('sort-not-allowed', { detail: `This list is not sorted by ${field}.` })
    // The order of rows and a cursor reveal the values of a field.
    if (resource.isHidden?.(field, null) === true)
      throw new HttpProblem('sort-not-allowed', { detail: `The order by ${field} needs a permission.` })
    const { sql: expression, kind, isNullable } = expressionOf(resource, field)
    const [type, empty] = TYPES[kind]
    const isDown = name.startsWith('-')
    const filled = isNullable ? sql`coalesce((${expression})::${sql.raw(type)}, ${empty})` : expression
    return { sql: kind === 'text' && NAMES.test(field) ? byName(filled) : filled, type, isDown }
  })
  return names.some((name) => /^-?id$/.test(name))
    ? keys
    : [...keys, { sql: sql`t.id`, type: 'text', isDown: keys.at(-1)?.isDown ?? false }]
}

export const orderBy = (keys: readonly SortKey[]): RawBuilder<unknown> =>
  sql.join(keys.map(({ sql: expression, isDown }) => (isDown ? sql`${expression} desc` : expression)))

/** What a cursor is good for: the same sort keys and the same filters. */
const fingerprintOf = (asked: Asked): string => {
  const rest = Object.entries(asked).filter(
    ([name, values]) => !/^(?:cursor|pageIndex|pageSize|withTotal)$/.test(name) && values.some((each) => each !== ''),
  )
  return createHash('sha256')
    .update(JSON.stringify(rest.sort(([one], [other]) => (one < other ? -1 : 1))))
    .digest('base64url')
    .slice(0, 12)
}

/** The place after a row, sealed: it holds values that the list may show in another form. */
export const cursorOf = (sealer: Sealer, asked: Asked, values: readonly string[]): Promise<string> =>
  sealer.seal(JSON.stringify([fingerprintOf(asked), ...values]))

/** The values that a cursor holds; throws `cursor-invalid` for one of another query, and for what this shop has not sealed. */
export async function valuesIn(
  sealer: Sealer,
  cursor: string,
  asked: Asked,
  count: number,
): Promise<readonly string[]> {
  const opened = await sealer.open(cursor)
  const [print, ...values] = opened === null ? [] : (JSON.parse(opened) as readonly string[])
  if (print !== fingerprintOf(asked) || values.length !== count) throw new HttpProblem('cursor-invalid')
  return values
}

/** The rows after the place of a cursor; costs the same at any depth. */
export function afterPlace(values: readonly string[], keys: readonly SortKey[]): RawBuilder<boolean> {
  const place = ({ type }: SortKey, index: number) => sql`${values[index]}::text::${sql.raw(type)}`
  const steps = keys.map((key, index) => {
    const equal = keys.slice(0, index).map((each, before) => sql`${each.sql} = ${place(each, before)}`)
    return sql`(${sql.join([...equal, sql`${key.sql} ${key.isDown ? sql`<` : sql`>`} ${place(key, index)}`], sql` and `)})`
  })
  return sql<boolean>`(${sql.join(steps, sql` or `)})`
}
