/**
 * `npm run new-call -- shop-hours`: a call of the shop: endpoint, schemas, a handler of the reference server, its place in OpenAPI. It is
 * served at once; make it yours from there.
 */
import './help.mjs'
import { ensureInstalled, orExit, root } from './ensure.mjs'
import { finish } from './new-feature/report.mjs'
import { writeCall } from './new-call/write-call.mjs'

try {
  const [name = ''] = process.argv.slice(2)
  await orExit(ensureInstalled())
  await finish(writeCall(root, name))
  console.log('\nLook at it: npm start. docs/architecture/adding-a-call.md says what to do next.')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
