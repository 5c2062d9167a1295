/**
 * The table of bench/history.md: a row for each measure, a column for each run, the newest first. `npm run bench -- --history`
 * writes a column, and `npm run version` says in the changelog what has moved since the last version.
 */
import './help.mjs'
import { rowsOf } from './docs/tables.mjs'

/** Older runs are in git. */
const RUNS = 8
/** Less than this is the noise of a machine. */
const MOVED = 0.1
const FIXED = ['Measure', 'Goal']
const VERSION = / \((\d[^)]*)\)$/

/** @typedef {{ readonly measure: string, readonly goal: string, readonly value: string }} Figure */

const runsOf = (rows) => Object.keys(rows[0] ?? {}).filter((head) => !FIXED.includes(head))
const line = (cells) => `| ${cells.join(' | ')} |`

/** The page with other rows. */
function withTable(page, heads, rows) {
  const table = [
    line(heads),
    `|${heads.map(() => '---|').join('')}`,
    ...rows.map((row) => line(heads.map((head) => row[head] ?? '–'))),
  ]
  const [before] = page.split(/^\| Measure /m)
  return `${before.trimEnd()}\n\n${table.join('\n')}\n`
}

/**
 * The page with the figures of one more run; what it has not measured stays empty, and what is measured no more leaves the page.
 * @param {string} page
 * @param {string} run
 * @param {readonly Figure[]} figures
 */
export function withRun(page, run, figures) {
  const former = rowsOf(page, 'Measure')
  const runs = [run, ...runsOf(former).filter((name) => name !== run)].slice(0, RUNS)
  const rows = figures.map(({ measure, goal, value }) => ({
    ...former.find((row) => row.Measure === measure),
    Measure: measure,
    Goal: goal,
    [run]: value,
  }))
  return withTable(page, [...FIXED, ...runs], rows)
}

/** The page whose newest run is that of a version. */
export function withVersion(page, version) {
  const rows = rowsOf(page, 'Measure')
  const [newest] = runsOf(rows)
  if (newest === undefined || VERSION.test(newest)) return page
  return page.replace(`| ${newest} |`, `| ${newest} (${version}) |`)
}

const numberOf = (cell) => Number.parseFloat(cell)

/**
 * What the newest run shows beside that of the last version: a line for each measure that moved by more than noise.
 * @returns {string[]}
 */
export function movedSince(page) {
  const rows = rowsOf(page, 'Measure')
  const [newest, ...older] = runsOf(rows)
  const last = older.find((run) => VERSION.test(run))
  if (newest === undefined || last === undefined) return []
  return rows.flatMap((row) => {
    const [now, then] = [numberOf(row[newest]), numberOf(row[last])]
    const hasMoved = Math.abs(now - then) > MOVED * then
    return hasMoved ? [`- ${row.Measure}: ${then}× → ${now}× (goal ${row.Goal})`] : []
  })
}
