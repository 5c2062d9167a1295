import {
  accepted,
  draftOf,
  fillInOrder,
  ordersOf,
  payableProducts,
  startWithProducts,
  submitOrder,
} from '../../support/buyer'
import { expect, test } from '../../support/shop'

test('a buyer types a promo code in the cart, sees what it takes off, and has it in the order', async ({
  page,
  shop,
}) => {
  await shop.db
    .insertInto('promo_code')
    .values({ id: 'promo-e2e', details: JSON.stringify({ code: 'МИНУС300', isActive: true, sum: 300, most: 1 }) })
    .execute()
  const [product] = await payableProducts(shop, 1)
  if (product === undefined) throw new Error('The demo shop has nothing to pay for.')
  await startWithProducts(page, [product])

  await test.step('a wrong code is refused at the field, the right one granted', async () => {
    await page.goto('/profile/cart')
    await page.getByRole('button', { name: 'Есть промокод?' }).click()
    const field = page.getByRole('textbox', { name: 'Промокод' })
    await field.fill('минус30')
    await field.press('Enter')
    await expect(page.getByText('Такого промокода нет. Проверьте, как он написан')).toBeVisible()
    await field.fill('минус 300')
    await page.getByRole('button', { name: 'Применить' }).click()
    await expect(page.locator('.pk-promo-field[data-applied]')).toContainText(/МИНУС300.*300/)
  })

  await test.step('the order page counts with it, whatever is chosen there', async () => {
    await page.getByRole('link', { name: 'Оформить заказ' }).first().click()
    await expect(page.locator('.pk-promo-field[data-applied]')).toContainText('МИНУС300')
    await fillInOrder(page)
    // Reasons stand at the discount only for payment at once; on receipt the field says what the code takes off.
    const card = page.locator('.pk-order-summary__card')
    await expect(card).toContainText(/Скидка−300\s₽/)
    await expect(card).toContainText(/Промокод МИНУС300−300\s₽/)
  })

  const draft = draftOf(page)
  await submitOrder(page)
  await expect(accepted(page)).toBeVisible()
  const [order] = await ordersOf(shop, draft)
  expect(order?.details).toMatchObject({ promoCode: 'МИНУС300' })
  expect(order?.discount_kopecks).toBeGreaterThanOrEqual(30_000)
  const { used } = await shop.db
    .selectFrom('promo_code')
    .select('used')
    .where('id', '=', 'promo-e2e')
    .executeTakeFirstOrThrow()
  expect(used).toBe(1)
})
