/**
 * `npm run desk-days -- --days 500 --seed 1 --database postgres`: days of three people at the order desk, on the same sixty orders at the
 * same time; prints what was answered, and fails where a word is lost, money goes back twice or the books do not add up.
 */
import './help.mjs'
import { ensureInstalled, orExit } from './ensure.mjs'
import { runSource } from './run-source.mjs'

await orExit(ensureInstalled())
process.exitCode = await runSource('packages/demo-shop/src/testing/desk-days/run.ts', process.argv.slice(2))
