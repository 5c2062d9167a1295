import { startWithGoods } from './support/buyer'
import { expect, test } from './support/shop'

/** How far everything has moved since the last question, as Chromium counts it. */
const countShifts = () => {
  Object.assign(globalThis, { shift: 0 })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) (globalThis as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value
  }).observe({ type: 'layout-shift' })
}
const shifts = () => (globalThis as unknown as { shift: number }).shift

test('the cart page stands before its second chunk is there, and the note that comes with it moves nothing', async ({ page, shop }) => {
  const cheap = await shop.db
    .selectFrom('product')
    .select(['id', 'slug', 'name'])
    .where('availability', '=', 'InStock')
    .where('price_kopecks', '<', 200_000)
    .limit(1)
    .execute()
  let comes = () => {}
  const late = new Promise<void>((wished) => (comes = wished))
  await page.route('**/*cart-page.parts*', async (route) => {
    await late
    await route.continue()
  })
  await startWithGoods(page, cheap)
  await page.goto('/profile/cart')
  await page.getByRole('button', { name: /Добавить ещё/ }).click()
  await expect(page.getByRole('spinbutton')).toHaveValue('2')
  await page.getByRole('button', { name: /Убрать один/ }).click()
  await expect(page.getByRole('spinbutton')).toHaveValue('1')
  await expect(page.getByRole('link', { name: 'Оформить заказ' })).toBeVisible()
  await expect(page.locator('[data-calculating]')).toHaveCount(0)
  await page.evaluate(countShifts)
  comes()
  await expect(page.getByText(/доступна только предоплата/)).toBeVisible()
  expect(await page.evaluate(shifts)).toBe(0)
})
