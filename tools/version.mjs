/**
 * `npm run version`: changesets gives all packages the next version. It writes a changelog into each package, which with
 * one version for all would be the same text many times; so the waiting changes go into the root's CHANGELOG.md here.
 */
import './help.mjs'
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import readChangesets from '@changesets/read'
import { movedSince, withVersion } from './bench-history.mjs'
import { npm } from './packages/npm.mjs'

const root = process.cwd()
const HEADINGS = ['Breaking', 'Added', 'Changed', 'Fixed', 'Removed']
const BY_BUMP = { major: 'Breaking', minor: 'Added', patch: 'Fixed' }

/** A change is listed under the heading that it begins with ("Removed: …"), or under that of its largest bump. */
function entryOf({ summary, releases }) {
  const [, named, rest] = new RegExp(`^(${HEADINGS.join('|')}):\\s+([^]*)$`).exec(summary) ?? []
  const bump = Object.keys(BY_BUMP).find((each) => releases.some(({ type }) => type === each))
  return { heading: named ?? BY_BUMP[bump], text: `- ${(rest ?? summary).replace(/\n(?=.)/g, '\n  ')}` }
}

const HISTORY = 'bench/history.md'

function sectionOf(version, changes, moved) {
  const entries = changes.map(entryOf)
  const parts = HEADINGS.map((name) => [name, entries.filter(({ heading }) => heading === name)])
    .filter(([, own]) => own.length > 0)
    .map(([name, own]) => `### ${name}\n\n${own.map(({ text }) => text).join('\n')}\n`)
  if (moved.length > 0)
    parts.push(`### Speed\n\nTimes the hand-written version of the same job:\n\n${moved.join('\n')}\n`)
  return `## ${version}\n\n${parts.join('\n')}\n`
}

/** Changes a file that is there. */
function edit(path, change) {
  const file = join(root, path)
  if (existsSync(file)) writeFileSync(file, change(readFileSync(file, 'utf8')))
}

const changes = await readChangesets(root)
if (changes.length === 0) throw new Error('No change waits for a version. Describe one with "npx changeset" first.')
const changeset = createRequire(import.meta.url).resolve('@changesets/cli/bin.js')
execFileSync(process.execPath, [changeset, 'version'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })

const [owner = ''] = readdirSync(join(root, 'packages'))
const { version } = JSON.parse(readFileSync(join(root, 'packages', owner, 'package.json'), 'utf8'))
const moved = existsSync(join(root, HISTORY)) ? movedSince(readFileSync(join(root, HISTORY), 'utf8')) : []
edit('CHANGELOG.md', (log) => log.replace(/(?=^## )/m, sectionOf(version, changes, moved)))
edit(HISTORY, (page) => withVersion(page, version))
edit('package.json', (text) => text.replace(/^( *"version": )"[^"]+"/m, `$1"${version}"`))
// The script builds say which version they are, and the examples show how the packages are installed.
edit('packages/embed/src/version.ts', (text) => text.replace(/VERSION = '[^']+'/, `VERSION = '${version}'`))
for (const name of existsSync(join(root, 'examples')) ? readdirSync(join(root, 'examples')) : [])
  edit(`examples/${name}/package.json`, (text) => text.replace(/("@prilavok\/[\w-]+": )"[^"]+"/g, `$1"${version}"`))
npm(['install', '--package-lock-only', '--offline', '--ignore-scripts', '--no-audit', '--no-fund'], root)
console.log(`All packages are ${version}. Read CHANGELOG.md once more, then commit.`)
