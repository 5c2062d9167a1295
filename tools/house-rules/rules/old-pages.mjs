/** What old scripts of pages have put in the place of what the language brings along, and what is used instead (decision 0013). */
import ts from 'typescript'
import { isTest, packageOf } from '../tree.mjs'

const ON_PAGES = new Set(['contracts', 'core', 'browser', 'react', 'ui', 'widgets', 'devtools', 'embed'])
/** Runs in tools alone; and the one place that may. */
const SPARED = /^packages\/(contracts\/src\/openapi\/|core\/src\/lib\/to-json\.ts$)/

const isName = (node, name) => ts.isIdentifier(node) && node.text === name

export const oldPages = {
  name: 'old-pages',
  applies: (path) => ON_PAGES.has(packageOf(path)) && !isTest(path) && !SPARED.test(path),
  visit(node, report) {
    if (ts.isNewExpression(node) && (isName(node.expression, 'Event') || isName(node.expression, 'Request'))) {
      report(
        node,
        `MooTools has put its own "${node.expression.text}" in the place of the browser's. Make an InputEvent or a CustomEvent; give fetch its parts.`,
      )
    }
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return
    const { expression: owner, name } = node.expression
    if (name.text === 'from' && isName(owner, 'Array'))
      report(node, 'The Array.from of Prototype and MooTools maps nothing. Spread, or use range().')
    if (name.text === 'stringify' && isName(owner, 'JSON'))
      report(node, 'Prototype makes texts of lists. Use toJson().')
    if (name.text === 'reduce') report(node, 'The reduce of Prototype 1.6 takes no function. Use sumBy(), or a loop.')
    if (name.text === 'entries' && !isName(owner, 'Object'))
      report(node, 'The entries of a list in Prototype are its elements. Use forEach().')
  },
}
