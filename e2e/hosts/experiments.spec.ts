import type { Page } from '@playwright/test'
import type { OpenShop } from '@prilavok/shop-server'
import { payableProducts } from '../support/buyer'
import { BROKEN_REQUEST } from '../support/shop'
import { expect, placeOf, test, type ForeignSite } from './foreign-site'

/** The pages to which the dialog of the cart leads, by the option. */
const TARGETS = { cart: '/profile/cart', order: '/profile/order' } as const
const CHANCE = { cart: 1, order: 0 }

/** Shows a page with a cart button, on which the personalisation service compares where the dialog leads to. */
async function show(foreign: ForeignSite, shop: OpenShop, runner: 'prediction' | 'random'): Promise<void> {
  const [product] = await payableProducts(shop, 1)
  const options = [
    { label: 'cart', value: false },
    { label: 'order', value: true },
  ]
  const running = [{ name: 'GoToOrderForm', runner, options, distributionRule: CHANCE }]
  const config = { experiments: { host: shop.url, running }, analytics: { host: shop.url } }
  foreign.show(
    placeOf('cart-button', `data-id="${product?.id}" data-name="Цемент" data-price="100"`),
    `<script type="application/json" id="prilavok-config">${JSON.stringify(config)}</script>${foreign.tag()}`,
  )
}

/** Puts the product into the cart and tells where the dialog leads to. */
async function linkOf(page: Page): Promise<string | null> {
  await page.getByRole('button', { name: 'Добавить в корзину' }).click()
  const link = page.getByRole('dialog').getByRole('link', { name: 'оформить заказ' })
  await expect(link).toBeVisible()
  return link.getAttribute('href')
}

/** Opens a page with an empty cart. */
async function openFresh(page: Page, address: string): Promise<void> {
  await page.evaluate(() => localStorage.removeItem('prilavok.cart'))
  await page.goto(address)
}

/** Notes every address that a link of the dialog has ever had, and every shift of its layout. */
const watchPaint = (page: Page) =>
  page.addInitScript((targets) => {
    const seen = new Set<string>()
    Object.assign(globalThis, { seen, shifts: [] })
    const look = () => {
      for (const link of document.querySelectorAll('dialog a')) {
        const href = link.getAttribute('href') ?? ''
        if (targets.some((target) => href.endsWith(target))) seen.add(href)
      }
    }
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributeFilter: ['href'] })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as unknown as { value: number; hadRecentInput: boolean }
        if (!hadRecentInput) (globalThis as unknown as { shifts: number[] }).shifts.push(value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  }, Object.values(TARGETS))

const painted = (page: Page): Promise<{ readonly seen: readonly string[]; readonly shifts: readonly number[] }> =>
  page.evaluate(() => {
    const { seen, shifts } = globalThis as unknown as { seen: Set<string>; shifts: number[] }
    return { seen: [...seen], shifts }
  })

test('what a slow service chooses is never painted over the page: the next page has it [EXP-18] [EXP-20]', async ({
  page,
  foreign,
  shop,
}) => {
  let answer: () => void = () => {}
  const held = new Promise<void>((done) => (answer = done))
  await page.route('**/predict', async (route) => {
    await held
    await route.fulfill({
      json: { option: 'order', isControl: false },
      headers: { 'Access-Control-Allow-Origin': foreign.origin },
    })
  })
  await watchPaint(page)
  await show(foreign, shop, 'prediction')
  const asked = page.waitForRequest('**/predict')
  await page.goto('/product')
  await asked
  expect(await linkOf(page)).toMatch(/\/profile\/cart$/)
  const heard = page.waitForResponse('**/predict')
  answer()
  await heard
  await expect.poll(() => page.evaluate(() => localStorage.getItem('prilavok.experiments'))).toContain('"order"')
  const first = await painted(page)
  expect(first.seen.filter((href) => href.endsWith(TARGETS.order))).toEqual([])
  expect(first.shifts).toEqual([])

  await openFresh(page, '/product')
  expect(await linkOf(page)).toMatch(/\/profile\/order$/)
  const second = await painted(page)
  expect(second.seen.filter((href) => href.endsWith(TARGETS.cart))).toEqual([])
  expect(second.shifts).toEqual([])
})

test('an option is looked at by the address, for the visit of the tab, and is stored for nobody', async ({
  page,
  foreign,
  shop,
}) => {
  await show(foreign, shop, 'random')
  await page.goto('/product?pk-experiments=GoToOrderForm:order')
  expect(await linkOf(page)).toMatch(/\/profile\/order$/)
  expect(await page.evaluate(() => localStorage.getItem('prilavok.experiments'))).not.toContain('"order"')
  await openFresh(page, '/product?pk-experiments=')
  expect(await linkOf(page)).toMatch(/\/profile\/cart$/)
})

/** How a visitor leaves, or what becomes of the request: one after the other, from a fixed start. */
const LEAVES = ['navigate', 'close', 'abort', 'error', 'silence'] as const

test('each of the pages that were left in any way stands in the database once [ANALYTICS-02] [ANALYTICS-03]', async ({
  context,
  foreign,
  shop,
  quiet,
}) => {
  quiet.expectNoise(BROKEN_REQUEST)
  await show(foreign, shop, 'random')
  let how: (typeof LEAVES)[number] = 'navigate'
  await context.route('**/bundle/analytic', async (route) => {
    const now = how
    if (now === 'abort') return route.abort()
    if (now === 'error') return route.fulfill({ status: 503 })
    // The service has it, and its response is lost.
    if (now === 'silence')
      await route.fetch().then(
        () => route.abort(),
        () => route.abort(),
      )
    else await route.continue()
  })
  const left = Array.from({ length: 20 }, (_, at) => ({ path: `/left-${at}`, leave: LEAVES[(at * 3) % 5] ?? 'close' }))
  let page = await context.newPage()
  for (const { path, leave } of left) {
    how = leave
    const sent = page.waitForRequest('**/bundle/analytic')
    await page.goto(path)
    await sent
    if (leave !== 'close') continue
    await page.close()
    page = await context.newPage()
  }
  how = 'navigate'
  await page.goto('/end')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('prilavok.events')), { timeout: 30_000 }).toBeNull()
  const rows = await shop.db.selectFrom('visit_event').select('url').where('type', '=', 'Visit').execute()
  const counts = left.map(({ path }) => rows.filter(({ url }) => new URL(url).pathname === path).length)
  expect(counts).toEqual(left.map(() => 1))
})
