import type { Locator, Page } from '@playwright/test'
import type { OpenShop } from '@prilavok/shop-server'
import { accepted, draftOf, fillInOrder, ordersOf, payableProducts, submitOrder } from '../../support/buyer'
import { expect, test } from '../../support/shop'

/** What a translator of the browser does to a page, as long as it is open: every text goes into elements of its own. */
async function translated(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const wrap = (text: Node) => {
      const { parentElement } = text
      if (parentElement === null || parentElement.closest('font, script, style, textarea, title') !== null) return
      if ((text.textContent ?? '').trim() === '') return
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = text.textContent
      outer.append(inner)
      text.parentNode?.replaceChild(outer, text)
    }
    const wrapAll = () => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const found: Node[] = []
      for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) found.push(node)
      found.forEach(wrap)
    }
    document.addEventListener('DOMContentLoaded', () => {
      wrapAll()
      new MutationObserver(wrapAll).observe(document.body, { childList: true, subtree: true, characterData: true })
    })
  })
}

/** A phone of 2018 at the edge of its cell; only Chromium can be made one, the others stay as fast as they are. */
async function slowed(page: Page): Promise<void> {
  const device = await page.context().newCDPSession(page)
  await device.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await device.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 200,
    downloadThroughput: 150_000,
    uploadThroughput: 50_000,
  })
}

/** From the shelf over the cart to the order form. */
async function toOrder(page: Page, shop: OpenShop): Promise<void> {
  const [product] = await payableProducts(shop, 1)
  await page.goto(`/product/${product?.slug}`)
  const control = page.locator(`main [data-prilavok="cart-button"][data-id="${product?.id}"]`).first()
  await control.getByRole('button', { name: 'Добавить в корзину' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'оформить заказ' }).click()
  await page.getByRole('button', { name: /Добавить ещё/ }).click()
  await expect(page.getByRole('spinbutton')).toHaveValue('2')
  await page.getByRole('link', { name: 'Оформить заказ' }).click()
  await expect(page).toHaveURL(/\/profile\/order/)
}

/** Orders what is filled in: one order comes of it, and its number is shown. */
async function expectOrder(page: Page, shop: OpenShop): Promise<void> {
  const draft = draftOf(page)
  await submitOrder(page)
  await expect(accepted(page)).toBeVisible()
  const orders = await ordersOf(shop, draft)
  expect(orders).toMatchObject([{ purchase_type: 'PayOnDelivery' }])
  await expect(page.getByText(`Номер заказа ${orders[0]?.number ?? ''}`)).toBeVisible()
}

/** The sum of an element as a person reads it, in kopecks. */
const sumIn = async (element: Locator): Promise<number> => {
  const [roubles = '', kopecks = '0'] = (await element.innerText()).replace(/[^\d,]/g, '').split(',')
  return Number(roubles) * 100 + Number(kopecks.padEnd(2, '0'))
}

test('7: a page that the browser translates sells as any other, and shows every number as it is', async ({
  page,
  shop,
}) => {
  await translated(page)
  const [product] = await payableProducts(shop, 1)
  await page.goto(`/product/${product?.slug}`)
  const control = page.locator(`main [data-prilavok="cart-button"][data-id="${product?.id}"]`).first()
  await expect(page.locator('.pk-root font').first()).toBeAttached()
  await control.getByRole('button', { name: 'Добавить в корзину' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'оформить заказ' }).click()
  const goods = page.locator('.pk-cart-summary__row').first().locator('dd')
  await expect(goods.locator('font').first()).toBeAttached()
  await expect.poll(() => sumIn(goods)).toBeGreaterThan(0)
  const one = await sumIn(goods)
  for (const pieces of [2, 3]) {
    await page.getByRole('button', { name: /Добавить ещё/ }).click()
    await expect.poll(() => sumIn(goods)).toBe(one * pieces)
    await expect(page.locator('[data-prilavok="cart-badge"]').first()).toContainText(String(pieces))
  }
  await page.getByRole('link', { name: 'Оформить заказ' }).click()
  await expect(page).toHaveURL(/\/profile\/order/)
  await fillInOrder(page)
  const row = (kind: string) => page.locator(`.pk-sum-rows__row[data-kind="${kind}"] dd`)
  const total = page.locator('.pk-order-summary__reminder b')
  await expect(row('total').locator('font').first()).toBeAttached()
  await expect.poll(async () => (await sumIn(total)) - (await sumIn(row('total')))).toBe(0)
  await page.getByRole('radio', { name: /^Картой на сайте/ }).check()
  await expect
    .poll(async () => (await sumIn(row('former'))) - (await sumIn(row('total'))))
    .toBe(await sumIn(row('discount')))
  await page.getByRole('radio', { name: /При получении/ }).check()
  const agreed = await sumIn(row('total'))
  await expectOrder(page, shop)
  await expect.poll(() => sumIn(page.locator('.pk-placed-products__sums [data-total] dd'))).toBe(agreed)
})

test('7: on a slow phone nothing that was pressed or typed is lost', async ({ page, shop, browserName }) => {
  if (browserName === 'chromium') await slowed(page)
  await toOrder(page, shop)
  await fillInOrder(page)
  await expectOrder(page, shop)
})
