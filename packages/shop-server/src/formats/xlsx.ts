import { zoneOffset } from '@prilavok/core/clock'
import { strToU8, Zip, ZipDeflate } from 'fflate'
import { isLikeFormula, plainOf, type SheetRow } from './cells'
import { xmlText } from './xml-text'

/** A sheet holds 1,048,576 rows; the next ones go to another. */
const SHEET_ROWS = 1_000_000
/** A cell holds no more letters. */
const CELL_LETTERS = 32_767
const DAY_MS = 86_400_000
/** 30 December 1899, from which spreadsheets count days. */
const DAY_ZERO = Date.UTC(1899, 11, 30)
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/

/** Numbers of the cell formats in `STYLES`. */
const AS_MOMENT = 1
const AS_QUOTED = 2

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** The first row stays in sight. */
const SHEET_START = `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`
const SHEET_END = '</sheetData></worksheet>'
const STYLES = `${HEAD}<styleSheet xmlns="${MAIN}"><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf xfId="0"/><xf xfId="0" numFmtId="22" applyNumberFormat="1"/><xf xfId="0" numFmtId="49" quotePrefix="1"/></cellXfs></styleSheet>`

/** A cell: numbers and moments are counted with, text is text; what looks like a formula is marked as typed with an apostrophe. */
function cellOf(value: unknown, timeZone: string): string {
  if (value === null || value === undefined || value === '') return '<c/>'
  if (typeof value === 'number' && Number.isFinite(value)) return `<c><v>${value}</v></c>`
  if (typeof value === 'boolean') return `<c t="b"><v>${value ? 1 : 0}</v></c>`
  const plain = plainOf(value)
  const time = MOMENT.test(plain) ? Date.parse(plain) : Number.NaN
  if (!Number.isNaN(time))
    return `<c s="${AS_MOMENT}"><v>${(time + zoneOffset(time, timeZone) - DAY_ZERO) / DAY_MS}</v></c>`
  const style = isLikeFormula(plain) ? ` s="${AS_QUOTED}"` : ''
  return `<c${style} t="inlineStr"><is><t xml:space="preserve">${xmlText(plain.slice(0, CELL_LETTERS))}</t></is></c>`
}

function* workbookOf(sheets: number): Generator<readonly [name: string, xml: string]> {
  const numbers = Array.from({ length: sheets }, (_, at) => at + 1)
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`
  const relations = (all: readonly string[]) =>
    `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${all.join('')}</Relationships>`
  const part = (name: string, type: string) =>
    `<Override PartName="/xl/${name}.xml" ContentType="${SHEET_TYPE}.${type}+xml"/>`
  yield ['xl/styles.xml', STYLES]
  yield [
    'xl/workbook.xml',
    `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${numbers.map((each) => `<sheet name="${each}" sheetId="${each}" r:id="s${each}"/>`).join('')}</sheets></workbook>`,
  ]
  yield [
    'xl/_rels/workbook.xml.rels',
    relations([
      ...numbers.map((each) => relation(`s${each}`, 'worksheet', `worksheets/sheet${each}.xml`)),
      relation('styles', 'styles', 'styles.xml'),
    ]),
  ]
  yield ['_rels/.rels', relations([relation('book', 'officeDocument', 'xl/workbook.xml')])]
  yield [
    '[Content_Types].xml',
    `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${part('workbook', 'sheet.main')}${part('styles', 'styles')}${numbers.map((each) => part(`worksheets/sheet${each}`, 'worksheet')).join('')}</Types>`,
  ]
}

/** Rows as a workbook, compressed as they come: nothing is held but the page that is being written. */
export async function* xlsxOf(
  names: readonly string[],
  pages: AsyncIterable<readonly SheetRow[]>,
  timeZone: string,
  sheetRows = SHEET_ROWS,
): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  const zip = new Zip((error, bytes) => {
    if (error !== null) throw error
    ready.push(bytes)
  })
  const file = (name: string) => {
    const entry = new ZipDeflate(name, { level: 6 })
    zip.add(entry)
    return entry
  }
  let [sheets, rowsOfSheet] = [0, 0]
  const rowOf = (cells: readonly unknown[]) => `<row>${cells.map((cell) => cellOf(cell, timeZone)).join('')}</row>`
  const begin = () => {
    ;[sheets, rowsOfSheet] = [sheets + 1, 1]
    const entry = file(`xl/worksheets/sheet${sheets}.xml`)
    entry.push(strToU8(SHEET_START + rowOf(names)))
    return entry
  }
  let sheet = begin()
  for await (const rows of pages) {
    if (rowsOfSheet + rows.length > sheetRows) {
      sheet.push(strToU8(SHEET_END), true)
      sheet = begin()
    }
    rowsOfSheet += rows.length
    sheet.push(strToU8(rows.map((row) => rowOf(names.map((name) => row[name]))).join('')))
    yield* ready.splice(0)
  }
  sheet.push(strToU8(SHEET_END), true)
  for (const [name, xml] of workbookOf(sheets)) file(name).push(strToU8(xml), true)
  zip.end()
  yield* ready.splice(0)
}
