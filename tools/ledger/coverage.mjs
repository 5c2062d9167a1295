/** Which rows of the requirements ledger the tests cite. Lint forbids tests that do not run, so every title counts. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { root } from '../ensure.mjs'

/** @typedef {{ readonly id: string, readonly area: string, readonly kind: string, readonly requirement: string, readonly source: string, readonly note: string }} Requirement */
/** @typedef {{ readonly file: string, readonly line: number }} Citation */
/** @typedef {Citation & { readonly id: string, readonly error: 'unknown id' | 'not a single id' }} CitationError */

export const ledgerPath = join(root, 'docs', 'spec', 'requirements.tsv')
const COLUMNS = ['id', 'area', 'kind', 'requirement', 'source', 'note']

const TEST_FILE = /\.(?:test|spec)\.tsx?$|\.e2e\.ts$/
const IGNORED = /(^|[\\/])(node_modules|dist|\.git|\.cache)([\\/]|$)/
const AREA = '[A-Z][A-Z0-9]*(?:-[A-Z][A-Z0-9]*)*'
const ONE_ID = new RegExp(`^(${AREA})-(\\d+)$`)
const SOME_ID = new RegExp(`(${AREA})-\\d+`, 'g')
const BEGINS_WITH_ID = new RegExp(`^\\s*\\[${AREA}-\\d+\\]`)

/**
 * Reads the ledger; faults of the file itself throw, because no count would mean anything.
 * @returns {Requirement[]}
 */
export function parseRequirements(text) {
  const [header, ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  if (header !== COLUMNS.join('\t')) throw new Error(`The ledger's header must be: ${COLUMNS.join(', ')}.`)
  const seen = new Set()
  return lines.flatMap((line, index) => {
    if (line === '') return []
    const cells = line.split('\t')
    if (cells.length !== COLUMNS.length) throw new Error(`Line ${index + 2} of the ledger has ${cells.length} columns.`)
    const row = Object.fromEntries(COLUMNS.map((column, at) => [column, cells[at]]))
    if (seen.has(row.id)) throw new Error(`Line ${index + 2} of the ledger repeats ${row.id}.`)
    seen.add(row.id)
    return [row]
  })
}

export const readRequirements = () => parseRequirements(readFileSync(ledgerPath, 'utf8'))

/** Test files under `folder`: `{ file, code }`. */
export function readTests(folder, below = '') {
  return readdirSync(join(folder, below), { withFileTypes: true })
    .flatMap((entry) => {
      const file = below === '' ? entry.name : `${below}/${entry.name}`
      if (IGNORED.test(entry.name)) return []
      if (entry.isDirectory()) return readTests(folder, file)
      return TEST_FILE.test(entry.name) ? [{ file, code: readFileSync(join(folder, file), 'utf8') }] : []
    })
    .sort((a, b) => (a.file < b.file ? -1 : 1))
}

/**
 * The texts of a test file that may cite: titles of tests and suites, every literal in the table of an `.each`, and
 * every literal that begins with an id (a title kept in a table of cases). A template's holes cannot be read.
 */
export function citingTexts(file, code) {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.ES2022, true)
  const found = []
  const visit = (node, isTitle) => {
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)
    const text = isText ? textOf(node) : ''
    if (isText && (isTitle || BEGINS_WITH_ID.test(text)))
      found.push({ text, line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1 })
    const title = ts.isCallExpression(node) && isTest(node.expression) ? node.arguments[0] : undefined
    const isTable = ts.isCallExpression(node) || ts.isTaggedTemplateExpression(node) ? isEach(node) : false
    ts.forEachChild(node, (child) => visit(child, isTitle || isTable || child === title))
  }
  visit(source, false)
  return found
}

const textOf = (node) =>
  ts.isTemplateExpression(node)
    ? [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('\0')
    : node.text

/** `it`, `test.describe`, `it.concurrent.each(table)`. */
function isTest(name) {
  if (ts.isCallExpression(name) || ts.isTaggedTemplateExpression(name)) return isEach(name)
  return /^(it|test|describe|suite)(\.(describe|concurrent|sequential|serial|parallel|shuffle))*$/.test(name.getText())
}

/** The half of `it.each(table)('title', …)` that holds the table. */
function isEach(node) {
  const callee = ts.isCallExpression(node) ? node.expression : node.tag
  return ts.isPropertyAccessExpression(callee) && /^(each|for)$/.test(callee.name.text) && isTest(callee.expression)
}

/** Splits the square brackets of a text into citations and things that were meant as citations. */
export function readCitations(text, areas) {
  const ids = []
  const malformed = []
  for (const [, content = ''] of text.matchAll(/\[([^[\]]*)\]/g)) {
    const [, area, number] = ONE_ID.exec(content) ?? []
    if (area !== undefined) {
      if (areas.has(area) || number.length === 2 || number.length === 3) ids.push(content)
    } else if ([...content.toUpperCase().matchAll(SOME_ID)].some(([, each]) => areas.has(each))) malformed.push(content)
  }
  return { ids, malformed }
}

/**
 * Counts the rows that tests cite.
 * @returns {{ covered: Map<string, Citation[]>, errors: CitationError[] }}
 */
export function cover(rows, tests) {
  const known = new Set(rows.map(({ id }) => id))
  const areas = new Set(rows.map(({ area }) => area))
  const covered = new Map()
  const errors = []
  for (const { file, code } of tests) {
    for (const { text, line } of citingTexts(file, code)) {
      const { ids, malformed } = readCitations(text, areas)
      for (const id of ids) {
        if (known.has(id)) covered.set(id, [...(covered.get(id) ?? []), { file, line }])
        else errors.push({ error: 'unknown id', id, file, line })
      }
      for (const id of malformed) errors.push({ error: 'not a single id', id, file, line })
    }
  }
  return { covered, errors }
}

/** Rows and cited rows per area, in the ledger's order, and their sum; percent is rounded down, so that 100 means every row. */
export function summarize(rows, covered) {
  const sumOf = (area, own) => {
    const cited = own.filter(({ id }) => covered.has(id)).length
    return {
      area,
      rows: own.length,
      covered: cited,
      percent: Math.floor((cited / Math.max(own.length, 1)) * 1000) / 10,
    }
  }
  const areas = [...new Set(rows.map(({ area }) => area))]
  return {
    areas: areas.map((name) =>
      sumOf(
        name,
        rows.filter(({ area }) => area === name),
      ),
    ),
    total: sumOf('total', rows),
  }
}
