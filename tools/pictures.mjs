/**
 * `node tools/pictures.mjs`: takes the pictures of the theming guide from the running shop into docs/guides/pictures.
 * Widgets are mounted on pages without styles of their own; prices, points and pictures come from the demo shop.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { ensureChromium, root } from './ensure.mjs'
import { ensureBuilt } from './start.mjs'
import { scenes, stagePage } from './theming/scenes.mjs'

const FOLDER = join(root, 'docs/guides/pictures')
const MOST_BYTES = 60_000

await ensureBuilt()
const { openShop } = await import('../packages/shop-server/dist/index.js')
const shop = await openShop({ dataDir: 'memory', demo: 'mini', bundleFolder: join(root, 'packages/embed/dist') })
const products = await shop.db
  .selectFrom('product')
  .select(['id', 'slug', 'name', 'price_kopecks'])
  .where('availability', '=', 'InStock')
  .where('is_visible', '=', true)
  .where('weight_kg', '<', 10)
  .where('price_kopecks', '>=', 300_000)
  .where('price_kopecks', '<=', 2_000_000)
  .orderBy('id')
  .limit(3)
  .execute()
const front = await (await fetch(shop.url)).text()
const script = /<script type="module" src="([^"]+)">/.exec(front)?.[1]
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] })

try {
  for (const scene of scenes(products)) {
    const bytes = await take(scene)
    writeFileSync(join(FOLDER, `${scene.name}.webp`), bytes)
    console.log(`${scene.name}.webp  ${(bytes.length / 1000).toFixed(1)} kB`)
  }
} finally {
  await browser.close()
  await shop.close()
}

/** One picture as WebP; the quality gives way until it is small enough. */
async function take(scene) {
  const context = await browser.newContext({
    baseURL: shop.url,
    viewport: { width: scene.width, height: scene.height },
    deviceScaleFactor: scene.scale ?? 1,
    bypassCSP: true,
  })
  const page = await context.newPage()
  await page.addInitScript(
    (text) => localStorage.setItem('prilavok.cart', text),
    JSON.stringify({ v: 1, goods: scene.cart, seen: [] }),
  )
  await page.route(/\/(stage|profile\/(cart|order))(\?.*)?$/, (route) =>
    route.request().resourceType() === 'document'
      ? route.fulfill({
          contentType: 'text/html; charset=utf-8',
          body: stagePage(scene, script, new URL(route.request().url()).pathname),
        })
      : route.fallback(),
  )
  await page.goto(scene.path)
  await scene.prepare?.(page)
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(
    () =>
      [...document.images].every(({ complete }) => complete) &&
      document.getAnimations().every(({ playState }) => playState !== 'running'),
  )
  const shot = await page.screenshot({ clip: { x: 0, y: 0, width: scene.width, height: scene.height } })
  const bytes = await asWebp(page, shot)
  await context.close()
  return bytes
}

async function asWebp(page, png) {
  for (const quality of [0.9, 0.8, 0.7, 0.6, 0.5]) {
    const text = await page.evaluate(
      async ([picture, kept]) => {
        const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob())
        const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height })
        canvas.getContext('2d').drawImage(image, 0, 0)
        return canvas.toDataURL('image/webp', kept).split(',')[1]
      },
      [png.toString('base64'), quality],
    )
    const bytes = Buffer.from(text, 'base64')
    if (bytes.length <= MOST_BYTES) return bytes
  }
  throw new Error(`A picture stays above ${MOST_BYTES} bytes.`)
}
