import type { Listing } from '@prilavok/contracts/admin'
import { HttpProblem } from '../../../http/problem'
import { noteAudit } from '../../../http/staff-audit'
import type { StaffMember } from '../../../http/staff-session'
import type { Shop } from '../../../shop'
import type { Asked } from './conditions'
import { csvOf } from '../../../formats/csv'
import { exportColumns } from './export-columns'
import { listPage } from './list-page'
import type { ServerResource, StaffRecord } from './server-resource'
import { xlsxOf } from '../../../formats/xlsx'

const PAGE = 200
/** What a query says of the file and not of its rows. */
const OF_THE_FILE = new Set(['format', 'column', 'locale'])
const TYPES = {
  csv: 'text/csv; charset=utf-8',
  'iso-csv': 'text/csv; charset=utf-8; header=present',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

const isFormat = (format: string): format is keyof typeof TYPES => Object.hasOwn(TYPES, format)

/** Turns records of a list into what a row of it shows to who exports it. */
export type ShowRows = (records: readonly StaffRecord[]) => Promise<readonly StaffRecord[]>

/** The rows of a list page by page with a cursor, so that neither side holds more than a page. */
async function* pagesOf(
  shop: Shop,
  resource: ServerResource,
  asked: Asked,
  shown: ShowRows,
): AsyncGenerator<readonly StaffRecord[]> {
  const { cursor: _, pageIndex: __, ...rest } = asked
  let cursor: string | null = ''
  while (cursor !== null) {
    const from: Asked = cursor === '' ? {} : { cursor: [cursor] }
    const query = { ...rest, pageSize: [String(PAGE)], withTotal: ['false'], ...from }
    const { records, paging } = await listPage(shop, resource, query)
    cursor = paging.nextCursor
    yield await shown(records)
  }
}

/** The first page before the stream begins: a filter that cannot be read is refused then, and the names of the columns are known. */
async function opened(pages: AsyncGenerator<readonly StaffRecord[]>, listing: Listing, asked: Asked) {
  const first = await pages.next()
  const rows = first.done === true ? [] : first.value
  const { names, rowOf } = exportColumns(listing, asked, Object.keys(rows[0] ?? {}))
  async function* all() {
    yield rows.map(rowOf)
    for await (const page of pages) yield page.map(rowOf)
  }
  return { names, pages: all() }
}

/** What a stream is made of, one part at a time as the client takes it; who leaves ends the reading of the list. */
const streamOf = (parts: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> =>
  new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next()
      if (done === true) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await parts.return(undefined)
    },
  })

/** A list as a file, with the filters, the order and the columns that it is asked for; noted in the audit log. */
export async function exported(
  shop: Shop,
  resource: ServerResource,
  asked: Asked,
  member: StaffMember,
  shown: ShowRows,
): Promise<Response> {
  const format = asked['format']?.[0] || 'csv'
  if (!isFormat(format))
    throw new HttpProblem('bad-request', { detail: `Exports are made as ${Object.keys(TYPES).join(', ')}.` })
  const { key, listing } = resource.resource
  const { names, pages } = await opened(pagesOf(shop, resource, asked, shown), listing, asked)
  // Names of filters alone: their values may be somebody's phone.
  const filters = Object.keys(asked).filter(
    (name) => !OF_THE_FILE.has(name) && asked[name]?.some((each) => each !== ''),
  )
  await noteAudit(
    shop,
    member.id,
    `Выгрузка ${key}.${format}${filters.length > 0 ? `, отбор: ${filters.join(', ')}` : ''}`,
  )
  const { timeZone } = shop.settings
  const parts =
    format === 'xlsx' ? xlsxOf(names, pages, timeZone) : csvOf(names, pages, timeZone, format === 'csv' ? 'csv' : 'iso')
  return new Response(streamOf(parts), {
    headers: {
      'Content-Type': TYPES[format],
      'Content-Disposition': `attachment; filename="${key}.${format === 'xlsx' ? 'xlsx' : 'csv'}"`,
      'Cache-Control': 'no-store',
    },
  })
}
