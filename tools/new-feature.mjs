/**
 * `npm run new-feature -- wishlist`: a small working feature in every layer, with its entry points, labels, mount,
 * tests and page. It compiles and its tests pass; make it yours from there.
 */
import './help.mjs'
import { ensureInstalled, orExit, root } from './ensure.mjs'
import { finish } from './new-feature/report.mjs'
import { namesOf, writeFeature } from './new-feature/write-feature.mjs'

try {
  const [name = ''] = process.argv.slice(2)
  await orExit(ensureInstalled())
  await finish(writeFeature(root, namesOf(name)))
  console.log(`\nLook at the feature: npx vitest run ${name}, and npm run lint.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
