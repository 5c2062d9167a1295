/** Says what was written and brings it, and what is made of it, into shape. */
import { join } from 'node:path'
import { root, run } from '../ensure.mjs'

const node = (...args) => run(process.execPath, args, { shell: false })

/** Lists the files, formats them, and writes the OpenAPI documents and the API reports anew. */
export async function finish({ written, changed }) {
  for (const path of written) console.log(`new      ${path}`)
  for (const path of changed) console.log(`changed  ${path}`)
  const prettier = join(root, 'node_modules/prettier/bin/prettier.cjs')
  await node(prettier, '--write', '--log-level', 'warn', ...written, ...changed)
  await node(join(root, 'packages/contracts/openapi/generate.mjs'))
  await node(join(root, 'tools/api.mjs'), '--write')
}
