/** The side bar of the reference. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * By package, its entries.
 * @param {string} folder of the staged pages
 * @returns {import('./navigation.mjs').NavigationItem[]}
 */
export function referenceSidebarOf(folder) {
  const file = join(folder, 'reference/entries.json')
  if (!existsSync(file)) return []
  const entries = JSON.parse(readFileSync(file, 'utf8'))
  const owners = [...new Set(entries.map(({ owner }) => owner))]
  const groups = owners.map((owner) => ({
    text: owner,
    collapsed: true,
    items: entries
      .filter((entry) => entry.owner === owner)
      .map(({ specifier, address }) => ({ text: specifier.replace(/^@prilavok\//, ''), link: address })),
  }))
  return [{ text: 'Packages', link: '/reference/' }, ...groups]
}
