import type { Page } from '@playwright/test'
import { boxOf, coveredBy } from './support/boxes'
import { outOfPage } from './support/geometry'
import { expect, test } from './support/shop'

const PHONE = { width: 375, height: 740 }
const NARROW = { width: 320, height: 640 }
const LIST = '/catalog/suhie-smesi-i-gruntovki'

test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

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
