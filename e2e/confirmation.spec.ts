import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { OpenShop } from '@prilavok/shop-server'
import { accepted, ordersOf, submitOrder } from './support/buyer'
import { openPayment, payWith, pressAt, readyDraft } from './support/payment-buyer'
import { methodOf } from './support/payment-methods'
import { expect, test } from './support/shop'

const CANCELLED =
  'Заказы с оплатой при получении, которые не удалось подтвердить по телефону, отменяются автоматически.'
const confirmation = (page: Page) => page.locator('.pk-accepted-order')
/** A sum of kopecks as the page writes it. */
const money = (kopecks: number) =>
  `${(kopecks / 100).toLocaleString('ru', { minimumFractionDigits: kopecks % 100 === 0 ? 0 : 2 })} ₽`.replace(
    /\s/g,
    ' ',
  )
const textOf = async (page: Page) => (await confirmation(page).innerText()).replace(/\s+/g, ' ')

/** What every confirmation shows to its owner. */
async function expectWhole(page: Page, order: { readonly number: string; readonly total_kopecks: number }) {
  await expect(accepted(page)).toBeVisible()
  await expect(confirmation(page).locator('.pk-placed-products__line')).toHaveCount(1)
  await expect(confirmation(page)).toHaveAttribute('aria-busy', 'false')
  const text = await textOf(page)
  for (const part of [`Номер заказа ${order.number}`, 'Самовывоз', 'Часы работы', 'Петрова Анна', '+7 (912) 345-67-89'])
    expect(text).toContain(part)
  expect(text).toContain(`Итого ${money(order.total_kopecks)}`)
  expect(await page.title()).toContain(`Заказ № ${order.number} принят`)
  await expect(page.getByRole('link', { name: /Показать на карте/ })).toHaveAttribute(
    'href',
    /^https:\/\/.+pt=37\.\d+,55\.\d+/,
  )
  await expect(page.getByRole('heading', { name: 'Оформление заказа' })).toHaveCount(0)
}

/** Opens a filled-in order that is to be paid in this way. */
async function openOrder(page: Page, shop: OpenShop, option: string) {
  const method = methodOf(option)
  const draft = await readyDraft(shop, method)
  await openPayment(page, shop, draft, method)
  return { method, draft }
}

/** The order that was made of a draft, once the page says so. */
async function madeOrder(page: Page, shop: OpenShop, draft: string) {
  await expect(accepted(page)).toBeVisible()
  const [order] = await ordersOf(shop, draft)
  if (order === undefined) throw new Error('There is no order.')
  return order
}

for (const [option, said, unsaid] of [
  ['PayViaYooKassa', ['Оплачено', 'Картой на сайте', 'Чек придёт'], [CANCELLED, 'К оплате']],
  ['PayViaSberbankAcquiring', ['Оплачено', 'Картой через Сбербанк', 'Чек придёт'], [CANCELLED, 'К оплате']],
  ['PayImmediately', ['Оплачено', 'Картой, не покидая страницу'], [CANCELLED]],
  ['PayViaDolyame', ['Банк одобрил', 'Долями', 'График платежей'], [CANCELLED, 'Чек придёт']],
  ['PayViaTinkoffInstallment', ['Банк одобрил', 'Рассрочка Т-Банка'], [CANCELLED, 'Чек придёт']],
] as const) {
  test(`${option}: the confirmation says that it is paid, and threatens nobody [CHK-55] [CHK-57] [CHK-58]`, async ({
    page,
    shop,
  }) => {
    const { method, draft } = await openOrder(page, shop, option)
    await payWith(page, method, 'Оплатить')
    const order = await madeOrder(page, shop, draft)
    await expectWhole(page, order)
    const text = await textOf(page)
    for (const part of said) expect(text).toContain(part)
    expect(text).toContain(money(order.paid_kopecks))
    for (const part of unsaid) expect(text).not.toContain(part)
  })
}

test('pay on delivery: what is to be paid and where, and that an order nobody confirms is cancelled [CHK-57] [CHK-58] [CHK-59] [CHK-60] [CHK-61]', async ({
  page,
  shop,
}) => {
  const { draft } = await openOrder(page, shop, 'PayOnDelivery')
  await submitOrder(page)
  const order = await madeOrder(page, shop, draft)
  await expectWhole(page, order)
  const text = await textOf(page)
  for (const part of [
    `К оплате при получении: ${money(order.total_kopecks)}`,
    'Оплатите заказ в пункте выдачи наличными или картой.',
    'Обычно менеджер перезванивает в течение 3 часов или на следующий рабочий день.',
    CANCELLED,
  ])
    expect(text).toContain(part)
  expect(text).not.toContain('Чек')
})

test('an invoice for a company is downloaded: a PDF with its number, buyer and sum in words', async ({
  page,
  shop,
}) => {
  const { draft } = await openOrder(page, shop, 'FromCheckingAccountAsLegalEntity')
  await submitOrder(page)
  const order = await madeOrder(page, shop, draft)
  await expectWhole(page, order)
  const text = await textOf(page)
  for (const part of [`К оплате по счёту: ${money(order.total_kopecks)}`, 'Оплатите до', 'закрывающие документы'])
    expect(text).toContain(part)
  for (const part of [CANCELLED, 'Чек придёт']) expect(text).not.toContain(part)
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Скачать счёт (PDF)' }).click()
  const file = await readFile(await (await downloading).path())
  // What stands in it is read by the tests of the server.
  expect(file.subarray(0, 5).toString()).toBe('%PDF-')
})

test('an order of which a part is paid says what is left, and not that it is paid', async ({ page, shop }) => {
  const { method, draft } = await openOrder(page, shop, 'PayViaYooKassa')
  await submitOrder(page)
  await page.waitForURL('**/sim/**')
  const row = shop.db.selectFrom('order_in_process').select('cart').where('id', '=', draft)
  const { cart } = await row.executeTakeFirstOrThrow()
  const grown = JSON.stringify(cart.map(({ id }) => ({ id, quantity: 3 })))
  await shop.db.updateTable('order_in_process').set({ cart: grown }).where('id', '=', draft).execute()
  await pressAt(page, method, 'Оплатить')
  const order = await madeOrder(page, shop, draft)
  await expectWhole(page, order)
  const text = await textOf(page)
  expect(text).toContain(`Оплачено ${money(order.paid_kopecks)} из ${money(order.total_kopecks)}`)
  expect(text).toContain(`Осталось доплатить ${money(order.due_kopecks)}`)
  expect(text).not.toContain(CANCELLED)
})

test('an order that waits for its payment says so', async ({ page, shop }) => {
  const { draft } = await openOrder(page, shop, 'PayOnDelivery')
  // The shop has moved the order to a payment in advance, as its staff may do.
  await submitOrder(page)
  await expect(accepted(page)).toBeVisible()
  await shop.db
    .updateTable('customer_order')
    .set({ purchase_type: 'PayViaYooKassa', status: 'AwaitingPayment' })
    .where('order_in_process_id', '=', draft)
    .execute()
  await page.goto(`/profile/order?id=${draft}`)
  await expect(page.getByText('Ждём оплату')).toBeVisible()
  await expect(page.getByText('Ожидает оплаты')).toBeVisible()
  await expect(page.getByText(CANCELLED)).toHaveCount(0)
})

test('its address shows the order again to its owner, also after a reload and a new draft, and number and status alone to others [CHK-05] [CHK-51] [CHK-52] [CHK-54]', async ({
  page,
  shop,
  browser,
}) => {
  const { draft } = await openOrder(page, shop, 'PayOnDelivery')
  await submitOrder(page)
  await expect(accepted(page)).toBeVisible()
  const [order] = await ordersOf(shop, draft)
  const number = `Номер заказа ${order?.number ?? ''}`
  const link = (await page.getByRole('link', { name: 'Ссылка на заказ' }).getAttribute('href')) ?? ''
  expect(link).toBe(`/profile/order?id=${draft}`)
  await page.reload()
  await expect(accepted(page)).toBeVisible()
  await expect(page.getByText('Петрова Анна')).toBeVisible()

  // Another order is begun.
  await page.evaluate(() =>
    localStorage.setItem('prilavok.order.key', '{"id":null,"key":"another-key-of-this-browser"}'),
  )
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Этот заказ уже оформлен' })).toBeVisible()
  await expect(page.getByText('Петрова Анна')).toBeVisible()
  await expect(page.getByText('Ожидает подтверждения')).toBeVisible()
  await expect(page).toHaveURL(/\/profile\/order$/)
  await page.reload()
  await expect(page.getByText('Петрова Анна')).toBeVisible()

  const other = await browser.newPage({ baseURL: shop.url })
  await other.goto(link)
  await expect(other.getByText(number)).toBeVisible()
  const seen = (await confirmation(other).innerText()).replace(/\s+/g, ' ')
  expect(seen).toContain('Статус: Ожидает подтверждения')
  for (const part of ['Анна', '912', '₽', 'Самовывоз', 'Ссылка']) expect(seen).not.toContain(part)
  await other.close()
  await page.getByRole('button', { name: 'Создать новый заказ' }).click()
  await expect(page).toHaveURL(/\/profile\/cart$/)
})

for (const width of [1280, 375]) {
  test(`its parts stand on the grid of the page at ${width} px, and nothing overflows`, async ({ page, shop }) => {
    await page.setViewportSize({ width, height: 900 })
    await openOrder(page, shop, 'PayOnDelivery')
    await submitOrder(page)
    await expect(confirmation(page).locator('.pk-placed-products__line')).toHaveCount(1)
    const box = await confirmation(page).boundingBox()
    const place = await page.locator('[data-prilavok="checkout-page"]').boundingBox()
    expect([box?.x, box?.width]).toEqual([place?.x, place?.width])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })
}
