/**
 * `node tools/docs.mjs`: compares code and commands of the pages with the project; `--write` takes the code over from
 * docs/snippets. Links are checked by remark (`npm run lint:links`).
 */
import './help.mjs'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeFindings, filledPage, pagesOf } from './docs/snippets.mjs'
import { root } from './ensure.mjs'

if (process.argv.includes('--write')) {
  for (const path of pagesOf(root)) {
    const text = readFileSync(join(root, path), 'utf8')
    const filled = filledPage(root, text)
    if (filled === text) continue
    writeFileSync(join(root, path), filled)
    console.log(`${path} written`)
  }
}

const findings = codeFindings(root)
for (const finding of findings) console.log(finding)
console.log(findings.length === 0 ? 'The code of the pages is that of the project.' : `${findings.length} findings`)
process.exitCode = findings.length === 0 ? 0 : 1
