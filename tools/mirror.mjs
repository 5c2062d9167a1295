/** `node tools/mirror.mjs`: names what is in one place and missing in another. */
import './help.mjs'
import { root } from './ensure.mjs'
import { featuresOf, findGaps } from './mirror/gaps.mjs'

const gaps = findGaps(root)
for (const gap of gaps) console.log(gap)
console.log(
  gaps.length === 0
    ? `${featuresOf(root).length} features, their entry points and their pages agree.`
    : `${gaps.length} gaps`,
)
process.exitCode = gaps.length === 0 ? 0 : 1
