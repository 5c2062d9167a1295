/**
 * `npm run payments`: every way to pay with everything that may happen to it, in a real browser against the stand-in providers;
 * prints the matrix. Playwright's flags may follow (`npm run payments -- -g Dolyame`).
 */
import './help.mjs'
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ensureChromium, ensureInstalled, orExit, root } from './ensure.mjs'
import { matrixOf, printMatrix } from './payments/matrix.mjs'
import { ensureBuilt } from './start.mjs'

const REPORT = join(root, '.cache', 'reports', 'payments.json')

await orExit(ensureInstalled())
const chromium = await ensureChromium()
await ensureBuilt()
mkdirSync(dirname(REPORT), { recursive: true })
rmSync(REPORT, { force: true })
const args = [
  'test',
  '--config',
  'e2e/playwright.config.ts',
  '--project',
  'payments',
  '--reporter=list,json',
  ...process.argv.slice(2),
]
const tests = spawn(process.execPath, [join(root, 'node_modules/@playwright/test/cli.js'), ...args], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PAYMENTS: 'all', CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT },
})
tests.on('exit', (code) => {
  const matrix = matrixOf(JSON.parse(readFileSync(REPORT, 'utf8')))
  console.log(`\n${printMatrix(matrix)}`)
  process.exitCode = code ?? 1
})
