/** Licences that third-party code and fonts in our packages may have; each asks for no more than its notice. */
export const ALLOWED = new Set([
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  // A font and the package around it.
  'MIT AND OFL-1.1',
])

/** Packages whose manifest names no licence, with the one of their LICENSE file. */
const BY_FILE = new Map([['png-js 2.0.0', 'MIT']])

/**
 * The licences that a component of the SBOM names; an expression such as `MIT OR GPL-2.0-only` counts as one.
 * @param {{ readonly licenses?: ReadonlyArray<{ readonly license?: { readonly id?: string, readonly name?: string }, readonly expression?: string }> }} component
 */
export const licencesOf = ({ licenses = [] }) =>
  licenses.map(({ license, expression }) => license?.id ?? license?.name ?? expression ?? '')

/** What is wrong with the licences of the components, a sentence each; none means that all may be shipped. */
export const licenceComplaints = (components) =>
  components.flatMap((component) => {
    const inManifest = licencesOf(component)
    const byFile = BY_FILE.get(`${component.name} ${component.version}`)
    const licences = inManifest.length === 0 && byFile !== undefined ? [byFile] : inManifest
    if (licences.length > 0 && licences.every((licence) => ALLOWED.has(licence))) return []
    const named = licences.length === 0 ? 'no licence' : `the licence ${licences.join(', ')}`
    return [
      `${component.name} ${component.version} has ${named}. Known are ${[...ALLOWED].join(', ')} (tools/supply-chain/licences.mjs).`,
    ]
  })
