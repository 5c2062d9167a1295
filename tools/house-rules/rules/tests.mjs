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

export const testsAssert = {
  name: 'tests-assert',
  applies: isTestFile,
  visit(node, report) {
    if (!ts.isCallExpression(node) || !/^(it|test)$/.test(rootOf(node.expression)) || endsInSuite(node.expression)) return
    const body = node.arguments.find((each) => ts.isArrowFunction(each) || ts.isFunctionExpression(each))
    if (body !== undefined && !asserts(body)) report(node, 'This test asserts nothing, so it cannot fail for its reason.')
  },
}

const endsInSuite = (name) => ts.isPropertyAccessExpression(name) && /^(describe|step|use|extend|beforeEach|beforeAll|afterEach|afterAll|setTimeout|info)$/.test(name.name.text)

/** Whether a body calls expect, assert or something that begins with these words. */
function asserts(body) {
  let found = false
  eachNode(body, (node) => {
    if (ts.isCallExpression(node) && /(^|\.)(expect|assert)\w*/.test(node.expression.getText())) found = true
  })
  return found
}

/** The first word of a dotted name: `it` in it.concurrent.skip. */
function rootOf(node) {
  if (ts.isCallExpression(node)) return rootOf(node.expression)
  if (ts.isPropertyAccessExpression(node)) return rootOf(node.expression)
  return ts.isIdentifier(node) ? node.text : ''
}

const SNAPSHOTS = new Set(['toMatchSnapshot', 'toMatchInlineSnapshot', 'toMatchFileSnapshot', 'toMatchAriaSnapshot', 'toHaveScreenshot', 'toThrowErrorMatchingSnapshot'])

export const noSnapshots = {
  name: 'no-snapshots',
  applies: isTestFile,
  visit(node, report) {
    if (ts.isPropertyAccessExpression(node) && SNAPSHOTS.has(node.name.text)) report(node, 'A snapshot says what was, not what should be. Assert the fact.')
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
