/**
 * `npm run filter-speed [-- --products 100000]`: how long the calls for filters, their counts and the filtered products of every
 * category take, on a private PostgreSQL where one is installed, else on PGlite.
 */
import './help.mjs'
import { ensureInstalled, orExit } from './ensure.mjs'
import { runSource } from './run-source.mjs'

await orExit(ensureInstalled())
process.exitCode = await runSource('packages/demo-shop/src/testing/filter-speed.ts', process.argv.slice(2))
