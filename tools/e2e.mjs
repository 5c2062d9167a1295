/** `npm run e2e`: the browser tests; Playwright's flags may follow (`npm run e2e -- cart.spec.ts --project preact-phone`). */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureChromium, ensureInstalled, root } from './ensure.mjs'
import { ensureBuilt } from './start.mjs'

await ensureInstalled()
const chromium = await ensureChromium()
await ensureBuilt()
const { FIREFOX_PATH, NODE_OPTIONS = '' } = process.env
const options =
  FIREFOX_PATH === undefined
    ? NODE_OPTIONS
    : `${NODE_OPTIONS} --require ${JSON.stringify(join(root, 'e2e/support/firefox-media.cjs'))}`
const tests = spawn(
  process.execPath,
  [
    join(root, 'node_modules/@playwright/test/cli.js'),
    'test',
    '--config',
    'e2e/playwright.config.ts',
    ...process.argv.slice(2),
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: chromium, NODE_OPTIONS: options },
  },
)
tests.on('exit', (code) => {
  process.exitCode = code ?? 1
})
