/**
 * `npm run experiments -- --aa [--experiments 1000] [--visitors 2000] [--rate 0.04] [--seed 1]`: experiments in which both options are
 * the same, over simulated visitors. Prints how often a difference is found all the same; fails outside of 3.5 to 6.5 %.
 */
import './help.mjs'
import { ensureInstalled, orExit } from './ensure.mjs'
import { runSource } from './run-source.mjs'

await orExit(ensureInstalled())
process.exitCode = await runSource('packages/demo-shop/src/testing/aa-check.ts', process.argv.slice(2))
