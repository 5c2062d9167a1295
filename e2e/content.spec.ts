import { payableProducts } from './support/buyer'
import { outOfPage } from './support/geometry'
import { expect, test } from './support/shop'

/** As many as the page of a product has. */
const MOST_REVIEWS = 6

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

test('the page of a product shows what buyers thought of the orders that had it, and of no others [CONTENT-19] [CONTENT-25]', async ({
  page,
  shop,
}) => {
  const answered = await shop.db
    .selectFrom('order_survey')
    .innerJoin('order_item', 'order_item.order_id', 'order_survey.order_id')
    .innerJoin('product', 'product.id', 'order_item.product_id')
    .select(['product.id', 'product.slug'])
    .select(({ fn }) => fn.count<string>('order_survey.id').distinct().as('orders'))
    .where('answered_on', 'is not', null)
    .where('product.is_visible', '=', true)
    .groupBy(['product.id', 'product.slug'])
    .orderBy('product.id')
    .execute()
  const [bought] = answered
  const other = await shop.db
    .selectFrom('product')
    .select(['id', 'slug'])
    .where('is_visible', '=', true)
    .where('id', 'not in', [...answered.map(({ id }) => id), ''])
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  await page.goto(`/product/${bought?.id}/${bought?.slug}#comments`)
  const reviews = page.getByRole('region', { name: 'Заказы с этим товаром' }).locator('.pk-order-reviews__review')
  await expect(reviews.first()).toContainText(/\d\d\.\d\d\.\d{4} \d\d:\d\d/)
  await expect(reviews.first()).toContainText('/100')
  expect(await reviews.count()).toBe(Math.min(Number(bought?.orders), MOST_REVIEWS))
  await page.goto(`/product/${other.id}/${other.slug}#comments`)
  await expect(page.getByRole('region', { name: 'Вопросы' }).first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Заказы с этим товаром' })).toHaveCount(0)
})
