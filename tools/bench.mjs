/**
 * `npm run bench [-- core|experiments|button|cart|checkout|points] [--runs 5] [--cpu 4] [--targets a,b] [--scenarios a,b] [--json file] [--strict]`:
 * our work side by side with hand-written limits and with peers, in one run, as ratios with their goals.
 * `bench/README.md` says what is measured and how.
 */
import { ensureChromium, ensureInstalled, orExit } from './ensure.mjs'
import { runSource } from './run-source.mjs'
import { ensureBuilt } from './start.mjs'

await orExit(ensureInstalled())
const args = process.argv.slice(2)
const pages = args.some((arg) => /^(button|cart|checkout|points(-\w+)?)$/.test(arg))
if (pages || !args.some((arg) => /^(core|experiments)$/.test(arg))) {
  process.env.CHROMIUM_PATH = await ensureChromium()
  await ensureBuilt()
}
process.exitCode = await runSource('bench/run.ts', args)
