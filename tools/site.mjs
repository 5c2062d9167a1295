/**
 * `npm run site`: the documents, the builder and the shop that runs in a tab, as files for any static host in
 * `.cache/site/dist`. It needs `npm run build` first.
 *
 *   npm run site -- --serve [--port 4173]     builds and serves it
 *   npm run site -- --plain                   leaves out the compressed copies
 */
import './help.mjs'
import { cpSync, existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { orExit, root } from './ensure.mjs'
import { buildPages } from './site/build-pages.mjs'
import { compressFolder } from './site/compress.mjs'
import { writeDemoDatabase } from './site/demo-database.mjs'
import { foreignRequestsOf } from './site/foreign-requests.mjs'
import { buildLive } from './site/live.mjs'
import { serveFolder } from './site/serve.mjs'
import { buildShop } from './site/shop.mjs'

const SITE = join(root, '.cache/site/dist')
const BUNDLE = join(root, 'packages/embed/dist')
const DEMO_SHOP = join(root, 'packages/demo-shop/dist/index.js')

async function inTime(name, work) {
  const start = performance.now()
  const result = await work()
  console.log(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`)
  return result
}

/** Builds the whole site. */
async function buildSite({ isPlain }) {
  const missing = [join(BUNDLE, 'prilavok.js'), DEMO_SHOP].filter((path) => !existsSync(path))
  if (missing.length > 0) {
    const names = missing.map((path) => relative(root, path)).join(' and ')
    console.error(
      `The site shows the built widgets and the built demo shop, and ${names} is missing: run "npm run build" first.`,
    )
    process.exit(1)
  }
  const pages = await inTime('Pages', buildPages)
  await inTime('Shop', () => buildShop(SITE))
  await inTime('Frames and builder', () => buildLive(SITE))
  const { createDemoServer } = await import(DEMO_SHOP)
  await inTime('Demo database', () => writeDemoDatabase(join(SITE, 'shop/shop.tar'), createDemoServer))
  cpSync(BUNDLE, join(SITE, 'bundle'), { recursive: true, filter: (path) => !/\.(?:map|d\.ts)$/.test(path) })
  const foreign = foreignRequestsOf(SITE)
  if (foreign.length > 0) throw new Error(`Pages load from other hosts:\n${foreign.join('\n')}`)
  const compressed = isPlain ? 0 : await inTime('Compressed copies', () => compressFolder(SITE))
  console.log(`${pages} pages, ${compressed} compressed files in ${relative(root, SITE)}.`)
}

const { values } = parseArgs({
  options: { serve: { type: 'boolean' }, plain: { type: 'boolean' }, port: { type: 'string', default: '4173' } },
})
await orExit(buildSite({ isPlain: values.plain === true }))
if (values.serve) {
  await serveFolder(SITE, Number(values.port))
  console.log(`http://127.0.0.1:${values.port}`)
}
