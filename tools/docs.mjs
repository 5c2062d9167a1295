/**
 * `node tools/docs.mjs`: compares the code blocks, commands and links of the pages with the project.
 *
 *   node tools/docs.mjs --write     takes the code blocks over from docs/snippets
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { docFindings, filledPage } from './docs/findings.mjs'
import { readPages } from './docs/pages.mjs'
import { root } from './ensure.mjs'

if (process.argv.includes('--write')) {
  for (const page of readPages(root)) {
    const text = filledPage(root, page)
    if (text === page.text) continue
    writeFileSync(join(root, page.path), text)
    console.log(`${page.path} written`)
  }
}

const findings = docFindings(root)
for (const finding of findings) console.log(finding)
console.log(
  findings.length === 0 ? 'The pages say what is.' : `${findings.length} finding${findings.length === 1 ? '' : 's'}`,
)
process.exitCode = findings.length === 0 ? 0 : 1
