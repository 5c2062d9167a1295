/**
 * `npm run new-feature -- wishlist`: a small working feature in every layer, with its entry points, labels, mount,
 * tests and page. It compiles and its tests pass; make it yours from there.
 */
import { join } from 'node:path'
import { ensureInstalled, orExit, root, run } from './ensure.mjs'
import { namesOf, writeFeature } from './new-feature/write-feature.mjs'

const node = (...args) => run(process.execPath, args, { shell: false })

try {
  const [name = ''] = process.argv.slice(2)
  await orExit(ensureInstalled())
  const { written, changed } = writeFeature(root, namesOf(name))
  for (const path of written) console.log(`new      ${path}`)
  for (const path of changed) console.log(`changed  ${path}`)
  await node(
    join(root, 'node_modules/prettier/bin/prettier.cjs'),
    '--write',
    '--log-level',
    'warn',
    ...written,
    ...changed,
  )
  await node(join(root, 'packages/contracts/openapi/generate.mjs'))
  await node(join(root, 'tools/api.mjs'), '--write')
  console.log(`\nLook at the feature: npx vitest run ${name}, and npm run lint.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
