/**
 * `npm run packages`: packs every package, checks the tarballs, and lets consumers use them. Build first.
 *
 *   npm run packages -- --no-consumers    the tarballs alone
 *   npm run packages -- --keep            leaves the consumers' folder for a look
 */
import '../help.mjs'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../ensure.mjs'
import { packAll } from './pack.mjs'
import { buyInApp, buyOnPage, serveApp } from './consumer-browser.mjs'
import { settle } from './consumer-folder.mjs'
import {
  bundleEntries,
  buildApp,
  buildPage,
  buyInNode,
  findProduct,
  judgeShop,
  rehearseUpgrade,
  importEntries,
  serveInNode,
  shakeEntries,
  startShop,
  typeCheck,
} from './consumer-tasks.mjs'
import { silentTypes } from './types-that-teach.mjs'
import {
  attwComplaints,
  contentComplaints,
  entryComplaints,
  guideComplaints,
  importComplaints,
  publintComplaints,
  weightComplaints,
} from './tarball-checks.mjs'

const guide = readFileSync(join(root, 'docs/guides/packages.md'), 'utf8')
/** The first lines name the cause; what follows is mostly its echo. */
const MOST_LINES = 25
const checks = []

/** Runs one check, prints how it went and goes on; resolves with its result, or null. */
async function attempt(title, task) {
  const begun = performance.now()
  const ended = (ok) => {
    const seconds = (performance.now() - begun) / 1000
    checks.push({ title, ok, seconds })
    console.log(`  ${ok ? 'ok    ' : 'FAILED'} ${title} (${seconds.toFixed(1)} s)`)
  }
  try {
    const result = await task()
    ended(true)
    return result ?? true
  } catch (error) {
    ended(false)
    const lines = (error instanceof Error ? error.message : String(error)).split('\n')
    for (const line of lines.slice(0, MOST_LINES)) console.log(`         ${line}`)
    if (lines.length > MOST_LINES) console.log(`         … and ${lines.length - MOST_LINES} lines more`)
    return null
  }
}

const megabytes = (bytes) => (bytes / 1e6).toFixed(1)

const checkTarball = (packed) =>
  attempt(
    `${packed.name} ${packed.manifest.version}, ${Math.ceil(packed.bytes / 1000)} kB packed, ${megabytes(packed.unpacked)} MB unpacked`,
    async () => {
      const found = [
        ...(await publintComplaints(packed)),
        ...(await attwComplaints(packed)),
        ...entryComplaints(packed),
        ...importComplaints(packed),
        ...contentComplaints(packed, root),
        ...guideComplaints(packed, guide),
        ...weightComplaints(packed),
      ]
      if (found.length > 0) throw new Error(found.join('\n'))
    },
  )

async function buy({ home, shop, product, app, page }) {
  await attempt('core alone fills a cart in Node and learns its price', () => buyInNode(home, shop.url, product))
  if (app)
    await attempt("the application sells in Chromium at the server's price", () => buyInApp(app.url, shop.url, product))
  if (page)
    await attempt("the page of start() sells in Chromium at the server's price", () =>
      buyOnPage(page.url, shop.url, product),
    )
}

async function visit({ home, entries }) {
  await attempt(`${entries.length} entries can be imported and required in Node`, () => importEntries(home, entries))
  await attempt("all but the server's can be bundled for a page", () => bundleEntries(home, entries))
  await attempt('unused imports leave nothing in a bundle', () => shakeEntries(home, entries))
  const resolutions = ['bundler', 'node16', 'nodenext']
  await Promise.all(
    resolutions.map((each) => attempt(`plain TypeScript under moduleResolution ${each}`, () => typeCheck(home, each))),
  )
  await attempt('every export is documented, and no type is "any"', () => {
    const gaps = silentTypes(home)
    if (gaps.length > 0) throw new Error(gaps.join('\n'))
  })
  const isBuilt = await attempt('a Vite and React application type-checks and builds', () => buildApp(home))
  const isPageBuilt = await attempt('a page on the embed package builds', () => buildPage(home))
  await attempt('the shop server runs inside a program', () => serveInNode(home))
  const app = await serveApp(join(home, 'react-app/dist'))
  const page = await serveApp(join(home, 'embed-page/dist'))
  const shop = await attempt('prilavok-demo opens a demo shop', () => startShop(home, [app.url, page.url]))
  if (shop !== null) {
    const product = await attempt('its front page offers something to buy', () => findProduct(shop.url))
    if (product !== null)
      await attempt('prilavok-conformance judges the cart of that shop', () => judgeShop(home, shop.url, product))
    if (product !== null)
      await attempt('prilavok-rehearse finds no difference between the script and itself', () =>
        rehearseUpgrade(home, shop.url, product),
      )
    if (product !== null) await buy({ home, shop, product, app: isBuilt && app, page: isPageBuilt && page })
    await attempt('prilavok-demo closes when it is asked to', shop.close)
  }
  await app.close()
  await page.close()
}

console.log('Tarballs')
const packed = await attempt('packed', () => packAll(root))
for (const each of packed ?? []) await checkTarball(each)
if (packed !== null && !process.argv.includes('--no-consumers')) {
  console.log('Consumers')
  const settled = await attempt('npm install of the tarballs', () => settle(root, packed))
  try {
    if (settled !== null) await visit(settled)
  } finally {
    if (process.argv.includes('--keep')) console.log(`The consumers stay in ${settled?.home}`)
    else settled?.leave()
  }
}
const reports = join(root, '.cache/reports')
mkdirSync(reports, { recursive: true })
writeFileSync(join(reports, 'packages.json'), JSON.stringify({ checks }))
const failed = checks.filter(({ ok }) => !ok).length
console.log(`${checks.length - failed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
