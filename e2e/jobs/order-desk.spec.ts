import { readFile } from 'node:fs/promises'
import type { OpenShop } from '@prilavok/shop-server'
import { standing } from '../support/made-order'
import { expect, test } from '../support/staff'

/** The newest orders of the demo shop, in one status. */
const ordersIn = async (shop: OpenShop, status: string, count: number) =>
  (await standing(shop, { [status]: count }))[status] ?? []
const statusesOf = async ({ db }: OpenShop, ids: readonly string[]) =>
  (
    await db
      .selectFrom('customer_order')
      .select('status')
      .where('id', 'in', [...ids])
      .execute()
  ).map(({ status }) => status)

test('1: the morning: what is to be done is counted, and the first to call is one press away', async ({
  staff,
  page,
  shop,
}) => {
  const [first] = await ordersIn(shop, 'AwaitingConfirmation', 3)
  await staff.signIn('orders')
  await staff.openList('order')
  const tabs = page.getByRole('group', { name: 'Что сделать с заказами' })
  await expect(tabs.getByRole('button', { name: 'Позвонить 3' })).toBeVisible()
  await tabs.getByRole('button', { name: 'Позвонить 3' }).click()
  await expect(page.getByRole('status').filter({ hasText: /^3 записи на .*₽$/ })).toBeVisible()
  await page.getByRole('link', { name: first?.number ?? '', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(first?.number ?? '')
})

test('2: reached by phone and confirmed, and the next order opens, by keyboard alone', async ({
  staff,
  page,
  shop,
}) => {
  const [first, second] = await ordersIn(shop, 'AwaitingConfirmation', 2)
  await staff.signIn('orders')
  await staff.openList('order', 'status=AwaitingConfirmation')
  await page.keyboard.press('Home')
  await page.locator('[data-cell="0:1"]').focus()
  await page.keyboard.press('Enter')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toContainText(first?.number ?? '')
  await expect(heading).toBeFocused()
  await page.keyboard.press('i')
  await expect(page.getByRole('dialog').getByRole('button', { name: /^1/ })).toContainText('Подтверждён')
  await page.keyboard.press('1')
  await expect.poll(() => statusesOf(shop, [first?.id ?? ''])).toEqual(['Confirmed'])
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('Alt+ArrowDown')
  await expect(heading).toContainText(second?.number ?? '')
  await test.step('not reached: the order leaves the queue, and comes back at its time', async () => {
    await page.keyboard.press('i')
    await expect(page.getByRole('dialog').getByText('Не дозвонились: перезвонить')).toBeVisible()
    await page.keyboard.press('h')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.locator('.pk-staff-work__marks')).toContainText(/Перезвонить .*Не дозвонились: 1/)
    const toCall = page.getByRole('button', { name: /^Позвонить/ })
    await staff.openList('order')
    // Tabs count anew every half a minute, and when the page is loaded.
    await page.reload()
    await expect(toCall).toHaveText('Позвонить0')
    const order = shop.db
      .selectFrom('customer_order')
      .select('details')
      .where('id', '=', second?.id ?? '')
    const { details } = await order.executeTakeFirstOrThrow()
    const isTime = JSON.stringify({ ...details, callOn: '2026-01-01T10:00:00.000Z' })
    await shop.db
      .updateTable('customer_order')
      .set({ details: isTime })
      .where('id', '=', second?.id ?? '')
      .execute()
    await page.reload()
    await expect(toCall).toHaveText('Позвонить1')
  })
})

test('5: a question by phone is a request made by hand, with an owner and a time to call', async ({ staff, page }) => {
  await staff.signIn('orders')
  const list = await staff.openList('request')
  await list.getByRole('link', { name: 'Добавить' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Новая заявка' })).toBeFocused()
  await page.getByLabel('Телефон').fill('8 900 111 22 66')
  await page.getByLabel('Имя').fill('Зоя')
  await page.getByLabel('Что нужно').fill('Есть ли двери шириной 90')
  await page.getByRole('button', { name: 'Взять себе' }).click()
  await page.getByRole('button', { name: 'Завтра в 10:00' }).click()
  await page.getByRole('button', { name: 'Сохранить заявку' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Вопрос по телефону: Зоя')
  await expect(page.locator('.pk-staff-work__marks')).toContainText('Перезвонить')
  await page.getByRole('button', { name: 'Закрыта' }).click()
  await expect(page.locator('.pk-staff-work__marks')).toContainText('Закрыта')
})

test('5: a call-back is a request: called again in an hour, and an order draft of what is known by one press', async ({
  staff,
  page,
  request,
}) => {
  const body = { FirstName: 'Зинаида', PhoneNumber: '+79001112233' }
  expect((await request.post('/api/call-me-back', { data: body })).status()).toBe(200)
  await staff.signIn('orders')
  await staff.openList('request', 'isWaiting=true&search=' + encodeURIComponent('8 (900) 111-22-33'))
  await page.getByRole('link', { name: 'Зинаида' }).first().click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Обратный звонок: Зинаида')
  await expect(heading).toBeFocused()
  await page.keyboard.press('h')
  await expect(page.locator('.pk-staff-work__marks')).toContainText('Перезвонить')
  await expect(page.getByText('Звонков')).toBeVisible()
  await page.keyboard.press('o')
  await expect(page).toHaveURL(/#\/orderInProcess\//)
  await expect(heading).toContainText('Зинаида')
})

test('6: many orders are sent at once, one that fails is a link, undone; track codes are pasted as a table', async ({
  staff,
  page,
  shop,
}) => {
  const orders = await ordersIn(shop, 'ReadyToShip', 25)
  const ids = orders.map(({ id }) => id)
  await staff.signIn('orders')
  const table = await staff.openList('order', 'status=ReadyToShip')
  await table.getByRole('checkbox', { name: 'Выбрать загруженные строки' }).click()
  await expect(table.getByText('Выбрано: 25')).toBeVisible()
  await test.step('asked once, said which failed, undo', async () => {
    await shop.db
      .updateTable('customer_order')
      .set({ status: 'Returned' })
      .where('id', '=', ids[4] ?? '')
      .execute()
    await table.getByLabel('Значение').selectOption('Shipped')
    await table.getByRole('button', { name: 'Выполнить' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Выполнить для 25' }).click()
    const failed = page.getByRole('dialog', { name: 'Не удалось изменить: 1' })
    await expect(failed.getByRole('link', { name: orders[4]?.number ?? '' })).toBeVisible()
    await page.keyboard.press('Escape')
    expect((await statusesOf(shop, ids)).filter((status) => status === 'Shipped')).toHaveLength(24)
    await page.getByRole('button', { name: 'Отменить' }).click()
    await expect
      .poll(async () => (await statusesOf(shop, ids)).filter((status) => status === 'ReadyToShip').length)
      .toBe(24)
  })
  await test.step('a table of the carrier', async () => {
    const pasted = orders.slice(0, 3).map(({ number }, at) => `SVC-${at}\tRU12345678${at}\t${number}`)
    await page.getByRole('button', { name: 'Вставить трек-номера' }).click()
    const dialog = page.getByRole('dialog', { name: 'Трек-номера из таблицы' })
    await dialog.getByLabel('Таблица').fill([...pasted, 'SVC-9\tRU123456799\t1'].join('\n'))
    await dialog.getByRole('button', { name: 'Проверить' }).click()
    await expect(dialog.getByText('такого заказа нет')).toBeVisible()
    await dialog.getByRole('button', { name: 'Сохранить трек-номера: 3' }).click()
    await expect(dialog).toHaveCount(0)
    const saved = await shop.db
      .selectFrom('customer_order')
      .select(['track_code', 'status'])
      .where('id', 'in', ids.slice(0, 3))
      .orderBy('track_code')
      .execute()
    expect(saved).toEqual([0, 1, 2].map((at) => ({ track_code: `RU12345678${at}`, status: 'Shipped' })))
  })
})

test('7: any order is found from any screen, as people write it, and opens', async ({ staff, page, shop }) => {
  const { id, number, phone, last_name } = await shop.db
    .selectFrom('customer_order')
    .innerJoin('customer', 'customer.id', 'customer_order.customer_id')
    .select(['customer_order.id', 'customer_order.number', 'customer.phone', 'customer.last_name'])
    .orderBy('customer_order.created_on', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const digits = phone.slice(2)
  const written = `8 (${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6, 8)}-${digits.slice(8)}`
  await staff.signIn('orders', 'manufacturer')
  for (const typed of [number, `№ ${number}`, written, digits.slice(3), `${last_name} ${number}`])
    await test.step(typed, async () => {
      await page.keyboard.press('Control+k')
      const palette = page.getByRole('dialog', { name: 'Переход' })
      await palette.getByRole('searchbox').fill(typed)
      await expect(palette.getByRole('link').first()).toContainText(/\d{5,}/)
      await expect(palette.getByRole('link', { name: new RegExp(number) }).first()).toBeVisible()
      await page.keyboard.press('Escape')
    })
  await page.keyboard.press('Control+k')
  await page.keyboard.type(number)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`#/order/${id}`))
})

test('10: the evening: what the day has come to by status, payment and carrier, and a file in words for the accountant', async ({
  staff,
  page,
  shop,
}) => {
  const orders = await ordersIn(shop, 'Paid', 4)
  await staff.signIn('orders')
  await staff.openList('order', 'status=Paid')
  const tools = page.getByRole('group', { name: 'Что сделать с заказами' })
  await tools.getByRole('button', { name: 'Итоги' }).click()
  const totals = page.getByRole('dialog', { name: 'Итоги по отбору' })
  const { kopecks } = await shop.db
    .selectFrom('customer_order')
    .select(({ fn }) => fn.sum('total_kopecks').as('kopecks'))
    .where('status', '=', 'Paid')
    .executeTakeFirstOrThrow()
  for (const name of ['По статусам', 'По оплате', 'По доставке']) {
    const last = totals.getByRole('table', { name }).getByRole('row').last().locator('th, td')
    await expect(last.nth(1)).toHaveText(String(orders.length))
    const told = (await last.nth(2).innerText()).replace(/[^\d,]/g, '').replace(',', '.')
    expect(Number(told)).toBe(Number(kopecks) / 100)
  }
  await page.keyboard.press('Escape')
  await expect(totals).toHaveCount(0)

  const loading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Выгрузить CSV' }).click()
  const text = await readFile(await (await loading).path(), 'utf8')
  const [head = '', ...lines] = text.trim().split('\r\n')
  expect(head.replace('\u{feff}', '').split(';').slice(0, 4)).toEqual(['Номер', 'Создано', 'Статус', 'Итого'])
  expect(lines.map((line) => line.split(';')[0]).sort()).toEqual(orders.map(({ number }) => number).sort())
  expect(lines.map((line) => line.split(';')[2])).toEqual(orders.map(() => 'Оплачен'))
})
