/** Known weaknesses of libraries, compared with what the lockfile holds: without a network, by a list that has a date. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { satisfies } from 'semver'

/**
 * The name and the version of every package of a lockfile.
 * @returns {{ name: string, version: string }[]}
 */
export const lockedIn = (lockfile) =>
  Object.entries(lockfile.packages).flatMap(([path, { version, name }]) => {
    const at = path.lastIndexOf('node_modules/')
    return at < 0 || version === undefined ? [] : [{ name: name ?? path.slice(at + 'node_modules/'.length), version }]
  })

/**
 * What is locked and has a weakness of the list.
 * @returns {string[]}
 */
export const weaknesses = (locked, { advisories, accepted }) =>
  locked.flatMap(({ name, version }) =>
    advisories
      .filter((each) => each.package === name && satisfies(version, each.versions))
      .filter(({ id }) => !accepted.some((each) => each.package === name && each.version === version && each.id === id))
      .map(({ id, what }) => `${name} ${version}: ${id}, ${what}`),
  )

/** The lockfile and the list of the project at a folder. */
export const readProject = (root) => ({
  locked: lockedIn(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))),
  list: JSON.parse(readFileSync(join(root, 'tools/supply-chain/advisories.json'), 'utf8')),
})
