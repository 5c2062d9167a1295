import { HttpProblem } from '../../../http/problem'
import type { Shop } from '../../../shop'
import type { Asked } from './conditions'
import { listPage } from './list-page'
import type { ServerResource, StaffRecord } from './server-resource'

const BOM = '\u{feff}'

/** A cell of a table that programs open: what a program would take for a formula begins with an apostrophe. */
export function cellOf(value: unknown): string {
  const plain =
    value === null || value === undefined ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value)
  const safe = typeof value === 'string' && /^[=+\-@\t\r\n|]/.test(plain) ? `'${plain}` : plain
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A list as CSV, page by page with a cursor, so that neither side holds more than a page. */
export function exported(
  shop: Shop,
  resource: ServerResource,
  asked: Asked,
  shown: (records: readonly StaffRecord[]) => Promise<readonly StaffRecord[]>,
): Response {
  const format = asked['format']?.[0] ?? 'csv'
  if (format !== 'csv') throw new HttpProblem('bad-request', { detail: 'Exports are made as csv.' })
  let cursor: string | null = ''
  let names: readonly string[] | null = null
  const encoder = new TextEncoder()
  const { cursor: _, pageIndex: __, ...rest } = asked
  const page = (at: string) =>
    listPage(
      shop.db,
      resource,
      { ...rest, pageSize: ['200'], withTotal: ['false'], ...(at !== '' && { cursor: [at] }) },
      shop.settings.zoneMinutes,
    )
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (cursor === null) return controller.close()
      const { records, paging } = await page(cursor)
      cursor = paging.nextCursor
      const rows = await shown(records)
      let text = ''
      if (names === null) {
        names = rows[0] === undefined ? [] : Object.keys(rows[0])
        text = `${BOM}${names.map(cellOf).join(';')}\r\n`
      }
      const fields = names
      text += rows.map((row) => `${fields.map((name) => cellOf(row[name])).join(';')}\r\n`).join('')
      controller.enqueue(encoder.encode(text))
    },
  })
  return new Response(body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${resource.resource.key}.csv"`,
      'Cache-Control': 'no-store',
    },
  })
}

/** Whether a filter of an export can be read, before its stream begins. */
export const checkExport = async (shop: Shop, resource: ServerResource, asked: Asked): Promise<void> => {
  await listPage(shop.db, resource, { ...asked, pageSize: ['1'], withTotal: ['false'] }, shop.settings.zoneMinutes)
}
