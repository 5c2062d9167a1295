/**
 * `node tools/integrations.mjs`: the zip files of `integrations/`, which `npm run build` makes as well; `--write` renders the pages
 * of `integrations/rendered` anew, which needs PHP.
 */
import './help.mjs'
import { join, relative } from 'node:path'
import { ensureInstalled, orExit, root } from './ensure.mjs'

const folder = join(root, 'integrations')

await orExit(ensureInstalled())
if (process.argv.includes('--write')) {
  const { writeRenderings } = await import('./integrations/render.mjs')
  writeRenderings(folder)
}
const { zipPackages } = await import('./integrations/packages.mjs')
for (const path of zipPackages(folder)) console.log(relative(root, path))
