import type { OpenShop } from '@prilavok/shop-server'
import { payableProducts, startWithProducts } from '../support/buyer'
import { expect, placeOf, test } from './foreign-site'

const FIELDS = ['price', 'stock', 'delivery-date'] as const

const products = ({ db }: OpenShop) =>
  db
    .selectFrom('product')
    .select(['id', 'name', 'price_kopecks'])
    .where('is_visible', '=', true)
    .where('availability', '=', 'InStock')
    .orderBy('id')
    .limit(100)
    .execute()

const field = (id: string, name: string) =>
  `<b class="field" data-prilavok="product-data" data-id="${id}" data-field="${name}">от сервера</b>`

test('three fields of each of many products are filled by one request, and nothing moves', async ({
  page,
  foreign,
  shop,
}) => {
  const shown = await products(shop)
  const rows = shown.map(({ id }) => `<p>${FIELDS.map((name) => field(id, name)).join(' ')}</p>`).join('')
  // With `line-height: normal` a rouble sign from another font than the rest of the line makes it a pixel higher.
  foreign.show(
    rows,
    `<style>.field { display: inline-block; width: 260px; line-height: 1.4; white-space: nowrap; overflow: hidden }</style>${foreign.tag()}`,
  )
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/product-cards')) asked.push(request.url())
  })
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        document.documentElement.dataset['shift'] = String((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/')
  await expect(page.locator('.field', { hasText: 'от сервера' })).toHaveCount(0)
  const texts = await page.locator('[data-field="price"]').allTextContents()
  expect(texts.map((text) => Number(text.replace(/[^\d,]/g, '').replace(',', '.')) * 100)).toEqual(
    shown.map(({ price_kopecks }) => price_kopecks),
  )
  await expect(page.locator('[data-field="delivery-date"]').first()).toHaveText(/\d+.*[а-я]+/)
  expect(asked).toHaveLength(1)
  expect(await page.evaluate(() => document.documentElement.dataset['shift'])).toBeUndefined()
})

test('what the server rendered stays where the shop cannot be reached', async ({ page, foreign, shop }) => {
  const [product] = await products(shop)
  foreign.show(field(product?.id ?? '', 'price'), foreign.tag())
  await page.route('**/api/product-cards*', (route) => route.abort())
  await page.goto('/')
  await expect(page.locator('.field')).toHaveText('от сервера')
})

test("a line of the cart in the page's own markup, with values and a template that would like to run", async ({
  page,
  foreign,
  shop,
  quiet,
}) => {
  quiet.expectNoise(/status of 404/)
  const [product] = await payableProducts(shop, 1)
  if (product === undefined) throw new Error('The demo shop has no such product.')
  await startWithProducts(page, [product])
  const template = `<template data-prilavok-template="line"><div class="mine"><h3 data-field="name"></h3>
    <b class="mine__sum" data-field="total"></b><i data-field="stock"></i><span data-part="quantity"></span>
    <img src="x" onerror="globalThis.ran = true"><script>globalThis.ran = true</script></div></template>`
  foreign.show(
    placeOf('cart-page').replace('></div>', `>${template}</div>`),
    `<style>.mine { display: grid; padding: 20px; border: 3px solid rgb(0, 128, 0) } .mine__sum { color: rgb(128, 0, 0) }</style>${foreign.tag()}`,
  )
  await page.goto('/cart')
  const line = page.locator('.mine')
  await expect(line.locator('h3')).toHaveText(product.name)
  await expect(line).toHaveCSS('border-top-width', '3px')
  await expect(line.locator('.mine__sum')).toHaveCSS('color', 'rgb(128, 0, 0)')
  await expect(line.locator('[data-field="stock"]')).toHaveText('В наличии')
  const before = await line.locator('.mine__sum').textContent()
  await line.getByRole('button', { name: /Добавить ещё/ }).click()
  await expect(line.getByRole('spinbutton')).toHaveValue('2')
  await expect(line.locator('.mine__sum')).not.toHaveText(before ?? '')
  expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false)
})
