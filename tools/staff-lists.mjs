/**
 * `npm run staff-lists [-- --small 5000 --large 500000 --rounds 30 --only status --cross --open-share 0.008]`: how long the list of orders takes with
 * every filter and sort key, its counters, a buyer at a glance and a caller, with few orders and with many, in one run on a private
 * PostgreSQL; fails where many take more than twice as long at p95. `--cross` measures every filter with every sort key;
 * `--open-share` says which part of the orders, the latest, is still open: those of six days, as a shop has it, where nothing is said.
 */
import './help.mjs'
import { ensureInstalled, orExit } from './ensure.mjs'
import { runSource } from './run-source.mjs'

await orExit(ensureInstalled())
process.exitCode = await runSource('packages/demo-shop/src/testing/staff-lists.ts', process.argv.slice(2))
