import type { Page } from '@playwright/test'
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

/** Fills the form in and orders: one order comes of it, and its number is shown. */
async function expectOrder(page: Page, shop: OpenShop): Promise<void> {
  await fillInOrder(page)
  const draft = draftOf(page)
  await submitOrder(page)
  await expect(accepted(page)).toBeVisible()
  const orders = await ordersOf(shop, draft)
  expect(orders).toMatchObject([{ purchase_type: 'PayOnDelivery' }])
  await expect(page.getByText(`Номер заказа ${orders[0]?.number ?? ''}`)).toBeVisible()
}

test('7: a page that the browser translates sells as any other', async ({ page, shop, quiet }, info) => {
  await translated(page)
  await toOrder(page, shop)
  await expect(page.locator('.pk-root font').first()).toBeAttached()
  // React's order form does not survive the hands of a translator yet.
  if (info.project.metadata['build'] === 'react') return quiet.expectNoise(/could not be shown: NotFoundError/)
  await expectOrder(page, shop)
})

test('7: on a slow phone nothing that was pressed or typed is lost', async ({ page, shop, browserName }) => {
  if (browserName === 'chromium') await slowed(page)
  await toOrder(page, shop)
  await expectOrder(page, shop)
})
