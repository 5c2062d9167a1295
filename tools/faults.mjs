/**
 * `npm run faults -- --runs 1000 --seed 1`: seeded random runs of a buyer's browser before a real shop server whose
 * network breaks at random; prints the promises and how often each broke.
 */
import './help.mjs'
import { ensureInstalled, orExit } from './ensure.mjs'
import { runSource } from './run-source.mjs'

await orExit(ensureInstalled())
process.exitCode = await runSource('e2e/faults/run.ts', process.argv.slice(2))
