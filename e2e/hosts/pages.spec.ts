import { payableProducts, startWithProducts } from '../support/buyer'
import { blank, hosts as systems, place, type Host } from './host-pages'
import { expect, test } from './open-host'

const withScripts = (scripts: string): Host => ({ ...blank, body: (content) => `${content}${scripts}` })
const buttonOf = (product: { readonly id: string; readonly name: string } | undefined) =>
  `data-id="${product?.id}" data-name="${product?.name}" data-price="100"`

test('[EMBED-05] a page whose $ is not jQuery, beside a jQuery without conflict', async ({ page, hosts, shop }) => {
  const [product] = await payableProducts(shop, 1)
  const scripts = `<script>var first = window.$ = function () { throw new Error('This $ is ours.') }</script>
    <script src="/host/jquery.js"></script><script>var old = jQuery.noConflict(true)</script>`
  await hosts.open(withScripts(scripts), place('cart-button', 264, 40, buttonOf(product)) + place('cart-badge', 44, 22))
  await hosts.start()
  await page.getByRole('button', { name: 'Добавить в корзину' }).click()
  await expect(page.locator('[data-prilavok="cart-badge"]')).toContainText('1')
  expect(await page.evaluate(`[window.$ === first, typeof window.jQuery, typeof old.fn.jquery]`)).toEqual([
    true,
    'undefined',
    'string',
  ])
})

test('[EMBED-02] a page that writes its markup anew gets its widgets again, and the cart stays', async ({
  page,
  hosts,
  shop,
}) => {
  const [product] = await payableProducts(shop, 1)
  const markup = place('cart-button', 264, 40, buttonOf(product)) + place('cart-badge', 44, 22)
  await hosts.open(withScripts(''), `<div id="part">${markup}</div>`)
  await hosts.start()
  await page.getByRole('button', { name: 'Добавить в корзину' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const old = await page.locator('#part .pk-root').first().elementHandle()
  await page.locator('#part').evaluate((part, text) => (part.innerHTML = text), markup)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'В корзине 1 шт.' })).toBeVisible()
  await expect(page.locator('[data-prilavok="cart-badge"]')).toContainText('1')
  expect(
    await old?.evaluate((element) => [
      element.childElementCount,
      element.classList.contains('pk-root'),
      document.documentElement.style.overflow,
    ]),
  ).toEqual([0, false, ''])
})

test('a <base> of the page moves no link, no request and no address of ours', async ({ page, hosts, shop }) => {
  const shopEngine = systems.find(({ base }) => base !== undefined)
  if (shopEngine === undefined) throw new Error('No host has a base address.')
  await startWithProducts(page, await payableProducts(shop, 1))
  await hosts.open(shopEngine, place('checkout-page', 1040, 2000))
  await hosts.start()
  await expect(page).toHaveURL(/\/host\/page\?id=/)
  await page.getByRole('button', { name: 'Оформить заказ' }).first().click()
  await page.getByRole('button', { name: /Введите свою фамилию/ }).click()
  await expect(page.getByLabel('Фамилия').first()).toBeFocused()
  await expect(page).toHaveURL(/\/host\/page\?id=/)
})

test('[EMBED-05] dialog and notification lie above what the page lifts highest', async ({ page, hosts, shop }) => {
  const stacked = systems.find(({ sheets }) => sheets.includes('stacking'))
  if (stacked === undefined) throw new Error('No host stacks layers.')
  const [product] = await payableProducts(shop, 1)
  await hosts.open(stacked, place('cart-button', 264, 40, buttonOf(product)))
  await hosts.start()
  await page.getByRole('button', { name: 'Добавить в корзину' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /Удалить из корзины/ }).click()
  const notification = page.locator('.pk-toast')
  await expect(notification).toBeVisible()
  // The page's promotion lies where the notification is; a press has to reach the notification.
  const ours = await notification.boundingBox()
  await page.locator('.promo').evaluate((promo, at) => {
    promo.style.cssText = `position: fixed; inset: ${at?.y}px auto auto ${at?.x}px; width: ${at?.width}px; height: ${at?.height}px`
  }, ours)
  expect(await page.locator('.promo').boundingBox()).toEqual(ours)
  await notification.getByRole('button', { name: 'Вернуть' }).click()
  await expect(page.getByRole('link', { name: 'В корзине 1 шт.' })).toBeVisible()
})

test('[EMBED-05] font, colours and size follow the page and the documented properties', async ({
  page,
  hosts,
  shop,
}) => {
  const [product] = await payableProducts(shop, 1)
  const page1: Host = {
    ...blank,
    body: (content) => `<div id="page" style="font-family: Georgia; color: rgb(10, 20, 30)">${content}</div>`,
  }
  await hosts.open(page1, place('cart-button', 264, 40, buttonOf(product)))
  await page.addStyleTag({ content: ':root { --pk-font: initial; --pk-text: initial }' })
  await hosts.start()
  const root = page.locator('[data-prilavok="cart-button"]')
  const add = root.getByRole('button', { name: 'Добавить в корзину' })
  await expect(add).toHaveCSS('font-family', 'Georgia')
  await expect(root).toHaveCSS('color', 'rgb(10, 20, 30)')
  await page.addStyleTag({
    content:
      '#page { --pk-font: Arial; --pk-text: rgb(1, 2, 3); --pk-accent: rgb(120, 0, 60); --pk-font-size: 18px; --pk-control-height: 52px; --pk-radius: 2px }',
  })
  await expect(add).toHaveCSS('font-family', 'Arial')
  await expect(root).toHaveCSS('color', 'rgb(1, 2, 3)')
  await expect(add).toHaveCSS('background-color', 'rgb(120, 0, 60)')
  await expect(add).toHaveCSS('font-size', '18px')
  await expect(add).toHaveCSS('height', '52px')
  await expect(add).toHaveCSS('border-radius', '2px')
})
