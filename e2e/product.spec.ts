import type { Page } from '@playwright/test'
import type { OpenShop } from '@prilavok/shop-server'
import { outOfPage, smallTargets } from './support/geometry'
import { expect, test } from './support/shop'

/** Opens a product that others sell, too, that buyers have written about, and that has others bought together with it and others like it. */
async function openProduct(page: Page, { db }: OpenShop, more = '') {
  const product = await db
    .selectFrom('product')
    .innerJoin('competitor_offer', 'competitor_offer.product_id', 'product.id')
    .innerJoin('product_relation', 'product_relation.product_id', 'product.id')
    .select(['product.id', 'product.slug', 'product.name'])
    .where('availability', '=', 'InStock')
    .where('is_visible', '=', true)
    .where('competitor_offer.score', '>=', 0.6)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('product_comment')
          .select('product_comment.id')
          .whereRef('product_comment.product_id', '=', 'product.id')
          .where('product_comment.status', '=', 'Published'),
      ),
    )
    .where('kind', '=', 'BuyTogether')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('product_relation as like')
          .select('like.product_id')
          .whereRef('like.product_id', '=', 'product.id')
          .where('like.kind', '=', 'Analog'),
      ),
    )
    .orderBy('product.id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const path = `/product/${product.id}/${product.slug}`
  await page.goto(path + more)
  return { ...product, path }
}
const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name })

test('delivery, payment and prices follow the city; products around are loaded in sight; tabs show one section at a time, load it when it is opened, and follow links [PRODUCT-04] [PRODUCT-05] [PRODUCT-06] [PRODUCT-07] [PRODUCT-17] [PRODUCT-19] [PRODUCT-20] [PRODUCT-27] [PRODUCT-29] [PRODUCT-37]', async ({
  page,
  shop,
}) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  const { path } = await openProduct(page, shop)
  await expect(tab(page, /Описание/)).toHaveAttribute('aria-selected', 'true')
  await expect(page.locator('#specs')).toBeVisible()
  await expect(page.locator('#comments')).toBeHidden()

  const delivery = page.getByRole('region', { name: 'Доставка товара' })
  await expect(delivery).toContainText('До пункта выдачи')
  await expect(page.locator('.pk-pay-banner')).toBeVisible()

  const later = requested.filter((each) => /pickPoints|\/comments$|\/api\/buy-together$/.test(each))
  expect(later).toEqual([])

  await delivery.getByRole('button', { name: /Город доставки: Москва/ }).click()
  await page.getByRole('combobox', { name: 'Населённый пункт' }).fill('твер')
  await page.getByRole('option', { name: /Тверь/ }).first().click()
  await expect(delivery.getByRole('button', { name: /Город доставки: Тверь/ })).toBeVisible()
  await expect(delivery).toContainText('До пункта выдачи')
  expect(
    requested.filter((each) => /^\/api\/delivery\/product\/|^\/api\/productCompetitorPrices\//.test(each)),
  ).toHaveLength(4)

  const prices = page.getByRole('region', { name: 'Сравните цены' })
  await prices.scrollIntoViewIfNeeded()
  await expect(prices.getByRole('rowheader').first()).toHaveText('У нас')
  const together = page.getByRole('region', { name: 'С этим товаром покупают' })
  // A jump to the end of the page never shows the heading whole: passed counts as seen.
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  const link = together.getByRole('link').first()
  await expect(link).toHaveAttribute('target', '_blank')
  const similar = page.getByRole('region', { name: 'Похожие и сопутствующие товары' })
  await similar.getByRole('heading', { level: 2 }).scrollIntoViewIfNeeded()
  await expect(similar.getByRole('link').first()).toBeVisible()
  expect(requested.filter((each) => each === '/api/buy-together')).toHaveLength(1)
  expect(await outOfPage(page)).toEqual([])
  expect(await smallTargets(page)).toEqual([])

  await page.getByRole('button', { name: 'Возврат за 30 дней' }).click()
  await expect(page.getByRole('dialog', { name: 'Возврат за 30 дней' })).toContainText('целой упаковке')
  await page.keyboard.press('Escape')

  await tab(page, /Описание/).focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, /Доставка/)).toBeFocused()
  await expect(page.locator('#delivery').getByRole('heading', { name: /Пункты выдачи: / })).toBeVisible()
  await expect(page.locator('#delivery .pk-point').first()).toBeVisible()
  await page.keyboard.press('End')
  const review = page.locator('#comments .review').first()
  await expect(review.getByRole('img', { name: /Оценка \d из 5/ })).toBeVisible()
  await expect(page.locator('#comments .reviews__sum')).toContainText(/отзыв/)
  await expect(page.getByRole('region', { name: 'Вопросы о товаре' })).toBeVisible()
  expect(requested).toContain(`${path}/comments`)

  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await page.evaluate(() => globalThis.prilavok?.product.openTab('delivery'))
  await expect(tab(page, /Доставка/)).toHaveAttribute('aria-selected', 'true')
  await expect(tab(page, /Доставка/)).toBeInViewport()

  await page.goto(`${path}#comments`)
  await expect(review).toBeVisible()
  await expect(tab(page, /Отзывы/)).toHaveAttribute('aria-selected', 'true')
})

test('the header with the price stays in sight, and covers nothing that has the focus [PRODUCT-09]', async ({
  page,
  shop,
}) => {
  const { name } = await openProduct(page, shop)
  const bar = page.getByRole('region', { name: 'Товар на этой странице' })
  await expect(page.getByRole('tab').first()).toBeVisible()
  await expect(bar).toBeHidden()
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await expect(bar).toBeVisible()
  await expect(bar).toContainText(name)
  const covered = await page.evaluate(() => {
    const header = document.querySelector('.pk-product-sticky-header')
    const found: string[] = []
    for (const control of [...document.querySelectorAll<HTMLElement>('main :is(a[href], button)')].reverse()) {
      if (header?.contains(control) === true || !control.checkVisibility()) continue
      control.focus({ preventScroll: true })
      // Slides that are not in view take no focus.
      if (document.activeElement !== control) continue
      const { height, bottom } = control.getBoundingClientRect()
      const end = document.querySelector('.pk-product-sticky-header')?.getBoundingClientRect().bottom ?? 0
      // Photos are higher than what is left of the window: enough of them is in sight.
      const inSight = bottom - end
      if (bottom > 0 && inSight < Math.min(height, 48) - 1) found.push(`${control.textContent} ${Math.round(inSight)}`)
    }
    return found
  })
  expect(covered).toEqual([])
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await bar.getByRole('button', { name: 'В корзину' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect(bar).toBeHidden()

  // Without scrolling to the button, which would open the bar before the dialog.
  await page.getByRole('button', { name: 'Возврат за 30 дней' }).dispatchEvent('click')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  const mounted = page.locator('.pk-product-sticky-header')
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await expect(mounted).toBeAttached()
  await expect(mounted).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.evaluate(() => scrollBy({ top: -20, behavior: 'instant' }))
  await expect(bar).toBeVisible()
})

test('without script the page reads whole [PRODUCT-01] [PRODUCT-04]', async ({ browser, shop }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.url })
  const page = await context.newPage()
  await openProduct(page, shop)
  for (const name of ['Описание', 'Доставка и пункты выдачи', 'Отзывы'])
    await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible()
  await page.getByText('Возврат за 30 дней').click()
  await expect(page.getByText('Вернём деньги за товар в целой упаковке')).toBeVisible()
  await expect(page.locator('#together').getByRole('listitem').first()).toBeVisible()
  await context.close()
})
