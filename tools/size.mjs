/** `npm run size [-- --json]`: what pages download, against the budgets of tools/size/jobs.mjs. Build first. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './ensure.mjs'

if (existsSync(join(root, 'packages/embed/dist/manifest.json'))) {
  process.exitCode = await run(process.execPath, [join(root, 'node_modules/size-limit/bin.js'), ...process.argv.slice(2)], { shell: false })
} else {
  console.error('There is nothing to measure yet. Run "npm run build" first.')
  process.exitCode = 1
}
