import type { Page } from '@playwright/test'
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

/** A phone of 2018 at the edge of its cell; browsers without Chromium's protocol stay as fast as they are. */
async function slowed(page: Page): Promise<void> {
  const device = await page.context().newCDPSession(page)
  await device.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await device.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: 100_000,
    uploadThroughput: 50_000,
  })
}

async function buy(page: Page, product: { readonly id: string; readonly slug: string }): Promise<string> {
  await page.goto(`/product/${product.slug}`)
  const control = page.locator(`main [data-prilavok="cart-button"][data-id="${product.id}"]`).first()
  await control.getByRole('button', { name: 'Добавить в корзину' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'оформить заказ' }).click()
  await page.getByRole('button', { name: /Добавить ещё/ }).click()
  await expect(page.getByRole('spinbutton')).toHaveValue('2')
  await page.getByRole('link', { name: 'Оформить заказ' }).click()
  await fillInOrder(page)
  const draft = draftOf(page)
  await submitOrder(page)
  await expect(accepted(page)).toBeVisible()
  return draft
}

test('7: a page that the browser translates sells as any other', async ({ page, shop }) => {
  const [product] = await payableProducts(shop, 1)
  await translated(page)
  const draft = await buy(page, product ?? { id: '', slug: '' })
  expect(await page.locator('.pk-root font').count()).toBeGreaterThan(10)
  const [order] = await ordersOf(shop, draft)
  await expect(page.getByText(`Номер заказа ${order?.number ?? ''}`)).toBeVisible()
})

test('7: on a slow phone nothing that was pressed or typed is lost', async ({ page, shop }) => {
  const [product] = await payableProducts(shop, 1)
  await slowed(page)
  const draft = await buy(page, product ?? { id: '', slug: '' })
  expect(await ordersOf(shop, draft)).toMatchObject([{ purchase_type: 'PayOnDelivery' }])
})
