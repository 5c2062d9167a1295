/** The class names and states that pages may lean on, read from the components and their sheets. */
import ts from 'typescript'
import { sourcesOf, withoutComments } from './sheets.mjs'

/**
 * @typedef {{ readonly tags: Set<string>, readonly states: Map<string, Set<string>> }} ClassName
 * @typedef {{ readonly name: string, readonly about: string, readonly classes: Map<string, ClassName> }} Block
 */

const CLASS = /(?<![\w-])pk-[a-z0-9]+(?:-[a-z0-9]+)*(?:__[a-z0-9]+(?:-[a-z0-9]+)*)?(?![\w-])/g
const blockOf = (className) => className.split('__')[0]

/** Every class that a component or the map writes, with its elements and `data-*` states. */
export function readComponents(files = sourcesOf('.tsx', '.ts')) {
  const components = files.map(({ path, text }) => readFile(path, text))
  const classes = new Map()
  for (const { elements } of components)
    for (const element of elements) for (const name of element.names) addTo(classes, name, element)
  // A component says more than the plain code beside it.
  const spoken = components
    .filter(({ about }) => about !== '')
    .sort((one, other) => Number(one.isComponent) - Number(other.isComponent))
  return {
    classes,
    about: new Map(
      spoken.flatMap(({ about, elements }) =>
        elements.flatMap(({ names }) => names.map((name) => [name, about])).reverse(),
      ),
    ),
  }
}

function addTo(classes, name, { tag, states }) {
  const known = classes.get(name) ?? { tags: new Set(), states: new Map() }
  known.tags.add(tag)
  for (const [state, values] of states)
    known.states.set(state, new Set([...(known.states.get(state) ?? []), ...values]))
  classes.set(name, known)
}

function readFile(path, text) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const unions = readUnions(source)
  const elements = []
  let about = ''
  const visit = (node) => {
    if (about === '' && isComponent(node, source) && isExported(node)) about = sentenceOf(node, source)
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const element = readElement(node, source, unions)
      if (element !== null) elements.push(element)
    }
    if (ts.isCallExpression(node)) elements.push(...readCall(node, source))
    if (ts.isBinaryExpression(node) && node.left.getText(source).endsWith('.className'))
      elements.push(...classed(node.right, '', source))
    ts.forEachChild(node, visit)
  }
  visit(source)
  return { about, elements, isComponent: path.endsWith('.tsx') }
}

/** A function with the name of a component, as it is or in `memo()`. */
const isComponent = (node, source) =>
  ts.isFunctionDeclaration(node)
    ? /^[A-Z]/.test(node.name?.text ?? '')
    : ts.isVariableStatement(node) && /^export const [A-Z]\w* = memo\(/.test(node.getText(source))

const isExported = (node) => node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true

/** The first sentence of a component's comment, without the ledger's numbers. */
function sentenceOf(node, source) {
  const comment = ts.getJSDocCommentsAndTags(node)[0]?.getText(source) ?? ''
  const words = comment
    .replace(/^\/\*\*|\*\/$/g, '')
    .replace(/\s*\n\s*\*\s*/g, ' ')
    .trim()
  return words
    .replace(/ \([A-Z0-9]+-\d+[^)]*\)/g, '')
    .replace(/^(.*?[.:;])(\s.*)?$/s, '$1')
    .replace(/[:;]$/, '.')
}

/** The words that the properties and named types of a file may have: `tone` → neutral, accent … */
function readUnions(source) {
  const unions = new Map()
  const named = new Map()
  const wordsOf = (type) => {
    if (type === undefined) return []
    if (ts.isUnionTypeNode(type)) return type.types.flatMap(wordsOf)
    if (ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal)) return [type.literal.text]
    return ts.isTypeReferenceNode(type) ? (named.get(type.typeName.getText(source)) ?? []) : []
  }
  const visit = (node) => {
    if (ts.isTypeAliasDeclaration(node)) named.set(node.name.text, wordsOf(node.type))
    if (ts.isPropertySignature(node)) unions.set(node.name.getText(source), wordsOf(node.type))
    ts.forEachChild(node, visit)
  }
  visit(source)
  return unions
}

function readElement(node, source, unions) {
  const attributes = node.attributes.properties.filter(ts.isJsxAttribute)
  const names =
    attributes
      .find(({ name }) => name.getText(source) === 'className')
      ?.initializer?.getText(source)
      .match(CLASS) ?? []
  if (names.length === 0) return null
  const states = attributes
    .filter(({ name }) => /^data-(?!pk-)/.test(name.getText(source)))
    .map(({ name, initializer }) => [name.getText(source), valuesOf(initializer, source, unions)])
  const tag = node.tagName.getText(source)
  return { names: [...new Set(names)], tag: tag === 'ShopLink' ? 'a' : tag, states }
}

/** A class that code gives to an element. */
const classed = (value, tag, source) => {
  const names = (value !== undefined && ts.isStringLiteral(value) && value.getText(source).match(CLASS)) || []
  return names.length === 0 ? [] : [{ names: [...new Set(names)], tag, states: [] }]
}

/** `make('b', 'pk-box__lid')` and what adds a class to an element of the map. */
function readCall({ expression, arguments: [first, second] }, source) {
  const called = expression.getText(source)
  if (called.endsWith('.classList.add')) return classed(first, '', source)
  if (first === undefined || !ts.isStringLiteral(first)) return []
  if (called.endsWith('.setAttribute')) return first.text === 'class' ? classed(second, '', source) : []
  return called === 'make' ? classed(second, first.text, source) : []
}

/** What a state can say: words written at the element, or those of the property that it shows; none for a mark that is there or not. */
function valuesOf(initializer, source, unions) {
  const text = initializer?.getText(source) ?? ''
  const written = [...text.matchAll(/[?:{(=]\s*'([a-z][\w-]*)'|^"([a-z][\w-]*)"$/g)].map(
    ([, one, other]) => one ?? other,
  )
  const property = /^\{(?:\w+\.)*(\w+)\}$/.exec(text)?.[1]
  return new Set([...written, ...(unions.get(property) ?? [])])
}

/** The classes that the sheets style, with the states they know. */
export function readSheets(files = sourcesOf('.css')) {
  const classes = new Map()
  for (const { text } of files) {
    for (const [, name, rest] of withoutComments(text).matchAll(
      /\.(pk-[\w-]+)((?:\[[^\]]*\]|:(?:is|not|where)\((?:[^()]|\([^()]*\))*\))*)/g,
    )) {
      const states = [...rest.matchAll(/\[(data-[\w-]+)(?:='([^']*)')?\]/g)].map(([, state, value]) => [
        state,
        new Set(value === undefined ? [] : [value]),
      ])
      addTo(classes, name, { tag: '', states })
    }
  }
  return classes
}

/** The reference page. */
export function writeReference() {
  const { classes, about } = readComponents()
  for (const [name, { states }] of readSheets()) if (classes.has(name)) addTo(classes, name, { tag: '', states })
  const blocks = groupBy([...classes.keys()].sort(), blockOf)
  const sections = [...blocks].map(([block, names]) => {
    const rows = names.map((name) => `| \`${name}\` | ${tagsOf(classes.get(name))} | ${statesOf(classes.get(name))} |`)
    const sentence = about.get(block) ?? about.get(names[0]) ?? ''
    return [
      `## ${block}`,
      ...(sentence === '' ? [] : ['', sentence]),
      '',
      '| Class | Element | States |',
      '|---|---|---|',
      ...rows,
    ].join('\n')
  })
  return `${HEAD}\n${sections.join('\n\n')}\n`
}

function groupBy(items, keyOf) {
  const groups = new Map()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}

const tagsOf = ({ tags }) =>
  [...tags]
    .filter((tag) => tag !== '')
    .sort()
    .map((tag) => `\`${tag}\``)
    .join(', ')
const statesOf = ({ states }) =>
  [...states]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([state, values]) => `\`${state}\`${values.size === 0 ? '' : ` (${[...values].sort().join(', ')})`}`)
    .join(', ')

const HEAD = `# Class names and states

Generated from the components and their sheets by \`node tools/class-names.mjs --write\`; a test compares it.

These names are public: the CSS of a page may use them, and only a new major version changes them. A state without values in brackets
is present or absent; attributes that begin with \`data-pk-\` are private. "Element" is a tag, or the component that passes the class on. Our
rules have the specificity of three ids, so that rules of the page do not change a widget by accident; the [theming guide](../guides/theming.md)
says how to override them on purpose.

Also public: \`pk-root\`, the root of every widget, \`pk-mount-<name>\`, which mounts a widget, and \`pk-foreign\`, below which a
payment form or a map keeps its own style.
`
