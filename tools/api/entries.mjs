/** The public entries of the packages, as their exports maps name them. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** An entry that our own packages alone import: semver does not cover it, so it has no report. */
export const isInside = ({ specifier }) => specifier === '@prilavok/shop-server/kit'

/** @typedef {{ readonly owner: string, readonly specifier: string, readonly source: string, readonly declaration: string, readonly report: string }} Entry */

/**
 * Every entry that leads to code; style sheets, JSON and what tests alone may import have no declarations.
 * @returns {Entry[]}
 */
export function readEntries(root) {
  const packages = readdirSync(join(root, 'packages')).filter((owner) =>
    existsSync(join(root, 'packages', owner, 'package.json')),
  )
  return packages.flatMap((owner) => {
    const { name, exports = {} } = JSON.parse(readFileSync(join(root, 'packages', owner, 'package.json'), 'utf8'))
    return Object.entries(exports).flatMap(([path, target]) => {
      const source = target['@prilavok/source']
      if (source === undefined || target.types === undefined) return []
      const entry = path === '.' ? 'index' : path.slice(2).replaceAll('/', '-')
      return {
        owner,
        specifier: path === '.' ? name : `${name}/${path.slice(2)}`,
        source: join(root, 'packages', owner, source),
        declaration: join(root, '.cache', 'types', owner, source.replace(/^\.\/src\//, '').replace(/\.tsx?$/, '.d.ts')),
        report: join(root, 'api', `${owner}.${entry}.api.md`),
      }
    })
  })
}
