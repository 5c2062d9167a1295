import type { Locator, Page } from '@playwright/test'
import { boxOf, linesWithin, overlap } from './support/boxes'
import { addFromPage, payableProducts, startWithProducts } from './support/buyer'
import { expect, test } from './support/shop'

const LONG =
  'Ёмкость, шкаф и ящик для йодных щёток: очень длинное название с точками над буквами, второе, третье и четвёртое'

async function cartWithLongName(page: Page, { id, name }: { id: string; name: string }): Promise<void> {
  await page.addInitScript(
    (text) => localStorage.setItem('prilavok.cart', text),
    JSON.stringify({
      v: 1,
      goods: [{ id, name: LONG, price: 10_000, thumbUrl: '', link: '/', quantity: 1 }],
      seen: [],
    }),
  )
  await page.route('**/api/cart/calculate*', (route) => route.abort())
  expect(name).not.toBe('')
}

const WIDTHS = [1280, 375]

test('a long name shows three lines and nothing of the fourth', async ({ page, shop, quiet }) => {
  quiet.expectNoise(/calculate|Failed to load|ERR_FAILED/)
  const [product] = await payableProducts(shop, 1)
  if (product === undefined) throw new Error('The demo shop has no product for this test.')
  await cartWithLongName(page, product)
  await page.goto('/profile/cart')
  const name = page.locator('.pk-cart-line .pk-product-name')
  await expect(name).toHaveText(LONG)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    expect([width, await linesWithin(name)]).toEqual([width, 3])
    expect((await boxOf(name)).bottom - (await boxOf(name)).top).toBeGreaterThanOrEqual(24)
  }
})

test('removals leave badge, telephone and button of the cart in sight', async ({ page, shop }) => {
  await startWithProducts(page, await payableProducts(shop, 6))
  await page.goto('/profile/cart')
  const toasts = page.locator('.pk-toast')
  for (let removed = 0; removed < 4; removed++) {
    await page.locator('.pk-cart-line__delete').first().click()
    await expect(toasts).toHaveCount(removed + 1)
  }
  await page.mouse.move(0, 0)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    await expect(toasts.filter({ visible: true })).toHaveCount(width < 480 ? 2 : 3)
    const stack = await boxOf(page.locator('.pk-toast-stack'))
    expect(stack.bottom - stack.top).toBeLessThanOrEqual(260)
    const kept = ['.cart-link:visible', 'a[href^="tel:"]:visible', '.pk-cart-summary__bar']
    for (const selector of kept)
      expect([selector, overlap(stack, await boxOf(page.locator(selector).first()))]).toEqual([selector, false])
  }
  await toasts.last().getByRole('button', { name: 'Закрыть' }).focus()
  await expect(toasts.filter({ visible: true })).toHaveCount(4)
})

test('the cart button can be used at 110 px, with its whole words for screen readers', async ({ page, shop }) => {
  const [product] = await payableProducts(shop, 1)
  if (product === undefined) throw new Error('The demo shop has no product for this test.')
  await addFromPage(page, product)
  await page.keyboard.press('Escape')
  const control = page.locator('.pk-cart-button').first()
  for (const width of [110, 140, 180, 264]) {
    await control.evaluate((element, px) => element.style.setProperty('inline-size', `${px}px`), width)
    const parts = ['__remove', '__link', '__more'].map((part) => control.locator(`.pk-cart-button${part}`))
    for (const part of parts) {
      const box = await boxOf(part)
      expect(box.right - box.left, `${width}`).toBeGreaterThanOrEqual(24)
      expect(
        await part.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
        `${width}`,
      ).toBeLessThanOrEqual(0)
    }
    const [whole, last] = [await boxOf(control), await boxOf(control.locator('.pk-cart-button__more'))]
    expect(last.right, `${width}`).toBeLessThanOrEqual(whole.right)
    expect(whole.bottom - whole.top, `${width}`).toBeLessThanOrEqual(48)
    await expect(control.getByRole('link', { name: 'В корзине 1 шт.' })).toBeVisible()
    await expect(control.getByRole('button', { name: '+1 шт' })).toBeVisible()
  }
})

test('no word of the shelves is broken at the widths of desktops', async ({ page }) => {
  for (const width of [1280, 1440, 1680, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    const broken = await page.locator('.tile__link').evaluateAll((links) =>
      links.flatMap((link) => {
        const text = link.firstChild
        if (!(text instanceof Text)) return []
        return [...text.data.matchAll(/[^\s]+/g)].flatMap(({ 0: word, index }) => {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          return range.getClientRects().length > 1 ? [word] : []
        })
      }),
    )
    expect([width, broken]).toEqual([width, []])
  }
})

test('offers of the cart stand in rows without a heading each, their buttons in one line', async ({ page, shop }) => {
  await startWithProducts(page, await payableProducts(shop, 2))
  await page.goto('/profile/cart')
  const cards = page.locator('.pk-offer-card')
  await expect(cards.first()).toBeVisible()
  await expect(page.locator('.pk-cart-offers').getByRole('heading')).toHaveCount(1)
  const labels = page.locator('.pk-offer-card .pk-cart-button__label')
  for (const label of await labels.all()) {
    const box = await boxOf(label)
    expect(box.bottom - box.top).toBeLessThanOrEqual(24)
  }
})

test('the city dialog has the accent of the shop, whether it was opened from the dark head or from the order', async ({
  page,
  shop,
}) => {
  const accents: string[] = []
  const open = async (button: Locator) => {
    await button.click()
    const chosen = page.locator('.pk-city-choice__city[aria-current]')
    await expect(chosen).toBeVisible()
    accents.push(await chosen.evaluate((city) => getComputedStyle(city).borderTopColor))
    await page.keyboard.press('Escape')
  }
  await startWithProducts(page, await payableProducts(shop, 1))
  await page.goto('/')
  await open(page.getByRole('button', { name: /^Город доставки/ }))
  await page.goto('/profile/order')
  await open(page.locator('.pk-city-picker').getByRole('button'))
  expect(accents).toHaveLength(2)
  expect(new Set(accents).size).toBe(1)
})
