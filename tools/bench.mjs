/**
 * `npm run bench [-- <case> …] [--runs 5] [--cpu 4] [--targets a,b] [--scenarios a,b] [--json file] [--strict] [--check] [--history]`:
 * our work side by side with hand-written limits and with peers, in one run, as ratios with their goals.
 * `bench/README.md` says what is measured and how.
 */
import './help.mjs'
import { ensureChromium, ensureInstalled, orExit } from './ensure.mjs'
import { runSource } from './run-source.mjs'
import { ensureBuilt } from './start.mjs'

await orExit(ensureInstalled())
const args = process.argv.slice(2)
/** Cases that need neither a browser nor a build. */
const FUNCTIONS = ['core', 'experiments']
const isOfFunctions =
  FUNCTIONS.includes(args[0]) && !args.slice(1).some((arg) => /^[a-z]/.test(arg) && !FUNCTIONS.includes(arg))
if (!isOfFunctions) {
  process.env.CHROMIUM_PATH = await ensureChromium()
  await ensureBuilt()
}
process.exitCode = await runSource('bench/run.ts', args)
