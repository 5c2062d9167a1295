import type { Page } from '@playwright/test'
import { accepted, addFromPage, draftOf, ordersOf, payableProducts, startWithProducts } from './support/buyer'
import { seenFocus, tabTo } from './support/keyboard'
import { expect, test } from './support/shop'

test('[A11Y-02] a whole order with the keyboard alone', async ({ page, shop }) => {
  test.slow()
  const [product] = await payableProducts(shop, 1)
  await page.goto(`/product/${product?.slug}`)
  await tabTo(page, page.locator('main').getByRole('button', { name: 'Добавить в корзину' }).first())
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading').first()).toBeFocused()
  await tabTo(page, dialog.getByRole('link', { name: 'оформить заказ' }))
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/\/profile\/cart$/)
  await tabTo(page, page.getByRole('button', { name: /Добавить ещё/ }).first())
  await page.keyboard.press('Space')
  await expect(page.getByRole('spinbutton').first()).toHaveValue('2')
  await tabTo(page, page.getByRole('link', { name: 'Оформить заказ' }).first())
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/\/profile\/order\?id=/)
  const draft = draftOf(page)
  await tabTo(page, page.getByLabel('Фамилия').first())
  await page.keyboard.type('Петров')
  await tabTo(page, page.getByLabel('Имя').first())
  await page.keyboard.type('Иван')
  await tabTo(page, page.getByLabel('Телефон', { exact: false }).first())
  await page.keyboard.type('9123456789')
  await tabTo(page, page.locator('.pk-point').filter({ hasText: 'Наличные' }).first().locator('.pk-point__open'))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: /Забрать здесь/ }).first())
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true)
  await tabTo(page, page.getByRole('radio', { name: 'Картой на сайте' }))
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('radio', { name: /При получении/ })).toBeChecked()
  await tabTo(page, page.getByRole('checkbox', { name: /персональных данных/ }))
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('button', { name: 'Оформить заказ' }).first())
  await page.keyboard.press('Enter')
  await expect(accepted(page)).toBeVisible()
  expect(await ordersOf(shop, draft)).toHaveLength(1)
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('.pk-root') !== null)).toBe(true)
})

/** Goes through the whole page with Tab; says what could not be seen to have the focus. */
async function unseen(
  page: Page,
  start: string,
): Promise<{ readonly steps: number; readonly faults: readonly string[] }> {
  const faults: string[] = []
  let steps = 0
  await page.locator(start).first().focus()
  for (let press = 0; press < 200; press += 1) {
    await page.keyboard.press('Tab')
    const seen = await seenFocus(page)
    if (seen === null) break
    if (!seen.inWidget) continue
    steps += 1
    if (!seen.ring) faults.push(`no ring: ${seen.what}`)
    if (!seen.inSight) faults.push(`out of sight: ${seen.what}`)
  }
  return { steps, faults }
}

test('[A11Y-02] whatever has the focus in the cart shows it, and no bar lies on it', async ({ page, shop }) => {
  test.slow()
  await startWithProducts(page, await payableProducts(shop, 3))
  await page.goto('/profile/cart')
  await expect(page.locator('.pk-offer-card').first()).toBeVisible()
  const { steps, faults } = await unseen(page, 'h1, main')
  expect(faults).toEqual([])
  expect(steps).toBeGreaterThan(15)
})

test('[A11Y-02] [A11Y-03] in the order form a choice does not move the focus, a failed submit moves it to the summary, an entry of that to its field, and whatever has it shows it below no bar', async ({
  page,
  shop,
}) => {
  test.slow()
  await startWithProducts(page, await payableProducts(shop, 2))
  await page.goto('/profile/order')
  await expect(page.locator('.pk-point').first()).toBeVisible()
  const courier = page.getByRole('radio', { name: /Курьером/ })
  await page.getByRole('radio', { name: /Самовывоз/ }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(courier).toBeChecked()
  await expect(courier).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('radio', { name: /Самовывоз/ })).toBeFocused()

  await expect(page.locator('.pk-point').first()).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: 'Оформить заказ' }).first())
  await page.keyboard.press('Enter')
  const summary = page.locator('.pk-error-summary')
  await expect(summary).toBeFocused()
  const entry = summary.getByRole('button', { name: 'Введите свою фамилию' })
  await tabTo(page, entry)
  await page.keyboard.press('Enter')
  const field = page.getByLabel('Фамилия').first()
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription(/Введите свою фамилию/)
  await expect(field).toHaveAttribute('aria-invalid', 'true')

  const { steps, faults } = await unseen(page, 'main')
  expect(faults).toEqual([])
  expect(steps).toBeGreaterThan(25)
})

test('[A11Y-02] whatever has the focus in the dialog shows it, and Tab does not leave it for the page behind', async ({
  page,
  shop,
}) => {
  const [product] = await payableProducts(shop, 1)
  if (product === undefined) throw new Error('The demo shop has no product for this test.')
  await addFromPage(page, product)
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab')
    const seen = await seenFocus(page)
    if (seen === null) continue
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null), seen.what).toBe(true)
    expect(seen).toMatchObject({ ring: true, inSight: true })
  }
})
