/**
 * `npm run search-quality`: the queries of `search-queries.ts` on a catalogue of 10,000 products, and of `--products 100000`, on a
 * private PostgreSQL where one is installed, else on PGlite; prints what was missed and how long the calls took.
 */
import './help.mjs'
import { ensureInstalled, orExit } from './ensure.mjs'
import { runSource } from './run-source.mjs'

await orExit(ensureInstalled())
process.exitCode = await runSource('packages/demo-shop/src/testing/search-quality.ts', process.argv.slice(2))
