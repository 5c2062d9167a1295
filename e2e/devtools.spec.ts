import type { BrowserContext, Page } from '@playwright/test'
import { violations } from './support/axe'
import { fillInOrder, payableProducts, startWithProducts } from './support/buyer'
import { BROKEN_REQUEST, expect, test } from './support/shop'

const build = (name: unknown) => (name === 'react' ? 'prilavok.react.js' : 'prilavok.js')

/** A page of the shop's origin that holds nothing but what a test puts into it. */
async function openPage(page: Page, address: string, html: string) {
  await page.route('**/blank*', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="ru"><title>Страница</title>${html}`,
    }),
  )
  await page.goto(address)
}

const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Инструменты Prilavok' })
const part = (page: Page, name: string) =>
  panelOf(page)
    .locator('details')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })

async function copied(page: Page, context: BrowserContext): Promise<string> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await panelOf(page).getByRole('button', { name: 'Скопировать для поддержки' }).click()
  await expect(panelOf(page).getByRole('status')).toContainText('Отчёт скопирован')
  return page.evaluate(() => navigator.clipboard.readText())
}

test('[SAFE-18] [EMBED-01] opened by the address: a wrong attribute, an unknown widget, a duplicate and a blocked part, on the page and in the report', async ({
  page,
  context,
  shop,
  quiet,
}, info) => {
  quiet.expectNoise(BROKEN_REQUEST)
  quiet.expectNoise(/The widget "cart-page" could not be shown/)
  quiet.expectNoise(/\[Prilavok\] (?:Виджет «cart-button» показан без data-price|Нет виджета «cart-buton»)/)
  await page.route(/cart-page-[\w-]+\.js$/, (route) => route.abort())
  const place = (id: string, price: string) =>
    `<div data-prilavok="cart-button" data-id="${id}" data-name="Товар" data-price="${price}"></div>`
  await openPage(
    page,
    `${shop.url}/blank?prilavok-debug&phone=79120000000`,
    `<script type="module" src="/bundle/${build(info.project.metadata['build'])}"></script>
     <main>${place('a', '10')}${place('a', '12')}${place('b', 'дорого')}<p data-prilavok="cart-buton"></p><div data-prilavok="cart-page"></div></main>`,
  )
  const wrong = part(page, 'Что не так')
  await expect(wrong).toContainText('в data-price ожидается цена, например «1234.50» или «1 234 руб.», а не «дорого»')
  await expect(wrong).toContainText('Нет виджета «cart-buton»')
  await expect(wrong).toContainText('Возможно, имелось в виду «cart-button»')
  await expect(page.getByRole('button', { name: 'Добавить в корзину' })).toHaveCount(3)
  await expect(wrong).toContainText('У товара a разные цены: 10 / 12')
  await expect(wrong.getByText('cart-page', { exact: true }).first()).toBeVisible()
  await expect(part(page, 'Места на странице')).toContainText('не загрузился')
  await expect(part(page, 'Файлы').locator('li[data-tone=error]')).toHaveCount(1)

  const text = await copied(page, context)
  expect(text).toContain(`${shop.url}/blank?prilavok-debug=…&phone=…`)
  expect(text).toMatch(
    /!! cart-page · не загрузился\n.*main > div:nth-of-type\(4\)\n +ChunkLoadError: Loading the chunk "cart-page" failed/,
  )
  expect(text).toMatch(/- open-page-api · \d+,\d КБ/)
  expect(text).not.toContain('79120000000')
  await page.evaluate(() => globalThis.prilavok?.stop())
  await expect(panelOf(page)).toHaveCount(0)
})

test('[A11Y-01] opened by call on a page with a strict policy: nothing refused, by keyboard, in light and dark, down to 320 px', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Добавить в корзину' }).first()).toBeVisible()
  await page.waitForFunction(() => globalThis.prilavok !== undefined)
  await page.evaluate(() => globalThis.prilavok?.debug())
  await expect(panelOf(page)).toBeVisible()
  await expect(part(page, 'Политика безопасности (CSP)').locator('li')).toHaveCount(0)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await violations(page)).toEqual([])
  }
  await page.setViewportSize({ width: 320, height: 560 })
  const { left, right, overflow } = await panelOf(page).evaluate((panel) => ({
    ...panel.getBoundingClientRect().toJSON(),
    overflow: (panel.querySelector('.pk-devtools__body')?.scrollWidth ?? 0) - panel.clientWidth,
  }))
  expect([left, right, Math.max(0, overflow)]).toEqual([0, 320, 0])

  await page.setViewportSize({ width: 1280, height: 900 })
  const frame = page.locator('.pk-devtools-frame')
  const line = part(page, 'Места на странице').getByRole('button').first()
  await line.focus()
  const [framed, element] = await Promise.all([
    frame.boundingBox(),
    page.locator('[data-prilavok]').first().boundingBox(),
  ])
  expect(framed).toEqual(element)
  await page.keyboard.press('Escape')
  await expect(panelOf(page)).toHaveCount(0)
  await expect(frame).toHaveCount(0)
})

test('what the policy of the page had refused before is told', async ({ page, shop, quiet }, info) => {
  quiet.expectNoise(/Content Security Policy/)
  await openPage(
    page,
    `${shop.url}/blank`,
    `<meta http-equiv="Content-Security-Policy" content="connect-src ${shop.url}/bundle/"><script type="module" src="/bundle/${build(info.project.metadata['build'])}"></script>
     <div data-prilavok="cart-button" data-id="a" data-name="Товар" data-price="10"></div>`,
  )
  const refused = page.waitForEvent('console', (message) => message.text().includes('Content Security Policy'))
  await page.getByRole('button', { name: 'Добавить в корзину' }).click()
  await refused
  // It opens when its code has come; the tools behind it could not be reached.
  await page.getByRole('dialog', { name: 'Товар добавлен в корзину' }).press('Escape')
  await page.evaluate(() => globalThis.prilavok?.debug())
  await expect(part(page, 'Политика безопасности (CSP)').locator('li')).toHaveText(
    /connect-src\/api\/cart\/calculate.*\/bundle\/chunks\/[pr]-/s,
  )
})

test('leaves nothing when it is closed: elements, listeners, observers', async ({ page, context }) => {
  await page.addInitScript(() => {
    const observing = { count: 0 }
    Object.assign(globalThis, { observing })
    for (const name of ['PerformanceObserver', 'ReportingObserver'] as const) {
      const { prototype } = globalThis[name]
      const { observe, disconnect } = prototype
      const seen = new Set<unknown>()
      const count = () => void (observing.count = seen.size)
      prototype.observe = function (this: PerformanceObserver & ReportingObserver, ...args: []) {
        seen.add(this)
        count()
        observe.apply(this, args)
      }
      prototype.disconnect = function (this: PerformanceObserver & ReportingObserver) {
        seen.delete(this)
        count()
        disconnect.apply(this)
      }
    }
  })
  await page.goto('/about')
  await expect(page.locator('[data-prilavok]:not(.pk-root)')).toHaveCount(0)
  await page.waitForFunction(() => globalThis.prilavok !== undefined)
  // The header waits for the city, and must not come in between.
  await expect(page.locator('.pk-delivery-header:not([data-waiting])')).toHaveCount(1)
  const devtools = await context.newCDPSession(page)
  const listeners = async () => {
    const counts: number[] = []
    for (const expression of ['window', 'document', 'document.documentElement', 'document.body']) {
      const { result } = await devtools.send('Runtime.evaluate', { expression })
      counts.push(
        (await devtools.send('DOMDebugger.getEventListeners', { objectId: result.objectId ?? '' })).listeners.length,
      )
    }
    return counts
  }
  const state = async () => ({
    listeners: await listeners(),
    observing: await page.evaluate(() => (globalThis as unknown as { observing: { count: number } }).observing.count),
    html: await page.evaluate(() => document.documentElement.outerHTML),
  })
  const before = await state()
  await page.evaluate(() => globalThis.prilavok?.debug())
  await expect(panelOf(page)).toBeVisible()
  expect((await state()).observing).toBeGreaterThan(before.observing)
  await panelOf(page).getByRole('button', { name: 'Закрыть' }).click()
  await expect(panelOf(page)).toHaveCount(0)
  expect(await state()).toEqual(before)
})

test('[SAFE-17] on the order page it tells why the payment was chosen and nothing of the buyer', async ({
  page,
  context,
  shop,
}) => {
  await startWithProducts(page, await payableProducts(shop, 2))
  await page.goto('/profile/order#prilavok-debug')
  await expect(panelOf(page)).toBeVisible()
  await panelOf(page).getByRole('button', { name: 'Свернуть' }).click()
  await fillInOrder(page)
  await page.getByLabel('Комментарий').first().fill('Позвоните Сидорову')
  await panelOf(page).getByRole('button', { name: 'Развернуть' }).click()
  await expect(part(page, 'Магазин')).toContainText('Оплата: PayOnDelivery')
  await expect(part(page, 'Запросы к магазину')).toContainText('POST /api/order-in-process')
  const draft = new URL(page.url()).searchParams.get('id') ?? ''
  const told = [await copied(page, context), await panelOf(page).evaluate((panel) => panel.outerHTML)]
  expect(draft).not.toBe('')
  // A sum of money may have the same three digits as the phone's code.
  for (const typed of [/Петров/, /Иван/, /9123456789/, /\(912\)/, /Сидоров/, new RegExp(draft)])
    expect(told.filter((text) => typed.test(text))).toEqual([])
  expect(told[0]).toContain('customer: group(')
})
