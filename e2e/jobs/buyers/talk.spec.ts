import { payableProducts } from '../../support/buyer'
import { BROKEN_REQUEST, expect, test } from '../../support/shop'

/** A phone that no other test has used. */
const newPhone = () => `9${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`

test('6: a buyer asks about a product, rates it, is called back, and follows the parcel [LEAD-01] [TRACK-01] [TRACK-04]', async ({
  page,
  shop,
  quiet,
}) => {
  quiet.expectNoise(BROKEN_REQUEST)
  const [product] = await payableProducts(shop, 1)
  const phone = newPhone()

  await test.step('a question, which the shop has and nobody sees before its answer', async () => {
    await page.goto(`/product/${product?.slug}#comments`)
    await page.getByRole('button', { name: 'Задать вопрос' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Вопрос о товаре' })
    await dialog.getByLabel('Имя').fill('Ольга')
    await dialog.getByLabel('Телефон').fill(phone)
    await dialog.getByLabel('Вопрос').fill('Подойдёт ли для бани?')
    await dialog.getByRole('button', { name: 'Отправить вопрос' }).click()
    await expect(page.getByText('Спасибо! Мы ответим в рабочее время.')).toBeVisible()
    await expect(dialog).toBeHidden()
    const asked = await shop.db
      .selectFrom('user_product_question')
      .select('details')
      .where('product_id', '=', product?.id ?? '')
      .execute()
    expect(asked.filter(({ details }) => details.phone === `+7${phone}`)).toMatchObject([
      { details: { question: 'Подойдёт ли для бани?' } },
    ])
  })

  await test.step('a review, by keyboard; it waits for the shop', async () => {
    await page.getByRole('button', { name: 'Написать отзыв' }).first().press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Отзыв о товаре' })
    await dialog.getByRole('radio', { name: '5 из 5' }).press('Space')
    await dialog.getByLabel('Имя').fill('Ольга')
    await dialog.getByRole('textbox', { name: 'Отзыв' }).fill('Служит второй год')
    await dialog.getByRole('button', { name: 'Отправить отзыв' }).press('Enter')
    await expect(page.getByText('Спасибо! Отзыв появится после проверки.')).toBeVisible()
    const written = await shop.db
      .selectFrom('product_comment')
      .select('details')
      .where('product_id', '=', product?.id ?? '')
      .execute()
    expect(written.map(({ details }) => details)).toContainEqual(
      expect.objectContaining({ score: 5, text: 'Служит второй год' }),
    )
    await page.reload()
    await expect(page.getByText('Служит второй год')).toHaveCount(0)
  })

  await test.step('a call back, refused once for what is missing; a double click asks once', async () => {
    await page.getByRole('button', { name: 'Перезвоните мне' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Заказать звонок' })
    await dialog.getByRole('button', { name: 'Жду звонка' }).click()
    await expect(dialog.getByRole('group', { name: 'Исправьте 2 ошибки' })).toBeFocused()
    await dialog.getByLabel('Имя').fill('Ольга')
    await dialog.getByLabel('Телефон').fill(phone)
    await dialog.getByRole('button', { name: 'Жду звонка' }).dblclick()
    await expect(page.getByText('Спасибо! Мы свяжемся с вами.')).toBeVisible()
    await expect(dialog).toBeHidden()
    const asked = await shop.db
      .selectFrom('order_in_process')
      .select('customer')
      .where(({ eb, ref }) => eb(ref('customer', '->>').key('phone' as never), '=', `+7${phone}` as never))
      .execute()
    expect(asked).toMatchObject([{ customer: { firstName: 'Ольга' } }])
  })

  await test.step('the parcel, by its number; another one is unknown', async () => {
    const { track_code: code } = await shop.db
      .selectFrom('customer_order')
      .select('track_code')
      .where('track_code', 'is not', null)
      .limit(1)
      .executeTakeFirstOrThrow()
    await page.goto('/profile/track')
    const field = page.getByLabel('Трек-номер')
    await field.fill('nobody-has-it')
    await page.getByRole('button', { name: 'Найти' }).click()
    await expect(page.getByText('Не найден заказ с таким номером')).toBeVisible()
    await field.fill(code ?? '')
    await field.press('Enter')
    const found = page.getByRole('region', { name: 'Где заказ' })
    await expect(found.getByRole('heading')).toBeFocused()
    await expect(found).toContainText(code ?? '')
  })
})
