import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { servePages } from '../examples/woocommerce/src/serve-pages'
import { openRecordedShop } from '../packages/woocommerce/src/testing/recorded-shop'
import { accepted, submitOrder } from './support/buyer'
import { bundleFolder } from './support/demo-shop'
import { listen } from './support/shop'

/** The articles of the example's pages. */
const ARTICLES = ['drill', 'chisel', 'glove-L']
const folder = new URL('../examples/woocommerce/', import.meta.url).pathname

test('a WooCommerce, recorded: from the button over the cart to its order', async ({ page, context }) => {
  const noise: string[] = []
  listen(context, noise)
  const shop = await openRecordedShop('browser')
  const products = Object.fromEntries(ARTICLES.map((article) => [article, shop.product(article)]))
  const pages = await servePages({ handler: shop.handler, folder, bundleFolder, products })
  // What goes with the cart is no part of the record: whether it is asked for before the buyer goes on is a matter of moments.
  await page.route('**/api/buy-together', (route) => route.fulfill({ json: { categories: [], count: 0 } }))
  try {
    await page.goto(pages.url)
    for (const article of ['drill', 'glove-L']) {
      await page
        .locator(`[data-id="${shop.product(article)}"]`)
        .getByRole('button', { name: 'Добавить в корзину' })
        .click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    await page.getByRole('link', { name: /^Корзина/ }).click()
    const main = page.getByRole('main')
    await expect(main.getByText('Перчатки, Размер: L').or(main.getByText('Перчатки, размер L')).first()).toBeVisible()
    await expect(main.getByText('2 134,90 ₽').first()).toBeVisible()
    await page
      .getByRole('link', { name: 'Оформить заказ' })
      .or(page.getByRole('button', { name: 'Оформить заказ' }))
      .first()
      .click()
    await page.getByLabel('Фамилия').first().fill('Петров')
    await page.getByLabel('Имя').first().fill('Иван')
    await page.getByLabel('Телефон', { exact: false }).first().fill('9123456789')
    const point = page.locator('.pk-point').filter({ hasText: 'Складская улица, 5' })
    await point.locator('.pk-point__open').click()
    await point.getByRole('button', { name: /Забрать здесь/ }).click()
    await page.getByRole('radio', { name: /При получении/ }).check()
    await page.getByRole('checkbox', { name: /персональных данных/ }).check()
    await submitOrder(page)
    await expect(accepted(page)).toBeVisible()
    await expect(main.getByText('Москва, Складская улица, 5').first()).toBeVisible()
    const number = /Номер заказа (\d+)/.exec(await main.innerText())?.[1]
    expect(shop.unknown()).toEqual([])
    expect(noise).toEqual([])
    shop.close()
    // The number is that of the order in the back office of the recorded shop.
    const record = readFileSync(
      new URL('../packages/woocommerce/src/testing/records/browser.json', import.meta.url),
      'utf8',
    )
    expect(record).toContain(`"number":"${number ?? 'none'}"`)
  } finally {
    await pages.close()
  }
})
