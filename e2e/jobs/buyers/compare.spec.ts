import type { OpenShop } from '@prilavok/shop-server'
import { expect, test } from '../../support/shop'

/** A category with products to compare. */
async function comparable({ db }: OpenShop) {
  const { category_id: category } = await db
    .selectFrom('product')
    .select('category_id')
    .where('is_visible', '=', true)
    .where('availability', '=', 'InStock')
    .groupBy('category_id')
    .having((eb) => eb.fn.countAll(), '>=', 3)
    .orderBy('category_id')
    .executeTakeFirstOrThrow()
  return db
    .selectFrom('product')
    .select(['id', 'slug', 'name'])
    .where('category_id', '=', category)
    .where('is_visible', '=', true)
    .where('availability', '=', 'InStock')
    .orderBy('id')
    .limit(2)
    .execute()
}

test('a buyer keeps two products, compares them and puts the better one into the cart', async ({ page, shop }) => {
  const [one, other] = await comparable(shop)
  if (one === undefined || other === undefined) throw new Error('The demo shop has nothing to compare.')
  const badge = (name: string) => page.locator(`[data-prilavok="${name}"] .pk-kept-badge:visible`)

  await test.step('hearts and scales are pressed on the pages of products, and counted', async () => {
    for (const { slug } of [one, other]) {
      await page.goto(`/product/${slug}`)
      const box = page.locator('.buy-box')
      for (const name of [/^В избранное/, /^Сравнить/]) {
        const button = box.getByRole('button', { name })
        await button.click()
        await expect(button).toHaveAttribute('aria-pressed', 'true')
      }
    }
    await expect(badge('favourites-badge')).toHaveText('2')
    await expect(badge('compare-badge')).toHaveText('2')
  })

  await test.step('the favourites are there after a reload; one is let go and taken back', async () => {
    await page
      .getByRole('link', { name: /^Избранное/ })
      .filter({ visible: true })
      .click()
    await page.reload()
    const cards = page.locator('.pk-favourites-page').getByRole('heading', { level: 2 })
    await expect(cards).toHaveText([other.name, one.name])
    await page.getByRole('button', { name: `В избранное: ${other.name}` }).click()
    await expect(cards).toHaveText([one.name])
    await page.getByRole('button', { name: 'Вернуть' }).click()
    await expect(cards).toHaveText([other.name, one.name])
  })

  await test.step('the table tells them apart, and one goes into the cart', async () => {
    await page
      .getByRole('link', { name: /^Сравнение/ })
      .filter({ visible: true })
      .click()
    const heads = page.getByRole('columnheader')
    await expect(heads).toHaveCount(2)
    const all = await page.getByRole('rowheader').count()
    await page.getByRole('checkbox', { name: 'Только отличия' }).check()
    await expect.poll(() => page.getByRole('rowheader').count()).toBeLessThan(all)
    await heads
      .first()
      .getByRole('button', { name: /В корзину/ })
      .click()
    await expect(page.locator('.pk-cart-badge:visible')).toHaveText('1')
  })

  await test.step('the cart opens at the side, and Escape gives the focus back', async () => {
    const link = page.locator('.cart-link:visible').filter({ hasText: 'Корзина' })
    await link.focus()
    await link.press('Enter')
    const cart = page.getByRole('dialog', { name: 'Корзина' })
    await expect(cart).toContainText(one.name)
    await page.keyboard.press('Escape')
    await expect(cart).toBeHidden()
    await expect(link).toBeFocused()
    await link.click()
    await cart.getByRole('link', { name: 'Оформить заказ' }).click()
    await expect(page).toHaveTitle('Оформление заказа')
  })
})
