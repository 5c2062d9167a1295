/**
 * `npm run fuzz -- --runs 20000 --seed 1`: contract-made and broken requests to every call of a private shop server;
 * `--only K` sends run K of that seed again, `--worst` measures the worst anonymous request of 64 KB to every call,
 * `--worst-staff` the worst uploads and saves of every role and the end of a process that has streams and a download.
 */
import './help.mjs'
import { ensureInstalled, orExit } from './ensure.mjs'
import { bundleSource, runSource } from './run-source.mjs'

await orExit(ensureInstalled())
const args = process.argv.slice(2)
const program = args.includes('--worst-staff') ? ['--program', await bundleSource('packages/demo-shop/src/bin.ts')] : []
process.exitCode = await runSource('packages/demo-shop/src/testing/fuzz/run.ts', [...program, ...args])
