/**
 * `npm run load -- [--processes 2] [--scale 10] [--buyers 8] [--data demo|full] [--faults] [--profile]`: whole checkouts, 100 for each
 * step of the scale, against server processes on a private PostgreSQL whose changes reach the disk. Prints throughput, durations and
 * errors by call, and checks afterwards that orders, money and pieces add up. With `--faults` a process is killed every ten seconds and
 * the database restarts once; `--profile` writes processor profiles to `.cache/load-profile`
 * and prints the statements that took the most time.
 */
import './help.mjs'
import { ensureInstalled, orExit } from './ensure.mjs'
import { bundleSource, runSource } from './run-source.mjs'

await orExit(ensureInstalled())
const program = await bundleSource('packages/demo-shop/src/bin.ts')
process.exitCode = await runSource('packages/demo-shop/src/testing/load/run.ts', [
  '--program',
  program,
  ...process.argv.slice(2),
])
