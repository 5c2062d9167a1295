import type { Page } from '@playwright/test'
import { choosePoint, fillInOrder, payableProducts, startWithProducts, submitOrder } from './support/buyer'
import { ADDRESS_ATTACK, ATTACKS, NAME_ATTACK, attackFromServer } from './support/hostile-server'
import { closePayOnDelivery } from './support/journey'
import { policyOf } from './support/policies'
import { putUnder } from './support/policy-watch'
import { expect, test } from './support/shop'

const nothing = { events: [], posts: [], console: [] }
/** Whatever a widget may not contain: what attacks are made of, and links that lead to no page. */
const foreignParts = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        '.pk-root :is(script, style, iframe, object, embed, base, meta, link, form, math, img[src="x"], a[href^="javascript:" i], [onerror], [onload], [onclick], [ontoggle], [onfocus], [style*="fixed"])',
      ),
    ].map((element) => element.outerHTML.slice(0, 80)),
  )

for (const sanitizer of ['with the Sanitizer', 'without the Sanitizer'] as const) {
  test(`[SAFE-13] [PAY-28] an attack in the reason of a closed payment leaves its words behind and nothing else, ${sanitizer}`, async ({
    page,
    shop,
  }) => {
    if (sanitizer === 'without the Sanitizer')
      await page.addInitScript(() => void Reflect.deleteProperty(Element.prototype, 'setHTML'))
    const ran: string[] = []
    await page.exposeFunction('attacked', () => void ran.push('ran'))
    const reports = await putUnder(page, { policy: policyOf('reference-shop') })
    await closePayOnDelivery(page, `<p>Нужна <b>предоплата</b></p>${ATTACKS}`)
    await startWithProducts(page, await payableProducts(shop, 1))
    await page.goto('/profile/order')
    await choosePoint(page)
    const note = page.locator('.pk-html')
    await expect(note.locator('b')).toHaveText('предоплата')
    await expect(note).toContainText('условия')
    await note.getByText('условия').click()
    expect(
      await note.evaluate(
        (element) =>
          [...element.querySelectorAll('*')].filter(
            (each) => each.attributes.length > 0 || !'P B A SPAN'.includes(each.tagName),
          ).length,
      ),
    ).toBe(0)
    expect(await foreignParts(page)).toEqual([])
    expect([ran, reports]).toEqual([[], nothing])
  })
}

test('[SAFE-13] names, addresses and links of a hostile server are text on every screen, and nothing runs', async ({
  page,
  shop,
}) => {
  const reports = await putUnder(page, { policy: policyOf('reference-shop') })
  const { ran } = await attackFromServer(page)
  await startWithProducts(page, await payableProducts(shop, 2))
  await page.goto('/profile/cart')
  await expect(page.locator('.pk-offer-card').first()).toContainText(NAME_ATTACK)
  await expect(page.locator('.pk-cart-line').first()).toContainText(NAME_ATTACK)
  expect(await foreignParts(page)).toEqual([])
  await page.locator('.pk-offer-card .pk-product-name').first().click()
  await expect(page).toHaveURL(/\/profile\/cart$/)
  await page
    .locator('.pk-cart-page')
    .getByRole('button', { name: /^Удалить/ })
    .first()
    .click()
  await expect(page.locator('.pk-toast')).toContainText('Удалено из корзины')

  await page.goto('/profile/order')
  await expect(page.locator('.pk-point').first()).toContainText(NAME_ATTACK)
  await page.getByRole('button', { name: 'Изменить' }).first().click()
  await page.getByRole('combobox').fill('моск')
  await expect(page.getByRole('option').first()).toContainText(NAME_ATTACK)
  expect(await foreignParts(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await fillInOrder(page)
  await submitOrder(page)
  await expect(page.getByRole('heading', { name: 'Мы приняли ваш заказ!' })).toBeVisible()
  expect(await foreignParts(page)).toEqual([])
  expect([ran, reports]).toEqual([[], nothing])
})

test('[SAFE-13] a stored cart with an address that is no page shows the name without a link', async ({ page }) => {
  const line = { id: 'x', name: NAME_ATTACK, price: 100_000, thumbUrl: '', link: ADDRESS_ATTACK, quantity: 1 }
  await page.addInitScript(
    (text) => localStorage.setItem('prilavok.cart', text),
    JSON.stringify({ v: 1, goods: [line], seen: [] }),
  )
  await page.goto('/profile/cart')
  await expect(page.locator('.pk-cart-page .pk-product-name')).toHaveText(NAME_ATTACK)
  expect(await foreignParts(page)).toEqual([])
})
