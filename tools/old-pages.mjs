import { fileURLToPath } from 'node:url'
import { attachScopes } from '@rollup/pluginutils'
import { walk } from 'estree-walker'
import MagicString from 'magic-string'

const RUNTIME = fileURLToPath(new URL('old-pages-runtime.mjs', import.meta.url))
/** Functions of the language, and the exports of the runtime that replace them. */
const FUNCTIONS = { 'Array.from': 'arrayFrom', 'JSON.stringify': 'stringify' }
/** Classes of the browser: each is asked for where it is used, as the one of `Request` may cost an empty frame. */
const CLASSES = { Event: 'eventClass', Request: 'requestClass' }
/** A function that takes the list as well. */
const takesList = (_, step) => step?.params?.length > 2
/** Methods by name, with what tells them from others of that name: the number of their arguments, and the first one. */
const LANGUAGE_METHODS = {
  map: takesList,
  filter: takesList,
  find: takesList,
  some: takesList,
  every: takesList,
  reduce: (count) => count > 0,
  entries: (count) => count === 0,
  remove: (count) => count === 0,
  bind: (count) => count > 1,
}
const DOCUMENT_METHODS = {
  createElement: (count) => count > 0,
  createElementNS: (count) => count > 1,
  createTextNode: (count) => count === 1,
}
const WINDOWS = ['globalThis', 'window', 'self']

/** `Array.from`, `Event` or `globalThis.Event` as written; nothing for what the module declares itself. */
function globalPath(node, scope) {
  if (node.type === 'Identifier') return scope.contains(node.name) ? '' : node.name
  if (node.type !== 'MemberExpression' || node.computed) return ''
  const owner = globalPath(node.object, scope)
  return WINDOWS.includes(owner) ? node.property.name : owner && `${owner}.${node.property.name}`
}

const isClassUse = (node, parent) =>
  node.type === 'MemberExpression' ||
  (parent.type === 'NewExpression' && parent.callee === node) ||
  (parent.type === 'BinaryExpression' && parent.operator === 'instanceof' && parent.right === node)

/**
 * Elements of a page take the place of the document's members, and scripts of old pages that of parts of the language and the browser: MooTools,
 * Prototype, functions on `Object.prototype` (decision 0013). Our sources and libraries are standard JavaScript; here every script build gets
 * stand-ins for the document, and the one for old pages for the rest.
 *
 * @param {{ readonly language?: boolean }} options `language`: also for what old scripts replace
 * @returns {import('rollup').Plugin}
 */
export const standIns = ({ language = false } = {}) => ({
  name: 'prilavok-stand-ins',
  transform: {
    // TypeScript and CommonJS are standard modules by then.
    order: 'post',
    handler(code, id) {
      if (id === RUNTIME) return null
      const methods = language ? { ...LANGUAGE_METHODS, ...DOCUMENT_METHODS } : DOCUMENT_METHODS
      const ast = this.parse(code)
      const changed = new MagicString(code)
      const used = new Set()
      const standIn = (name) => {
        used.add(name)
        return `oldPages_${name}`
      }
      const chains = new Set()
      let scope = attachScopes(ast, 'scope')
      for (const { type, specifiers } of ast.body)
        if (type === 'ImportDeclaration') for (const { local } of specifiers) scope.declarations[local.name] = true
      walk(ast, {
        enter(node, parent) {
          scope = node.scope ?? scope
          const isChained = chains.has(parent) && [parent.expression, parent.object, parent.callee].includes(node)
          if (node.type === 'ChainExpression' || isChained) chains.add(node)

          if (language && node.type === 'ForInStatement') {
            // Minified libraries have several expressions there, parted by commas.
            changed.appendLeft(node.right.start, `${standIn('keysOf')}((`).appendLeft(node.right.end, '))')
          }
          if (node.type === 'CallExpression' && node.callee.type === 'MemberExpression' && !node.callee.computed) {
            const { object, property, optional, start } = node.callee
            const { name } = property
            const isCall = Object.hasOwn(methods, name) && methods[name](node.arguments.length, node.arguments[0])
            if (object.type === 'Super' || !isCall) return
            const dot = code.lastIndexOf(optional ? '?.' : '.', property.start)
            changed.appendLeft(start, `${standIn(name)}(`)
            changed.overwrite(dot, property.end, chains.has(node) && !node.optional ? ')?.' : ')')
            return
          }
          // An element named like a member of the document takes its place: `<img name="cookie">`.
          const owner = node.type === 'MemberExpression' ? node.object : node.id?.type === 'ObjectPattern' && node.init
          if (owner && globalPath(owner, scope) === 'document')
            changed.overwrite(owner.start, owner.end, standIn('page'))
          const path = globalPath(node, scope)
          const isTarget = parent?.type === 'AssignmentExpression' && parent.left === node
          if (!language || !path || isTarget) return
          if (Object.hasOwn(FUNCTIONS, path)) changed.overwrite(node.start, node.end, standIn(FUNCTIONS[path]))
          else if (Object.hasOwn(CLASSES, path) && isClassUse(node, parent))
            changed.overwrite(node.start, node.end, `(${standIn(CLASSES[path])}())`)
        },
        leave(node) {
          if (node.scope) scope = node.scope.parent
        },
      })
      if (used.size === 0) return null
      const names = [...used].map((name) => `${name} as oldPages_${name}`)
      changed.prepend(`import { ${names.join(', ')} } from ${JSON.stringify(RUNTIME)};\n`)
      return { code: changed.toString(), map: changed.generateMap({ hires: 'boundary' }) }
    },
  },
})
