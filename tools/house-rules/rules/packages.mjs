/** What holds for a package as a whole. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { build } from 'esbuild'
import { eachNode, isTest, lineOf, packageOf } from '../tree.mjs'

/** What a package's code imports stands in its package.json: the root's tools are not there for a customer. */
export const declaredDependencies = {
  name: 'declared-dependencies',
  checkTree(folder, files, report) {
    const manifests = new Map()
    const manifestOf = (name) => {
      const path = join(folder, 'packages', name, 'package.json')
      if (!manifests.has(name)) manifests.set(name, JSON.parse(readFileSync(path, 'utf8')))
      return manifests.get(name)
    }
    for (const file of files) {
      const owner = packageOf(file.path)
      if (owner === null || isTest(file.path) || file.path.endsWith('.css')) continue
      const { name, dependencies = {}, peerDependencies = {}, devDependencies = {} } = manifestOf(owner)
      // The front door's scripts carry their libraries inside.
      const bundled = owner === 'embed' ? devDependencies : {}
      const declared = new Set([name, ...[dependencies, peerDependencies, bundled].flatMap(Object.keys)])
      for (const { specifier, node } of importsOf(file.source())) {
        if (/^(\.|node:|virtual:)/.test(specifier)) continue
        const [first, second] = specifier.split('/')
        const wanted = first.startsWith('@') ? `${first}/${second}` : first
        if (!declared.has(wanted))
          report(file.path, lineOf(file.source(), node), `"${wanted}" is not among the dependencies of ${name}.`)
      }
    }
  },
}

/** Everything a file imports: statements, re-exports and import() calls and types. */
function importsOf(source) {
  const found = []
  eachNode(source, (node) => {
    const isStatement = ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
    const isCall = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
    const isType = ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)
    const literal = isStatement
      ? node.moduleSpecifier
      : isCall
        ? node.arguments[0]
        : isType
          ? node.argument.literal
          : undefined
    if (literal && ts.isStringLiteral(literal)) found.push({ specifier: literal.text, node })
  })
  return found
}

const LOCALES = ['ru', 'en']

/** Every label that one language has stands in the other. */
export const labelsComplete = {
  name: 'labels-complete',
  async checkTree(folder, _files, report) {
    const paths = LOCALES.map((locale) => `packages/widgets/src/labels/${locale}.ts`)
    if (!paths.every((path) => existsSync(join(folder, path)))) return
    const [ru, en] = await Promise.all(
      paths.map(async (path, at) => keysOf(await load(join(folder, path)), LOCALES[at])),
    )
    for (const key of ru) if (!en.has(key)) report(paths[1], 1, `The label "${key}" is missing in English.`)
    for (const key of en) if (!ru.has(key)) report(paths[0], 1, `The label "${key}" is missing in Russian.`)
  },
}

async function load(path) {
  const { outputFiles } = await build({
    entryPoints: [path],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'es2022',
    conditions: ['@prilavok/source'],
    loader: { '.css': 'empty' },
    logLevel: 'silent',
  })
  const [{ text }] = outputFiles
  return import(`data:text/javascript;base64,${Buffer.from(text).toString('base64')}`)
}

/** The paths of all labels, without the language in the export's own name (`cartRu`, `cartEn` are both `cart`). */
function keysOf(module, locale) {
  const keys = new Set()
  const walk = (value, path) => {
    if (typeof value !== 'object' || value === null) keys.add(path)
    else for (const [key, inner] of Object.entries(value)) walk(inner, `${path}.${key}`)
  }
  const suffix = new RegExp(`${locale}$`, 'i')
  for (const [name, value] of Object.entries(module)) walk(value, name.replace(suffix, '') || 'labels')
  return keys
}
