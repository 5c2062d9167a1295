import type { Paging } from '@prilavok/contracts'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../../db'
import type { Shop } from '../../../shop'
import { conditionsOf, onlyFilter, type Asked } from './conditions'
import { recordOf, selection, type Row } from './records'
import type { ServerResource, StaffRecord } from './server-resource'
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

/** How many rows match, up to 10,000. */
export async function countedRows(
  db: Db,
  resource: ServerResource,
  asked: Asked,
  where: RawBuilder<boolean>,
): Promise<{ readonly total: number; readonly isExact: boolean }> {
  const [name, values] = onlyFilter(resource, asked) ?? ['', []]
  const found =
    new Map(Object.entries(resource.foundBy ?? {})).get(name)?.(values) ??
    sql`select 1 from ${sql.table(resource.table)} t where ${where}`
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (${found} limit ${COUNTED + 1}) counted`.execute(db)
  const count = Number(rows[0]?.count ?? 0)
  return { total: Math.min(count, COUNTED), isExact: count <= COUNTED }
}

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

/** A page of a list, by its number or by the cursor of the page before. Source: ADMIN-10. */
export async function listPage(
  { db, settings, sealer }: Pick<Shop, 'db' | 'settings' | 'sealer'>,
  resource: ServerResource,
  asked: Asked,
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
  const where = await conditionsOf(db, resource, asked, timeZone)
  const isCounted = asked['withTotal']?.[0] !== 'false'
  const counted = isCounted ? await countedRows(db, resource, asked, where) : null
  const pageCount = counted === null ? null : Math.max(1, Math.ceil(counted.total / pageSize))
  const cursor = asked['cursor']?.[0] || null
  const wanted = Math.max(1, whole(asked['pageIndex']?.[0], 1))
  const pageIndex = pageCount === null || counted?.isExact === false ? wanted : Math.min(wanted, pageCount)
  const from = cursor === null ? sql`true` : afterPlace(await valuesIn(sealer, cursor, asked, keys.length), keys)
  const offset = cursor === null ? (pageIndex - 1) * pageSize : 0
  // First the rows of the page, then what is computed of them: nothing is computed of rows that are passed over or sorted away.
  const { rows } = await sql<Row>`
    select ${selection(resource)}, page.sorted_by from (
      select t.id as page_id, array[${sql.join(keys.map((key) => sql`(${key.sql})::text`))}] as sorted_by
      from ${sql.table(resource.table)} t
      where ${where} and ${from}
      order by ${orderBy(keys)} limit ${pageSize + 1} offset ${offset}
    ) page join ${sql.table(resource.table)} t on t.id = page.page_id order by ${orderBy(keys)}`.execute(db)
  const shown = rows.slice(0, pageSize)
  const last = shown.at(-1)
  return {
    records: shown.map((row) => recordOf(resource, row)),
    paging: {
      pageIndex,
      pageSize,
      pageCount,
      totalCount: counted?.total ?? null,
      totalIsExact: counted?.isExact ?? false,
      nextCursor:
        rows.length > pageSize && last !== undefined
          ? await cursorOf(sealer, asked, last['sorted_by'] as string[])
          : null,
    },
  }
}
