/** What would break a page's strict content security policy, its stacking or its style. */
import ts from 'typescript'
import { isTest, packageOf } from '../tree.mjs'

const HTML_SINKS = new Set([
  'innerHTML',
  'outerHTML',
  'insertAdjacentHTML',
  'createContextualFragment',
  'setHTMLUnsafe',
  'dangerouslySetInnerHTML',
  'srcdoc',
  'srcDoc',
])
const inProduct = (path) => packageOf(path) !== null && !isTest(path)

export const rawHtml = {
  name: 'raw-html',
  applies: (path) => inProduct(path) && !path.startsWith('packages/ui/src/trusted-html'),
  visit(node, report) {
    const name = nameOf(node)
    if (HTML_SINKS.has(name)) report(node, `"${name}" writes raw HTML. Only ui/trusted-html may, after cleaning it.`)
    if (ts.isPropertyAccessExpression(node) && /^document\.write(ln)?$/.test(node.getText()))
      report(node, 'document.write replaces the page.')
  },
}

/** The name under which a node reaches a property, written as `a.name`, `a['name']`, `{ name: … }` or `<a name=…>`. */
function nameOf(node) {
  if (ts.isPropertyAccessExpression(node)) return node.name.text
  if (ts.isElementAccessExpression(node) && ts.isStringLiteral(node.argumentExpression))
    return node.argumentExpression.text
  if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) return node.name.getText()
  if (ts.isJsxAttribute(node)) return node.name.getText()
  return ''
}

export const inlineStyle = {
  name: 'inline-style',
  applies: inProduct,
  visit(node, report) {
    if (ts.isJsxAttribute(node) && node.name.getText() === 'style')
      report(node, 'A strict style-src refuses style attributes. Use a class, or el.style.x in an effect.')
    if ((ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) && node.tagName.getText() === 'style')
      report(node, 'A strict style-src refuses style elements.')
    if (ts.isStringLiteralLike(node) && /<[a-z][^>]*\sstyle=/i.test(node.text))
      report(node, 'A strict style-src refuses style attributes.')
    const isSetter =
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      node.expression.name.text === 'setAttribute'
    const [first] = isSetter ? node.arguments : []
    if (first && ts.isStringLiteral(first) && first.text === 'style')
      report(node, 'A strict style-src refuses style attributes.')
  },
}

const isToastStack = (path) => /toast/.test(path)

export const zIndex = {
  name: 'no-z-index',
  applies: (path) => inProduct(path) && !isToastStack(path),
  visit(node, report) {
    if (nameOf(node) === 'zIndex') report(node, 'Overlays use the top layer (dialog, popover), never a z-index race.')
  },
}

const isSheet = (path) => /^packages\/(ui|widgets|admin|embed)\/src\/.*\.css$/.test(path)

/** A rule about our style sheets: no declaration may match the pattern. */
const sheetRule = (name, pattern, why, applies = isSheet) => ({
  name,
  applies,
  check({ text }, report) {
    const withoutComments = text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
    withoutComments.split('\n').forEach((line, index) => {
      if (pattern.test(line)) report(index + 1, why)
    })
  },
})

export const cssRem = sheetRule(
  'css-no-rem',
  /[\d.]rem\b/,
  "A host's html may be 10px: use px, or em relative to the widget root.",
)
export const cssImport = sheetRule(
  'css-no-import',
  /@import\b/,
  'An adopted style sheet ignores @import. The build joins the sheets.',
)
export const cssUrl = sheetRule(
  'css-no-url',
  /\burl\(/i,
  'A host may forbid images and fonts from elsewhere; draw with CSS or an svg element.',
)
const SIDES =
  /(^|[\s;{])(((margin|padding|border|inset|scroll-margin|scroll-padding)-)?(left|right)|border-(left|right)-[\w-]+|border-(top|bottom)-(left|right)-radius)\s*:|\b(text-align|float|clear)\s*:\s*(left|right)\b|\btranslate(X|3d)?\(\s*-?[\d.]*[1-9]/

/** A shorthand of four values that gives left and right different ones. */
const isUneven = (line) => {
  const [, values] =
    /(?:^|[\s;{])(?:margin|padding|inset|border-(?:width|color|style)|scroll-(?:margin|padding))\s*:\s*([^;}]+)/.exec(
      line,
    ) ?? []
  const parts = values?.replace(/\s*!important/, '').match(/(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? []
  return parts.length === 4 && parts[1] !== parts[3]
}
export const cssSides = sheetRule(
  'css-no-sides',
  { test: (line) => SIDES.test(line) || isUneven(line) },
  'Left and right change places from right to left: say inline-start and inline-end (margin-inline, inset-inline-end, text-align: start).',
)
export const cssUnderline = sheetRule(
  'css-underline-parts',
  /\btext-decoration\s*:\s*[\w-]+\s+(?!!)[^;\s]/,
  'Safari drops a text-decoration of several values: give line, style and thickness one property each.',
)
export const cssZIndex = sheetRule(
  'no-z-index',
  /(^|[\s;{])z-index\s*:(?!\s*1\s*[;}])/,
  'Overlays use the top layer (dialog, popover), never a z-index race. A bar over its own widget needs no more than 1.',
  (path) => isSheet(path) && !isToastStack(path),
)
