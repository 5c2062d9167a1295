import { HttpProblem } from '../../../http/problem'
import { noteAudit } from '../../../http/staff-audit'
import type { StaffMember } from '../../../http/staff-session'
import type { Shop } from '../../../shop'
import type { Asked } from './conditions'
import { csvOf } from '../../../formats/csv'
import { listPage } from './list-page'
import type { ServerResource, StaffRecord } from './server-resource'
import { xlsxOf } from '../../../formats/xlsx'

const PAGE = 200
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
async function opened(pages: AsyncGenerator<readonly StaffRecord[]>) {
  const first = await pages.next()
  const rows = first.done === true ? [] : first.value
  async function* all() {
    yield rows
    yield* pages
  }
  return { names: Object.keys(rows[0] ?? {}), pages: all() }
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

/** A list as a file, with the filters and the order that it is asked for; noted in the audit log. */
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
  const { names, pages } = await opened(pagesOf(shop, resource, asked, shown))
  const { key } = resource.resource
  // Names of filters alone: their values may be somebody's phone.
  const filters = Object.keys(asked).filter((name) => name !== 'format' && asked[name]?.some((each) => each !== ''))
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
