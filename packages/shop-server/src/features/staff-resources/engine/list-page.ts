import type { Paging } from '@prilavok/contracts'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../../db'
import type { Shop } from '../../../shop'
import { conditionsOf, onlyFilter, type Asked } from './conditions'
import { recordOf, selection, type Row } from './records'
import type { RowCondition, ServerResource, StaffRecord } from './server-resource'
import { afterPlace, cursorOf, orderBy, sortKeysOf, valuesIn } from './sort'

const PAGE = 50
const LARGEST_PAGE = 200
/** Nobody needs to know how many more there are. */
const COUNTED = 10_000

/** A page of a list. */
export interface ListPage {
  readonly records: readonly StaffRecord[]
  readonly paging: Paging
}

/** How many rows match, or the bound of the count where more do. */
interface Counted {
  readonly total: number
  readonly isExact: boolean
}

const upTo = (bound: number, count: number): Counted => ({ total: Math.min(count, bound), isExact: count <= bound })

/** The pages of the rows that are known of. */
const pagesOf = ({ total, isExact }: Counted, pageSize: number) =>
  Math.max(1, Math.ceil((isExact ? total : total + 1) / pageSize))

/** Counts the rows of a query up to a bound. */
async function countedRows(db: Db, found: RawBuilder<unknown>, bound: number): Promise<Counted> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (${found} limit ${bound + 1}) counted`.execute(db)
  return upTo(bound, Number(rows[0]?.count ?? 0))
}

/** A row for every one that a query finds: of another table, where that has fewer or smaller ones. */
function rowsToCount(resource: ServerResource, asked: Asked, where: RawBuilder<boolean>): RawBuilder<unknown> {
  const [name, values] = onlyFilter(resource, asked) ?? ['', []]
  return (
    new Map(Object.entries(resource.foundBy ?? {})).get(name)?.(values) ??
    sql`select 1 from ${sql.table(resource.table)} t where ${where}`
  )
}

/** Rows that indexes name, which no other index is walked along for: they may all be at its end. */
const readWhole = ({ table }: ServerResource, where: RawBuilder<boolean>) =>
  sql`(select t.* from ${sql.table(table)} t where ${where} offset 0) t`

/** These records alone, in the order of their ids. */
async function byIds(db: Db, resource: ServerResource, ids: readonly string[]): Promise<readonly StaffRecord[]> {
  const { rows } = await sql<Row>`
    select ${selection(resource)} from ${sql.table(resource.table)} t
    where t.id = any(${[...ids]}::text[]) order by array_position(${[...ids]}::text[], t.id)`.execute(db)
  return rows.map((row) => recordOf(resource, row))
}

const idsOf = (asked: Asked) =>
  (asked['ids'] ?? [])
    .flatMap((each) => each.split(','))
    .filter((each) => each !== '')
    .slice(0, LARGEST_PAGE)

const whole = (text: string | undefined, missing: number) => {
  const number = Math.trunc(Number(text ?? ''))
  return text === undefined || text === '' || !Number.isFinite(number) ? missing : number
}

/** A page of a list, by its number or by the cursor of the page before; what it asks of the rows, where that is known. Source: ADMIN-10. */
export async function listPage(
  { db, settings, sealer }: Pick<Shop, 'db' | 'settings' | 'sealer'>,
  resource: ServerResource,
  asked: Asked,
  known?: RowCondition,
): Promise<ListPage> {
  const { timeZone } = settings
  const ids = idsOf(asked)
  if (ids.length > 0) {
    const records = await byIds(db, resource, ids)
    return {
      records,
      paging: {
        pageIndex: 1,
        pageSize: records.length,
        pageCount: 1,
        totalCount: records.length,
        totalIsExact: true,
        nextCursor: null,
      },
    }
  }
  const pageSize = Math.min(LARGEST_PAGE, Math.max(1, whole(asked['pageSize']?.[0], PAGE)))
  const keys = sortKeysOf(resource, asked['sort']?.[0])
  const { where, reach } = known ?? (await conditionsOf(db, resource, asked, timeZone))
  const isCounted = asked['withTotal']?.[0] !== 'false'
  const cursor = asked['cursor']?.[0] || null
  const wanted = Math.max(1, whole(asked['pageIndex']?.[0], 1))
  // Rows that are named are counted as they are read, those of a broad search up to the end of the page.
  const isCountedAsRead = reach === 'named' && cursor === null && wanted === 1
  const toCount = rowsToCount(resource, asked, where)
  const countedBefore =
    !isCounted || isCountedAsRead
      ? null
      : await (reach === 'broad' && cursor === null
          ? countedRows(db, sql`${toCount} order by ${orderBy(keys)}`, wanted * pageSize)
          : countedRows(db, toCount, COUNTED))
  const pageIndex = countedBefore?.isExact === true ? Math.min(wanted, pagesOf(countedBefore, pageSize)) : wanted
  const from = cursor === null ? sql`true` : afterPlace(await valuesIn(sealer, cursor, asked, keys.length), keys)
  const offset = cursor === null ? (pageIndex - 1) * pageSize : 0
  // First the rows of the page, then what is computed of them: nothing is computed of rows that are passed over or sorted away.
  const { rows } = await sql<Row>`
    select ${selection(resource)}, page.sorted_by, page.found from (
      select t.id as page_id, array[${sql.join(keys.map((key) => sql`(${key.sql})::text`))}] as sorted_by,
        ${reach === 'named' ? sql`count(*) over ()` : sql`null`} as found
      from ${reach === 'named' ? readWhole(resource, sql`${where} and ${from}`) : sql`${sql.table(resource.table)} t where ${where} and ${from}`}
      order by ${orderBy(keys)} limit ${pageSize + 1} offset ${offset}
    ) page join ${sql.table(resource.table)} t on t.id = page.page_id order by ${orderBy(keys)}`.execute(db)
  const counted = isCounted && isCountedAsRead ? upTo(COUNTED, Number(rows[0]?.['found'] ?? 0)) : countedBefore
  const shown = rows.slice(0, pageSize)
  const last = shown.at(-1)
  return {
    records: shown.map((row) => recordOf(resource, row)),
    paging: {
      pageIndex,
      pageSize,
      pageCount: counted === null ? null : pagesOf(counted, pageSize),
      totalCount: counted?.total ?? null,
      totalIsExact: counted?.isExact ?? false,
      nextCursor:
        rows.length > pageSize && last !== undefined
          ? await cursorOf(sealer, asked, last['sorted_by'] as string[])
          : null,
    },
  }
}
