import { startWithGoods } from './support/buyer'
import { expect, test } from './support/shop'

interface Shift {
  readonly sources: readonly { readonly node: Node | null; readonly previousRect: DOMRectReadOnly; readonly currentRect: DOMRectReadOnly }[]
}

/** Notes from now on what has moved, as Chromium sees it, and from where to where. */
const watchShifts = () => {
  const moved: string[] = []
  Object.assign(globalThis, { moved })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as readonly Shift[]) {
      for (const { node, previousRect, currentRect } of entry.sources) {
        moved.push(`${node instanceof Element ? node.className : node?.textContent}: ${JSON.stringify([previousRect, currentRect])}`)
      }
    }
  }).observe({ type: 'layout-shift' })
}
const shifts = () => (globalThis as unknown as { moved: readonly string[] }).moved

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
  await page.evaluate(watchShifts)
  comes()
  await expect(page.locator('.pk-notice').getByText(/доступна только предоплата/)).toBeVisible()
  expect(await page.evaluate(shifts)).toEqual([])
})
