/** The side bar of the site, from the tables of docs/README.md and of the indexes that they lead to. */
import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { addressOf } from './page-paths.mjs'
import { titleOf } from './summary.mjs'

/** @typedef {{ text: string, link?: string, items?: NavigationItem[], collapsed?: boolean }} NavigationItem */

const TABLE_LINK = /\]\(([^()\s#]+\.md)\)/g

/** Tables of a page by the heading above them: the staged pages that each links to. */
function groupsOf(path, text) {
  return text.split(/^## /m).map((section) => {
    const rows = section.split('\n').filter((line) => line.startsWith('|'))
    const links = rows.flatMap((row) => [...row.matchAll(TABLE_LINK)].map(([, link]) => link))
    const pages = links.filter((link) => !link.startsWith('/')).map((link) => posix.join(posix.dirname(path), link))
    return { heading: section.slice(0, section.indexOf('\n')).trim(), pages: [...new Set(pages)] }
  })
}

/**
 * The groups of the side bar.
 * @param {string} folder of the staged pages
 * @param {string} [index] the page whose tables it shows
 * @returns {NavigationItem[]}
 */
export function sidebarOf(folder, index = 'docs/index.md') {
  const read = (path) => readFileSync(join(folder, path), 'utf8')
  const seen = new Set()
  const itemOf = (path) => {
    seen.add(path)
    const text = read(path)
    const own = { text: titleOf(text), link: addressOf(path) }
    if (posix.basename(path) !== 'index.md') return own
    const below = groupsOf(path, text)
      .flatMap(({ pages }) => pages)
      .filter((page) => page.startsWith(`${posix.dirname(path)}/`) && !seen.has(page) && existsSync(join(folder, page)))
    return below.length === 0 ? own : { ...own, items: below.map(itemOf), collapsed: true }
  }
  return groupsOf(index, read(index))
    .filter(({ pages }) => pages.length > 0)
    .map(({ heading, pages }) => ({ text: heading, collapsed: false, items: pages.map(itemOf) }))
}
