/**
 * `npm run size [-- --json]`: what pages download, against the budgets of tools/size/jobs.mjs. Build first.
 * `npm run size -- --modules cart-preact`: what the files of a job weigh, by category and by module.
 */
import './help.mjs'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './ensure.mjs'
import { bundleChecks, widgetChunks } from './size/jobs.mjs'
import { modulesReport } from './size/modules.mjs'

const BUILT = 'packages/embed/dist'

/** Prints what each module of a job weighs. */
function printModules(job) {
  const checks = bundleChecks(
    JSON.parse(readFileSync(join(root, BUILT, 'manifest.json'), 'utf8')),
    widgetChunks(),
    BUILT,
  )
  const check = checks.find(({ name }) => name === job)
  if (check === undefined)
    throw new Error(`There is no job "${job ?? ''}". Known jobs: ${checks.map(({ name }) => name).join(', ')}.`)
  console.log(modulesReport(root, check.path).join('\n'))
}

const [flag, job] = process.argv.slice(2)
if (!existsSync(join(root, BUILT, 'manifest.json'))) {
  console.error('There is nothing to measure yet. Run "npm run build" first.')
  process.exitCode = 1
} else if (flag === '--modules') printModules(job)
else {
  const limits = join(root, 'node_modules/size-limit/bin.js')
  process.exitCode = await run(process.execPath, [limits, ...process.argv.slice(2)], { shell: false })
}
