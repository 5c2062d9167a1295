import type { Page } from '@playwright/test'
import { fillInOrder, payableProducts, startWithProducts, submitOrder } from './support/buyer'
import { BROKEN_REQUEST, expect, test } from './support/shop'

/** Every page of the shop records itself from now on. */
const recordPages = (page: Page) =>
  page.route('**/profile/order*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const text = await response.text()
    return route.fulfill({ response, body: text.replace(/(id="prilavok-config">\{)/, '$1"recorder":true,') })
  })

test('[SAFE-17] a buyer whose order fails sends what has happened, and support steps through it by its number', async ({
  page,
  shop,
  quiet,
}) => {
  quiet.expectNoise(BROKEN_REQUEST)
  await recordPages(page)
  await startWithProducts(page, await payableProducts(shop, 1))
  await page.goto('/profile/order')
  await expect(page.locator('.pk-carrier-list')).toBeVisible()
  await fillInOrder(page)
  await page.route('**/confirm', (route) => route.fulfill({ status: 500, body: 'broken' }))
  await submitOrder(page)
  const offer = page.getByText('На странице что-то не получилось')
  await expect(offer).toBeVisible()
  await page.getByRole('button', { name: 'Отправить запись' }).click()
  const sent = page.getByText(/^Запись отправлена\. Её номер — /)
  await expect(sent).toBeVisible()
  const number = /[0-9A-Z]{5}-[0-9A-Z]{5}/.exec((await sent.textContent()) ?? '')?.[0] ?? ''
  const { content } = await shop.db
    .selectFrom('recording')
    .select('content')
    .where('number', '=', number.replace('-', ''))
    .executeTakeFirstOrThrow()
  expect(JSON.stringify(content)).not.toMatch(/Петров|Иван|9123456789|912\) 345/)

  // Support, on any page of the shop.
  await page.goto('/about/')
  await page.waitForFunction(() => (globalThis as { prilavok?: unknown }).prilavok !== undefined)
  await page.evaluate(() => (globalThis as unknown as { prilavok: { debug: () => Promise<void> } }).prilavok.debug())
  const panel = page.getByRole('dialog', { name: 'Инструменты Prilavok' })
  await panel.getByRole('heading', { name: 'Запись событий', exact: true }).click()
  await panel.getByLabel('Номер записи').fill(number.toLowerCase())
  await panel.getByLabel('Номер записи').press('Enter')
  await expect(panel.getByRole('heading', { name: `Запись событий ${number}` })).toBeFocused()
})
