/** What a test may not do. */
import ts from 'typescript'
import { eachNode } from '../tree.mjs'

const isTestFile = (path) => /\.(test|spec)\.tsx?$/.test(path) || /^e2e\/.*\.ts$/.test(path)

const ROOTS = new Set(['it', 'test', 'describe', 'suite'])
const OLD_ROOTS = new Set(['xit', 'xtest', 'xdescribe', 'fit', 'fdescribe'])
const LEAVES_OUT = new Set(['skip', 'only', 'todo', 'fixme', 'fail', 'fails', 'skipIf', 'runIf'])

export const everyTestRuns = {
  name: 'every-test-runs',
  applies: isTestFile,
  visit(node, report) {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && OLD_ROOTS.has(node.expression.text)) {
      report(node, `"${node.expression.text}" leaves tests out.`)
    }
    if (ts.isPropertyAccessExpression(node) && LEAVES_OUT.has(node.name.text) && ROOTS.has(rootOf(node))) {
      report(node, `"${node.getText()}" leaves tests out. Repair the test or remove it.`)
    }
  },
}

const MODIFIERS = new Set(['concurrent', 'sequential', 'each', 'for', ...LEAVES_OUT])

export const testsAssert = {
  name: 'tests-assert',
  applies: isTestFile,
  visit(node, report) {
    if (!ts.isCallExpression(node) || !isTestName(node.expression)) return
    const body = node.arguments.find((each) => ts.isArrowFunction(each) || ts.isFunctionExpression(each))
    if (body !== undefined && !asserts(body, assertingFunctions(node.getSourceFile())))
      report(node, 'This test asserts nothing, so it cannot fail for its reason.')
  },
}

/** `it`, `test.concurrent`, `it.each(table)`; not `test.describe` and not a variable that happens to be called test. */
function isTestName(name) {
  if (ts.isCallExpression(name)) return isTestName(name.expression)
  if (ts.isPropertyAccessExpression(name)) return MODIFIERS.has(name.name.text) && isTestName(name.expression)
  return ts.isIdentifier(name) && (name.text === 'it' || name.text === 'test')
}

const known = new WeakMap()

/** Functions of the file that assert for its tests. */
function assertingFunctions(source) {
  const present = known.get(source)
  if (present) return present
  const names = new Set()
  known.set(source, names)
  eachNode(source, (node) => {
    const isFunction =
      ts.isFunctionDeclaration(node) ||
      (ts.isVariableDeclaration(node) && node.initializer && ts.isArrowFunction(node.initializer))
    if (isFunction && node.name && ts.isIdentifier(node.name) && asserts(node, names)) names.add(node.name.text)
  })
  return names
}

/** Whether code calls expect, assert, something that begins with these words, or one of the given functions. */
function asserts(code, functions) {
  let found = false
  eachNode(code, (node) => {
    if (!ts.isCallExpression(node)) return
    const name = node.expression.getText()
    if (/(^|\.)(expect|assert)\w*/.test(name) || functions.has(name)) found = true
  })
  return found
}

/** The first word of a dotted name: `it` in it.concurrent.skip. */
function rootOf(node) {
  if (ts.isCallExpression(node)) return rootOf(node.expression)
  if (ts.isPropertyAccessExpression(node)) return rootOf(node.expression)
  return ts.isIdentifier(node) ? node.text : ''
}

const SNAPSHOTS = new Set([
  'toMatchSnapshot',
  'toMatchInlineSnapshot',
  'toMatchFileSnapshot',
  'toMatchAriaSnapshot',
  'toHaveScreenshot',
  'toThrowErrorMatchingSnapshot',
])

export const noSnapshots = {
  name: 'no-snapshots',
  applies: isTestFile,
  visit(node, report) {
    if (ts.isPropertyAccessExpression(node) && SNAPSHOTS.has(node.name.text))
      report(node, 'A snapshot says what was, not what should be. Assert the fact.')
  },
}

export const noSleeps = {
  name: 'no-sleeps',
  applies: isTestFile,
  visit(node, report) {
    const waits = ts.isPropertyAccessExpression(node) && node.name.text === 'waitForTimeout'
    if (waits || isSleep(node)) report(node, 'Wait for what should happen, not for time to pass.')
  },
}

/** `new Promise((resolve) => setTimeout(resolve, 50))`; zero only gives way to other work. */
function isSleep(node) {
  if (!ts.isNewExpression(node) || node.expression.getText() !== 'Promise') return false
  const [executor] = node.arguments ?? []
  if (!executor || !ts.isArrowFunction(executor) || ts.isBlock(executor.body)) return false
  const call = ts.isVoidExpression(executor.body) ? executor.body.expression : executor.body
  if (!ts.isCallExpression(call) || call.expression.getText() !== 'setTimeout') return false
  const [heard, ms] = call.arguments
  return heard?.getText() === executor.parameters[0]?.name.getText() && ms !== undefined && ms.getText() !== '0'
}
