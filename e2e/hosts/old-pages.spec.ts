import type { Page } from '@playwright/test'
import { accepted, fillInOrder, payableProducts, startWithProducts, submitOrder } from '../support/buyer'
import { blank, place, type Host } from './host-pages'
import { expect, test } from './open-host'

const scripts: Readonly<Record<string, string>> = {
  'MooTools, which has a Request and an Array.from of its own': 'mootools',
  'Prototype, which has lists and elements of its own': 'like-prototype',
  'functions that somebody gave to every object': 'like-home-made',
  'a fetch of its own, which knows addresses and Requests': 'wraps-fetch',
}

/** The builds that a page has loaded; the stub is none. */
const loadedBuilds = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /prilavok(?:\.legacy)?\.js$/.exec(name) ?? [])
      .sort(),
  )

for (const [what, script] of Object.entries(scripts)) {
  test(`[EMBED-05] from the button to the order on a page with ${what}`, async ({ page, hosts, shop, quiet }) => {
    // The order form of a page without payments says which settings they would need.
    quiet.expectNoise(/needs the setting payment\./)
    const [product] = await payableProducts(shop, 1)
    const old: Host = {
      ...blank,
      body: (content) => `<script src="/host/${script}.js"></script>${content}`,
    }
    const button = `data-id="${product?.id}" data-name="${product?.name}" data-price="100" data-link="/product/${product?.slug}"`

    await hosts.open(old, place('cart-button', 264, 40, button) + place('cart-badge', 44, 22))
    await hosts.start()
    await page.getByRole('button', { name: 'Добавить в корзину' }).click()
    await expect(page.getByRole('dialog').locator('.pk-go-to-cart__total')).not.toHaveText(/^100\s/)
    await page.keyboard.press('Escape')
    await expect(page.locator('[data-prilavok="cart-badge"]')).toContainText('1')
    expect(await loadedBuilds(page)).toEqual(
      script === 'wraps-fetch' ? ['prilavok.js'] : ['prilavok.js', 'prilavok.legacy.js'],
    )

    await hosts.open(old, place('cart-page', 960, 1500))
    await hosts.start()
    await expect(page.locator('.pk-offer-card').first()).toBeVisible()
    const quantity = page.locator('.pk-quantity-stepper__number').first()
    await quantity.fill('3')
    await quantity.press('Enter')
    await expect(page.locator('[data-prilavok="cart-page"]')).toContainText('3 товара')

    await hosts.open(old, place('checkout-page', 1040, 2000))
    await hosts.start()
    await fillInOrder(page)
    await expect(page.getByLabel('Телефон', { exact: false }).first()).toHaveValue('+7 (912) 345-67-89')
    await submitOrder(page)
    await expect(accepted(page)).toBeVisible()
  })
}

test('[EMBED-05] photos are looked through in the list and in the window on a page with Prototype', async ({
  page,
  hosts,
}) => {
  const photos = [1, 2, 3].map(
    (at) => `<a href="/host/photo-${at}.svg"><img src="/host/photo-${at}.svg" alt="Фото ${at}"></a>`,
  )
  await page.route('**/host/photo-*.svg', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="#579"/></svg>',
    }),
  )
  await hosts.open(
    { ...blank, body: (content) => `<script src="/host/like-prototype.js"></script>${content}` },
    `<div data-prilavok="gallery">${photos.join('')}</div>`,
  )
  await hosts.start()
  const gallery = page.locator('[data-prilavok="gallery"]')
  await gallery.getByRole('button', { name: 'Фото 2 из 3' }).click()
  await expect(gallery.locator('[data-current]')).toHaveAttribute('aria-label', 'Фото 2 из 3')
  await gallery.locator('[data-current]').getByRole('link').click()
  const viewer = page.getByRole('dialog', { name: 'Просмотр фотографий' })
  await expect(viewer).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(viewer.locator('[data-offset="0"]').getByRole('img')).toHaveAttribute('alt', 'Фото 3')
})

test('[EMBED-05] what the page adds to its requests reaches the shop server', async ({ page, hosts, shop }) => {
  const [product] = await payableProducts(shop, 1)
  await startWithProducts(page, product === undefined ? [] : [product])
  const calculation = page.waitForRequest('**/api/cart/calculate')
  await hosts.open(
    { ...blank, body: (content) => `<script src="/host/wraps-fetch.js"></script>${content}` },
    place('cart-page', 960, 1500),
  )
  await hosts.start()
  const headers = await (await calculation).allHeaders()
  expect(headers).toMatchObject({ 'x-csrf-token': 'token-of-the-page', 'content-type': 'application/json' })
  await expect(page.locator('.pk-offer-card').first()).toBeVisible()
})

test('[EMBED-05] a page with a Request of its own whose policy allows no frames', async ({ page, hosts, shop }) => {
  const [product] = await payableProducts(shop, 1)
  await startWithProducts(page, product === undefined ? [] : [product])
  await page.route('**/host/page', (route) =>
    route.fulfill({
      body: '<!doctype html><title>Shop</title><script src="/host/mootools.js"></script><div data-prilavok="cart-page"></div>',
      contentType: 'text/html; charset=utf-8',
      headers: {
        'Content-Security-Policy': "default-src 'self'; frame-src 'none'; child-src 'none'; img-src 'self' data:",
      },
    }),
  )
  await page.goto('/host/page')
  await hosts.start()
  await expect(page.locator('.pk-offer-card').first()).toBeVisible()
  expect(
    await page.evaluate(() => [String(Request).includes('[native code]'), document.querySelectorAll('iframe').length]),
  ).toEqual([false, 1])
})

test('[EMBED-05] a page in windows-1251 whose forms and elements have the names of ours', async ({ page, shop }) => {
  const [product] = await payableProducts(shop, 1)
  const button = `data-id="${product?.id}" data-name="Drill" data-price="100" data-link="/product/${product?.slug}"`
  const html = `<html><head><meta http-equiv="Content-Type" content="text/html; charset=windows-1251"><title>Shop</title></head><body>
    <form name="body"><input name="action"></form><div id="prilavok"></div>
    ${place('cart-button', 264, 40, button)}${place('cart-badge', 44, 22)}<script src="/bundle/prilavok.stub.js"></script></body></html>`
  await page.route('**/host/page', (route) =>
    route.fulfill({ body: html, contentType: 'text/html; charset=windows-1251' }),
  )
  await page.goto('/host/page')
  expect(await page.evaluate(() => [document.characterSet, document.compatMode])).toEqual([
    'windows-1251',
    'BackCompat',
  ])
  await page.getByRole('button', { name: 'Добавить в корзину' }).click()
  await expect(page.getByRole('dialog', { name: 'Товар добавлен в корзину' })).toBeVisible()
  await expect(page.locator('[data-prilavok="cart-badge"]')).toContainText('1')
})
