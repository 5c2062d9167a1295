/**
 * `npm run pictures`: takes the pictures of the documentation from a running shop. `npm run pictures -- readme`, `film`, `guides` or
 * `handbook` takes one kind: pages of the demo shop for the README, an order in motion (docs/pictures, needs img2webp), widgets on pages
 * without styles of their own for the theming guide (docs/guides/pictures), the staff wing (docs/handbook/pictures).
 */
import './help.mjs'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { ensureChromium, orExit, root } from './ensure.mjs'
import { film } from './pictures/film.mjs'
import { handbookScenes } from './pictures/handbook-scenes.mjs'
import { readmeScenes } from './pictures/readme-scenes.mjs'
import { ensureBuilt } from './start.mjs'
import { scenes, stagePage } from './theming/scenes.mjs'

const GUIDES = join(root, 'docs/guides/pictures')
const README = join(root, 'docs/pictures')
const HANDBOOK = join(root, 'docs/handbook/pictures')
const kinds = process.argv.slice(2)
const isWanted = (kind) => kinds.length === 0 || kinds.includes(kind)
const MOST_BYTES = 60_000

await ensureBuilt()
const { openDemoShop } = await import('../packages/demo-shop/dist/index.js')
const bundleFolder = join(root, 'packages/embed/dist')
const shop = await openDemoShop({ dataDir: 'memory', demo: 'mini', bundleFolder })
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
const browser = await chromium.launch({ executablePath: await orExit(ensureChromium()), args: ['--no-sandbox'] })

try {
  const themes = scenes(products)
  if (isWanted('guides')) for (const scene of themes) await write(GUIDES, scene)
  if (isWanted('readme')) {
    mkdirSync(README, { recursive: true })
    const { cart } = themes.find(({ name }) => name === 'cart-light')
    for (const scene of readmeScenes(products, cart)) await write(README, scene)
  }
  if (isWanted('film')) {
    mkdirSync(README, { recursive: true })
    const bytes = await film(browser, shop.url, products[0], join(README, 'order-in-motion.webp'))
    console.log(`order-in-motion.webp  ${(bytes / 1000).toFixed(1)} kB`)
  }
  if (isWanted('handbook')) {
    mkdirSync(HANDBOOK, { recursive: true })
    // A small shop has an empty desk.
    const desk = await openDemoShop({ dataDir: 'memory', demo: 'demo', bundleFolder })
    try {
      for (const scene of handbookScenes) await write(HANDBOOK, { ...scene, shop: desk.url })
    } finally {
      await desk.close()
    }
  }
} finally {
  await browser.close()
  await shop.close()
}

async function write(folder, scene) {
  const bytes = await take(scene)
  writeFileSync(join(folder, `${scene.name}.webp`), bytes)
  console.log(`${scene.name}.webp  ${(bytes.length / 1000).toFixed(1)} kB`)
}

/** One picture as WebP; the quality gives way until it is small enough. */
async function take(scene) {
  const context = await browser.newContext({
    baseURL: scene.shop ?? shop.url,
    viewport: { width: scene.width, height: scene.height },
    deviceScaleFactor: scene.scale ?? 1,
    bypassCSP: true,
  })
  const page = await context.newPage()
  await page.addInitScript(
    (text) => localStorage.setItem('prilavok.cart', text),
    JSON.stringify({ v: 1, goods: scene.cart, seen: [] }),
  )
  if (scene.path !== undefined) await stage(page, scene)
  await scene.prepare?.(page)
  // The staff wing listens to news all the time.
  if (scene.shop === undefined) await page.waitForLoadState('networkidle')
  await page.waitForFunction(
    () =>
      [...document.images].every(({ complete, loading }) => complete || loading === 'lazy') &&
      document.getAnimations().every(({ playState }) => playState !== 'running'),
  )
  const shot = await page.screenshot()
  const bytes = await asWebp(page, shot, scene.most ?? MOST_BYTES)
  await context.close()
  return bytes
}

/** Opens a page of the scene's own in the place of one of the shop's. */
async function stage(page, scene) {
  await page.route(/\/(stage|profile\/(cart|order))(\?.*)?$/, (route) =>
    route.request().resourceType() === 'document'
      ? route.fulfill({
          contentType: 'text/html; charset=utf-8',
          body: stagePage(scene, script, new URL(route.request().url()).pathname),
        })
      : route.fallback(),
  )
  await page.goto(scene.path)
}

async function asWebp(page, png, most) {
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
    if (bytes.length <= most) return bytes
  }
  throw new Error(`A picture stays above ${most} bytes.`)
}
