/**
 * `npm run api`: compares what the packages export with the reports in api/, and reads the comments of the exports.
 *
 *   npm run api -- --write     accepts the present state
 */
import './help.mjs'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { commentFaultsOf } from './api/doc-comments.mjs'
import { isInside, readEntries } from './api/entries.mjs'
import { programOf, writeReports } from './api/report.mjs'
import { root, run } from './ensure.mjs'

const entries = readEntries(root).filter((entry) => !isInside(entry))
const packages = [...new Set(entries.map(({ owner }) => `packages/${owner}`))]
// Only the declarations are needed; "npm run types" says what is wrong with them.
await run(process.execPath, [join(root, 'node_modules/typescript-native/bin/tsc'), '-b', ...packages], {
  stdio: 'ignore',
  shell: false,
})
const lost = entries.filter(({ declaration }) => !existsSync(declaration))
const present = entries.filter((entry) => !lost.includes(entry))
const reports = writeReports(present, root)
const faults = commentFaultsOf(programOf(present), present)
const isAccepted = process.argv.includes('--write')
const folder = isAccepted ? 'api' : '.cache/api'
rmSync(join(root, folder), { recursive: true, force: true })
mkdirSync(join(root, folder), { recursive: true })
for (const [path, text] of reports) writeFileSync(join(root, folder, basename(path)), text)

const differ = isAccepted ? 0 : await run('git', ['--no-pager', 'diff', '--no-index', '-U0', 'api', folder])
console.log(
  differ === 0
    ? `${reports.size} public API reports ${isAccepted ? 'written to api/' : 'agree with the code'}.`
    : 'The public API differs from its reports. If that is meant, run "npm run api -- --write" and describe the change with "npx changeset".',
)
for (const { specifier } of lost) console.error(`${specifier} has no declarations; "npm run types" says why.`)
for (const fault of faults) console.error(fault)
process.exitCode = differ === 0 && lost.length === 0 && faults.length === 0 ? 0 : 1
