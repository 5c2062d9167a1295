import { existsSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { expect, test as base, type FrameLocator, type Page } from '@playwright/test'
import { serveFolder } from '../tools/site/serve.mjs'
import { violations } from './support/axe'
import { listen } from './support/shop'

const folder = fileURLToPath(new URL('../.cache/site/dist', import.meta.url))
/** Paths of the shop: nothing of them may reach the server of the files. */
const OF_SHOP = /^\/(?:api|sim|files|images|catalog|product|profile|staff)(?:\/|$)/

interface Site {
  readonly url: string
  /** The paths that the server of the files was asked for. */
  readonly asked: readonly string[]
}

/** The built site on a server that knows files alone, and an eye on consoles and on other hosts. */
const test = base.extend<{ site: Site; quiet: void }, { files: { server: Server; asked: string[] } }>({
  files: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from a pattern
    async ({}, use) => {
      if (!existsSync(folder)) throw new Error('The site is not built: run "npm run site" first.')
      const server = await serveFolder(folder, 0)
      const asked: string[] = []
      server.on('request', ({ url }: { url?: string }) => void asked.push(url ?? ''))
      await use({ server, asked })
      server.closeAllConnections()
      server.close()
    },
    { scope: 'worker' },
  ],
  site: async ({ files, context }, use) => {
    const { port } = files.server.address() as AddressInfo
    const url = `http://127.0.0.1:${port}`
    const foreign: string[] = []
    context.on('request', (request) => {
      if (!request.url().startsWith(url) && /^(?:https?|wss?):/.test(request.url())) foreign.push(request.url())
    })
    await use({ url, asked: files.asked })
    expect(foreign).toEqual([])
    expect(files.asked.filter((path) => OF_SHOP.test(path))).toEqual([])
  },
  quiet: [
    async ({ context }, use) => {
      const noise: string[] = []
      listen(context, noise)
      await use()
      // Nobody has signed in to the staff wing yet.
      expect(noise.filter((line) => !/401 \(/.test(line))).toEqual([])
    },
    { auto: true },
  ],
})

const live = (page: Page): FrameLocator => page.frameLocator('iframe')
const isOpen = (page: Page) => page.getByText('Магазин работает в этой вкладке').first()

async function expectAdded(frame: FrameLocator): Promise<void> {
  await frame.getByRole('button', { name: 'Добавить в корзину' }).click()
  // The page says the name without the weight: this one is the server's.
  await expect(frame.getByRole('dialog').getByText('1,44 м², песок')).toBeVisible({ timeout: 40_000 })
}

async function order(frame: FrameLocator): Promise<void> {
  await frame.getByLabel('Фамилия').first().fill('Петров')
  await frame.getByLabel('Имя').first().fill('Иван')
  await frame.getByLabel('Телефон', { exact: false }).first().fill('9123456789')
  const payable = frame.locator('.pk-point').filter({ hasText: 'Наличные' }).first()
  await payable.locator('.pk-point__open').click()
  await payable.getByRole('button', { name: /Забрать здесь/ }).click()
  await frame.getByRole('radio', { name: /При получении/ }).check()
  await frame.getByRole('checkbox', { name: /персональных данных/ }).check()
  await frame.getByRole('button', { name: 'Оформить заказ' }).first().click()
}

test('the builder: attributes, looks, pages and widths change the widget, and the code says so', async ({
  page,
  site,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${site.url}/builder/?lang=ru`)
  const frame = live(page)
  const button = frame.locator('.pk-cart-button button').first()
  await expect(button).toBeVisible()
  const colour = () => button.evaluate((element) => getComputedStyle(element).backgroundColor)
  await page.getByLabel('Цвет').fill('#7a2e8e')
  await expect.poll(colour).toBe('rgb(122, 46, 142)')
  await page.getByLabel('Надпись на кнопке').fill('Беру <b>две</b>')
  await expect(button).toHaveText('Беру <b>две</b>')
  await page.getByLabel('Страница вокруг').selectOption('old')
  await expect
    .poll(() => frame.locator('body').evaluate((body) => getComputedStyle(body).fontFamily))
    .toMatch(/Arial|Tahoma|Verdana/i)
  await page.getByLabel('Страница вокруг').selectOption('dark')
  await expect
    .poll(() => frame.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor))
    .toBe('rgb(22, 25, 29)')
  await page.getByRole('radio', { name: 'Телефон' }).check()
  await expect.poll(() => page.locator('iframe').evaluate((element) => element.clientWidth)).toBe(375)

  const figure = page.getByRole('figure').filter({ hasText: 'Там, где должен появиться виджет' })
  await figure.getByRole('button', { name: 'Скопировать' }).click()
  await expect(figure.getByText('Скопировано')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    '<div data-prilavok="cart-button" data-id="p1b2e0bbc99" data-name="Керамогранит Керавия Лофт 600×1200 мм" data-price="3200" data-button-label="Беру &lt;b&gt;две&lt;/b&gt;"></div>',
  )
  await page.getByRole('radio', { name: '1С-Битрикс' }).check()
  await expect(page.getByText("'BUTTON_LABEL' => 'Беру <b>две</b>',")).toBeVisible()

  await page.reload()
  await expect(frame.locator('.pk-cart-button button').first()).toHaveText('Беру <b>две</b>')
  await expect
    .poll(() =>
      frame
        .locator('.pk-cart-button button')
        .first()
        .evaluate((element) => getComputedStyle(element).backgroundColor),
    )
    .toBe('rgb(122, 46, 142)')
})

test('the builder opens in the language of the browser, and shows a widget of a product page with the product around it', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/builder/`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Widget builder')
  await expect(page).toHaveURL(/lang=en/)
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Reference' })).toBeVisible()
  await page.getByLabel('Widget', { exact: true }).selectOption('product-delivery')
  await expect(live(page).getByText('Доставка в город')).toBeVisible({ timeout: 40_000 })
  await expect(page.getByText('<article id="product-details" data-product-id="42"')).toBeVisible()
})

test('the builder is for everybody: no finding of axe in either language, light and dark, and fits 320 px', async ({
  page,
  site,
}) => {
  for (const [query, scheme] of [
    ['?lang=ru', 'light'],
    ['?lang=en', 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme: scheme })
    await page.goto(`${site.url}/builder/${query}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      query === '?lang=ru' ? 'Конструктор виджетов' : 'Widget builder',
    )
    expect(await violations(page)).toEqual([])
  }
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('an address that nobody can trust shows no markup of its own', async ({ page, site }) => {
  const spec = {
    mounts: [{ widget: 'cart-button', attributes: { 'data-id': '1', 'data-name': '<img src=x onerror=alert(1)>' } }],
  }
  let asked = false
  page.on('dialog', (dialog) => {
    asked = true
    void dialog.dismiss()
  })
  await page.goto(`${site.url}/live/frame.html?spec=${encodeURIComponent(JSON.stringify(spec))}`)
  await page.getByRole('button', { name: 'Добавить в корзину' }).click()
  await expect(page.getByRole('dialog')).toContainText('<img src=x onerror=alert(1)>')
  expect(asked).toBe(false)
  await page.goto(
    `${site.url}/live/frame.html?spec=${encodeURIComponent('{"mounts":[{"widget":"<script>","attributes":{}}]}')}`,
  )
  await expect(page.getByText('The address has no description of a widget.')).toBeVisible()
})

test('the demo shop: its catalogue, and its staff wing behind the sign-in', async ({ page, site }) => {
  await page.goto(`${site.url}/try/`)
  const frame = live(page)
  await expect(frame.getByRole('heading', { name: 'Каталог', level: 1 })).toBeVisible({ timeout: 40_000 })
  await page.getByRole('link', { name: /Служебная часть/ }).click()
  await frame.getByLabel('Логин').fill('admin')
  await frame.getByLabel('Пароль').fill('prilavok')
  await frame.getByRole('button', { name: 'Войти' }).click()
  await expect(frame.getByRole('heading', { name: 'Ждёт внимания' })).toBeVisible({ timeout: 30_000 })
  // A list that its database sorts by name.
  await frame.locator('body').evaluate(() => {
    location.hash = '#/manufacturer'
  })
  await expect(frame.getByRole('region', { name: 'Производители' }).getByRole('row').nth(3)).toBeVisible({
    timeout: 30_000,
  })
})

test('the builder sells, from the button to an order: two tabs share one shop, and the second opens its own when the first is closed', async ({
  page,
  site,
  context,
}) => {
  await page.goto(`${site.url}/builder/?lang=ru`)
  await expect(isOpen(page)).toBeVisible({ timeout: 40_000 })
  const second = await context.newPage()
  await second.goto(`${site.url}/builder/?lang=ru`)
  await expect(second.getByText('Магазин работает в другой вкладке этого сайта')).toBeVisible()
  const frame = live(second)
  await expectAdded(frame)
  const toOrder = { name: 'Оформить заказ' }
  const box = frame.getByRole('dialog')
  await box.getByRole('link', toOrder).or(box.getByRole('button', toOrder)).first().click()
  const cart = frame.getByRole('region', { name: 'Корзина' })
  await cart.getByRole('link', toOrder).or(cart.getByRole('button', toOrder)).first().click()
  await order(frame)
  await expect(frame.getByRole('heading', { name: 'Мы приняли ваш заказ!' })).toBeVisible()
  await expect(frame.getByText(/Номер заказа/).first()).toBeVisible()
  await page.close()
  await expect(isOpen(second)).toBeVisible({ timeout: 40_000 })
})

test('a guide shows its code alive, and the search finds it', async ({ page, site }) => {
  await page.goto(`${site.url}/docs/start/cms.html`)
  const frame = page.locator('iframe').first()
  await page.locator('.live').first().scrollIntoViewIfNeeded()
  await expect(frame).toBeVisible({ timeout: 40_000 })
  await expectAdded(page.frameLocator('iframe').first())
  // Attributes at the end of a tag are as much of it as those at its beginning.
  const blocks = page.locator('.vp-doc div.language-html pre')
  expect(await blocks.count()).toBeGreaterThan(3)
  const cut = await blocks.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length)
  expect(cut).toBe(0)
  await page.getByRole('button', { name: 'Search' }).first().click()
  await page.getByRole('searchbox').fill('корзин')
  await expect(page.getByRole('option').first()).toBeVisible()
})
