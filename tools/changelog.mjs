/**
 * `npm run version`: gives all packages the next version and moves the waiting changes into CHANGELOG.md. changesets
 * writes a changelog into each package; with one version for all of them that would be the same text many times.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { readChange, sectionOf, withSection } from './changelog/changelog.mjs'
import { npm, readPackages } from './packages/pack.mjs'

const root = process.cwd()
const waiting = join(root, '.changeset')
const files = readdirSync(waiting).filter((name) => name.endsWith('.md') && name !== 'README.md')
if (files.length === 0) {
  console.error('No change waits for a version. Describe what customers will notice with "npx changeset" first.')
  process.exit(1)
}
const changes = files.map((name) => readChange(readFileSync(join(waiting, name), 'utf8')))

const changesets = createRequire(import.meta.url).resolve('@changesets/cli/bin.js')
execFileSync(process.execPath, [changesets, 'version'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })

const packages = readPackages(root)
const [version, ...others] = new Set(packages.map(({ manifest }) => manifest.version))
if (others.length > 0)
  throw new Error(
    `All packages share one version, but there are ${[version, ...others].join(', ')}. Check "fixed" in .changeset/config.json.`,
  )

// The examples are no packages of ours, but show how the packages are installed.
const examples = existsSync(join(root, 'examples'))
  ? readdirSync(join(root, 'examples')).map((name) => join(root, 'examples', name, 'package.json'))
  : []
for (const path of examples.filter((each) => existsSync(each)))
  writeFileSync(path, readFileSync(path, 'utf8').replace(/^( *"@prilavok\/[\w-]+": )"[^"]+"/gm, `$1"${version}"`))

// The script builds say which version they are.
const told = join(root, 'packages/embed/src/version.ts')
if (existsSync(told))
  writeFileSync(told, readFileSync(told, 'utf8').replace(/VERSION = '[^']+'/, `VERSION = '${version}'`))

const top = join(root, 'package.json')
writeFileSync(top, readFileSync(top, 'utf8').replace(/^( *"version": )"[^"]+"/m, `$1"${version}"`))
npm(['install', '--package-lock-only', '--offline', '--ignore-scripts', '--no-audit', '--no-fund'], root)

const log = join(root, 'CHANGELOG.md')
writeFileSync(log, withSection(readFileSync(log, 'utf8'), sectionOf(version, changes, packages.length)))
console.log(`${packages.length} packages are ${version}. Read CHANGELOG.md once more, then commit.`)
