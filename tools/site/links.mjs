/** Leads the links of a page of the repository to the pages and files of the site. */
import { posix } from 'node:path'
import { stagedPath } from './page-paths.mjs'

const PICTURE = /\.(?:webp|png|jpe?g|gif|svg)$/
/** Code, whose brackets are no links, or the end of a link. */
const CODE_OR_LINK = /^(`{3,})[\s\S]*?^\1|`[^`\n]*`|<!--[\s\S]*?-->|\]\(([^()\s]+)\)|^(\[[^\]]+\]: )(\S+)$/gm
const EXTERNAL = /^(?:[a-z][a-z+.-]*:|\/\/|#|\/)/i

/** The copy of a file that is no page: as text, which every host shows and none runs. */
export const sourceAddress = (path) => `/source/${path}${path.endsWith('.json') ? '' : '.txt'}`

const relativeTo = (from, to) => {
  const path = posix.relative(posix.dirname(from), to)
  return path.startsWith('.') ? path : `./${path}`
}

/**
 * Where a link of a page leads on the site, and what of the repository it needs there.
 * @typedef {{ readonly link: string, readonly picture?: string, readonly file?: string, readonly folder?: string }} Lead
 * @param {string} from the path of the page in the repository
 * @param {string} link
 * @param {{ readonly isPage: (path: string) => boolean, readonly isFolder: (path: string) => boolean }} tree
 * @returns {Lead}
 */
export function lead(from, link, { isPage, isFolder }) {
  if (EXTERNAL.test(link)) return { link }
  const [, path = '', hash = ''] = /^([^#]*)(#.*)?$/.exec(link) ?? []
  const target = posix.join(posix.dirname(from), decodeURI(path)).replace(/\/$/, '')
  const page = [target, posix.join(target, 'README.md')].find(isPage)
  if (page !== undefined) return { link: `${relativeTo(stagedPath(from), stagedPath(page))}${hash}` }
  if (PICTURE.test(target)) return { link: relativeTo(stagedPath(from), target), picture: target }
  if (target === 'api' || target.startsWith('api/')) return { link: '/reference/' }
  if (isFolder(target)) return { link: `/source/${target}/`, folder: target }
  return { link: sourceAddress(target), file: target }
}

/**
 * The text of a page with its links led to the site.
 * @returns {{ readonly text: string, readonly needs: readonly Lead[] }}
 */
export function withSiteLinks(from, text, tree) {
  const needs = []
  const led = (link) => {
    const found = lead(from, link, tree)
    needs.push(found)
    return found.link
  }
  const written = text.replace(CODE_OR_LINK, (whole, _fence, link, definition, target) => {
    if (link !== undefined) return `](${led(link)})`
    return definition === undefined ? whole : `${definition}${led(target)}`
  })
  return { text: written, needs: needs.filter(({ picture, file, folder }) => picture ?? file ?? folder) }
}
