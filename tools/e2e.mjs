/**
 * `npm run e2e`: the browser tests; Playwright's flags may follow (`npm run e2e -- cart.spec.ts --project preact-phone`).
 * `--all` runs every test on both builds, on a desktop and on a phone; `--engines` the walks of buyers in Firefox and in WebKitGTK.
 */
import './help.mjs'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findEngines } from './engines.mjs'
import { ensureChromium, ensureInstalled, orExit, root, run } from './ensure.mjs'
import { ensureBuilt } from './start.mjs'

const OURS = ['--all', '--engines']
const args = process.argv.slice(2)
const flags = args.filter((arg) => !OURS.includes(arg))

/** The tests of the site open its files; whoever names other projects needs none. */
async function ensureSite() {
  const named = flags.filter((flag) => flag.startsWith('--project'))
  if (named.length > 0 && !named.includes('--project=site')) return
  if (!existsSync(join(root, '.cache/site/dist/builder/index.html')))
    await run(process.execPath, ['tools/site.mjs', '--plain'], { cwd: root, shell: false })
}

/** Runs Playwright; `command` may stand before it. */
function play(variables, more = [], command = []) {
  const { NODE_OPTIONS = '' } = process.env
  const env = { ...process.env, ...variables }
  const media = `--require ${JSON.stringify(join(root, 'e2e/support/firefox-media.cjs'))}`
  const cli = join(root, 'node_modules/@playwright/test/cli.js')
  const [program, ...rest] = [
    ...command,
    process.execPath,
    cli,
    'test',
    '--config',
    'e2e/playwright.config.ts',
    ...more,
    ...flags,
  ]
  return run(program, rest, {
    shell: false,
    env: { ...env, ...(env.FIREFOX_PATH !== undefined && { NODE_OPTIONS: `${NODE_OPTIONS} ${media}` }) },
  })
}

async function playEngines() {
  const engines = await orExit(Promise.resolve().then(findEngines))
  await ensureBuilt()
  const codes = []
  for (const { title, env, flags: own, command } of engines) {
    process.stderr.write(`Buyers' walks in ${title}:\n`)
    codes.push(await play(env, own, command))
  }
  return Math.max(...codes)
}

async function playChromium() {
  const CHROMIUM_PATH = await ensureChromium()
  await ensureBuilt()
  await ensureSite()
  return play({ CHROMIUM_PATH, ...(args.includes('--all') && { E2E_MATRIX: 'all' }) })
}

await orExit(ensureInstalled())
process.exitCode = await (args.includes('--engines') ? playEngines() : playChromium())
