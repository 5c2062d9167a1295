/**
 * Code on Markdown pages. A block behind `<!-- snippet: file#region -->` shows that file of docs/snippets, which the
 * tests run; a page cannot show code that does not work.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const SNIPPETS = 'docs/snippets'

/** Pages whose blocks need no file: decisions keep their day, others show shapes or lines that other tests run. */
const EXEMPT =
  /^(docs\/(decisions|architecture|spec)\/|examples\/|docs\/guides\/(theming|csp|foreign-pages|packages|bench|devtools)(\.ru)?\.md$)/
/** Commands, outputs and drawings are no code of ours. */
const PLAIN = new Set(['', 'text', 'sh'])
const BLOCK = /(^<!-- snippet: (\S+) -->\n)?(^```(\S*).*\n)([^]*?)^```$/gm
const REGION = /^.*#region ([\w-]+).*\n([^]*?)^.*#endregion.*$/gm

const filesBelow = (root, folder, ending) =>
  (existsSync(join(root, folder)) ? readdirSync(join(root, folder), { recursive: true, withFileTypes: true }) : [])
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending) && !/node_modules|\/dist/.test(entry.parentPath))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replaceAll('\\', '/').replace(/^\//, ''))
    .sort()

/** Every page of the project, by its path. */
export const pagesOf = (root) => [
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  ...['docs', 'examples', 'integrations', 'packages'].flatMap((folder) => filesBelow(root, folder, '.md')),
]

/** Every file that pages are to show, as it is named on them. */
export const snippetFiles = (root) => filesBelow(root, SNIPPETS, '').map((path) => path.slice(SNIPPETS.length + 1))

/** A file, or one region of it without its indent; throws when there is no such thing. */
function shown(root, snippet) {
  const [file, region] = snippet.split('#')
  const path = join(root, SNIPPETS, file)
  if (!existsSync(path)) throw new Error(`There is no ${SNIPPETS}/${file}.`)
  const text = readFileSync(path, 'utf8')
  if (region === undefined) return `${text.replace(/^.*#(end)?region.*\n/gm, '').trimEnd()}\n`
  const [, , lines] = [...text.matchAll(REGION)].find(([, name]) => name === region) ?? []
  if (lines === undefined) throw new Error(`${SNIPPETS}/${file} has no region "${region}".`)
  const indent = Math.min(...[...lines.matchAll(/^ *(?=\S)/gm)].map(([spaces]) => spaces.length))
  return lines.replace(new RegExp(`^ {${indent}}`, 'gm'), '')
}

/** The page with the code of its files; a snippet that does not exist leaves its block alone. */
export const filledPage = (root, text) =>
  text.replace(BLOCK, (block, mark, snippet, fence) => {
    try {
      return snippet === undefined ? block : `${mark}${fence}${shown(root, snippet)}\`\`\``
    } catch {
      return block
    }
  })

/** One sentence for everything that is wrong with the code of the pages: it differs from its file, or names what is not there. */
export function codeFindings(root) {
  const used = new Set()
  const scripts = Object.keys(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts)
  const found = pagesOf(root).flatMap((path) => {
    const page = readFileSync(join(root, path), 'utf8')
    const own = join(root, path, '../package.json')
    const known = new Set([
      ...scripts,
      ...Object.keys(existsSync(own) ? (JSON.parse(readFileSync(own, 'utf8')).scripts ?? {}) : {}),
    ])
    return [...page.matchAll(BLOCK)].flatMap(({ 2: snippet, 4: lang, 5: code, index }) => {
      if (snippet !== undefined) used.add(snippet)
      const at = `${path}:${page.slice(0, index).split('\n').length}`
      return faultsOf(root, path, { snippet, lang, code, known }).map((fault) => `${at}  ${fault}`)
    })
  })
  return [...found, ...unusedSnippets(root, used)]
}

function faultsOf(root, path, { snippet, lang, code, known }) {
  if (lang === 'sh') return commandFaults(root, code, known)
  if (snippet === undefined)
    return PLAIN.has(lang) || EXEMPT.test(path) ? [] : [`A code block shows no file: put the code into ${SNIPPETS}.`]
  try {
    const isRight = shown(root, snippet) === code
    return isRight ? [] : [`The code differs from ${SNIPPETS}/${snippet}; "node tools/docs.mjs --write" takes it over.`]
  } catch (error) {
    return [error.message]
  }
}

const commandFaults = (root, code, known) => [
  ...[...code.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)]
    .map(([, run, own]) => run ?? own)
    .filter((name) => !known.has(name))
    .map((name) => `package.json has no script "${name}".`),
  ...[...code.matchAll(/\bnode (tools\/[\w/.-]+)/g)]
    .filter(([, tool]) => !existsSync(join(root, tool)))
    .map(([, tool]) => `There is no ${tool}.`),
]

/** Files, or their regions, that no page shows; tests of snippets need not be shown. */
function unusedSnippets(root, used) {
  return snippetFiles(root).flatMap((file) => {
    if (used.has(file)) return []
    const regions = [...readFileSync(join(root, SNIPPETS, file), 'utf8').matchAll(REGION)].map(
      ([, name]) => `${file}#${name}`,
    )
    const wanted = regions.length > 0 || /\.test\.tsx?$/.test(file) ? regions : [file]
    return wanted.filter((name) => !used.has(name)).map((name) => `${SNIPPETS}/${name}  No page shows it.`)
  })
}
