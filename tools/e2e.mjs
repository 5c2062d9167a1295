/**
 * `npm run e2e`: the browser tests; Playwright's flags may follow (`npm run e2e -- cart.spec.ts --project preact-phone`).
 * `--all` runs every test on both builds, on a desktop and on a phone.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium, ensureInstalled, orExit, root, run } from './ensure.mjs'
import { ensureBuilt } from './start.mjs'

/** The tests of the site open its files; whoever names other projects needs none. */
async function ensureSite(flags) {
  const named = flags.filter((flag) => flag.startsWith('--project'))
  if (named.length > 0 && !named.includes('--project=site')) return
  if (!existsSync(join(root, '.cache/site/dist/builder/index.html')))
    await run(process.execPath, ['tools/site.mjs', '--plain'], { cwd: root, shell: false })
}

await orExit(ensureInstalled())
const CHROMIUM_PATH = await ensureChromium()
await ensureBuilt()
const { FIREFOX_PATH, NODE_OPTIONS = '' } = process.env
const media = `--require ${JSON.stringify(join(root, 'e2e/support/firefox-media.cjs'))}`
const args = process.argv.slice(2)
await ensureSite(args)
const cli = join(root, 'node_modules/@playwright/test/cli.js')
const flags = ['test', '--config', 'e2e/playwright.config.ts', ...args.filter((arg) => arg !== '--all')]
process.exitCode = await run(process.execPath, [cli, ...flags], {
  shell: false,
  env: {
    ...process.env,
    CHROMIUM_PATH,
    ...(args.includes('--all') && { E2E_MATRIX: 'all' }),
    ...(FIREFOX_PATH !== undefined && { NODE_OPTIONS: `${NODE_OPTIONS} ${media}` }),
  },
})
