/** The matrix of payments, read from Playwright's report: rows are ways to pay, columns what happened. */
import { specsOf } from '../check/reports.mjs'

const BETWEEN = ' × '
const WORDS = { expected: 'ok', flaky: 'ok, 2nd try', skipped: '–', unexpected: 'FAILED' }

/**
 * What became of each pair, by method and outcome.
 * @param {import('../check/reports.mjs').Suite} report
 * @returns {ReadonlyMap<string, ReadonlyMap<string, string>>}
 */
export function matrixOf(report) {
  const rows = new Map()
  for (const { title, tests } of specsOf(report)) {
    const [method, outcome] = title.split(BETWEEN)
    if (outcome === undefined) continue
    if (!rows.has(method)) rows.set(method, new Map())
    rows.get(method).set(outcome, WORDS[tests[0]?.status ?? 'skipped'] ?? 'FAILED')
  }
  return rows
}

/**
 * The matrix as a table with a line of sums below it.
 * @param {ReturnType<typeof matrixOf>} matrix
 */
export function printMatrix(matrix) {
  const outcomes = [...new Set([...matrix.values()].flatMap((row) => [...row.keys()]))]
  const table = [
    ['', ...outcomes],
    ...[...matrix].map(([method, row]) => [method, ...outcomes.map((outcome) => row.get(outcome) ?? '')]),
  ]
  const widths = table[0].map((_, column) => Math.max(...table.map((row) => row[column].length)))
  const lines = table.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]))
      .join('  ')
      .trimEnd(),
  )
  const cells = [...matrix.values()].flatMap((row) => [...row.values()])
  const good = cells.filter((cell) => cell.startsWith('ok')).length
  return [...lines, '', `${good} of ${cells.length} as specified`].join('\n')
}
