import { localText } from '@prilavok/core/clock'
import { isLikeFormula, plainOf, type SheetRow } from './cells'

const BOM = '\u{feff}'
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/

/** How a file of lines is written: for the spreadsheets of this country, or for programs. */
interface Dialect {
  readonly start: string
  readonly separator: string
  readonly numberOf: (value: number) => string
  readonly momentOf: (iso: string, timeZone: string) => string
}

/** `2026-02-10T09:00:00Z` as `10.02.2026 12:00:00`, on the shop's clock. */
const localMoment = (iso: string, timeZone: string): string => {
  const local = localText(Date.parse(iso), timeZone)
  return `${local.slice(8, 10)}.${local.slice(5, 7)}.${local.slice(0, 4)} ${local.slice(11, 19)}`
}

const DIALECTS = {
  /** A byte order mark, semicolons, a decimal comma, moments on the shop's clock: a double click opens it right. */
  csv: { start: BOM, separator: ';', numberOf: (value) => String(value).replace('.', ','), momentOf: localMoment },
  /** Commas, a decimal point, moments in UTC: RFC 4180. */
  iso: { start: '', separator: ',', numberOf: String, momentOf: (iso) => iso },
} satisfies Readonly<Record<string, Dialect>>

/** A cell of a table that programs open: what a program would take for a formula begins with an apostrophe. */
function cellOf(value: unknown, { separator, numberOf, momentOf }: Dialect, timeZone: string): string {
  if (typeof value === 'number') return numberOf(value)
  const plain = plainOf(value)
  if (MOMENT.test(plain)) return momentOf(plain, timeZone)
  const safe = typeof value === 'string' && isLikeFormula(plain) ? `'${plain}` : plain
  return safe.includes(separator) || /["\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const encoder = new TextEncoder()

/** Rows as lines of a file. */
export async function* csvOf(
  names: readonly string[],
  pages: AsyncIterable<readonly SheetRow[]>,
  timeZone: string,
  dialectName: keyof typeof DIALECTS = 'csv',
): AsyncGenerator<Uint8Array> {
  const dialect: Dialect = DIALECTS[dialectName]
  const lineOf = (cells: readonly unknown[]) =>
    `${cells.map((cell) => cellOf(cell, dialect, timeZone)).join(dialect.separator)}\r\n`
  yield encoder.encode(`${dialect.start}${lineOf(names)}`)
  for await (const rows of pages)
    yield encoder.encode(rows.map((row) => lineOf(names.map((name) => row[name]))).join(''))
}
