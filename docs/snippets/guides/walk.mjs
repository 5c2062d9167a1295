/**
 * Run with both versions: `--walk walk.mjs`.
 * @param {import('playwright-core').Page} page
 * @param {(name: string) => Promise<void>} step waits until the page is at rest and looks at it
 */
export async function walk(page, step) {
  await page.getByRole('button', { name: 'Добавить в корзину' }).first().click()
  await step('dialog')
  await page.keyboard.press('Escape')
  await page.locator('[data-prilavok="search-box"]').getByRole('combobox').fill('дрель')
  await step('search')
}
