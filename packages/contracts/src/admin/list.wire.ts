import * as z from 'zod/mini'
import { asked, queryFlag, queryInt } from '../query.wire'
import { note, pathText, typedAs } from '../wire'
import type { Filter, Listing, ListQuery } from './listing'

const QUERY_TEXT = 2000

/** Values of a name that may be repeated; one value with commas between the parts counts as many. */
const queryMany = (item: Readonly<Record<string, unknown>>, max: number) =>
  note(
    typedAs<z.ZodMiniType<readonly string[], readonly string[]>>(
      z.pipe(
        z.transform((value: unknown): unknown =>
          (Array.isArray(value) ? value : [value]).flatMap((each) =>
            typeof each === 'string' ? each.split(',').filter((part) => part !== '') : [String(each)],
          ),
        ),
        z.array(z.string()).check(z.maxLength(max)),
      ),
    ),
    { json: { type: 'array', items: item } },
  )

/** Ids of records, at most 200. */
export const queryIds = queryMany({ type: 'string', maxLength: 64 }, 200)

const queryNumber = note(
  z.transform((value: unknown, context) => {
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
    if (typeof number === 'number' && Number.isFinite(number)) return number
    context.issues.push({ code: 'invalid_type', expected: 'number', input: value })
    return undefined
  }),
  { json: { type: 'number' } },
)

const queryDay = note(z.string().check(z.regex(/^\d{4}-\d\d-\d\d/)), { json: { type: 'string', format: 'date' } })

const filterFields = (name: string, filter: Filter): Readonly<Record<string, z.ZodMiniType>> => {
  switch (filter.type) {
    case 'bool':
      return { [name]: asked(queryFlag) }
    case 'numberRange':
      return { [`${name}From`]: asked(queryNumber), [`${name}To`]: asked(queryNumber) }
    case 'dateRange':
      return { [`${name}From`]: asked(queryDay), [`${name}To`]: asked(queryDay) }
    default:
      return { [name]: asked(filter.many ? queryMany({ type: 'string' }, 200) : pathText(QUERY_TEXT)) }
  }
}

/** The query of a list: what every list understands, and its filters. Source: ADMIN-03. */
export const listQuery = <L extends Listing>({ filters }: L): z.ZodMiniType<ListQuery<L>, ListQuery<L>> =>
  typedAs(
    z.object({
      pageIndex: asked(queryInt),
      pageSize: asked(queryInt),
      cursor: asked(pathText(QUERY_TEXT)),
      sort: asked(pathText(QUERY_TEXT)),
      search: asked(pathText(200)),
      withTotal: asked(queryFlag),
      ids: asked(queryIds),
      ...Object.assign({}, ...Object.entries(filters).map(([name, filter]) => filterFields(name, filter))),
    }),
  )
