/** The consumer's React application in a real browser, against the shop server. */
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { chromium } from '@playwright/test'
import { ensureChromium } from '../ensure.mjs'

const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

/** Serves the built application on a free port. */
export async function serveApp(folder) {
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost')
    const name = pathname === '/' ? 'index.html' : pathname.slice(1)
    const body = await readFile(join(folder, name)).catch(() => null)
    response.writeHead(body === null ? 404 : 200, {
      'content-type': TYPES[extname(name)] ?? 'application/octet-stream',
    })
    response.end(body ?? '')
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The application has no port.')
  return { url: `http://127.0.0.1:${address.port}`, close: () => new Promise((resolve) => server.close(resolve)) }
}

/** Opens a page, does something on it, and fails when the page complained. */
async function onPage(visit) {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage()
    const noise = []
    page.on('console', (message) => void (['error', 'warning'].includes(message.type()) && noise.push(message.text())))
    page.on('pageerror', (error) => void noise.push(error.message))
    await visit(page)
    if (noise.length > 0) throw new Error(`The page complained: ${noise.join('; ')}`)
  } finally {
    await browser.close()
  }
}

/** Presses the styled add button. */
async function addToCart(page) {
  const add = page.getByRole('button', { name: 'Add to cart' })
  await add.waitFor()
  const { height } = (await add.boundingBox()) ?? { height: 0 }
  if (height < 24) throw new Error(`The button is ${height} px high: the style sheet does not reach it.`)
  await add.click()
}

/** One click puts a product into the cart; what it costs is the server's word, not the page's. */
export const buyInApp = (appUrl, shopUrl, product) =>
  onPage(async (page) => {
    await page.goto(`${appUrl}/?${new URLSearchParams({ shop: shopUrl, product: product.id })}`)
    await addToCart(page)
    await expectTotal(page, product.kopecks)
    await page.getByRole('button', { name: 'one more' }).click()
    await expectTotal(page, 2 * product.kopecks)
  })

/** The same on a page that calls `start()`; the shop.example of its example is routed to the shop. */
export const buyOnPage = (pageUrl, shopUrl, product) =>
  onPage(async (page) => {
    await page.route('https://shop.example/**', async (route) => {
      const response = await route.fetch({ url: route.request().url().replace('https://shop.example', shopUrl) })
      await route.fulfill({ response })
    })
    await page.goto(pageUrl)
    await page.evaluate((id) => {
      const place = document.body.appendChild(document.createElement('div'))
      Object.assign(place.dataset, { prilavok: 'cart-button', id, name: 'A product', price: '0.01' })
    }, product.id)
    await addToCart(page)
    const title = `1 in the cart, ${product.kopecks / 100} ₽`
    await page
      .waitForFunction((wanted) => document.title === wanted, title, { timeout: 10_000 })
      .catch(async () => {
        throw new Error(`The title should be "${title}" by the server's price, not "${await page.title()}".`)
      })
  })

async function expectTotal(page, kopecks) {
  const total = page.locator(`#total[data-priced-by="server"][data-kopecks="${kopecks}"]`)
  await total.waitFor({ timeout: 10_000 }).catch(async () => {
    throw new Error(
      `The total should be ${kopecks} kopecks by the server; the page shows ${await page.locator('#total').evaluate((element) => element.outerHTML)}`,
    )
  })
}
