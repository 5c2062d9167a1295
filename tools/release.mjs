/**
 * `npm run release`: publishes all packages with provenance, those first on which others stand. Refuses an unclean tree,
 * a version that the changelog does not know, and red checks; `npm test` builds and checks the packages.
 *
 *   npm run release -- --dry-run     everything but the publishing itself
 */
import { spawnSync } from 'node:child_process'
import { npm, packAll } from './packages/pack.mjs'
import { git, reasonsAgainst, repositoryOf } from './release/preflight.mjs'

const root = process.cwd()
const isDry = process.argv.includes('--dry-run')

/** Whether an earlier, broken-off release has published this one already. */
function isPublished({ name, manifest: { version } }) {
  try {
    return npm(['view', `${name}@${version}`, 'version'], root).trim() === version
  } catch (error) {
    if (String(error.stderr).includes('E404')) return false
    throw error
  }
}

function release() {
  const against = reasonsAgainst(root, process.env, isDry)
  if (against.length > 0) throw new Error(['Nothing was published.', ...against].join('\n'))
  const { status } = spawnSync('npm', ['test'], { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) throw new Error('Nothing was published: the checks are red.')

  const packed = packAll(root, { repository: repositoryOf(root, process.env) })
  for (const each of packed) {
    if (!isDry && isPublished(each)) {
      console.log(`${each.name} ${each.manifest.version} is there already`)
      continue
    }
    npm(
      ['publish', each.tarball, '--provenance', '--access', 'public', ...(isDry ? ['--dry-run', '--offline'] : [])],
      root,
    )
    console.log(`${each.name} ${each.manifest.version} ${isDry ? 'would be published' : 'published'}`)
  }
  const tag = `v${packed[0]?.manifest.version}`
  if (isDry) return console.log(`A dry run: nothing left this machine, and ${tag} was not tagged.`)
  git(root, 'tag', tag)
  console.log(`Tagged ${tag}; push it with "git push origin ${tag}".`)
}

try {
  release()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
