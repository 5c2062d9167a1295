import { cpSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './ensure.mjs'
import { bundleSource } from './run-source.mjs'
import { run } from './ensure.mjs'
const program = await bundleSource('e2e/hosts/rehearse.ts')
for (const name of ['sheets', 'scripts'])
  cpSync(join(root, 'e2e/hosts', name), join(dirname(program), name), { recursive: true })
process.exitCode = await run(process.execPath, ['--enable-source-maps', program, ...process.argv.slice(2)])
