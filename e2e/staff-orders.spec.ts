import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import type { OpenShop } from '@prilavok/shop-server'
import { payableProducts } from './support/buyer'
import { expect, test } from './support/staff'

/** An order of the demo shop, packed and not yet with its carrier. */
async function packedOrder({ db }: OpenShop): Promise<string> {
  const { id } = await db.selectFrom('customer_order').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow()
  const packed = { status: 'ReadyToShip', track_code: null, shipment_status: 'NotSent' }
  await db.updateTable('customer_order').set(packed).where('id', '=', id).execute()
  return id
}

/** A draft of a buyer who has chosen everything but the pickup point, and the point that would do. */
async function unfinishedDraft(shop: OpenShop, request: APIRequestContext) {
  const [product] = await payableProducts(shop, 1)
  const points = await shop.db
    .selectFrom('pick_point')
    .select(['id', 'city_id', 'carrier_id'])
    .orderBy('id')
    .limit(30)
    .execute()
  const read = async (id: string) =>
    (await (await request.get(`/api/admin/orderInProcess/edition/${id}`)).json()) as { canConfirm: boolean }
  for (const { id: pickPointId, city_id: cityId, carrier_id: transportCompany } of points) {
    const delivery = { cityId, transportCompany, pickPointId, purchaseType: 'PayOnDelivery' }
    const body = {
      cart: { value: [{ id: product?.id, quantity: 1 }] },
      customer: { value: { firstName: 'Пётр', lastName: 'Незавершаев', phone: '9123456789' } },
      delivery: { value: delivery },
      personalDataConsent: true,
    }
    const headers = { 'X-Draft-Key': randomUUID() }
    const made = await request.post('/api/order-in-process', { data: body, headers })
    const { id } = (await made.json()) as { id: string }
    if (!(await read(id)).canConfirm) continue
    const put = (value: object) =>
      shop.db
        .updateTable('order_in_process')
        .set({ delivery: JSON.stringify(value) })
        .where('id', '=', id)
        .execute()
    const { pickPointId: _, ...without } = delivery
    await put(without)
    return { id, choosePoint: () => put(delivery) }
  }
  throw new Error('No pickup point of the demo shop takes payment on delivery.')
}

test('an order: a status and back, its parcel, where it is, and what happened [ADMIN-22] [ADMIN-ACT-12] [ADMIN-ACT-22]', async ({
  staff,
  page,
  shop,
}) => {
  const id = await packedOrder(shop)
  await staff.signIn('orders')
  await staff.openRecord('order', id)
  const current = page.getByRole('list', { name: 'Путь заказа' }).locator('[aria-current="step"]')
  await expect(current).toContainText('Готов к отгрузке')

  await page.getByRole('button', { name: 'Комплектуется' }).click()
  await expect(current).toContainText('Комплектуется')
  await page.getByRole('button', { name: 'Отменить', exact: true }).click()
  await expect(current).toContainText('Готов к отгрузке')

  await page.getByLabel('Трек-номер').fill('RA-2026-1')
  await page.getByLabel('Статус в ТК').selectOption('')
  await expect(page.getByText('Если введён трек-код, статус заказа должен быть заполнен')).toBeVisible()
  await page.getByLabel('Статус в ТК').selectOption('Accepted')
  await page.getByRole('button', { name: 'Сохранить трек' }).click()
  await expect(current).toContainText('Передан в транспортную компанию')
  await page.getByRole('button', { name: 'Где посылка' }).click()
  await expect(page.locator('.pk-staff-steps li, .pk-staff-parcel__found .pk-staff-note').first()).toBeVisible()

  await page.getByRole('tab', { name: 'История' }).click()
  const entry = page.locator('.pk-staff-history__entry').filter({ hasText: 'RA-2026-1' })
  await expect(entry).toContainText('Олег Кузнецов')
  await expect(entry).toContainText('Трек-номер')
})

test('data for the carrier is asked for by a click alone [ADMIN-ACT-21]', async ({ staff, page, shop }) => {
  const id = await packedOrder(shop)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/order/send/')) sent.push(request.url())
  })
  await staff.signIn('orders')
  await staff.openRecord('order', id)
  const button = page.getByRole('button', { name: 'Данные для перевозчика' })
  await button.hover()
  await expect(page.getByText(/Выкуплено/)).toBeVisible()
  expect(sent).toEqual([])
  await button.click()
  await expect(page.getByText('Объявленная ценность')).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('a draft: what is missing, then the order that is made of it [ADMIN-ACT-09]', async ({ staff, page, shop }) => {
  await staff.signIn('orders')
  const draft = await unfinishedDraft(shop, page.request)
  const screen = await staff.openRecord('orderInProcess', draft.id)
  const confirm = screen.getByRole('button', { name: 'Подтвердить заказ' })
  await expect(confirm).toBeDisabled()
  await screen.getByRole('button', { name: 'к части «Доставка»' }).click()
  await expect(page.locator('.pk-staff-draft__part:focus')).toContainText('Доставка')

  await draft.choosePoint()
  await page.reload()
  await confirm.click()
  await screen.getByRole('link', { name: 'Открыть заказ' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Заказ / })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Незавершаев Пётр' })).toBeVisible()
})

test('each number of the home page leads to the list behind it', async ({ staff, page }) => {
  await staff.signIn('admin')
  const tile = page.getByRole('link', { name: /Новые заказы/ })
  await expect(tile.locator('strong')).toHaveText(/^\d/)
  const count = await tile.locator('strong').innerText()
  await tile.click()
  const said = page.getByRole('status').filter({ hasText: 'записей' })
  await expect(said).toHaveText(new RegExp(`^${count} записей на .*₽$`))
  await page.goBack()
  await expect(page.getByRole('region', { name: 'Работа сервера' })).toContainText('/api/')
})
