import { isLikeFormula, plainOf, type SheetRow } from './cells'

const BOM = '\u{feff}'

/** A cell of a table that programs open: what a program would take for a formula begins with an apostrophe. */
function cellOf(value: unknown): string {
  const plain = plainOf(value)
  const safe = typeof value === 'string' && isLikeFormula(plain) ? `'${plain}` : plain
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const encoder = new TextEncoder()
const lineOf = (cells: readonly unknown[]) => `${cells.map(cellOf).join(';')}\r\n`

/** Rows as CSV, with a byte order mark and semicolons, as spreadsheets of this country open it. */
export async function* csvOf(
  names: readonly string[],
  pages: AsyncIterable<readonly SheetRow[]>,
): AsyncGenerator<Uint8Array> {
  yield encoder.encode(`${BOM}${lineOf(names)}`)
  for await (const rows of pages)
    yield encoder.encode(rows.map((row) => lineOf(names.map((name) => row[name]))).join(''))
}
