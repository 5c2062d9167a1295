/** Rules of our own for oxlint: syntax that is forbidden, and why. `.oxlintrc.json` says where each one holds. */

/** A rule that reports every node that one of the selectors finds. */
const forbid = (message, ...selectors) => ({
  create: (context) =>
    Object.fromEntries(selectors.map((selector) => [selector, (node) => context.report({ node, message })])),
})

const HTML_SINKS =
  '/^(innerHTML|outerHTML|insertAdjacentHTML|createContextualFragment|setHTMLUnsafe|dangerouslySetInnerHTML|srcdoc|srcDoc)$/'
const LEAVES_OUT = '/^(skip|only|todo|fixme|fail|fails|skipIf|runIf)$/'
const TEST_ROOTS = '/^(it|test|describe|suite)$/'
const SHOP_WORDS = '/cart|checkout|buyer|payment|delivery|pickup|product|goods/i'
const VAGUE_NAME = /(^|[/.-])(utils?|helpers?|common|manager)[/.-]/
const LONG_FILE = 200

/** The objects that widgets read their labels from, and the functions that make texts of numbers. */
const LABELS = /^(text|words|terms|names|labels|texts|money|again)$/

/** Whether an expression of JSX is a text, as far as its form says. */
function isText(node) {
  if (node.type === 'TemplateLiteral') return true
  if (node.type === 'Literal') return typeof node.value === 'string' && node.value.trim() !== ''
  if (node.type === 'CallExpression') return isText(node.callee)
  if (node.type === 'MemberExpression') return isText(node.object)
  return node.type === 'Identifier' && LABELS.test(node.name)
}
const branchesOf = (node) =>
  node.type === 'LogicalExpression'
    ? [node.right, ...(node.operator === '&&' ? [] : [node.left])]
    : node.type === 'ConditionalExpression'
      ? [node.consequent, node.alternate]
      : []
const isElement = (node) => node.type === 'JSXElement' || node.type === 'JSXFragment'

/** Whether the children of an element are a bare text and an element that comes and goes. */
function mixesTextAndElement({ children }) {
  const expressions = children.flatMap((child) => (child.type === 'JSXExpressionContainer' ? [child.expression] : []))
  const branches = expressions.flatMap(branchesOf)
  const hasText =
    children.some((child) => child.type === 'JSXText' && child.value.trim() !== '') ||
    [...expressions, ...branches].some(isText)
  return hasText && branches.some(isElement)
}

export default {
  meta: { name: 'prilavok' },
  rules: {
    'pure-core': forbid(
      'Core does not know what time it is. Ask the clock port.',
      'NewExpression[callee.name="Date"][arguments.length=0]',
      'CallExpression[callee.name="Date"]',
    ),
    'one-clock': forbid(
      "The clock of this device is nobody else's. Ask that of the shop or of the town by its zone: @prilavok/core/clock.",
      'CallExpression[callee.property.name=/^(get|set)(Hours|Minutes|Day|Date|Month|FullYear|TimezoneOffset)$/]',
      'CallExpression[callee.property.name=/^to(LocaleDate|LocaleTime|Date|Time)String$/]',
      'CallExpression[callee.property.name="toLocaleString"] > MemberExpression.callee[object.type="NewExpression"]',
      'NewExpression[callee.object.name="Intl"][callee.property.name="DateTimeFormat"]',
    ),
    'plain-core': forbid(
      'Core holds plain data and functions: no classes, and unions of literals instead of enums.',
      'ClassDeclaration',
      'ClassExpression',
      'TSEnumDeclaration',
    ),
    'zod-mini': forbid(
      "Write import * as z from 'zod/mini': any other form costs the page kilobytes.",
      'ImportDeclaration[source.value=/^zod(\\u002F|$)/]:not([source.value="zod/mini"]:has(ImportNamespaceSpecifier[local.name="z"]))',
    ),
    'no-escape-cast': forbid(
      'This cast switches the type check off. Parse the value, or state a type that it can have with one `as`.',
      'TSAsExpression[typeAnnotation.type="TSNeverKeyword"]',
      'TSAsExpression[typeAnnotation.type="TSArrayType"][typeAnnotation.elementType.type="TSNeverKeyword"]',
      'TSAsExpression > TSAsExpression.expression[typeAnnotation.type="TSUnknownKeyword"]',
      'TSTypeAssertion[typeAnnotation.type="TSNeverKeyword"]',
    ),
    'one-edit': forbid(
      'What is typed on a record belongs to its edit: a state beside it is not saved, guarded or kept. Use FieldRow or the form of useEditOf.',
      'FunctionDeclaration:has(CallExpression[callee.name="useEditOf"]):has(CallExpression[callee.name="useState"]):has(JSXOpeningElement[name.name=/^(input|textarea|select)$/])',
    ),
    'raw-html': forbid(
      'This writes raw HTML. Only ui/trusted-html may, after sanitising it.',
      `MemberExpression[property.name=${HTML_SINKS}]`,
      `MemberExpression[property.value=${HTML_SINKS}]`,
      `Property[key.name=${HTML_SINKS}]`,
      `JSXAttribute[name.name=${HTML_SINKS}]`,
      'MemberExpression[object.name="document"][property.name=/^write(ln)?$/]',
    ),
    'dom-building': forbid(
      'Widgets are React components: render the element instead of building it.',
      'CallExpression[callee.object.name="document"][callee.property.name=/^createElement/]',
    ),
    'bare-text': {
      create: ({ report }) => {
        const check = (node) => {
          if (mixesTextAndElement(node))
            report({
              node,
              message:
                'A page translator replaces this text node, and React then cannot insert the element beside it. Put the text into an element.',
            })
        }
        return { JSXElement: check, JSXFragment: check }
      },
    },
    'checked-links': forbid(
      'Links of the shop take checked addresses alone: use ShopLink, ShopButtonLink or PhoneLink (widgets/lib).',
      'JSXOpeningElement[name.name=/^(a|ButtonLink)$/] > JSXAttribute[name.name="href"] > JSXExpressionContainer',
    ),
    'inline-style': forbid(
      'A strict style-src refuses this. Use a class, or el.style.x in an effect.',
      'JSXAttribute[name.name="style"]',
      'JSXOpeningElement[name.name="style"]',
      'Literal[value=/<[a-z][^>]*\\sstyle=/i]',
      'TemplateElement[value.raw=/<[a-z][^>]*\\sstyle=/i]',
      'CallExpression[callee.property.name="setAttribute"][arguments.0.value="style"]',
    ),
    'z-index': forbid(
      'Overlays use the top layer (dialog, popover), never a z-index race.',
      'MemberExpression[property.name="zIndex"]',
      'Property[key.name="zIndex"]',
    ),
    'ui-knows-no-shop': forbid(
      'Components of ui know no shop. Take the word out, or move the component to widgets.',
      `Identifier[name=${SHOP_WORDS}]`,
      `Literal[value=${SHOP_WORDS}]`,
    ),
    'every-test-runs': forbid(
      'This leaves tests out. Repair the test or remove it.',
      `MemberExpression[property.name=${LEAVES_OUT}][object.name=${TEST_ROOTS}]`,
      `MemberExpression[property.name=${LEAVES_OUT}][object.object.name=${TEST_ROOTS}]`,
      'CallExpression[callee.name=/^([xf])(it|test|describe)$/]',
      'CallExpression[callee.name=/^(it|test)$/][arguments.length=1]',
    ),
    'no-sleeps': forbid(
      'Wait for what should happen, not for time to pass.',
      'MemberExpression[property.name="waitForTimeout"]',
      'NewExpression[callee.name="Promise"] > ArrowFunctionExpression[body.type!="BlockStatement"] CallExpression[callee.name="setTimeout"][arguments.1]:not([arguments.1.value=0])',
    ),
    'no-snapshots': forbid(
      'A snapshot says what was, not what should be. Assert the fact.',
      'MemberExpression[property.name=/^(to\\w*Snapshot|toHaveScreenshot)$/]',
    ),
    'browser-test-asserts': {
      create: ({ report, sourceCode }) => ({
        'CallExpression[callee.name="test"]'(node) {
          const body = node.arguments.at(-1)
          if (/Function/.test(body?.type) && !/\b(expect|assert)\w*[.(]/.test(sourceCode.getText(body)))
            report({
              node,
              message: 'This test asserts nothing; a function that asserts begins with expect or assert.',
            })
        },
      }),
    },
    'vague-name': {
      create: ({ filename, report }) => ({
        Program(node) {
          if (VAGUE_NAME.test(filename)) report({ node, message: 'This name says nothing. Name it by what it does.' })
        },
      }),
    },
    'long-file': {
      create: ({ report, sourceCode }) => ({
        Program(node) {
          if (sourceCode.lines.length > LONG_FILE)
            report({ node, message: `${sourceCode.lines.length} lines; files aim at 30 to 150.` })
        },
      }),
    },
  },
}
