/** Finds the requirement ids that a test file cites, with the TypeScript parser. */
import ts from 'typescript'

/** @typedef {{ readonly text: string, readonly line: number, readonly active: boolean }} CitingText */

const ROOTS = new Set(['test', 'it', 'describe', 'suite'])
const SKIPPED_ROOTS = new Set(['xtest', 'xit', 'xdescribe'])
const FOCUSED_ROOTS = new Set(['fit', 'fdescribe'])
const SUITES = new Set(['describe', 'suite', 'xdescribe', 'fdescribe'])
const SKIPPING = new Set(['skip', 'todo', 'fixme', 'fail', 'fails'])
const WITH_TABLE = new Set(['each', 'for', 'skipIf', 'runIf'])
const MODIFIERS = new Set([
  ...SKIPPING,
  ...WITH_TABLE,
  'describe',
  'only',
  'concurrent',
  'sequential',
  'serial',
  'parallel',
  'shuffle',
])
const BEGINS_WITH_ID = /^\s*\[[A-Z][A-Z0-9]*(?:-[A-Z]+)*-\d+\]/

/**
 * The texts of a test file that may cite: titles of tests and suites, every literal in the table of an `.each`, and
 * every literal that begins with an id (a title kept in a table of cases). A text is active when a test that runs bears it.
 * @returns {CitingText[]}
 */
export function citingTexts(path, code) {
  const source = ts.createSourceFile(
    path,
    code,
    ts.ScriptTarget.ES2022,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  )
  /** @type {CitingText[]} */
  const found = []
  const add = (literal, active) =>
    found.push({
      text: textOf(literal),
      line: source.getLineAndCharacterOfPosition(literal.getStart(source)).line + 1,
      active,
    })

  const visit = (node, { skipped, suites }) => {
    const call = ts.isCallExpression(node) ? meaningOf(node.expression) : null
    if (call === null) {
      if (isLiteral(node) && BEGINS_WITH_ID.test(textOf(node))) add(node, !skipped)
      return ts.forEachChild(node, (child) => visit(child, { skipped, suites }))
    }
    const within = { skipped: skipped || call.skipped, suites }
    if (call.awaitsTitle) {
      for (const literal of literalsIn(node)) add(literal, !within.skipped)
      return
    }
    // The callee may hold the table: it.each([...])('title', …).
    visitTable(node.expression, within)
    const [title, ...rest] = node.arguments
    const titles = title === undefined ? [] : literalsIn(title)
    if (call.suite) {
      const count = { tests: 0, active: 0 }
      for (const child of rest) visit(child, { skipped: within.skipped, suites: [...suites, count] })
      for (const literal of titles) add(literal, !within.skipped && (count.tests === 0 || count.active > 0))
      return
    }
    const active = !within.skipped && rest.length > 0
    for (const literal of titles) add(literal, active)
    // `test.skip()` inside a test's body is no test of its own.
    if (titles.length > 0 || active) {
      for (const suite of suites) {
        suite.tests += 1
        if (active) suite.active += 1
      }
    }
    for (const child of rest) visit(child, within)
  }
  const visitTable = (callee, { skipped }) => {
    const isTable = ts.isCallExpression(callee) || ts.isTaggedTemplateExpression(callee)
    if (!isTable) return
    for (const part of ts.isCallExpression(callee) ? callee.arguments : [callee.template])
      for (const literal of literalsIn(part)) add(literal, !skipped)
  }
  visit(source, { skipped: false, suites: [] })
  return found
}

/** What calling this expression declares: a test, a suite, the first half of one with a table, or (null) neither. */
function meaningOf(expression) {
  if (ts.isCallExpression(expression) || ts.isTaggedTemplateExpression(expression)) {
    const first = meaningOf(ts.isCallExpression(expression) ? expression.expression : expression.tag)
    return first?.awaitsTitle ? { ...first, awaitsTitle: false } : null
  }
  const name = dottedName(expression)
  if (name === null) return null
  const [first = '', ...rest] = name
  const known = ROOTS.has(first) || SKIPPED_ROOTS.has(first) || FOCUSED_ROOTS.has(first)
  if (!known || rest.some((part) => !MODIFIERS.has(part))) return null
  return {
    suite: SUITES.has(first) || rest.includes('describe'),
    skipped: SKIPPED_ROOTS.has(first) || rest.some((part) => SKIPPING.has(part)),
    awaitsTitle: WITH_TABLE.has(rest.at(-1) ?? ''),
  }
}

/** `it.concurrent.each` as its words, or null for anything else. */
function dottedName(node) {
  if (ts.isIdentifier(node)) return [node.text]
  if (!ts.isPropertyAccessExpression(node)) return null
  const left = dottedName(node.expression)
  return left === null ? null : [...left, node.name.text]
}

const isLiteral = (node) => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)

/** A template's holes cannot be read: `[${id}]` cites nothing. */
const textOf = (literal) =>
  ts.isTemplateExpression(literal)
    ? [literal.head.text, ...literal.templateSpans.map((span) => span.literal.text)].join('\0')
    : literal.text

function literalsIn(node) {
  const found = []
  const visit = (each) => {
    if (isLiteral(each)) found.push(each)
    ts.forEachChild(each, visit)
  }
  visit(node)
  return found
}
