/** `npm run lint`: oxlint, floors and rooms, and the house's own rules. */
import { root } from './ensure.mjs'
import { checkHouse } from './house-rules/check.mjs'

const findings = await checkHouse(root)
const ofKind = (kind) => findings.filter(({ severity }) => severity === kind)
const errors = ofKind('error')
const warnings = ofKind('warning')

for (const { rule, path, line, message } of warnings) console.log(`warning  ${path}:${line}  ${message}  (${rule})`)
for (const { rule, path, line, message } of errors) console.log(`error    ${path}:${line}  ${message}  (${rule})`)
console.log(`${errors.length} error${errors.length === 1 ? '' : 's'}, ${warnings.length} warning${warnings.length === 1 ? '' : 's'}`)
process.exitCode = errors.length > 0 ? 1 : 0
