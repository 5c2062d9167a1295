/** Which version a rehearsal compares with, and how it is fetched. */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled } from '../ensure.mjs'
import { npm } from '../packages/npm.mjs'

/** A released package has a tag `@prilavok/embed@1.2.3`, which changesets makes. */
const PACKAGE = '@prilavok/embed'

const git = (root, ...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

/** The newest released version, or null where none has been released. */
export function lastRelease(root) {
  const [tag] = git(root, 'tag', '--list', `${PACKAGE}@*`, '--sort=-version:refname').split('\n')
  return tag ? tag.slice(PACKAGE.length + 1) : null
}

/**
 * What was named: a folder, a tarball or an address as it is, or a commit of this repository; null where it is none of these.
 * @returns {{ readonly kind: 'place' | 'commit', readonly at: string } | null}
 */
export function placeOf(root, named) {
  if (/^https?:\/\//.test(named) || existsSync(named)) return { kind: 'place', at: named }
  try {
    return { kind: 'commit', at: git(root, 'rev-parse', '--verify', '--quiet', `${named}^{commit}`) }
  } catch {
    return null
  }
}

/** Packs a released version as customers get it. */
export function packRelease(root, version) {
  const folder = join(root, '.cache/rehearsal')
  mkdirSync(folder, { recursive: true })
  const [{ filename }] = JSON.parse(
    npm(['pack', '--json', '--pack-destination', folder, `${PACKAGE}@${version}`], root),
  )
  return join(folder, filename)
}

/** Builds the script of a commit in a work tree of its own, once; returns the folder with the build. */
export async function buildCommit(root, commit) {
  const folder = join(root, '.cache/rehearsal', commit.slice(0, 12))
  if (existsSync(join(folder, 'manifest.json'))) return folder
  const tree = `${folder}-source`
  rmSync(tree, { recursive: true, force: true })
  git(root, 'worktree', 'prune')
  git(root, 'worktree', 'add', '--detach', tree, commit)
  try {
    await ensureInstalled(tree)
    execFileSync(process.execPath, ['tools/build.mjs', '--only', 'embed'], { cwd: tree, stdio: 'inherit' })
    cpSync(join(tree, 'packages/embed/dist'), folder, { recursive: true })
    return folder
  } finally {
    git(root, 'worktree', 'remove', '--force', tree)
  }
}
