/** What code may say, floor by floor; oxlint keeps the rest. */
import ts from 'typescript'
import { isTest, packageOf } from '../tree.mjs'

const inCore = (path) => packageOf(path) === 'core' && !isTest(path)

export const pureCore = {
  name: 'pure-core',
  applies: inCore,
  visit(node, report) {
    const isDate =
      (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
      ts.isIdentifier(node.expression) &&
      node.expression.text === 'Date'
    if (isDate && (node.arguments?.length ?? 0) === 0)
      report(node, 'Core does not know what time it is. Ask the clock port.')
  },
}

export const plainCore = {
  name: 'plain-core',
  applies: inCore,
  visit(node, report) {
    if (ts.isClassDeclaration(node) || ts.isClassExpression(node))
      report(node, 'Core holds plain data and functions, no classes.')
    if (ts.isEnumDeclaration(node)) report(node, 'Core uses unions of literals, no enums.')
  },
}

const NO_FEATURES = /^\.\.\/(lib|effects|forms|money|testing|shop|settings)(\/|$)/

export const flowsCombine = {
  name: 'flows-combine',
  applies: (path) => /(^|\/)core\/src\/flows\/[^/]+\.flow\.ts$/.test(path),
  visit(node, report) {
    if (!ts.isSourceFile(node)) return
    const sources = node.statements.filter(ts.isImportDeclaration).map(({ moduleSpecifier }) => moduleSpecifier.text)
    // Another file of the flows combines features itself.
    const combined = sources.filter((from) => from.startsWith('.') && !NO_FEATURES.test(from))
    if (new Set(combined).size < 2) report(node, 'A flow combines at least two features; what knows one lives in it.')
  },
}

export const zodMini = {
  name: 'zod-mini',
  applies: (path) => packageOf(path) !== null,
  visit(node, report, path) {
    const isImport = ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
    const from =
      isImport && node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier) ? node.moduleSpecifier.text : ''
    if (from !== 'zod' && !from.startsWith('zod/')) return
    const bindings = ts.isImportDeclaration(node) ? node.importClause?.namedBindings : undefined
    const asNamespace = bindings !== undefined && ts.isNamespaceImport(bindings) && bindings.name.text === 'z'
    if (packageOf(path) !== 'contracts') report(node, 'Schemas live in contracts alone.')
    else if (from !== 'zod/mini' || !asNamespace)
      report(node, "Write import * as z from 'zod/mini': any other form costs the page kilobytes.")
  },
}

const HOOKS_OF_BOTH = new Set([
  'useState',
  'useEffect',
  'useLayoutEffect',
  'useRef',
  'useMemo',
  'useCallback',
  'useContext',
  'useId',
  'useReducer',
  'useSyncExternalStore',
  'createContext',
  'createElement',
  'cloneElement',
  'isValidElement',
  'Fragment',
  'Children',
])
const NOT_TYPED_INTO = new Set(['checkbox', 'radio', 'range', 'file'])

export const reactSubset = {
  name: 'react-subset',
  applies: (path) => ['react', 'ui', 'widgets'].includes(packageOf(path) ?? '') && !isTest(path),
  visit(node, report) {
    if (ts.isImportDeclaration(node) && node.moduleSpecifier.text === 'react' && !node.importClause?.isTypeOnly) {
      const bindings = node.importClause?.namedBindings
      if (node.importClause?.name || (bindings && !ts.isNamedImports(bindings)))
        report(node, 'Import names from react, so that the Preact build can see which.')
      for (const each of bindings && ts.isNamedImports(bindings) ? bindings.elements : []) {
        const name = (each.propertyName ?? each.name).text
        if (!each.isTypeOnly && !HOOKS_OF_BOTH.has(name)) report(each, `Preact without compat has no "${name}".`)
      }
    }
    if (ts.isJsxAttribute(node) && node.name.getText() === 'onChange' && isTypedInto(node.parent.parent)) {
      report(node, 'Text fields use onInput: Preact fires onChange only when the field is left.')
    }
  },
}

function isTypedInto(element) {
  const tag = element.tagName.getText()
  if (tag === 'textarea') return true
  if (tag !== 'input') return false
  const type = element.attributes.properties.find((each) => ts.isJsxAttribute(each) && each.name.getText() === 'type')
  const value = type?.initializer
  // A computed type may be a checkbox; only what is written out is judged.
  return type === undefined || (value !== undefined && ts.isStringLiteral(value) && !NOT_TYPED_INTO.has(value.text))
}
