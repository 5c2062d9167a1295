/**
 * `npm run rehearse`: what the script of this clone changes on pages of other systems (`e2e/hosts`), compared with the last release.
 *
 *   npm run rehearse                              the released version, from the registry
 *   npm run rehearse -- --old main~20             a commit, built in a work tree of its own
 *   npm run rehearse -- --old old.tgz             a tarball, a folder or an address
 *   npm run rehearse -- --viewport 375x740        flags of the program may follow
 *
 * With `--release` only what is broken ends it with 1: a shop that does not start, or an error. Looks differ on purpose.
 */
import './help.mjs'
import { cpSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ensureChromium, ensureInstalled, orExit, root, run } from './ensure.mjs'
import { buildCommit, lastRelease, packRelease, placeOf } from './rehearse/old-version.mjs'
import { bundleSource } from './run-source.mjs'
import { ensureBuilt } from './start.mjs'

const REPORTS = join(root, '.cache/reports')
const [HTML, JSON_FILE] = ['html', 'json'].map((type) => join(REPORTS, `rehearsal.${type}`))

/** The version that was named, or the last release; null with a sentence where there is none. */
async function oldVersion(named) {
  if (named === undefined) {
    const version = lastRelease(root)
    if (version !== null) return packRelease(root, version)
    console.log('Nothing has been released yet, so there is no version to compare with. Name one with --old.')
    return null
  }
  const place = placeOf(root, named)
  if (place === null) throw new Error(`${named} is no file, folder, address or commit.`)
  return place.kind === 'place' ? place.at : buildCommit(root, place.at)
}

const isBroken = ({ kind, new: now }) => (kind === 'error' && now !== null) || (kind === 'start' && now !== 'starts')

async function rehearse(args) {
  const isRelease = args.includes('--release')
  const at = args.indexOf('--old')
  const flags = args.filter((arg, index) => arg !== '--release' && (at < 0 || (index !== at && index !== at + 1)))
  const old = await oldVersion(at < 0 ? undefined : (args[at + 1] ?? ''))
  if (old === null) return 0
  const CHROMIUM_PATH = await ensureChromium()
  await ensureBuilt()
  const program = await bundleSource('e2e/hosts/rehearse.ts')
  cpSync(join(root, 'e2e/hosts/sheets'), join(dirname(program), 'sheets'), { recursive: true })
  mkdirSync(REPORTS, { recursive: true })
  const versions = [old, join(root, 'packages/embed/dist')]
  const code = await run(
    process.execPath,
    ['--enable-source-maps', program, ...versions, '--html', HTML, '--json', JSON_FILE, ...flags],
    { shell: false, env: { ...process.env, CHROMIUM_PATH } },
  )
  if (!isRelease || code !== 1) return code
  const { pages } = JSON.parse(readFileSync(JSON_FILE, 'utf8'))
  const broken = pages.flatMap(({ differences }) => differences).filter(isBroken)
  console.log(
    broken.length === 0
      ? 'Nothing is broken; look at the report and say in CHANGELOG.md what visitors will notice.'
      : `${broken.length} of them are broken pages.`,
  )
  return broken.length === 0 ? 0 : 1
}

await orExit(ensureInstalled())
process.exitCode = await orExit(rehearse(process.argv.slice(2)))
