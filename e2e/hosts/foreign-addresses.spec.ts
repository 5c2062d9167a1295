import type { Locator } from '@playwright/test'
import { accepted, fillInOrder, payableProducts, startWithProducts, submitOrder } from '../support/buyer'
import { expect, placeOf, test } from './foreign-site'

/** What site engines write round `fetch`: it knows addresses as texts and Requests, and takes everything else for one of its own. */
const KNOWS_TEXTS = `<script>
  const send = window.fetch
  window.fetch = function (input, options) {
    const address = typeof input === 'string' ? input : input.url || ''
    const isOwn = !/^https?:/.test(address) || address.startsWith(location.origin)
    return send(input, isOwn ? Object.assign({}, options, { headers: Object.assign({ 'X-Locale': 'ru' }, options && options.headers) }) : options)
  }
</script>`

async function expectPicture(place: Locator): Promise<void> {
  const picture = place.locator('img')
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
}

test.beforeEach(({ quiet }) => quiet.expectNoise(/needs the setting payment\./))

test('from the button to the order on another origin than the shop, on a page whose fetch knows texts and Requests', async ({
  page,
  foreign,
  shop,
}) => {
  const [product] = await payableProducts(shop, 1)
  const button = placeOf('cart-button', `data-id="${product?.id}" data-name="Дрель" data-price="100"`)
  foreign.show(button + placeOf('cart-badge'), KNOWS_TEXTS + foreign.tag('data-pages-order="/order"'))
  await page.goto('/product')
  await page.getByRole('button', { name: 'Добавить в корзину' }).click()
  await expect(page.getByRole('dialog').locator('.pk-go-to-cart__total')).not.toHaveText(/^100\s/)

  foreign.show(placeOf('checkout-page'), KNOWS_TEXTS + foreign.tag('data-pages-order="/order"'))
  const save = page.waitForRequest(
    (request) => request.url().endsWith('/api/order-in-process') && request.method() === 'POST',
  )
  await page.goto('/order')
  const { origin, 'x-draft-key': key } = await (await save).allHeaders()
  expect([origin, key?.length]).toEqual([foreign.origin, 36])
  expect(new URL(shop.url).origin).not.toBe(foreign.origin)
  await fillInOrder(page)
  await submitOrder(page)
  await expect(accepted(page)).toBeVisible()
  await expect(page).toHaveURL(`${foreign.origin}/order`)
  const line = page.locator('.pk-placed-products__line')
  await expect(line.getByRole('link')).toHaveAttribute('href', new RegExp(`^${shop.url}/product/`))
  await expectPicture(line)
})

test('a site whose own pages have the parameter id keeps it, and takes orders', async ({ page, foreign, shop }) => {
  await startWithProducts(page, await payableProducts(shop, 1))
  const order = '/doku.php?id=pk-order'
  foreign.show(placeOf('checkout-page'), foreign.tag(`data-pages-order="${order}"`))
  await page.goto(order)
  await page.getByLabel('Фамилия').first().fill('Петров')
  await expect(page).toHaveURL(foreign.origin + order)
  // The draft is this browser's own, so it comes back without the address.
  const { db } = shop
  const names = async () =>
    (await db.selectFrom('order_in_process').select('customer').execute()).map(({ customer }) => customer)
  await expect.poll(names).toContainEqual(expect.objectContaining({ lastName: 'Петров' }))
  await page.reload()
  await expect(page.getByLabel('Фамилия').first()).toHaveValue('Петров')
  await fillInOrder(page)
  await submitOrder(page)
  await expect(accepted(page)).toBeVisible()
  await expect(page).toHaveURL(foreign.origin + order)
})

test('[CHK-03] [CHK-04] such a site may give our parameter another name', async ({ page, foreign, shop }) => {
  await startWithProducts(page, await payableProducts(shop, 1))
  foreign.show(
    placeOf('checkout-page'),
    foreign.tag('data-address-order="pk-order" data-pages-order="/doku.php?id=order"'),
  )
  await page.goto('/doku.php?id=order')
  await expect(page.getByLabel('Фамилия').first()).toBeVisible()
  await expect(page).toHaveURL(/\/doku\.php\?id=order&pk-order=[\w-]{24}$/)
})

test('from, success and status of the page are no return from a payment', async ({ page, foreign, shop }) => {
  await startWithProducts(page, await payableProducts(shop, 1))
  foreign.show(placeOf('checkout-page'), foreign.tag())
  await page.goto('/order?from=newsletter&success=1&status=open')
  await expect(page.getByLabel('Фамилия').first()).toBeVisible()
  await expect(page).toHaveURL(/\/order\?from=newsletter&success=1&status=open&id=[\w-]{24}$/)
  await expect(page.getByText('Возврат из платежной системы не поддерживается')).toHaveCount(0)
})

test('[CHK-04] the rest of the query stays as the page has written it', async ({ page, foreign, shop }) => {
  await startWithProducts(page, await payableProducts(shop, 1))
  foreign.show(placeOf('checkout-page'), foreign.tag())
  await page.goto('/index.php?/shop/order&flag&route=information/information&q=a%20b+c')
  await expect(page.getByLabel('Фамилия').first()).toBeVisible()
  await expect(page).toHaveURL(/\?\/shop\/order&flag&route=information\/information&q=a%20b\+c&id=[\w-]{24}$/)
})

test('[CITY-11] cityId and city-id of the page are no city of the shop, and stay', async ({ page, foreign, quiet }) => {
  quiet.expectNoise(/status of 404/)
  await page.context().addCookies([{ name: 'city-id', value: '15', url: foreign.origin }])
  foreign.show(placeOf('delivery-header'), foreign.tag())
  await page.goto('/?cityId=77')
  await expect(page.locator('.pk-delivery-header')).toContainText('Москва')
  await expect(page).toHaveURL(`${foreign.origin}/?cityId=77`)
  expect(await page.evaluate(() => document.cookie)).toContain('city-id=15')
})

test('[CITY-13] the delivery header is hidden on an order page whose address has a query', async ({
  page,
  foreign,
  shop,
}) => {
  await startWithProducts(page, await payableProducts(shop, 1))
  const order = '/index.php?route=information/information&information_id=7'
  foreign.show(placeOf('delivery-header') + placeOf('checkout-page'), foreign.tag(`data-pages-order="${order}"`))
  await page.goto(order)
  await expect(page.getByLabel('Фамилия').first()).toBeVisible()
  await expect(page.locator('.pk-delivery-header')).toHaveCount(0)
  foreign.show(placeOf('delivery-header'), foreign.tag(`data-pages-order="${order}"`))
  await page.goto('/index.php?route=information/information&information_id=8')
  await expect(page.locator('.pk-delivery-header')).toBeVisible()
})

test('[CHK-02] the title of the order page keeps the name of the site, and comes back with the page', async ({
  page,
  foreign,
  shop,
}) => {
  await startWithProducts(page, await payableProducts(shop, 1))
  foreign.show(placeOf('checkout-page'), foreign.tag())
  await page.goto('/order')
  await expect(page).toHaveTitle('Оформление заказа — Стройдвор')
  await page.locator('[data-prilavok]').evaluate((element) => element.remove())
  await expect(page).toHaveTitle('Страница — Стройдвор')
})

test('[CART-19] offers beside the cart show the pictures of the shop and lead to its pages', async ({
  page,
  foreign,
  shop,
}) => {
  await startWithProducts(page, await payableProducts(shop, 1))
  foreign.show(placeOf('cart-page'), foreign.tag())
  await page.goto('/cart')
  const offer = page.locator('.pk-offer-card').first()
  await expect(offer.getByRole('link')).toHaveAttribute('href', new RegExp(`^${shop.url}/product/`))
  await expectPicture(offer)
})
