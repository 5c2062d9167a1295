/**
 * `npm run size [-- --json]`: what pages download, against the budgets of tools/size/jobs.mjs. Build first.
 * `npm run size -- --modules` builds the scripts and draws what each module weighs, in .cache/size.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './ensure.mjs'

const node = (tool, ...args) => run(process.execPath, [join(root, 'node_modules', tool), ...args], { shell: false })

if (process.argv.includes('--modules')) {
  process.exitCode = await node(
    'rollup/dist/bin/rollup',
    '--config',
    'rollup.config.mjs',
    '--configModules',
    '--silent',
  )
} else if (existsSync(join(root, 'packages/embed/dist/manifest.json'))) {
  process.exitCode = await node('size-limit/bin.js', ...process.argv.slice(2))
} else {
  console.error('There is nothing to measure yet. Run "npm run build" first.')
  process.exitCode = 1
}
