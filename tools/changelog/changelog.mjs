/** Waiting changes as one section of CHANGELOG.md. */

/** @typedef {'major' | 'minor' | 'patch'} Bump */
/** @typedef {{ readonly bump: Bump, readonly packages: readonly string[], readonly text: string }} Change */

const HEADINGS = { major: 'What asks something of you', minor: 'New', patch: 'Repaired' }
const BUMPS = /** @type {const} */ (['major', 'minor', 'patch'])

/**
 * Reads one file of `.changeset`.
 * @param {string} text
 * @returns {Change}
 */
export function readChange(text) {
  const [, head, body] = /^---\r?\n([\s\S]*?)\r?\n?---\r?\n([\s\S]*)$/.exec(text) ?? []
  if (head === undefined || body === undefined)
    throw new Error(`A change begins with "---", its packages, and "---" again: ${text.slice(0, 60)}`)
  const pairs = [...head.matchAll(/^\s*['"]?([^'":]+)['"]?\s*:\s*(\w+)\s*$/gm)].map(([, name, bump]) => ({
    name,
    bump,
  }))
  const unknown = pairs.find(({ bump }) => !BUMPS.includes(bump))
  if (unknown !== undefined) throw new Error(`A change is major, minor or patch, not "${unknown.bump}".`)
  const bump = BUMPS.find((each) => pairs.some((pair) => pair.bump === each))
  if (bump === undefined || body.trim() === '')
    throw new Error(`A change names a package and says what is different: ${text.slice(0, 60)}`)
  return { bump, packages: pairs.map(({ name }) => name.replace('@prilavok/', '')), text: body.trim() }
}

/**
 * The section of a version, the weightiest changes first.
 * @param {string} version
 * @param {readonly Change[]} changes
 * @param {number} all how many packages there are; a change of all of them names none
 */
export function sectionOf(version, changes, all) {
  const parts = BUMPS.flatMap((bump) => {
    const ofBump = changes.filter((change) => change.bump === bump)
    return ofBump.length === 0
      ? []
      : [`### ${HEADINGS[bump]}\n\n${ofBump.map((change) => itemOf(change, all)).join('\n')}`]
  })
  return `## ${version}\n\n${parts.join('\n\n')}\n`
}

function itemOf({ packages, text }, all) {
  const whose = packages.length >= all ? '' : `**${packages.join(', ')}**: `
  return `- ${whose}${text.replaceAll('\n', '\n  ').replaceAll(/\n +\n/g, '\n\n')}`
}

/** Puts a section before the sections of earlier versions. */
export function withSection(changelog, section) {
  const at = changelog.search(/^## /m)
  return at < 0 ? `${changelog.trimEnd()}\n\n${section}` : `${changelog.slice(0, at)}${section}\n${changelog.slice(at)}`
}

/** Whether the changelog tells of a version. */
export const tellsOf = (changelog, version) => changelog.split('\n').includes(`## ${version}`)
