/** Which files of the repository are pages of the site, and at which paths. */
import { existsSync, readdirSync } from 'node:fs'
import { join, posix } from 'node:path'

const FOLDERS = ['docs', 'examples', 'integrations', 'packages', 'bench']
const NOT_READ = /(?:^|\/)(?:node_modules|dist|snippets|rendered|template|records)(?:\/|$)/
/** Of code, the READMEs alone are pages. */
const isPage = (path) =>
  path.endsWith('.md') && (path.startsWith('docs/') || /^README(?:\.ru)?\.md$/.test(posix.basename(path)))
/** A page in Russian, beside the English one in the repository and in a folder of its own on the site. */
const RUSSIAN = /\.ru\.md$/

function filesBelow(root, folder) {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (NOT_READ.test(path)) return []
    return entry.isDirectory() ? filesBelow(root, path) : [path]
  })
}

/**
 * The Markdown files that become pages, by their paths in the repository.
 * @returns {readonly string[]}
 */
export function pagePaths(root) {
  const own = readdirSync(root).filter((name) => name.endsWith('.md'))
  return [...own, ...FOLDERS.flatMap((folder) => filesBelow(root, folder)).filter(isPage)].toSorted()
}

/** The path of a page below the site: a README is the index of its folder, except that of the root, whose place is the home page's. */
export function stagedPath(path) {
  if (RUSSIAN.test(path)) return `ru/${stagedPath(path.replace(RUSSIAN, '.md'))}`
  if (path === 'README.md') return 'readme.md'
  return posix.basename(path) === 'README.md' ? posix.join(posix.dirname(path), 'index.md') : path
}

/** The address of a staged page: a file, so that every static host finds it. */
export const addressOf = (staged) => `/${staged.replace(/(^|\/)index\.md$/, '$1').replace(/\.md$/, '.html')}`
