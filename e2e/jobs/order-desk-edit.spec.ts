import type { Page } from '@playwright/test'
import { orderOf, rowsOf } from '../support/made-order'
import { expect, staffDesk, test } from '../support/staff'

/** Types into a look-up and takes the first that has the text. */
async function lookUp(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label })
  await field.click()
  await field.pressSequentially(text)
  // The list follows what is typed: another option may still stand there.
  await page.getByRole('option', { name: text }).first().click()
}

test('3. an order changes while its buyer is on the phone, what it comes to is seen first, and undo brings it back', async ({
  staff,
  page,
  shop,
  quiet,
}) => {
  // What is half typed cannot be saved yet, and the browser says so of every count of it.
  quiet.expectNoise(/422|edition\/preview/)
  const { orderId, products } = await orderOf(shop, page.request, 'PayOnDelivery', 'phone@example.com')
  const before = await rowsOf(shop, orderId)
  await staff.signIn('orders')
  const screen = await staff.openRecord('order', orderId)
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('e')
  const [line] = before.items
  await page.getByLabel(`Количество: ${line?.name ?? ''}`).fill('2')
  await lookUp(page, 'Добавить товар', products[1]?.name ?? '')
  await page.getByLabel('Получает другой человек').check()
  await screen.getByRole('group', { name: 'Получатель' }).getByLabel('Фамилия').fill('Дверцов')
  await screen.getByRole('group', { name: 'Получатель' }).getByLabel('Имя').fill('Олег')
  await screen.getByRole('group', { name: 'Получатель' }).getByLabel('Телефон').fill('+79123456781')
  await page.getByLabel('Скидка, %').fill('5')
  await expect(page.getByText('Укажите, за что скидка')).toBeVisible()
  await page.getByLabel('За что скидка').fill('Ждал неделю')
  await expect(page.getByText(/^разница \+/)).toBeVisible()
  expect((await rowsOf(shop, orderId)).order.version).toBe(before.order.version)

  await page.keyboard.press('Control+s')
  await expect(page.getByRole('button', { name: 'Изменить заказ' })).toBeVisible()
  const after = await rowsOf(shop, orderId)
  expect(after.items.map(({ quantity }) => quantity)).toEqual([2, 1])
  expect(after.order.recipient).toMatchObject({ lastName: 'Дверцов' })
  expect(after.order.total_kopecks).toBe(
    after.items.reduce((sum, { total_kopecks }) => sum + total_kopecks, 0) + after.order.delivery_kopecks,
  )

  await page.getByRole('button', { name: 'Отменить', exact: true }).click()
  await expect.poll(async () => (await rowsOf(shop, orderId)).items).toEqual(before.items)
  await page.getByRole('tab', { name: 'История' }).click()
  await expect(page.locator('.pk-staff-history__entry').filter({ hasText: '1 → 2 шт.' }).first()).toContainText(
    'Олег Кузнецов',
  )
})

test('3. a paid order that costs more now is paid by a link for the difference, delivery by hand included', async ({
  staff,
  page,
  shop,
  context,
  quiet,
}) => {
  // The cost is typed before its reason: so it cannot be saved yet, and the browser says so of that count.
  quiet.expectNoise(/422|edition\/preview/)
  const { orderId } = await orderOf(shop, page.request, 'PayViaYooKassa', 'dearer@example.com')
  const before = await rowsOf(shop, orderId)
  await staff.signIn('orders')
  await staff.openRecord('order', orderId)
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('e')
  await page.getByLabel(`Количество: ${before.items[0]?.name ?? ''}`).fill('2')
  await page.getByLabel('Стоимость доставки').fill('777')
  await page.getByLabel('Почему другая стоимость').fill('Подъём на этаж')
  await expect(page.getByText('Нужно доплатить')).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('button', { name: 'Изменить заказ' })).toBeVisible()
  const { order } = await rowsOf(shop, orderId)
  expect([order.status, order.delivery_kopecks]).toEqual(['AwaitingPayment', 77_700])

  await page.getByRole('button', { name: 'Ссылка на оплату' }).click()
  const dialog = page.getByRole('dialog')
  const link = await dialog.getByLabel('Ссылка').inputValue()
  await dialog.getByRole('button', { name: 'Написать покупателю' }).click()
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Текст' })).toHaveValue(new RegExp(link))
  await page.keyboard.press('Escape')

  const buyer = await context.newPage()
  await buyer.goto(link)
  await buyer.getByRole('button', { name: 'Оплатить' }).click()
  await expect
    .poll(async () => (await rowsOf(shop, orderId)).order)
    .toMatchObject({ status: 'Paid', due_kopecks: 0, paid_kopecks: order.total_kopecks })
  await buyer.close()
  await page.getByRole('tab', { name: 'История' }).click()
  await expect(page.locator('.pk-staff-history__entry').filter({ hasText: 'Подъём на этаж' })).toHaveCount(1)
  await expect(page.locator('.pk-staff-history__entry').filter({ hasText: 'Ссылка на оплату' })).toHaveCount(1)
})

test('4. an order is made by phone from nothing: the customer, lines, delivery, payment, and the same number as from the site', async ({
  staff,
  page,
  shop,
}) => {
  const made = await orderOf(shop, page.request, 'PayOnDelivery', 'site@example.com')
  const { order } = await rowsOf(shop, made.orderId)
  const point = await shop.db
    .selectFrom('pick_point')
    .innerJoin('address_city', 'address_city.id', 'pick_point.city_id')
    .select(['pick_point.address', 'address_city.name as city'])
    .where('pick_point.id', '=', order.pick_point_id ?? '')
    .executeTakeFirstOrThrow()
  await staff.signIn('orders')
  const list = await staff.openList('order')
  await list.getByRole('link', { name: 'Добавить' }).click()
  const screen = page.locator('form.pk-staff-form')
  await lookUp(page, 'Добавить товар: название или артикул', made.products[0]?.name ?? '')
  await lookUp(page, 'Найти покупателя: телефон или имя', 'Звонкова')
  await expect(screen.getByLabel('Фамилия').first()).toHaveValue('Звонкова')
  await page.getByLabel('Покупатель согласен на обработку данных').check()
  await lookUp(page, 'Город', point.city)
  await screen.getByLabel('Транспортная компания').selectOption(order.carrier_id)
  await lookUp(page, 'Пункт выдачи', point.address)
  await screen.getByLabel(/Способ оплаты/).selectOption('PayOnDelivery')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Всё заполнено: можно подтверждать')).toBeVisible()
  await page.getByRole('button', { name: 'Подтвердить заказ' }).click()
  await page.getByRole('link', { name: 'Открыть заказ' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Заказ \d+/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Звонкова Анна' })).toBeVisible()
})

test('8. a paid order is cancelled: the money goes back once, the buyer is told, and the history says who and why', async ({
  staff,
  page,
  shop,
}) => {
  const email = 'refund@example.com'
  const { orderId, orderNumber } = await orderOf(shop, page.request, 'PayViaYooKassa', email)
  await staff.signIn('admin')
  await staff.openRecord('order', orderId)
  await page.getByRole('button', { name: 'Отменён магазином' }).click()
  const dialog = page.getByRole('dialog', { name: `Отменить заказ ${orderNumber}?` })
  await dialog.getByLabel('Причина отмены').selectOption('OutOfStock')
  await expect(dialog.getByLabel(/Сразу вернуть покупателю/)).toBeChecked()
  await dialog.getByRole('button', { name: 'Отменить заказ' }).click()
  const refunds = page.getByRole('list', { name: 'Возвраты денег' })
  await expect(refunds).toContainText('Деньги возвращены')
  await expect(refunds.getByRole('listitem')).toHaveCount(1)
  const { order } = await rowsOf(shop, orderId)
  expect([order.status, order.paid_kopecks, order.due_kopecks]).toEqual(['CancelledByShop', 0, 0])
  await page.getByRole('tab', { name: 'История' }).click()
  await expect(page.locator('.pk-staff-history__entry').filter({ hasText: 'деньги возвращены' })).toHaveCount(1)
  await expect(page.locator('.pk-staff-history__entry').filter({ hasText: 'Нет в наличии' }).first()).toContainText(
    'Анна Иванова',
  )
})

test('9. two people on one order: both edit other lines, nothing of either is lost', async ({
  staff,
  page,
  shop,
  browser,
  quiet,
}) => {
  quiet.expectNoise(/412|edition\/|preview/)
  const { orderId, products } = await orderOf(shop, page.request, 'PayOnDelivery', 'two@example.com')
  await staff.signIn('orders')
  await staff.openRecord('order', orderId)
  const second = await (await browser.newContext({ baseURL: shop.url })).newPage()
  const other = staffDesk(second, shop.url)
  await other.signIn('admin')
  await other.openRecord('order', orderId)
  const [line] = (await rowsOf(shop, orderId)).items
  for (const each of [page, second]) await each.getByRole('button', { name: 'Изменить заказ' }).click()
  await page.getByLabel(`Количество: ${line?.name ?? ''}`).fill('2')
  await lookUp(second, 'Добавить товар', products[1]?.name ?? '')
  await expect(second.getByText(/^разница \+/)).toBeVisible()
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Изменить заказ' })).toBeVisible()
  await second.getByRole('button', { name: 'Сохранить', exact: true }).click()
  await expect
    .poll(async () => (await rowsOf(shop, orderId)).items.map(({ product_id: id, quantity }) => [id, quantity]))
    .toEqual([
      [line?.product_id, 2],
      [products[1]?.id, 1],
    ])
  await second.context().close()
})
