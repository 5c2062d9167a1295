/** What must be true before anything is published. Each reason is one sentence; none means that the way is free. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { tellsOf } from '../changelog/changelog.mjs'
import { readPackages } from '../packages/pack.mjs'

/** @typedef {Readonly<Record<string, string | undefined>>} Environment */

export const git = (root, ...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()

/**
 * Where the code is kept, for the manifests: provenance ties a package to that place. Null when nobody says.
 * @param {string} root
 * @param {Environment} env
 */
export function repositoryOf(root, env) {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name, CI_PROJECT_URL: project } = env
  if (server && name) return `git+${server}/${name}.git`
  if (project) return `git+${project}.git`
  const remotes = git(root, 'remote').split('\n')
  const origin = remotes.includes('origin') ? git(root, 'remote', 'get-url', 'origin') : ''
  return origin.startsWith('https:') ? `git+${origin.replace(/(\.git)?$/, '.git')}` : null
}

/**
 * @param {string} root
 * @param {Environment} env
 * @param {boolean} isDry nothing will be published, so nobody has to prove who publishes
 */
export function reasonsAgainst(root, env, isDry) {
  const packages = readPackages(root)
  const [version, ...others] = new Set([
    ...packages.map(({ manifest }) => manifest.version),
    JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version,
  ])
  const changed = git(root, 'status', '--porcelain')
  const waiting = existsSync(join(root, '.changeset'))
    ? readdirSync(join(root, '.changeset')).filter((name) => name.endsWith('.md') && name !== 'README.md')
    : []
  const against = []
  if (changed !== '')
    against.push(`The working tree has changes; what is published must be what is committed:\n${changed}`)
  if (waiting.length > 0)
    against.push(
      `${waiting.length === 1 ? 'A change waits' : `${waiting.length} changes wait`} for a version (${waiting.join(', ')}). Run "npm run version" and commit.`,
    )
  if (others.length > 0) against.push(`The packages have different versions: ${[version, ...others].join(', ')}.`)
  if (!tellsOf(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), version))
    against.push(`CHANGELOG.md does not tell of ${version}.`)
  if (git(root, 'tag', '--list', `v${version}`) !== '')
    against.push(`The tag v${version} is there already: this version was released.`)
  if (isDry) return against
  if (repositoryOf(root, env) === null)
    against.push(
      'Provenance needs to know where the code is kept: give the repository a remote "origin" with an https address, or run in CI.',
    )
  if (!env.ACTIONS_ID_TOKEN_REQUEST_URL && !env.SIGSTORE_ID_TOKEN)
    against.push(
      'Provenance needs the identity of a CI job (GitHub: permission id-token: write; GitLab: SIGSTORE_ID_TOKEN). Run this in CI, or with --dry-run here.',
    )
  return against
}
