import type { Page } from '@playwright/test'
import type { OpenShop } from '@prilavok/shop-server'
import { accepted, ordersOf, submitOrder } from './support/buyer'
import { openPayment, pressAt, readyDraft } from './support/payment-buyer'
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

/** The order that was made of a draft, once the page shows all of it. */
async function madeOrder(page: Page, shop: OpenShop, draft: string) {
  await expect(accepted(page)).toBeVisible()
  await expect(confirmation(page).locator('.pk-placed-products__line')).toHaveCount(1)
  await expect(confirmation(page)).toHaveAttribute('aria-busy', 'false')
  const [order] = await ordersOf(shop, draft)
  if (order === undefined) throw new Error('There is no order.')
  return order
}

test('an order that is paid on delivery is shown whole to its owner, also by its address, and as number and status alone to others [CHK-05] [CHK-51] [CHK-52] [CHK-54] [CHK-57] [CHK-58] [CHK-59] [CHK-60] [CHK-61]', async ({
  page,
  shop,
  browser,
}) => {
  const method = methodOf('PayOnDelivery')
  const draft = await readyDraft(shop, method)
  await openPayment(page, shop, draft, method)
  await submitOrder(page)
  const order = await madeOrder(page, shop, draft)
  const link = `/profile/order?id=${draft}`

  await test.step('what, where, when, who, how much and what comes next', async () => {
    const text = await textOf(page)
    for (const part of [
      `Номер заказа ${order.number}`,
      'Самовывоз',
      'Часы работы',
      'Петрова Анна',
      '+7 (912) 345-67-89',
      `Итого ${money(order.total_kopecks)}`,
      `К оплате при получении: ${money(order.total_kopecks)}`,
      'Оплатите заказ в пункте выдачи наличными или картой.',
      'Обычно менеджер перезванивает в течение 3 часов или на следующий рабочий день.',
      CANCELLED,
    ])
      expect(text).toContain(part)
    expect(text).not.toContain('Чек')
    expect(await page.title()).toContain(`Заказ № ${order.number} принят`)
    const map = page.getByRole('link', { name: /Показать на карте/ })
    await expect(map).toHaveAttribute('href', /^https:\/\/.+pt=37\.\d+,55\.\d+/)
    await expect(page.getByRole('heading', { name: 'Оформление заказа' })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Ссылка на заказ' })).toHaveAttribute('href', link)
  })

  await test.step('its parts stand on the grid of the page, and nothing overflows', async () => {
    const own = page.viewportSize()
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 900 })
      const box = await confirmation(page).boundingBox()
      const place = await page.locator('[data-prilavok="checkout-page"]').boundingBox()
      expect([box?.x, box?.width]).toEqual([place?.x, place?.width])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
    if (own !== null) await page.setViewportSize(own)
  })

  await test.step('it is there after a reload and after another order was begun', async () => {
    await page.reload()
    await expect(accepted(page)).toBeVisible()
    await page.evaluate(() =>
      localStorage.setItem('prilavok.order.key', '{"id":null,"key":"another-key-of-this-browser"}'),
    )
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'Этот заказ уже оформлен' })).toBeVisible()
    await expect(page.getByText('Петрова Анна')).toBeVisible()
    await expect(page.getByText('Ожидает подтверждения')).toBeVisible()
    await expect(page).toHaveURL(/\/profile\/order$/)
  })

  await test.step('others see its number and its status', async () => {
    const other = await browser.newPage({ baseURL: shop.url })
    await other.goto(link)
    await expect(other.getByText(`Номер заказа ${order.number}`)).toBeVisible()
    const seen = await textOf(other)
    expect(seen).toContain('Статус: Ожидает подтверждения')
    for (const part of ['Анна', '912', '₽', 'Самовывоз', 'Ссылка']) expect(seen).not.toContain(part)
    await other.close()
  })

  await test.step('moved by the staff to a payment in advance, it waits for that', async () => {
    await shop.db
      .updateTable('customer_order')
      .set({ purchase_type: 'PayViaYooKassa', status: 'AwaitingPayment' })
      .where('order_in_process_id', '=', draft)
      .execute()
    await page.goto(link)
    await expect(page.getByText('Ждём оплату')).toBeVisible()
    await expect(page.getByText('Ожидает оплаты')).toBeVisible()
    await expect(page.getByText(CANCELLED)).toHaveCount(0)
    await page.getByRole('button', { name: 'Создать новый заказ' }).click()
    await expect(page).toHaveURL(/\/profile\/cart$/)
  })
})

test('an order whose cart grew while the money was on its way says what is left to pay, after a reload too', async ({
  page,
  shop,
}) => {
  const method = methodOf('PayViaYooKassa')
  const draft = await readyDraft(shop, method)
  await openPayment(page, shop, draft, method)
  await submitOrder(page)
  await page.waitForURL('**/sim/**')
  const row = shop.db.selectFrom('order_in_process').select('cart').where('id', '=', draft)
  const { cart } = await row.executeTakeFirstOrThrow()
  const grown = JSON.stringify(cart.map(({ id }) => ({ id, quantity: 3 })))
  await shop.db.updateTable('order_in_process').set({ cart: grown }).where('id', '=', draft).execute()
  await pressAt(page, method, 'Оплатить')
  const order = await madeOrder(page, shop, draft)
  expect(order).toMatchObject({ status: 'AwaitingPayment', payment_status: 'Pending' })
  const text = await textOf(page)
  expect(text).toContain(`Оплачено ${money(order.paid_kopecks)} из ${money(order.total_kopecks)}`)
  expect(text).toContain(`Осталось доплатить ${money(order.due_kopecks)}`)
  expect(text).not.toContain(CANCELLED)
  await page.reload()
  await expect(page.getByText(/Оплачено .+ из .+ Осталось доплатить/)).toBeVisible()
})
