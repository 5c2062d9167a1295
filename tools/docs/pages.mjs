/** Which pages there are, and which rules they are freed from. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Where the code of the pages stands. */
export const SNIPPETS = 'docs/snippets'

/** Pages whose code blocks need no file, each with the reason. Links are checked everywhere. */
const EXEMPT = [
  { path: /^docs\/decisions\//, reason: 'a decision tells of its day and is not rewritten' },
  { path: /^docs\/house\//, reason: 'shows shapes of code, good and bad, and no code to copy' },
  { path: /^docs\/spec\//, reason: 'shows titles of tests' },
  { path: /^examples\//, reason: 'shows lines of the example beside it, which e2e/examples.spec.ts runs' },
  {
    path: /^docs\/guides\/(theming|csp|foreign-pages|packages|bench|doctor)\.md$/,
    reason: 'its code is run by the tests of its own subject',
  },
]

/** Languages of blocks that show no code of ours: commands, which are checked on their own, outputs and drawings. */
const PLAIN = new Set(['', 'text', 'sh'])

/** Whether a block must show a file of docs/snippets. */
export const needsSnippet = (path, lang) => !PLAIN.has(lang) && !EXEMPT.some((each) => each.path.test(path))

const NOT_OURS = new Set(['node_modules', 'dist', '.data'])

/** Paths with forward slashes, in order. */
const filesBelow = (root, folder) =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory()) return NOT_OURS.has(entry.name) ? [] : filesBelow(root, path)
      return entry.isFile() ? [path] : []
    })

/**
 * Every page of the project with its text.
 * @returns {{ readonly path: string, readonly text: string }[]}
 */
export function readPages(root) {
  const top = readdirSync(root).filter((name) => name.endsWith('.md'))
  const folders = ['docs', 'examples', 'packages'].filter((name) => existsSync(join(root, name)))
  const below = folders.flatMap((folder) => filesBelow(root, folder).filter((path) => path.endsWith('.md')))
  return [...top, ...below].map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

/**
 * Every file of docs/snippets that a page is to show; tests of snippets may be shown as well.
 * @returns {string[]}
 */
export const snippetFiles = (root) =>
  (existsSync(join(root, SNIPPETS)) ? filesBelow(root, SNIPPETS) : []).map((path) => path.slice(SNIPPETS.length + 1))
