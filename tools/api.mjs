/**
 * `npm run api`: compares what the packages let out with the reports in api/.
 *
 *   npm run api -- --write     accepts the present state
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { readDoors } from './api/doors.mjs'
import { lineChanges } from './api/line-changes.mjs'
import { writeReports } from './api/report.mjs'
import { root, run } from './ensure.mjs'

const folder = join(root, 'api')
const readIfThere = (path) => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}

const doors = readDoors(root)
const packages = [...new Set(doors.map(({ owner }) => `packages/${owner}`))]
// Only the declarations are needed; "npm run types" tells what is wrong with them.
await run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-b', ...packages], {
  stdio: 'ignore',
  shell: false,
})
const [open, closed] = [
  doors.filter(({ declaration }) => existsSync(declaration)),
  doors.filter(({ declaration }) => !existsSync(declaration)),
]
const reports = writeReports(open, root)

mkdirSync(folder, { recursive: true })
const orphans = readdirSync(folder).filter((name) => !reports.has(join(folder, name)))

if (process.argv.includes('--write')) {
  for (const name of orphans) rmSync(join(folder, name))
  for (const [path, text] of reports) writeFileSync(path, text)
  console.log(`${reports.size} reports written to api/`)
} else {
  const changed = [...reports].filter(([path, text]) => readIfThere(path) !== text)
  for (const [path, text] of changed) {
    console.log(`\n${relative(root, path)}`)
    for (const line of lineChanges(readIfThere(path) ?? '', text)) console.log(`  ${line}`)
  }
  for (const name of orphans) console.log(`\napi/${name} belongs to no door.`)
  if (changed.length + orphans.length > 0) {
    console.log(
      '\nThe public API differs from its reports. If that is meant, run "npm run api -- --write", commit api/ and name the change in CHANGELOG.md.',
    )
    process.exitCode = 1
  } else console.log(`${reports.size} public API reports agree with the code.`)
}
for (const { specifier } of closed) console.error(`${specifier} has no declarations; "npm run types" says why.`)
if (closed.length > 0) process.exitCode = 1
