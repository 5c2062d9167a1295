import { payableProducts } from './support/buyer'
import { outOfPage } from './support/geometry'
import { expect, test } from './support/shop'

test('both announcements are below the header, with script and without, and mounting moves nothing [CONTENT-30] [CONTENT-31] [CONTENT-32]', async ({
  page,
  browser,
  shop,
}) => {
  const [product] = await payableProducts(shop, 1)
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: shop.url,
    viewport: page.viewportSize(),
  })
  const plain = await context.newPage()
  for (const path of ['/', `/product/${product?.slug}`]) {
    const boxes = async (from: typeof page) =>
      from.locator('[data-prilavok="announcements"]').evaluate((element) => {
        const { top, height, width } = element.getBoundingClientRect()
        return [top, height, width]
      })
    await plain.goto(path)
    await expect(plain.getByText('До 31 декабря действует повышенная скидка при оплате сразу')).toBeVisible()
    await page.goto(path)
    const shown = page.getByRole('region', { name: 'Объявления магазина' })
    await expect(shown.locator('p')).toHaveText([
      'До 31 декабря действует повышенная скидка при оплате сразу',
      'С 25 декабря по 8 января заказы не отправляются',
    ])
    expect(await boxes(page)).toEqual(await boxes(plain))
    expect(await outOfPage(page)).toEqual([])
  }
  await context.close()
})
