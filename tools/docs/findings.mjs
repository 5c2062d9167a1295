/** What pages say that is not so: code that differs from its file, commands and links that lead nowhere. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fencesOf, fillFences, regionsOf, shownText, withoutFences } from './fences.mjs'
import { needsSnippet, readPages, snippetFiles, SNIPPETS } from './pages.mjs'

const isTest = (path) => /\.test\.tsx?$/.test(path)

/** What a snippet shows; throws what is wrong with its name. */
export function readSnippet(root, snippet) {
  const [file = '', region] = snippet.split('#')
  const path = join(root, SNIPPETS, file)
  if (!existsSync(path)) throw new Error(`There is no ${SNIPPETS}/${file}.`)
  const text = shownText(readFileSync(path, 'utf8'), region)
  if (text === undefined) throw new Error(`${SNIPPETS}/${file} has no region "${region}".`)
  return text
}

/**
 * A page with its code as it stands in the files.
 * @param {string} root
 * @param {{ readonly path: string, readonly text: string }} page
 */
export const filledPage = (root, { text }) => fillFences(text, (snippet) => readSnippet(root, snippet))

function fenceFindings(root, { path, text }) {
  return fencesOf(text).flatMap(({ line, lang, text: shown, snippet }) => {
    const at = `${path}:${line}`
    if (snippet === null)
      return needsSnippet(path, lang)
        ? [
            `${at}  A code block shows no file. Put the code into ${SNIPPETS} and name it in <!-- snippet: … --> right before the block.`,
          ]
        : []
    try {
      return readSnippet(root, snippet) === shown
        ? []
        : [`${at}  The code differs from ${SNIPPETS}/${snippet}; "node tools/docs.mjs --write" takes it over.`]
    } catch (error) {
      return [`${at}  ${error.message}`]
    }
  })
}

/** Files and regions that no page shows. A file without regions is shown whole; tests need not be shown. */
function unusedFindings(root, pages) {
  const used = new Set(pages.flatMap(({ text }) => fencesOf(text).map(({ snippet }) => snippet)))
  return snippetFiles(root).flatMap((file) => {
    const regions = regionsOf(readFileSync(join(root, SNIPPETS, file), 'utf8'))
    const wanted = used.has(file)
      ? []
      : regions.length > 0
        ? regions.map((region) => `${file}#${region}`)
        : isTest(file)
          ? []
          : [file]
    return wanted.filter((snippet) => !used.has(snippet)).map((snippet) => `${SNIPPETS}/${snippet}  No page shows it.`)
  })
}

const scriptsOf = (root, folder) => {
  const path = join(root, folder, 'package.json')
  return existsSync(path) ? Object.keys(JSON.parse(readFileSync(path, 'utf8')).scripts ?? {}) : []
}

/** Commands of shell blocks that the project does not have: npm scripts and tools. */
function commandFindings(root, { path, text }) {
  const scripts = new Set([...scriptsOf(root, ''), ...scriptsOf(root, dirname(path))])
  return fencesOf(text)
    .filter(({ lang }) => lang === 'sh')
    .flatMap(({ line, text: commands }) => {
      const names = [...commands.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)].map(([, run, own]) => run ?? own)
      const tools = [...commands.matchAll(/\bnode (tools\/[\w/.-]+)/g)].map(([, tool]) => tool)
      return [
        ...names
          .filter((name) => !scripts.has(name))
          .map((name) => `${path}:${line}  package.json has no script "${name}".`),
        ...tools.filter((tool) => !existsSync(join(root, tool))).map((tool) => `${path}:${line}  There is no ${tool}.`),
      ]
    })
}

/** The anchor that a heading has on a page. */
const anchorOf = (heading) =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-')

const anchorsOf = (text) => [...withoutFences(text).matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchorOf(heading))

/** Relative links to files and headings that do not exist. */
function linkFindings(root, { path, text }) {
  return withoutFences(text)
    .split('\n')
    .flatMap((line, at) =>
      [...line.replace(/`[^`]*`/g, '').matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link]) => {
        if (/^[a-z]+:/.test(link)) return []
        const [file, anchor] = link.split('#')
        const target =
          file === ''
            ? path
            : normalize(join(dirname(path), file))
                .split('\\')
                .join('/')
        const full = join(root, target)
        if (!existsSync(full)) return [`${path}:${at + 1}  The link ${link} leads nowhere.`]
        const lost =
          anchor !== undefined && target.endsWith('.md') && !anchorsOf(readFileSync(full, 'utf8')).includes(anchor)
        return lost ? [`${path}:${at + 1}  ${target} has no heading #${anchor}.`] : []
      }),
    )
}

/** One sentence for everything that is wrong with the pages below `root`. */
export function docFindings(root) {
  const pages = readPages(root)
  return [
    ...pages.flatMap((page) => [
      ...fenceFindings(root, page),
      ...commandFindings(root, page),
      ...linkFindings(root, page),
    ]),
    ...unusedFindings(root, pages),
  ]
}
