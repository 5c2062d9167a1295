/** Pages that exist in English and in Russian: `guides/csp.md` and `guides/csp.ru.md`. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../ensure.mjs'
import { pagePaths } from '../site/page-paths.mjs'

/** What editors of sites, operators, partners and the staff read; the rest is for those who change the product. */
const FOR_EVERYBODY =
  /^(?:README\.md$|docs\/README\.md$|docs\/(?:start|guides|handbook)\/|(?:packages|integrations|examples)\/(?:[^/]+\/)?README\.md$)/
/** For each English page the text that its twin says in Russian. */
const STATE = join(root, 'tools/docs/twins.json')

const read = (path) => readFileSync(join(root, path), 'utf8')
const digestOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16)

/** The path of the Russian twin of a page. */
export const twinOf = (path) => path.replace(/\.md$/, '.ru.md')

/** The English pages that are to have a twin, and those that have one. */
export function twins() {
  const wanted = pagePaths(root).filter((path) => FOR_EVERYBODY.test(path) && !path.endsWith('.ru.md'))
  return { wanted, there: wanted.filter((path) => existsSync(join(root, twinOf(path)))) }
}

/** The English pages that have changed since their twins were brought in step. */
export function behind() {
  const state = JSON.parse(readFileSync(STATE, 'utf8'))
  return twins().there.filter((path) => state[path] !== digestOf(read(path)))
}

/** Says that all twins are in step. */
export function writeState() {
  const state = Object.fromEntries(twins().there.map((path) => [path, digestOf(read(path))]))
  writeFileSync(STATE, `${JSON.stringify(state, null, 2)}\n`)
}
