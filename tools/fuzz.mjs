/**
 * `npm run fuzz -- --runs 20000 --seed 1`: contract-made and broken requests to every call of a private shop server;
 * `--only K` sends run K of that seed again, `--worst` measures the worst anonymous request of 64 KB to every call.
 */
import { ensureInstalled, orExit } from './ensure.mjs'
import { runSource } from './run-source.mjs'

await orExit(ensureInstalled())
process.exitCode = await runSource('packages/demo-shop/src/testing/fuzz/run.ts', process.argv.slice(2))
