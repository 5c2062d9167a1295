import type { Locator, Page } from '@playwright/test'
import type { OpenShop } from '@prilavok/shop-server'
import { boxOf, linesWithin } from './support/boxes'
import { choosePoint, payableProducts, startWithProducts } from './support/buyer'
import { outOfPage } from './support/geometry'
import { expect, test } from './support/shop'

const PHONE = { width: 375, height: 740 }
const NARROW = { width: 320, height: 640 }
const LIST = '/catalog/suhie-smesi-i-gruntovki'

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

/** What of an element's middle is covered by something else; null where nothing is. */
const coveredBy = (locator: Locator): Promise<string | null> =>
  locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    return hit !== null && (element.contains(hit) || hit.contains(element)) ? null : (hit?.className ?? 'the window')
  })

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

test('24 products of a category take 4500 px at most, and all of their words fit', async ({ page }) => {
  await page.goto(LIST)
  const lists = await longLists(page)
  expect(lists.length).toBeGreaterThan(0)
  for (const path of lists.slice(0, 3)) {
    await page.setViewportSize(PHONE)
    await page.goto(path)
    await expect(page.locator('#product-list .card')).toHaveCount(24)
    await expect(page.locator('.pk-filters__open')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollHeight), path).toBeLessThanOrEqual(4_500)
    for (const [viewport, letters] of [
      [PHONE, ''],
      [NARROW, ''],
      [PHONE, '30px'],
      [NARROW, '30px'],
    ] as const) {
      await page.setViewportSize(viewport)
      await page.evaluate((size) => document.documentElement.style.setProperty('--pk-font-size', size), letters)
      expect([viewport.width, letters, await outOfPage(page)]).toEqual([viewport.width, letters, []])
      expect([viewport.width, letters, await cutWords(page)]).toEqual([viewport.width, letters, []])
    }
  }
})

/** The shelves with a whole page of products. */
const longLists = (page: Page): Promise<readonly string[]> =>
  page
    .locator('.side-list a')
    .evaluateAll((links) =>
      links.flatMap((link) =>
        Number(link.querySelector('.side-list__count')?.textContent) >= 24 ? [link.getAttribute('href') ?? ''] : [],
      ),
    )

/** Parts of cards that stand out of them, and buttons whose words are cut off. */
const cutWords = (page: Page): Promise<readonly string[]> =>
  page.locator('#product-list .card').evaluateAll((cards) =>
    cards.flatMap((card) => {
      const box = card.getBoundingClientRect()
      return [...card.querySelectorAll('.price__now, .price__old, .availability, .card__rating, .pk-cart-button__add')]
        .filter((part) => {
          const { left, right, bottom } = part.getBoundingClientRect()
          return left < box.left || right > box.right || bottom > box.bottom || part.scrollWidth > part.clientWidth + 1
        })
        .filter((part) => getComputedStyle(part).display !== 'inline')
        .map((part) => `${part.className}: ${part.textContent}`)
    }),
  )

test('a card keeps its height when its product is put into the cart, and the way back fits', async ({ page }) => {
  for (const viewport of [PHONE, NARROW]) {
    await page.setViewportSize(viewport)
    await page.goto(LIST)
    const card = page
      .locator('#product-list .card')
      .filter({ has: page.locator('.pk-cart-button') })
      .first()
    const before = await boxOf(card)
    await card.getByRole('button', { name: 'Добавить в корзину' }).click()
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    const link = card.getByRole('link', { name: /В корзине/ })
    await expect(link).toBeVisible()
    const after = await boxOf(card)
    expect(after.bottom - after.top).toBe(before.bottom - before.top)
    expect(await link.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0)
    await page.evaluate(() => localStorage.clear())
  }
})

test('filters and order stay in one line above the list, and cover nothing that has the focus', async ({ page }) => {
  await page.goto(LIST)
  const filters = page.locator('.pk-filters__open')
  const order = page.getByRole('combobox', { name: 'Сортировка' })
  await expect(order).toBeVisible()
  const inLine = async () => {
    const [one, other] = [await boxOf(filters), await boxOf(order)]
    expect(one.top).toBe(other.top)
    expect(other.left).toBeGreaterThanOrEqual(one.right)
    return one
  }
  await inLine()
  await page.locator('.card__link').nth(14).focus()
  await page.evaluate(() => scrollTo(0, 2_000))
  const line = await inLine()
  expect(line.top).toBeLessThanOrEqual(12)
  expect([await coveredBy(filters), await coveredBy(order)]).toEqual([null, null])

  await page.locator('.card__link').nth(14).focus()
  for (let step = 0; step < 16; step += 1) {
    await page.keyboard.press('Shift+Tab')
    const focused = page.locator(':focus')
    expect((await boxOf(focused)).top, `${step}`).toBeGreaterThanOrEqual(line.bottom)
  }

  await filters.click()
  await page.locator('.pk-filter-panel').getByText('Под заказ').click()
  await page.getByRole('button', { name: /^Показать/ }).click()
  await expect(filters).toHaveText('Фильтры · 1')
  await expect(async () => {
    const first = await boxOf(page.locator('#product-list .card').first())
    expect(first.top).toBeGreaterThanOrEqual((await boxOf(filters)).bottom)
  }).toPass()
})

test('without scripts the line of filters and order stays in sight as well, and both work', async ({
  browser,
  shop,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.url, viewport: PHONE })
  const page = await context.newPage()
  await page.goto(LIST)
  const [filters, order] = [page.locator('.filter-form__title'), page.locator('.sorting')]
  await page.locator('.card__link').nth(15).scrollIntoViewIfNeeded()
  for (const part of [filters, order]) {
    expect((await boxOf(part)).top).toBeLessThanOrEqual(12)
    expect(await coveredBy(part)).toBeNull()
  }
  await filters.click()
  await page.getByRole('checkbox', { name: /Под заказ/ }).check()
  await page.getByRole('button', { name: 'Показать' }).click()
  await expect(page).toHaveURL(/availability=on-order/)
  await expect(filters).toHaveText('Фильтры 1')
  await page.getByRole('link', { name: 'дешевле' }).click()
  await expect(page).toHaveURL(/availability=on-order.*sort=|sort=.*availability=on-order/)
  await context.close()
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
