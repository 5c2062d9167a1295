/**
 * `npm run size [-- --json]`: what pages download, against the budgets of tools/size/jobs.mjs; `-- --modules <job>` tells what
 * each module weighs in it. Build first.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './ensure.mjs'
import { filesOfJob } from './size/jobs.mjs'
import { sourcesIn, tooEarly } from './size/late.mjs'
import { printModules } from './size/modules.mjs'

const built = join(root, 'packages/embed/dist')
const manifest = () => JSON.parse(readFileSync(join(built, 'manifest.json'), 'utf8'))
const asked = process.argv.indexOf('--modules')

if (!existsSync(join(built, 'manifest.json'))) {
  console.error('There is nothing to measure yet. Run "npm run build" first.')
  process.exitCode = 1
} else if (asked > 0) {
  printModules(built, filesOfJob(manifest(), process.argv[asked + 1]))
} else {
  const early = tooEarly(manifest(), sourcesIn(built))
  for (const line of early)
    console.error(`Loaded before its step: ${line}. Import it behind that step's own lazy import.`)
  const code = await run(process.execPath, [join(root, 'node_modules/size-limit/bin.js'), ...process.argv.slice(2)], {
    shell: false,
  })
  process.exitCode = early.length > 0 ? 1 : code
}
