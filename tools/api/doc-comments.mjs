/** What a developer reads when pointing at a public name: what it does first, and what of the ledger it fulfils at the end. */
import ts from 'typescript'

/** An id of the ledger, such as CART-25. */
const LEDGER_ID = /\b[A-Z][A-Z0-9]+-\d{2,}\b/
/** Names that begin like one: standards. */
const STANDARD = /\b(?:UTF|ISO|RFC|EPSG|SHA)-\d+/g

const SILENT = ' has no comment.'

/** Members without a comment that a package still has: names that say it all, or wire fields of the contract. It may only shrink. */
const STILL_SILENT = { contracts: 143, core: 217, devtools: 15, 'shop-server': 46, ui: 117 }

const textOf = (symbol, checker) => ts.displayPartsToString(symbol.getDocumentationComment(checker))

/** The first sentence of a comment. */
export const firstSentence = (text) => (/^[^]*?[.:;!?](?=\s|$)/.exec(text)?.[0] ?? text).trim()

/** A library's own name that an entry passes on. */
const isForeign = ({ declarations = [] }) =>
  declarations.every((declaration) => declaration.getSourceFile().fileName.includes('/node_modules/'))

/** Members that an interface or an object type declares itself. */
const membersOf = (symbol) =>
  (symbol.declarations ?? []).flatMap((declaration) => {
    if (ts.isInterfaceDeclaration(declaration)) return [...declaration.members]
    if (ts.isTypeAliasDeclaration(declaration) && ts.isTypeLiteralNode(declaration.type))
      return [...declaration.type.members]
    return []
  })

/**
 * One sentence for every public name, or member of one, whose comment is missing or begins with a statement of the ledger.
 * @param {ts.Program} program
 * @param {readonly string[]} files the declarations of the entries
 * @returns {readonly string[]}
 */
export function commentFaults(program, files) {
  const checker = program.getTypeChecker()
  const faults = new Map()
  const judge = (symbol, name) => {
    if (symbol === undefined || faults.has(symbol) || isForeign(symbol)) return
    const text = textOf(symbol, checker)
    const first = firstSentence(text).replace(STANDARD, '')
    if (LEDGER_ID.test(first))
      faults.set(symbol, `${name}: a statement of the ledger in the first sentence: "${first}"`)
    else if (text === '') faults.set(symbol, `${name}${SILENT}`)
    else faults.set(symbol, null)
  }
  for (const file of files) {
    const source = program.getSourceFile(file)
    const module = source && checker.getSymbolAtLocation(source)
    for (const exported of module ? checker.getExportsOfModule(module) : []) {
      const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
      judge(symbol, exported.name)
      for (const member of membersOf(symbol))
        if (member.name !== undefined)
          judge(checker.getSymbolAtLocation(member.name), `${exported.name}.${member.name.getText()}`)
    }
  }
  return [...faults.values()].filter((fault) => fault !== null)
}

/**
 * The faults of all entries by package; members without a comment count only beyond what a package still has.
 * @param {ts.Program} program
 * @param {readonly import('./entries.mjs').Entry[]} entries
 * @returns {readonly string[]}
 */
export function commentFaultsOf(program, entries) {
  return [...new Set(entries.map(({ owner }) => owner))].flatMap((owner) => {
    const files = entries.filter((entry) => entry.owner === owner).map(({ declaration }) => declaration)
    const faults = commentFaults(program, files)
    const silent = faults.filter((fault) => fault.endsWith(SILENT))
    const allowed = STILL_SILENT[owner] ?? 0
    return [
      ...faults.filter((fault) => !fault.endsWith(SILENT)),
      ...(silent.length > allowed ? silent.map((fault) => `@prilavok/${owner}: ${fault}`) : []),
      ...(silent.length < allowed
        ? [
            `@prilavok/${owner} has only ${silent.length} members without a comment: lower its number in tools/api/doc-comments.mjs.`,
          ]
        : []),
    ]
  })
}
