import type { Page } from '@playwright/test'
import { accepted, draftOf, fillInOrder, ordersOf, savedDraft, submitOrder } from '../../support/buyer'
import { expect, test } from '../../support/shop'

/** As hands type it that err, that are in the other layout of the keyboard, and that have no Russian keys. */
const TYPED = ['падложка', 'gjlkj;rf', 'podlozhka']
const THIN = /, 2 мм$/
const THICK = /, 3 мм$/
const card = (page: Page, size: RegExp) =>
  page
    .locator('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: size }) })
/** Sums are written with spaces that do not break. */
const roubles = (kopecks: number) => new RegExp(`${(kopecks / 100).toLocaleString('ru').replace(/\s/g, '\\s')}\\s₽`)

test('1: a buyer finds a thing however it is typed, takes the size that is needed and buys it, with reloads on the way [SEARCH-03] [CHK-02]', async ({
  page,
  shop,
}) => {
  const thin = await shop.db
    .selectFrom('product')
    .select(['id', 'name', 'price_kopecks'])
    .where('name', 'like', 'Подложка%, 2 мм')
    .executeTakeFirstOrThrow()
  // Pay on delivery begins at 2 000 ₽.
  const pieces = Math.ceil(200_000 / thin.price_kopecks)

  await test.step('whatever is typed, the same thing is found', async () => {
    await page.goto('/')
    const box = page.getByRole('combobox', { name: 'Поиск по каталогу' })
    await box.click()
    for (const typed of TYPED) {
      await box.fill('')
      await expect(page.getByRole('option')).toHaveCount(0)
      await box.fill(typed)
      await expect(page.getByText('Показаны результаты по запросу «подложка»')).toBeVisible()
      await expect(page.getByRole('option').first()).toContainText('Подложка')
    }
    await box.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(TYPED.at(-1) ?? '')
  })

  await test.step('sizes and prices are compared in the list', async () => {
    await expect(card(page, THIN)).toContainText(roubles(thin.price_kopecks))
    await expect(card(page, THICK)).toContainText('₽')
    await page.getByRole('link', { name: THIN }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(thin.name)
  })

  await test.step('the product is put into the cart', async () => {
    const button = page.locator(`main [data-prilavok="cart-button"][data-id="${thin.id}"]`).first()
    await button.getByRole('button', { name: 'Добавить в корзину' }).click()
    const dialog = page.getByRole('dialog', { name: 'Товар добавлен в корзину' })
    await expect(dialog).toContainText('В корзине 1 товар')
    await dialog.getByRole('button', { name: 'продолжить покупки' }).click()
    await button.getByRole('link', { name: 'В корзине 1 шт.' }).click()
  })

  await test.step('the cart says from which sum on it can be paid on delivery', async () => {
    await expect(page).toHaveURL(/\/profile\/cart$/)
    await expect(page.getByText(/Для заказов дешевле 2\s000\s₽ доступна только предоплата/)).toBeVisible()
    await page.getByRole('spinbutton').fill(String(pieces))
    await page.getByRole('spinbutton').press('Enter')
    await expect(page.getByText('Доступна оплата при получении')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('spinbutton')).toHaveValue(String(pieces))
    await expect(page.getByText(roubles(thin.price_kopecks * pieces)).first()).toBeVisible()
    await page.getByRole('link', { name: 'Оформить заказ' }).click()
  })

  await test.step('the order form keeps what is filled in', async () => {
    await expect(page).toHaveURL(/\/profile\/order\?id=/)
    await expect(page).toHaveTitle('Оформление заказа')
    const draft = draftOf(page)
    await fillInOrder(page)
    await expect
      .poll(() => savedDraft(shop, draft))
      .toMatchObject({
        customer: { lastName: 'Петров' },
        delivery: { purchaseType: 'PayOnDelivery' },
      })
    await page.reload()
    expect(draftOf(page)).toBe(draft)
    await expect(page.getByLabel('Фамилия')).toHaveValue('Петров')
    await expect(page.getByRole('button', { name: 'Выбрать другой пункт выдачи' })).toBeVisible()
  })

  await test.step('one order is made of it, which a reload and Back do not make again', async () => {
    const draft = draftOf(page)
    // The server's best offer is proposed anew after each reload (PAY-19).
    await page.getByRole('radio', { name: /При получении/ }).check()
    await page.getByRole('checkbox', { name: /персональных данных/ }).check()
    await submitOrder(page)
    await expect(accepted(page)).toBeVisible()
    const [order] = await ordersOf(shop, draft)
    await expect(page.getByText(`Номер заказа ${order?.number ?? ''}`)).toBeVisible()
    await expect(page.getByText(/К оплате при получении: /)).toBeVisible()
    expect(order).toMatchObject({ purchase_type: 'PayOnDelivery', goods_kopecks: thin.price_kopecks * pieces })
    const items = await shop.db
      .selectFrom('order_item')
      .select(['product_id', 'quantity'])
      .where('order_id', '=', order?.id ?? '')
      .execute()
    expect(items).toEqual([{ product_id: thin.id, quantity: pieces }])
    await page.reload()
    await expect(accepted(page)).toBeVisible()
    await page.goBack()
    // A page that was kept for Back announces it as well.
    await expect(page.getByText('Корзина пуста').first()).toBeVisible()
    expect(await ordersOf(shop, draft)).toHaveLength(1)
  })
})
