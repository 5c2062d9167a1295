/** `npm run bench -- core`: our work side by side with hand-written limits, in one run, as ratios with their goals. */
import { ensureInstalled } from './ensure.mjs'
import { runSource } from './run-source.mjs'

await ensureInstalled()
process.exitCode = await runSource('bench/run.ts', process.argv.slice(2))
