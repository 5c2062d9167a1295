/**
 * `npm run new-room -- wishlist [--title Избранное] [--title-en Wishlist]`: a small working room on every floor,
 * with its doors, labels, mount, tests and page. It compiles and is green; make it yours from there.
 */
import { join } from 'node:path'
import { ensureInstalled, root, run } from './ensure.mjs'
import { wordsOf } from './new-room/words.mjs'
import { writeRoom } from './new-room/write-room.mjs'

const USAGE = 'usage: npm run new-room -- NAME [--title "Russian title"] [--title-en "English title"]'

function readOptions(argv) {
  const [name, ...rest] = argv
  if (!name || name.startsWith('-')) throw new Error(USAGE)
  const titles = {}
  for (let i = 0; i < rest.length; i += 2) {
    const key = { '--title': 'ru', '--title-en': 'en' }[rest[i]]
    if (key === undefined || !rest[i + 1]) throw new Error(USAGE)
    titles[key] = rest[i + 1]
  }
  return wordsOf(name, titles)
}

try {
  await ensureInstalled()
  const words = readOptions(process.argv.slice(2))
  const { written, changed } = writeRoom(root, words)
  for (const path of written) console.log(`new      ${path}`)
  for (const path of changed) console.log(`changed  ${path}`)
  await run(process.execPath, [join(root, 'packages/contracts/openapi/generate.mjs')], { shell: false })
  await run(process.execPath, [join(root, 'tools/api.mjs'), '--write'], { shell: false })
  console.log(`\nThe room "${words.name}" stands. Look at it: npx vitest run ${words.name}, and npm run lint.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
