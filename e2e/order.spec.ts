import { accepted, addFromPage, draftOf, fillInOrder, ordersOf, payableProducts, submitOrder } from './support/buyer'
import { expect, test } from './support/shop'

test('an order goes from product pages through dialog, cart and order form into the database, with a reload at every step', async ({
  page,
  shop,
}) => {
  const [first, second] = await payableProducts(shop, 2)
  if (first === undefined || second === undefined) throw new Error('The demo shop has no product for this test.')

  await addFromPage(page, first)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /больше|Добавить|Увеличить|плюс/i })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'продолжить покупки' }).click()
  await page.reload()
  await expect(page.getByRole('link', { name: 'В корзине 2 шт.' }).first()).toBeVisible()

  await addFromPage(page, second)
  await page.getByRole('dialog').getByRole('link', { name: 'оформить заказ' }).click()
  await expect(page).toHaveURL(/\/profile\/cart$/)
  await expect(page.getByRole('link', { name: first.name }).first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('link', { name: second.name }).first()).toBeVisible()
  await page.getByRole('link', { name: 'Оформить заказ' }).first().click()

  await expect(page).toHaveURL(/\/profile\/order\?id=/)
  await expect(page).toHaveTitle('Оформление заказа')
  const draft = draftOf(page)
  await fillInOrder(page)
  await expect(async () => {
    const [row] = await shop.db.selectFrom('order_in_process').selectAll().where('id', '=', draft).execute()
    expect(JSON.stringify(row)).toContain('Петров')
  }).toPass()
  await page.reload()
  expect(draftOf(page)).toBe(draft)
  await expect(page.getByLabel('Фамилия').first()).toHaveValue('Петров')
  await expect(page.getByRole('button', { name: 'Выбрать другой пункт выдачи' })).toBeVisible()
  await page.getByRole('checkbox', { name: /персональных данных/ }).check()

  // The server's best offer is proposed anew after each reload (PAY-19).
  await page.getByRole('radio', { name: /При получении/ }).check()
  await submitOrder(page)
  await expect(accepted(page)).toBeVisible()
  const orders = await ordersOf(shop, draft)
  expect(orders).toHaveLength(1)
  const items = await shop.db
    .selectFrom('order_item')
    .selectAll()
    .where('order_id', '=', orders[0]?.id ?? '')
    .execute()
  expect(items.map(({ product_id, quantity }) => [product_id, quantity]).sort()).toEqual(
    [
      [first.id, 2],
      [second.id, 1],
    ].sort(),
  )

  await page.reload()
  await expect(accepted(page)).toBeVisible()
  await expect(page).toHaveURL(/\/profile\/order$/)
  await page.goto('/profile/cart')
  await expect(page.getByRole('link', { name: first.name })).toHaveCount(0)
})
