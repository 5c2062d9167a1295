/**
 * `npm run lint:licences`: every third-party package that we ship has a licence that is known to be right, and NOTICE names it.
 * With `--write` NOTICE is written anew.
 */
import '../help.mjs'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { licenceComplaints } from './licences.mjs'
import { noticeOf } from './notice.mjs'
import { makeSbom, thirdParty } from './sbom.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const components = thirdParty(makeSbom(root))
const notice = noticeOf(components)
const path = join(root, 'NOTICE')
if (process.argv.includes('--write')) writeFileSync(path, notice)
const complaints = licenceComplaints(components)
if (readFileSync(path, 'utf8') !== notice)
  complaints.push('NOTICE does not name what is shipped. "node tools/supply-chain/check.mjs --write" writes it anew.')
for (const complaint of complaints) console.error(complaint)
process.exitCode = complaints.length === 0 ? 0 : 1
