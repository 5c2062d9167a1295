/** The reference: a page for each public entry, from the types and their comments. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { readEntries } from '../api/entries.mjs'
import { homesOf, eachReference, programOf } from '../api/report.mjs'
import { run } from '../ensure.mjs'
import { commentOf } from './reference-comments.mjs'
import { declarationOf } from './reference-declarations.mjs'

/** @typedef {import('../api/entries.mjs').Entry} Entry */

/** Beyond that many names the contents of a page are its list of names. */
const MANY = 80

const pathOf = ({ specifier, owner }) => {
  const entry = specifier.replace(/^@prilavok\/[^/]+\/?/, '')
  return `reference/${owner}/${entry === '' ? 'index' : entry.replaceAll('/', '-')}.md`
}
const addressOf = (entry) =>
  `/${pathOf(entry)
    .replace(/index\.md$/, '')
    .replace(/\.md$/, '.html')}`
/** A constant that can be called reads as a function. */
const isCallable = (symbol, checker) => checker.getTypeOfSymbol(symbol).getCallSignatures().length > 0
const kindOf = (symbol, checker) => {
  const { flags } = symbol
  if (flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias)) return 'Types'
  if (flags & ts.SymbolFlags.Class) return 'Classes'
  if (isCallable(symbol, checker)) return 'Functions'
  return 'Values'
}
const byName = (a, b) => (a.name < b.name ? -1 : 1)

/** What the pages of some entries need to know of each other. */
function bookOf(entries) {
  const program = programOf(entries)
  const checker = program.getTypeChecker()
  const resolved = (symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol)
  const exportsOf = ({ declaration }) => {
    const module = checker.getSymbolAtLocation(program.getSourceFile(declaration))
    const symbols = module ? checker.getExportsOfModule(module) : []
    return symbols.map((symbol) => ({ name: symbol.name, symbol: resolved(symbol) })).toSorted(byName)
  }
  return { checker, resolved, exportsOf, homes: homesOf(entries, exportsOf) }
}

/** The exported types that a declaration names, as links. */
function typesOf({ symbol }, { checker, resolved, homes }) {
  const links = new Map()
  for (const declaration of symbol.declarations ?? [])
    eachReference(declaration, (name) => {
      const at = checker.getSymbolAtLocation(name)
      const target = at && resolved(at)
      const home = target && homes.get(target)
      if (home !== undefined && target !== symbol)
        links.set(target.name, `[${target.name}](${addressOf(home)}#${target.name})`)
    })
  return links.size === 0
    ? ''
    : `Types: ${[...links]
        .toSorted()
        .map(([, link]) => link)
        .join(', ')}`
}

function sectionOf(exported, book, language) {
  const { name, symbol } = exported
  const { code, note } = declarationOf(name, symbol, book.checker)
  const parts = [
    `## ${name} {#${name}}`,
    commentOf(symbol, book.checker),
    `\`\`\`${language}\n${code}\n\`\`\``,
    note,
    typesOf(exported, book),
  ]
  return parts.filter((part) => part !== '').join('\n\n')
}

function namesOf(own, checker) {
  const kinds = [...new Set(own.map(({ symbol }) => kindOf(symbol, checker)))].toSorted()
  return kinds
    .map((kind) => {
      const names = own
        .filter(({ symbol }) => kindOf(symbol, checker) === kind)
        .map(({ name }) => `[${name}](#${name})`)
      return `**${kind}**: ${names.join(', ')}`
    })
    .join('\n\n')
}

/** Whether a name comes from npm: it is passed on, not declared here. */
const isForeign = ({ symbol }) =>
  (symbol.declarations ?? []).every((declaration) => declaration.getSourceFile().fileName.includes('/node_modules/'))

/** The page of an entry. */
function pageOf(entry, book) {
  const exported = book.exportsOf(entry)
  const own = exported.filter((each) => book.homes.get(each.symbol) === entry && !isForeign(each))
  const passedOn = exported.filter((each) => !own.includes(each))
  const others = passedOn.map((each) => {
    const home = book.homes.get(each.symbol)
    return isForeign(each) || home === undefined || home === entry
      ? `\`${each.name}\``
      : `[${each.name}](${addressOf(home)}#${each.symbol.name})`
  })
  const head = own.length > MANY ? '---\noutline: false\n---\n\n' : ''
  // Colours make such a page ten times as large.
  const language = own.length > MANY ? 'txt' : 'ts'
  const about = `What \`import … from '${entry.specifier}'\` offers: ${exported.length} names.`
  const parts = [
    `${head}# ${entry.specifier}`,
    about,
    namesOf(own, book.checker),
    ...own.map((each) => sectionOf(each, book, language)),
    ...(others.length === 0 ? [] : [`## Passed on {#passed-on}\n\nDeclared elsewhere: ${others.join(', ')}.`]),
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

/**
 * The pages of entries by their paths.
 * @param {readonly Entry[]} entries all of them, so that links find their targets
 * @param {readonly Entry[]} [wanted]
 * @returns {Map<string, string>}
 */
export function referencePages(entries, wanted = entries) {
  const book = bookOf(entries)
  return new Map(wanted.map((entry) => [pathOf(entry), pageOf(entry, book)]))
}

function indexOf(entries) {
  const owners = [...new Set(entries.map(({ owner }) => owner))]
  const groups = owners.map((owner) => {
    const rows = entries
      .filter((entry) => entry.owner === owner)
      .map((entry) => `| [\`${entry.specifier}\`](${addressOf(entry)}) | ${entry.names} |`)
    return `## ${owner}\n\n| Import | Names |\n|---|---|\n${rows.join('\n')}`
  })
  return `# Reference\n\nEvery public name of every package, from its types. Which package you need: [npm packages](/docs/guides/packages.html). The HTTP contract as [OpenAPI](/source/packages/contracts/openapi.json).\n\n${groups.join('\n\n')}\n`
}

/**
 * Writes the reference among the staged pages.
 * @returns {Promise<readonly string[]>} its pages
 */
export async function writeReference(root, folder) {
  const entries = readEntries(root)
  const packages = [...new Set(entries.map(({ owner }) => `packages/${owner}`))]
  await run(process.execPath, [join(root, 'node_modules/typescript-native/bin/tsc'), '-b', ...packages], {
    stdio: 'ignore',
    shell: false,
  })
  const present = entries.filter(({ declaration }) => existsSync(declaration))
  const pages = referencePages(present)
  for (const [path, text] of pages) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const listed = present.map((entry) => ({
    owner: entry.owner,
    specifier: entry.specifier,
    address: addressOf(entry),
    names: /: (\d+) names\./.exec(pages.get(pathOf(entry)))?.[1] ?? '0',
  }))
  writeFileSync(join(folder, 'reference/entries.json'), JSON.stringify(listed))
  writeFileSync(
    join(folder, 'reference/index.md'),
    indexOf(present.map((entry, index) => ({ ...entry, names: listed[index].names }))),
  )
  return ['reference/index.md', ...pages.keys()]
}
