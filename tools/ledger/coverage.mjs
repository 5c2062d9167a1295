/** Which rows of the ledger the tests cite. */
import { readFileSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { citingTexts } from './citations.mjs'

/** @typedef {{ readonly file: string, readonly line: number }} Place */
/** @typedef {Place & { readonly id: string, readonly error: 'unknown id' | 'not a single id' }} CitationError */

const TEST_FILE = /\.(?:test|spec)\.tsx?$|\.e2e\.ts$/
const IGNORED_FOLDERS = new Set(['node_modules', 'dist', '.git', '.cache'])
/** They break the house rules on purpose and prove nothing about the shop. */
const FIXTURES = 'tools/house-rules/fixtures'

/** Test files under `folder`: `{ file, code }`. */
export function readTests(folder) {
  const found = []
  const walk = (at) => {
    for (const entry of readdirSync(at, { withFileTypes: true })) {
      const path = join(at, entry.name)
      const file = relative(folder, path).split(sep).join('/')
      if (entry.isDirectory() && !IGNORED_FOLDERS.has(entry.name) && file !== FIXTURES) walk(path)
      if (entry.isFile() && TEST_FILE.test(entry.name)) found.push({ file, code: readFileSync(path, 'utf8') })
    }
  }
  walk(folder)
  return found.sort((a, b) => (a.file < b.file ? -1 : 1))
}

/** Splits the square brackets of a text into citations and things that were meant as citations. */
export function readCitations(text, areas) {
  const ids = []
  const malformed = []
  for (const [, content = ''] of text.matchAll(/\[([^[\]]*)\]/g)) {
    const exact = /^([A-Z][A-Z0-9]*(?:-[A-Z]+)*)-(\d+)$/.exec(content)
    if (exact) {
      const [, area, number] = exact
      if (areas.has(area) || number.length === 2 || number.length === 3) ids.push(content)
    } else if (
      [...content.toUpperCase().matchAll(/([A-Z][A-Z0-9]*(?:-[A-Z]+)*)-\d+/g)].some(([, area]) => areas.has(area))
    )
      malformed.push(content)
  }
  return { ids, malformed }
}

/**
 * Counts the rows that tests cite.
 * @returns {{ covered: Map<string, Place[]>, skipped: Set<string>, errors: CitationError[] }}
 */
export function cover(rows, tests) {
  const known = new Set(rows.map(({ id }) => id))
  const areas = new Set(rows.map(({ area }) => area))
  const covered = new Map()
  const skipped = new Set()
  const errors = []
  for (const { file, code } of tests) {
    for (const { text, line, active } of citingTexts(file, code)) {
      const { ids, malformed } = readCitations(text, areas)
      for (const id of ids) {
        if (!known.has(id)) errors.push({ error: 'unknown id', id, file, line })
        else if (active) covered.set(id, [...(covered.get(id) ?? []), { file, line }])
        else skipped.add(id)
      }
      for (const id of malformed) errors.push({ error: 'not a single id', id, file, line })
    }
  }
  for (const id of covered.keys()) skipped.delete(id)
  return { covered, skipped, errors }
}

/** Rows and cited rows per area, in the ledger's order, and their sum. */
export function summarize(rows, covered) {
  const areas = new Map()
  for (const { id, area } of rows) {
    const sum = areas.get(area) ?? { area, rows: 0, covered: 0 }
    areas.set(area, { area, rows: sum.rows + 1, covered: sum.covered + (covered.has(id) ? 1 : 0) })
  }
  const list = [...areas.values()].map(withPercent)
  const add = (key) => list.reduce((sum, each) => sum + each[key], 0)
  return { areas: list, total: withPercent({ area: 'total', rows: add('rows'), covered: add('covered') }) }
}

/** Rounded down, so that 100 means every row. */
const withPercent = (sum) => ({
  ...sum,
  percent: sum.rows === 0 ? 0 : Math.floor((sum.covered / sum.rows) * 1000) / 10,
})
