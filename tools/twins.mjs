/**
 * `npm run twins`: which Russian pages are behind their English ones, and which are not written yet.
 *
 *   npm run twins -- --write     they have been brought in step
 */
import './help.mjs'
import { behind, twinOf, twins, writeState } from './docs/twins.mjs'

if (process.argv.includes('--write')) writeState()
const late = behind()
for (const path of late) console.log(`behind: ${twinOf(path)}`)
const { wanted, there } = twins()
for (const path of wanted.filter((each) => !there.includes(each))) console.log(`not written: ${twinOf(path)}`)
console.log(`${there.length} of ${wanted.length} pages are in both languages, ${late.length} behind.`)
process.exitCode = late.length === 0 ? 0 : 1
