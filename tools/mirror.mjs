/** `node tools/mirror.mjs`: names what stands in one place and is missing in another. */
import { root } from './ensure.mjs'
import { findGaps, roomsOf } from './mirror/gaps.mjs'

const gaps = findGaps(root)
for (const gap of gaps) console.log(gap)
console.log(
  gaps.length === 0 ? `${roomsOf(root).length} rooms, their doors and their pages agree.` : `${gaps.length} missing`,
)
process.exitCode = gaps.length === 0 ? 0 : 1
