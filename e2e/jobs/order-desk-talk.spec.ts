import { readFile } from 'node:fs/promises'
import type { OpenShop } from '@prilavok/shop-server'
import { expect, fillInSignIn, menu, STAFF_PAGE, test } from '../support/staff'

/** An order of the demo shop that is being packed, of a buyer with an e-mail address and more orders than this. */
async function packed({ db }: OpenShop) {
  const order = await db
    .selectFrom('customer_order')
    .innerJoin('customer', 'customer.id', 'customer_order.customer_id')
    .select(['customer_order.id', 'customer_order.number', 'customer_order.customer_id', 'customer.phone'])
    .where('customer.email', 'is not', null)
    .where('status', 'in', ['New', 'Confirmed', 'Assembling', 'ReadyToShip', 'Shipped', 'Delivered'])
    .orderBy('customer_order.created_on', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  await db
    .updateTable('customer_order')
    .set({ status: 'Assembling', track_code: null, shipment_status: 'NotSent' })
    .where('id', '=', order.id)
    .execute()
  const [line] = await db.selectFrom('order_item').select('name').where('order_id', '=', order.id).execute()
  return { ...order, line: line?.name ?? '' }
}

/** `+79123456789` as telephony of an office writes it. */
const spelt = (phone: string) => phone.replace(/^\+7(\d{3})(\d{3})(\d{2})(\d{2})$/, '8 ($1) $2-$3-$4')

test('a buyer calls: the card, the order, its packing list, and a message that arrives once', async ({
  page,
  shop,
  quiet,
}) => {
  // Whoever has not signed in is asked to, and the browser says so.
  quiet.expectNoise(/401/)
  const order = await packed(shop)
  await test.step('the address of the call survives the sign-in', async () => {
    await page.goto(`${STAFF_PAGE}#/call?phone=${encodeURIComponent(spelt(order.phone))}`)
    await fillInSignIn(page, 'orders')
    await expect(page).toHaveURL(new RegExp(`#/customer/${order.customer_id}$`))
  })
  const heading = page.getByRole('heading', { level: 1 })
  await test.step('the card', async () => {
    await expect(page.locator(`a[href="tel:${order.phone}"]`).first()).toBeVisible()
    await page.getByLabel('Заметка для коллег').fill('Звонить после шести')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Сохранено').first()).toBeVisible()
    await expect(page.getByText('Источник перехода')).toBeVisible()
    await expect(page.getByText('utm_source')).toHaveCount(0)
    await page
      .getByRole('list', { name: 'Заказы' })
      .getByRole('link', { name: `№ ${order.number}` })
      .click()
    await expect(heading).toHaveText(`Заказ ${order.number}`)
  })
  await test.step('the packing list, by keyboard', async () => {
    await heading.click()
    await page.keyboard.press('d')
    const item = page.getByRole('menuitem', { name: 'Лист сборки' })
    await expect(item).toBeVisible()
    const loading = page.waitForEvent('download')
    await item.press('Enter')
    const file = await loading
    expect(file.suggestedFilename()).toBe(`Лист сборки ${order.number}.pdf`)
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
  })
  await test.step('the message, by keyboard', async () => {
    await heading.click()
    await page.keyboard.press('m')
    const dialog = page.getByRole('dialog', { name: `Сообщение по заказу ${order.number}` })
    await dialog.getByLabel('Шаблон').selectOption({ label: 'Уточнение' })
    await dialog.getByLabel(/^Письмо/).check()
    const text = dialog.getByRole('textbox', { name: 'Текст' })
    await expect(text).toHaveValue(new RegExp(`По заказу № ${order.number} `))
    await text.fill('Какой у вас подъезд?')
    await text.press('Control+Enter')
    await expect(page.getByText(/^Отправлено: Письмо/)).toBeVisible()
    await expect(dialog).toHaveCount(0)
  })
  const mails = await shop.db.selectFrom('demo_email').selectAll().where('text', '=', 'Какой у вас подъезд?').execute()
  expect(mails.map(({ subject }) => subject)).toEqual([`Заказ № ${order.number}: нужно уточнение`])
  await page.getByRole('tab', { name: 'История' }).click()
  const entry = page.locator('.pk-staff-history__entry').filter({ hasText: 'Сообщение покупателю' })
  await expect(entry).toContainText('Письмо, «Уточнение»')
  await expect(entry).not.toContainText('подъезд')
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`#/customer/${order.customer_id}$`))
})

test('somebody new calls: what they want is a request with their number, and so is an order', async ({
  staff,
  page,
}) => {
  await staff.signIn('orders', 'call?phone=%2B7%20900%20777-66-55')
  await expect(page.getByText('Этого номера в магазине ещё нет.')).toBeVisible()
  await page.getByLabel('Имя').fill('Нина')
  await page.getByLabel('Что нужно').fill('Ищет облицовочный кирпич')
  await page.getByRole('button', { name: 'Сохранить заявку' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Вопрос по телефону: Нина')
  await page.goto(`${STAFF_PAGE}#/call?phone=9007776600`)
  await page.getByRole('link', { name: 'Оформить заказ' }).click()
  await expect(page.getByRole('textbox', { name: /^Телефон/ }).first()).toHaveValue('+79007776600')
  await expect(menu(page)).toBeVisible()
})
