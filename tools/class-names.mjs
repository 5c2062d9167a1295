/** `node tools/class-names.mjs --write`: writes docs/reference/class-names.md; without the flag, compares it. */
import './help.mjs'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './ensure.mjs'
import { writeReference } from './theming/class-names.mjs'

const path = join(root, 'docs/reference/class-names.md')
const text = writeReference()

if (process.argv.includes('--write')) {
  writeFileSync(path, text)
  console.log('docs/reference/class-names.md is written.')
} else if (readFileSync(path, 'utf8') !== text) {
  console.error(
    'docs/reference/class-names.md differs from the components. Look at the change, then run "node tools/class-names.mjs --write".',
  )
  process.exitCode = 1
}
