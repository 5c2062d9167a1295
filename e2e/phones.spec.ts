import type { Locator, Page } from '@playwright/test'
import type { OpenShop } from '@prilavok/shop-server'
import { boxOf, coveredBy, linesWithin } from './support/boxes'
import { choosePoint, payableProducts, startWithProducts } from './support/buyer'
import { expect, test } from './support/shop'

const PHONE = { width: 375, height: 740 }

test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

/** Products whose pages have the most above the button: long names, former prices, long words of the stock, packs. */
async function fullestProducts({ db }: OpenShop) {
  const query = db.selectFrom('product').select(['id', 'slug', 'name']).where('is_visible', '=', true).limit(1)
  const sold = query.where('availability', 'in', ['InStock', 'InStockAtSupplier'])
  const rows = await Promise.all([
    sold.orderBy((eb) => eb.fn('length', ['name']), 'desc').execute(),
    sold.where('old_price_kopecks', 'is not', null).orderBy('price_kopecks', 'desc').execute(),
    query.where('availability', '=', 'OnOrder').orderBy('price_kopecks', 'desc').execute(),
    sold.where('name', 'like', 'Плинтус потолочный%').execute(),
  ])
  return rows.flat()
}

const seen = (page: Page, locator: Locator): Promise<boolean> =>
  boxOf(locator).then(({ top, bottom }) => top >= 0 && bottom <= (page.viewportSize()?.height ?? 0))

test('a product page has name, picture, price and the button on its first screen', async ({ page, shop }) => {
  const lines: number[] = []
  for (const { slug, name } of await fullestProducts(shop)) {
    await page.goto(`/product/${slug}`)
    const box = page.locator('.buy-box')
    const button = box.getByRole('button', { name: 'Добавить в корзину' })
    await expect(button).toBeVisible()
    await expect(page.locator('.pk-gallery__main')).toBeVisible()
    const bar = await boxOf(page.locator('.bottom-bar'))
    for (const part of [page.getByRole('heading', { level: 1 }), box.locator('.price__now'), button]) {
      expect((await boxOf(part)).bottom, name).toBeLessThanOrEqual(bar.top)
      expect(await coveredBy(part), name).toBeNull()
    }
    const picture = await boxOf(page.locator('.pk-gallery__main'))
    expect(picture.bottom - picture.top, name).toBeGreaterThanOrEqual(150)
    lines.push(await linesWithin(page.getByRole('heading', { level: 1 })))
  }
  expect(Math.max(...lines)).toBeGreaterThanOrEqual(3)
})

test('no bar says a sum that is on the screen already: cart, order, product', async ({ page, shop }) => {
  const products = await payableProducts(shop, 6)
  await startWithProducts(page, products)
  const once = async (bar: Locator, sum: Locator) => {
    await expect(bar).toBeVisible()
    expect(await seen(page, sum)).toBe(false)
    await sum.scrollIntoViewIfNeeded()
    await sum.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await expect(bar).toBeHidden()
  }
  await page.goto('/profile/cart')
  await once(page.locator('.pk-cart-summary__reminder'), page.locator('[data-kind="total"] dd'))
  await expect(page.getByRole('link', { name: 'Оформить заказ' })).toBeVisible()

  await page.goto('/profile/order')
  await choosePoint(page)
  await page.evaluate(() => scrollTo(0, 0))
  await once(
    page.locator('.pk-order-summary__reminder'),
    page.locator('.pk-order-summary__card .pk-sum-rows dd').last(),
  )

  await page.goto(`/product/${products[0]?.slug}`)
  const bar = page.locator('.pk-product-sticky-header')
  const price = page.locator('.buy-box .price__now')
  await page.evaluate(() => scrollTo(0, 2_000))
  await expect(bar).toBeVisible()
  expect(await seen(page, price)).toBe(false)
  await price.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await expect(bar).toBeHidden()
})

test('the footer folds on a phone and opens with the keyboard; on a desktop it is open', async ({ page }) => {
  await page.goto('/about/')
  const footer = page.locator('.footer')
  const link = footer.getByRole('link', { name: 'Возврат и обмен' })
  const group = footer.locator('summary').filter({ hasText: 'Покупателям' })
  await expect(footer.getByRole('link', { name: '8 800' }).first()).toBeVisible()
  await expect(link).toBeHidden()
  const { top, bottom } = await boxOf(footer)
  expect(bottom - top).toBeLessThanOrEqual(480)
  await group.focus()
  await page.keyboard.press('Enter')
  await expect(link).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(link).toBeHidden()
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect(link).toBeVisible()
  await expect(group).toBeHidden()
  await expect(footer.getByRole('heading', { name: 'Покупателям' })).toBeVisible()
})
