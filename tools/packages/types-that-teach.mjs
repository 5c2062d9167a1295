/** What a developer sees when pointing at a name of ours: words, not only a signature, and never `any`. */
import { join } from 'node:path'
import ts from 'typescript'

const OURS = /\/node_modules\/(@prilavok\/[^/]+)\//

/**
 * @param {string} home folder in which the packages are installed
 * @returns {readonly string[]} one sentence for each export without documentation and each `any`
 */
export function silentTypes(home) {
  const entry = join(home, 'plain-types', 'entries.nodenext.ts')
  const options = {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
    resolveJsonModule: true,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
    strict: true,
    noEmit: true,
    skipLibCheck: true,
  }
  const program = ts.createProgram([entry], options)
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(entry)
  const entries =
    source?.statements.filter(ts.isExportDeclaration).flatMap(({ moduleSpecifier }) => moduleSpecifier ?? []) ?? []
  const gaps = new Map()
  for (const entry of entries) {
    const module = checker.getSymbolAtLocation(entry)
    for (const name of module ? checker.getExportsOfModule(module) : []) {
      const symbol = name.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(name) : name
      const isOurs =
        symbol.declarations?.some((declaration) => OURS.test(declaration.getSourceFile().fileName)) === true
      if (!isOurs || gaps.has(symbol) || symbol.getDocumentationComment(checker).length > 0) continue
      gaps.set(symbol, `${name.name} of ${entry.text} has no documentation.`)
    }
  }
  return [...gaps.values(), ...program.getSourceFiles().flatMap(looseTypes)]
}

/** Every `any` that somebody wrote or the compiler put into a declaration of ours. */
function looseTypes(source) {
  if (!OURS.test(source.fileName)) return []
  const found = []
  const visit = (node) => {
    if (node.kind === ts.SyntaxKind.AnyKeyword) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
      found.push(`${source.fileName.replace(/^.*node_modules\//, '')}:${line + 1} says "any".`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}
