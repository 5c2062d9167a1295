/** Writes down what an entry point exports: every exported name with its signature, sorted, without comments. */
import { relative, sep } from 'node:path'
import ts from 'typescript'

/** @typedef {import('./entries.mjs').Entry} Entry */

const FORMAT =
  ts.NodeBuilderFlags.NoTruncation | ts.NodeBuilderFlags.InTypeAlias | ts.NodeBuilderFlags.MultilineObjectLiterals
const printer = ts.createPrinter({ removeComments: true })

/**
 * The reports of all entries by their file.
 * @param {readonly Entry[]} entries
 * @returns {Map<string, string>}
 */
export function writeReports(entries, root) {
  const program = programOf(entries)
  const checker = program.getTypeChecker()
  const resolved = (symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol)
  const exportsOf = ({ declaration }) => {
    const module = checker.getSymbolAtLocation(program.getSourceFile(declaration))
    const symbols = module ? checker.getExportsOfModule(module) : []
    return symbols.map((symbol) => ({ name: symbol.name, symbol: resolved(symbol) })).toSorted(byName)
  }
  const homes = homesOf(entries, exportsOf)

  const reportOf = (entry) => {
    const own = []
    const passedOn = new Map()
    for (const { name, symbol } of exportsOf(entry)) {
      const home = homes.get(symbol)
      if (home === entry) own.push({ name, symbol })
      else passedOn.set(home.specifier, [...(passedOn.get(home.specifier) ?? []), name])
    }
    const exits = [...passedOn].toSorted().map(([from, names]) => `export { ${names.join(', ')} } from '${from}';`)
    const declared = own.map(({ name, symbol }) => textOf(checker, name, symbol, root))
    const within = behind(
      own.map(({ symbol }) => symbol),
      (symbol) => homes.has(symbol),
      checker,
      resolved,
    )
    const inner = within.map(
      (symbol) => `/* not exported */ ${textOf(checker, symbol.name, symbol, root).replace(/^export /, '')}`,
    )
    return page(entry.specifier, [...exits, ...declared, ...inner.toSorted()])
  }
  return new Map(entries.map((entry) => [entry.report, reportOf(entry)]))
}

/** Packages find each other's declarations, never the sources. */
export function programOf(entries) {
  const paths = Object.fromEntries(entries.map(({ specifier, declaration }) => [specifier, [declaration]]))
  return ts.createProgram(
    entries.map(({ declaration }) => declaration),
    {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
      types: [],
      strict: true,
      exactOptionalPropertyTypes: true,
      noEmit: true,
      skipLibCheck: true,
      jsx: ts.JsxEmit.ReactJSX,
      paths,
    },
  )
}

/** Where each name lives: the innermost entry of the package that declares it. Other entries re-export it without repeating it. */
export function homesOf(entries, exportsOf) {
  const depth = ({ specifier }) => specifier.split('/').length
  const homes = new Map()
  for (const entry of entries.toSorted((a, b) => depth(b) - depth(a))) {
    for (const { symbol } of exportsOf(entry)) {
      const present = homes.get(symbol)
      if (present === undefined || (present.owner !== ownerOf(symbol) && entry.owner === ownerOf(symbol)))
        homes.set(symbol, entry)
    }
  }
  return homes
}

/** The package that declares a symbol, or null when it comes from npm. */
const ownerOf = (symbol) => /\/\.cache\/types\/([^/]+)\//.exec(fileOf(symbol))?.[1] ?? null
const fileOf = (symbol) => symbol.declarations?.[0]?.getSourceFile().fileName ?? ''
const byName = (a, b) => (a.name < b.name ? -1 : 1)

/** Our own types that signatures name although no entry exports them: a change in them is a change for customers too. */
function behind(symbols, isPublic, checker, resolved) {
  const found = new Set()
  const look = (symbol) => {
    for (const declaration of symbol.declarations ?? [])
      eachReference(declaration, (name) => {
        const at = checker.getSymbolAtLocation(name)
        const target = at && resolved(at)
        const isType =
          target !== undefined && (target.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias)) !== 0
        if (!isType || ownerOf(target) === null || isPublic(target) || found.has(target)) return
        found.add(target)
        look(target)
      })
  }
  for (const symbol of symbols) if (ownerOf(symbol) !== null) look(symbol)
  return [...found]
}

export function eachReference(node, visit) {
  if (ts.isTypeReferenceNode(node)) visit(ts.isQualifiedName(node.typeName) ? node.typeName.right : node.typeName)
  if (ts.isExpressionWithTypeArguments(node)) visit(node.expression)
  ts.forEachChild(node, (child) => eachReference(child, visit))
}

function textOf(checker, name, symbol, root) {
  if (ownerOf(symbol) === null) return `export { ${name} } from '${npmPackageOf(fileOf(symbol))}';`
  const texts = (symbol.declarations ?? []).map((node) => {
    const derived = ts.isTypeAliasDeclaration(node) && /\btypeof\b/.test(node.type.getText())
    // What is derived from a value is spelled out, so that a changed schema shows.
    if (derived)
      return `export type ${name}${parametersOf(node)} = ${print(checker.typeToTypeNode(checker.getDeclaredTypeOfSymbol(symbol), node, FORMAT), node)};`
    return print(ts.isVariableDeclaration(node) ? node.parent.parent : node, node)
  })
  return texts.map((text) => inOrder(withoutPlaces(text, root))).join('\n')
}

/** The compiler names the members of a union in the order in which it met them, which differs from build to build. */
function inOrder(text) {
  const source = ts.createSourceFile('report.ts', text, ts.ScriptTarget.ES2022, true)
  const wordsOf = (node) => printer.printNode(ts.EmitHint.Unspecified, node, source)
  const sorted = (context) => {
    const visit = (node) => {
      const next = ts.visitEachChild(node, visit, context)
      if (!ts.isUnionTypeNode(next)) return next
      const members = [...next.types].sort((one, other) => (wordsOf(one) < wordsOf(other) ? -1 : 1))
      return ts.factory.updateUnionTypeNode(next, ts.factory.createNodeArray(members))
    }
    return (file) => ts.visitNode(file, visit)
  }
  return printer.printFile(ts.transform(source, [sorted]).transformed[0]).trimEnd()
}

const print = (node, near) => printer.printNode(ts.EmitHint.Unspecified, node, near.getSourceFile())
const parametersOf = (node) =>
  node.typeParameters ? `<${node.typeParameters.map((each) => each.getText()).join(', ')}>` : ''
const npmPackageOf = (path) => /\/node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*\/node_modules\/)/.exec(path)?.[1] ?? path

/** No absolute path of a machine gets into a committed file. */
const withoutPlaces = (text, root) =>
  text.replace(/import\("([^"]+)"\)/g, (whole, path) =>
    path.startsWith('/') ? `import("${relative(root, path).split(sep).join('/')}")` : whole,
  )

const page = (specifier, blocks) =>
  `# ${specifier}\n\nThe public API, kept by \`npm run api\`. A change here is a change for customers.\n\n\`\`\`ts\n${blocks.join('\n\n')}\n\`\`\`\n`
