import { boxOf } from './support/boxes'
import { addFromPage, payableProducts, startWithProducts } from './support/buyer'
import { BROKEN_REQUEST, expect, test } from './support/shop'

const NARROW = { width: 320, height: 640 }

test('the fields of an address stand in rows that end where the form ends', async ({ page, shop }) => {
  await startWithProducts(page, await payableProducts(shop, 1))
  await page.goto('/profile/order')
  await page.getByRole('radio', { name: /Курьером/ }).check({ timeout: 30_000 })
  await page.getByRole('group', { name: 'Транспортная компания' }).getByRole('radio').first().check()
  const form = page.locator('.pk-courier-address')
  await expect(form.getByLabel('Улица')).toBeVisible()
  await expect(async () => {
    const [street, house, flat] = [
      await boxOf(form.getByLabel('Улица')),
      await boxOf(form.getByLabel('Дом')),
      await boxOf(form.getByLabel(/^Квартира/)),
    ]
    expect(house.bottom).toBe(flat.bottom)
    expect(flat.right).toBe((await boxOf(form)).right)
    if ((page.viewportSize()?.width ?? 0) > 1000) expect(street.bottom).toBe(house.bottom)
    else expect(street.right).toBe(flat.right)
  }).toPass()
})

test('a total of eleven digits hides nothing of the button below it', async ({ page, shop, quiet }) => {
  quiet.expectNoise(BROKEN_REQUEST)
  const products = await payableProducts(shop, 4)
  const lines = products.map(({ id, name }) => ({
    id,
    name,
    price: 99_999_999,
    thumbUrl: '',
    link: '/',
    quantity: 9999,
  }))
  await page.addInitScript(
    (text) => localStorage.setItem('prilavok.cart', text),
    JSON.stringify({ v: 1, goods: lines, seen: [] }),
  )
  await page.route('**/api/**', (route) => route.abort())
  await page.setViewportSize(NARROW)
  await page.goto('/profile/cart')
  const bar = page.locator('.pk-cart-summary__bar')
  const total = bar.locator('b')
  await expect(total).toHaveText('39 995 999 600,04 ₽')
  const [sum, button] = [await boxOf(total), await boxOf(bar.getByRole('link'))]
  expect(sum.right).toBeLessThanOrEqual(NARROW.width)
  expect(sum.bottom).toBeLessThanOrEqual(button.top)
})

test('a notification on a phone has the whole width for its words, and its answer below them', async ({
  page,
  shop,
}) => {
  const [product] = await payableProducts(shop, 1)
  if (product === undefined) throw new Error('The demo shop has no product for this test.')
  await page.setViewportSize(NARROW)
  await addFromPage(page, product)
  await page.keyboard.press('Escape')
  await page
    .getByRole('button', { name: /Удалить из корзины/ })
    .first()
    .click()
  const toast = page.locator('.pk-toast')
  const [text, close, response] = [
    await boxOf(toast.locator('.pk-toast__text')),
    await boxOf(toast.locator('.pk-toast__close')),
    await boxOf(toast.getByRole('button', { name: 'Вернуть' })),
  ]
  expect(text.right - text.left).toBeGreaterThan(160)
  expect(close.top).toBeLessThan(text.bottom)
  expect(response.top).toBeGreaterThanOrEqual(text.bottom)
})

test('the button that says when there is no payment on delivery stays beside its last word', async ({ page }) => {
  await page.goto('/')
  const why = page.getByRole('button', { name: 'Когда нет оплаты при получении' })
  await expect(why).toBeVisible()
  for (const width of [320, 360, 375, 390, 414, 1280]) {
    await page.setViewportSize({ width, height: 640 })
    const gap = await why.evaluate((button) => {
      const last = [...(button.previousElementSibling?.getClientRects() ?? [])].at(-1)
      const { right, top, bottom } = button.getBoundingClientRect()
      return last === undefined
        ? null
        : { right: Math.round(last.right - right), inLine: last.top > top && last.bottom < bottom }
    })
    expect(gap, `${width} px`).toEqual({ right: 0, inLine: true })
  }
})

test('a filter of the points that takes the focus is seen whole', async ({ page }) => {
  await page.setViewportSize(NARROW)
  await page.goto('/delivery/pickpoints/524901')
  const filters = page.locator('.pk-point-filter')
  await filters.first().focus()
  for (let next = 0; next < (await filters.count()); next += 1) {
    const { left, right } = await boxOf(filters.nth(next))
    expect(left).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(NARROW.width)
    await page.keyboard.press('Tab')
  }
})
