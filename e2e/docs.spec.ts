import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { hold } from './support/hold'
import { BROKEN_REQUEST, expect, test } from './support/shop'

const snippets = fileURLToPath(new URL('../docs/snippets', import.meta.url))
const types: Readonly<Record<string, string>> = { html: 'text/html', css: 'text/css', mjs: 'text/javascript' }

/** Serves the code of the documentation on the shop's origin, with the shop's address and the build under test in it, and opens one page of it. */
async function open(page: Page, shop: { readonly url: string }, path: string) {
  const cookies = await page.context().cookies(shop.url)
  const build = cookies.some(({ name, value }) => name === 'prilavok-build' && value === 'react')
    ? 'prilavok.react.js'
    : 'prilavok.js'
  await page.route('**/docs/**', async (route) => {
    const file = new URL(route.request().url()).pathname.replace('/docs/', '')
    const text = (await readFile(`${snippets}/${file}`, 'utf8'))
      .replaceAll('https://shop.example', shop.url)
      .replaceAll('/bundle/prilavok.js', `/bundle/${build}`)
      .replaceAll('prilavok.stub.js"', `prilavok.stub.js" data-build="${build}"`)
    const type = types[file.split('.').at(-1) ?? ''] ?? 'text/plain'
    const head =
      type === 'text/html'
        ? '<!doctype html><html lang="ru"><meta charset="utf-8"><title>Страница</title><link rel="icon" href="data:,">'
        : ''
    await route.fulfill({ contentType: `${type}; charset=utf-8`, body: head + text })
  })
  await page.goto(`${shop.url}/docs/${path}`)
}

const add = (page: Page) => page.getByRole('button', { name: 'Добавить в корзину' })
const inCart = (page: Page) => page.getByRole('link', { name: /^В корзине/ })

const WITH_BUTTON = ['page', 'readme', 'module', 'config', 'placeholder']

test('[EMBED-01] the button of each page for beginners adds its product and counts it', async ({ page, shop }) => {
  for (const name of WITH_BUTTON) {
    await open(page, shop, `start/${name}.html`)
    await add(page).first().click()
    await expect(inCart(page).first(), name).toHaveAccessibleName('В корзине 1 шт.')
    await expect(page.getByRole('dialog')).toContainText('Дрель ударная')
    await page.evaluate(() => localStorage.clear())
  }
})

test('[EMBED-11] a module that starts the shop itself mounts by call, with its own addresses', async ({
  page,
  shop,
}) => {
  await page.route('**/call-page', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: '<!doctype html><html lang="ru"><title>Страница</title><link rel="icon" href="data:,"><div id="shop-cart"></div><script type="module" src="/docs/start/call.mjs"></script>',
    }),
  )
  await open(page, shop, '../call-page')
  await expect(page.locator('#shop-cart')).toContainText('Корзина')
  const order = page.evaluate(() => {
    const text = { standard: '', wrong: '', accepts: (value: unknown): value is string => typeof value === 'string' }
    return globalThis.prilavok?.shop.settings({ pages: { order: text } }).pages.order
  })
  expect(await order).toBe('/order')
})

test('the badge, its colour and the address of the cart are as the page of the CMS says', async ({ page, shop }) => {
  await open(page, shop, 'start/page.html')
  await add(page).click()
  await expect(page.locator('[data-prilavok="cart-badge"]')).toContainText('1')
  await expect(page.locator('[data-prilavok="cart-badge"] .pk-cart-badge')).toHaveCSS(
    'background-color',
    'rgb(122, 46, 142)',
  )
  await page.keyboard.press('Escape')
  await expect(inCart(page)).toHaveAttribute('href', '/cart')
})

test('[EMBED-11] places of an editor that strips attributes mount by class and by call', async ({ page, shop }) => {
  await open(page, shop, 'start/classes.html')
  await expect(page.locator('.pk-mount-cart-page.pk-root')).toContainText(/\S/)
  await page.locator('#buy').getByRole('button', { name: 'Добавить в корзину' }).click()
  await expect(page.locator('.pk-mount-cart-badge')).toContainText('1')
})

test('the placeholder has the size of the button, so that nothing moves', async ({ page, shop }) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const { release } = await hold(page, /bundle\/prilavok(?:\.react)?\.js/)
  await open(page, shop, 'start/placeholder.html')
  const boxes = async () => [
    await page.locator('[data-prilavok]').boundingBox(),
    await page.locator('.after').boundingBox(),
  ]
  const before = await boxes()
  await expect(page.getByRole('link', { name: 'Добавить в корзину' })).toHaveAttribute('href', '/order-by-phone?id=42')
  await release()
  await expect(add(page)).toBeVisible()
  expect(await boxes()).toEqual(before)
  expect(await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts)).toEqual([])
})

test('[EMBED-04] a click on the placeholder leads to its address when the script cannot be loaded', async ({
  page,
  shop,
  quiet,
}) => {
  quiet.expectNoise(BROKEN_REQUEST)
  quiet.expectNoise(/could not be loaded; the page goes on without the shop/)
  await page.route(/bundle\/prilavok(?:\.react)?\.js/, (route) => route.abort())
  await page.route('**/order-by-phone*', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: '<!doctype html><link rel="icon" href="data:,"><h1>По телефону</h1>',
    }),
  )
  await open(page, shop, 'start/placeholder.html')
  await page.getByRole('link', { name: 'Добавить в корзину' }).click()
  await expect(page.getByRole('heading', { name: 'По телефону' })).toBeVisible()
})

test('without scripts the link stays', async ({ browser, shop }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await open(page, shop, 'start/placeholder.html')
  await expect(page.getByRole('link', { name: 'Добавить в корзину' })).toHaveAttribute('href', '/order-by-phone?id=42')
  await context.close()
})

test('[EMBED-07] the page hears its cart by the queue and on the document', async ({ page, shop }) => {
  await open(page, shop, 'guides/listen.html')
  await expect(page.locator('#count')).toHaveText('0')
  await add(page).click()
  await expect(page.locator('#count')).toHaveText('1')
  await expect(page.locator('#added')).toHaveText('Добавлено: Дрель ударная')
})

test('[EMBED-07] late listeners hear what was before, unless they do not want it, until they stop', async ({
  page,
  shop,
}) => {
  await open(page, shop, 'guides/replay.html')
  await expect(page.locator('#log li')).toHaveText(['и то, что было: 42', 'только новое: 43'])
})

test('[EMBED-07] commands add products, and say what is wrong with them', async ({ page, shop }) => {
  await open(page, shop, 'guides/commands.html')
  await page.locator('#buy').click()
  await expect(inCart(page)).toHaveAccessibleName('В корзине 2 шт.')
  await page.locator('#wrong').click()
  await expect(page.locator('#message')).toContainText(
    'prilavok.cart.add: the product needs a name. The cart was not changed.',
  )
  await expect(inCart(page)).toHaveAccessibleName('В корзине 2 шт.')
})

test('[EMBED-10] a page replaces texts, for all buttons and for one', async ({ page, shop }) => {
  await open(page, shop, 'guides/labels.html')
  await expect(page.getByRole('button')).toHaveText(['В тележку', 'Взять'])
  await page.getByRole('button', { name: 'В тележку' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Убрать' })).toBeVisible()
})

test('[EMBED-10] one attribute makes the page English', async ({ page, shop }) => {
  await open(page, shop, 'guides/english.html')
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: '1 in cart' })).toBeVisible()
})

test('[EMBED-10] a page that starts the shop by hand replaces texts with a number in them', async ({ page, shop }) => {
  await open(page, shop, 'guides/start.html')
  await expect(page.locator('html')).toHaveAttribute('data-shop', /^\d+\.\d+/)
  await add(page).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'Уже 1 в тележке' })).toBeVisible()
})
