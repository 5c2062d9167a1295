/**
 * `npm run new-resource -- coupon [group] [Купон] [Купоны]`: a kind of record for the staff, with its calls, its table, its list and its
 * form, in the menu. It is served at once; make its fields yours from there.
 */
import './help.mjs'
import { ensureInstalled, orExit, root } from './ensure.mjs'
import { finish } from './new-feature/report.mjs'
import { writeResource } from './new-resource/write-resource.mjs'

try {
  const [name = '', group, title, titles] = process.argv.slice(2)
  await orExit(ensureInstalled())
  await finish(writeResource(root, name, { group, title, titles }))
  console.log('\nLook at it: npm start, then /staff. docs/architecture/adding-a-staff-entity.md says what to do next.')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
