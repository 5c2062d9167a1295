/** Puts the pages of the repository, and the files that they link to, where the generator of the site reads them. */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { sourceAddress, withSiteLinks } from './links.mjs'
import { pagePaths, stagedPath } from './page-paths.mjs'

function write(path, text) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

function copy(from, to) {
  mkdirSync(dirname(to), { recursive: true })
  copyFileSync(from, to)
}

/** The files of a folder that a page links to, as a page. */
function listing(folder, files) {
  const rows = files.map((file) => `- [${file.slice(folder.length + 1)}](${sourceAddress(file)})`)
  return `# Files of ${folder}\n\nAs they are in the repository.\n\n${rows.join('\n')}\n`
}

const filesOf = (root, folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .map((name) => `${folder}/${name}`)
    .filter((path) => statSync(join(root, path)).isFile())
    .toSorted()

/** A picture and, where there is one, its dark version. */
const withDark = (root, picture) =>
  [picture, picture.replace(/\.webp$/, '.dark.webp')].filter(
    (path, at, [light]) => at === 0 || (path !== light && existsSync(join(root, path))),
  )

/**
 * Stages the pages into a folder that it empties before.
 * @returns {readonly string[]} the pages by their paths in the folder
 */
export function stagePages(root, folder) {
  rmSync(folder, { recursive: true, force: true })
  const paths = pagePaths(root)
  const pages = new Set(paths)
  const tree = {
    isPage: (path) => pages.has(path),
    isFolder: (path) => existsSync(join(root, path)) && statSync(join(root, path)).isDirectory(),
  }
  const source = (path) => copy(join(root, path), join(folder, 'public', sourceAddress(path)))
  const staged = paths.map(stagedPath)
  for (const path of paths) {
    const { text, needs } = withSiteLinks(path, readFileSync(join(root, path), 'utf8'), tree)
    write(join(folder, stagedPath(path)), text)
    for (const need of needs) {
      if (need.picture !== undefined)
        for (const picture of withDark(root, need.picture)) copy(join(root, picture), join(folder, picture))
      if (need.file !== undefined) source(need.file)
      if (need.folder === undefined) continue
      const files = filesOf(root, need.folder)
      for (const file of files) source(file)
      const page = `source/${need.folder}/index.md`
      write(join(folder, page), listing(need.folder, files))
      if (!staged.includes(page)) staged.push(page)
    }
  }
  // The pages that only the site has.
  for (const name of ['index.md', 'ru/index.md']) {
    copy(join(root, 'site', name), join(folder, name))
    staged.push(name)
  }
  copy(join(root, 'site/icon.svg'), join(folder, 'public/icon.svg'))
  return staged
}
