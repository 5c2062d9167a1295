import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from './support/shop'

const RENDERED = join(import.meta.dirname, '../integrations/rendered')
/** What each piece puts on a page, beside button, badge and cart. */
const SYSTEMS = ['wordpress', 'opencart-3', 'opencart-4', 'bitrix']

for (const system of SYSTEMS)
  test(`[EMBED-01] the page that the pieces for ${system} print shows button, badge and cart, and leads to the pages of its tag`, async ({
    page,
    shop,
  }) => {
    const html = readFileSync(join(RENDERED, `${system}.html`), 'utf8').replaceAll('https://shop.example', shop.url)
    await page.route('**/host', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }))
    await page.goto(`${shop.url}/host`)
    const button = page.locator('[data-prilavok="cart-button"]').first()
    await button.getByRole('button').first().click()
    await expect(button).toContainText('В корзине 1 шт.')
    await expect(page.locator('[data-prilavok="cart-badge"]').first()).toContainText('1')
    // The page's own name is shown until the shop has told its own.
    await expect(button).toHaveAttribute('data-name', /^Дрель "Ударная"/)
    await expect(page.locator('[data-prilavok="cart-page"]')).toContainText('Дрель ударная')
    await page.waitForFunction(() => globalThis.prilavok !== undefined)
    const pages = page.evaluate(() => {
      const text = { standard: '', wrong: '', accepts: (value: unknown): value is string => typeof value === 'string' }
      return globalThis.prilavok?.shop.settings({ pages: { cart: text, order: text } }).pages
    })
    const { cart = '', order = '' } = (await pages) ?? {}
    const tag = await page.locator('script[src*="prilavok.stub.js"]').evaluate((script) => ({ ...script.dataset }))
    expect([cart, order]).toEqual([tag['pagesCart'], tag['pagesOrder']])
    expect([cart, order].every(Boolean)).toBe(true)
  })

test('the modification for OpenCart 3 is valid XML', async ({ page }) => {
  const xml = readFileSync(join(RENDERED, '../opencart-3/install.xml'), 'utf8')
  const problem = await page.evaluate(
    (text) =>
      new DOMParser().parseFromString(text, 'application/xml').querySelector('parsererror')?.textContent ?? null,
    xml,
  )
  expect(problem).toBeNull()
})
