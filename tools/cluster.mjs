/**
 * `npm run cluster [-- --scale 6 --buyers 8]`: two server processes, pgbouncer and a PostgreSQL with a synchronous replica, on one
 * machine. While buyers order, a server process is killed, and later the primary, and the replica takes its place. Afterwards no order
 * may be lost or made twice, money has to add up, and orders have to go on within 15 seconds. Needs PostgreSQL and pgbouncer.
 */
import './help.mjs'
import { ensureInstalled, orExit } from './ensure.mjs'
import { bundleSource, runSource } from './run-source.mjs'

await orExit(ensureInstalled())
const program = await bundleSource('packages/demo-shop/src/bin.ts')
process.exitCode = await runSource('packages/demo-shop/src/testing/load/cluster.ts', [
  '--program',
  program,
  ...process.argv.slice(2),
])
