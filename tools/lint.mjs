/** `npm run lint`: oxlint, floors and rooms, the house's own rules, and nothing left over (knip). */
import { join } from 'node:path'
import { root, run } from './ensure.mjs'
import { checkHouse } from './house-rules/check.mjs'

const findings = await checkHouse(root)
const ofKind = (kind) => findings.filter(({ severity }) => severity === kind)
const errors = ofKind('error')
const warnings = ofKind('warning')

for (const { rule, path, line, message } of warnings) console.log(`warning  ${path}:${line}  ${message}  (${rule})`)
for (const { rule, path, line, message } of errors) console.log(`error    ${path}:${line}  ${message}  (${rule})`)
console.log(
  `${errors.length} error${errors.length === 1 ? '' : 's'}, ${warnings.length} warning${warnings.length === 1 ? '' : 's'}`,
)

// Files that nothing reaches and packages that nothing imports; "npx knip" lists unused exports as well.
const knip = join(root, 'node_modules/knip/bin/knip.js')
const leftOver = await run(process.execPath, [knip, '--no-progress', '--include', 'files,dependencies'], {
  shell: false,
})
process.exitCode = errors.length > 0 || leftOver !== 0 ? 1 : 0
