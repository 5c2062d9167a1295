import { accepted, ordersOf, submitOrder } from './support/buyer'
import { seenFocus, tabTo } from './support/keyboard'
import {
  choosePayment,
  declined,
  expectNoOrder,
  expectOrder,
  openPayment,
  payWith,
  pressAt,
  readyDraft,
} from './support/payment-buyer'
import { methodOf } from './support/payment-methods'
import { BROKEN_REQUEST, expect, test } from './support/shop'

const consent = /персональных данных/

for (const [option, ids] of [
  ['PayViaYooKassa', '[PAY-45] [PAY-61] [PAY-62] [PAY-75]'],
  ['PayViaTinkoffInstallment', '[PAY-47] [PAY-49]'],
  ['PayImmediately', '[PAY-38]'],
] as const) {
  test(`${option}: refused once, then paid, and one order of both ${ids}`, async ({ page, shop }) => {
    const method = methodOf(option)
    const draft = await readyDraft(shop, method)
    await openPayment(page, shop, draft, method)
    await payWith(page, method, 'Отклонить')
    await expect(declined(page)).toBeVisible()
    await expectNoOrder(page, shop, draft)
    expect(new URL(page.url()).searchParams.get('success')).toBeNull()
    await page.getByRole('checkbox', { name: consent }).check()
    await choosePayment(page, method)
    await payWith(page, method, 'Оплатить')
    await expectOrder(page, shop, draft)
    expect(await ordersOf(shop, draft)).toMatchObject([{ status: 'Paid' }])
  })
}

test('an order whose cart grew while the money was on its way ends with what is left to pay, after a reload too', async ({
  page,
  shop,
}) => {
  const method = methodOf('PayViaYooKassa')
  const draft = await readyDraft(shop, method)
  await openPayment(page, shop, draft, method)
  await submitOrder(page)
  await page.waitForURL('**/sim/**')
  const { cart } = await shop.db
    .selectFrom('order_in_process')
    .select('cart')
    .where('id', '=', draft)
    .executeTakeFirstOrThrow()
  const grown = JSON.stringify(cart.map(({ id }) => ({ id, quantity: 3 })))
  await shop.db.updateTable('order_in_process').set({ cart: grown }).where('id', '=', draft).execute()
  await pressAt(page, method, 'Оплатить')
  await expect(accepted(page)).toBeVisible()
  const left = page.getByText(/Оплачено .+ из .+ Осталось доплатить/)
  await expect(left).toBeVisible()
  const [order] = await ordersOf(shop, draft)
  expect(order).toMatchObject({ status: 'AwaitingPayment', payment_status: 'Pending' })
  await page.reload()
  await expect(left).toBeVisible()
})

test('a credit is chosen with the keyboard alone: the block comes into sight, the focus stays, each step can be seen [PAY-26] [A11Y-02]', async ({
  page,
  shop,
}) => {
  const method = methodOf('PayViaDolyame')
  const draft = await readyDraft(shop, method)
  await openPayment(page, shop, draft, methodOf('PayOnDelivery'))
  const credit = page.getByRole('radio', { name: method.item })
  await page.getByRole('radio', { name: /^При получении/ }).focus()
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('ArrowDown')
  await expect(credit).toBeChecked()
  await expect(credit).toBeFocused()
  await expect(page.locator('#credit-block-anchor')).toBeInViewport()
  await expect(page.locator('#credit-block-anchor').getByRole('radio', { checked: true })).toHaveCount(0)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByRole('radio', { name: method.member ?? '' })).toBeChecked()
  await expect(page.getByRole('table', { name: 'График платежей' })).toBeVisible()
  expect(await seenFocus(page)).toMatchObject({ ring: true, inSight: true })
  await tabTo(page, page.getByRole('button', { name: 'Оформить заказ' }).first())
  await page.keyboard.press('Enter')
  await page.waitForURL('**/sim/dolyame/**')
})

test('31: a script that is blocked closes its own method only, and a press tries again [PAY-107]', async ({
  page,
  shop,
  quiet,
}) => {
  quiet.expectNoise(BROKEN_REQUEST)
  const method = methodOf('PayImmediately')
  const draft = await readyDraft(shop, method)
  await page.route('**/sim/scripts/**', (route) => route.abort())
  await openPayment(page, shop, draft, method)
  await submitOrder(page)
  await expect(page.getByText('Форма оплаты не загрузилась')).toBeVisible()
  await expect(page.getByRole('radio', { name: /^При получении/ })).toBeEnabled()
  await page.unroute('**/sim/scripts/**')
  await page.getByRole('button', { name: 'Попробовать ещё раз' }).click()
  await pressAt(page, method, 'Оплатить')
  await expectOrder(page, shop, draft)
})

test('20: back from the page of a service the form is alive, the method is kept and the order can be made [SAFE-15] [PAY-24]', async ({
  page,
  shop,
}) => {
  const method = methodOf('PayViaSberbankCredit')
  const draft = await readyDraft(shop, method)
  await openPayment(page, shop, draft, method)
  await submitOrder(page)
  await page.waitForURL('**/sim/**')
  await page.goBack()
  await expect(page.getByRole('radio', { name: method.member ?? '' })).toBeChecked()
  expect(await ordersOf(shop, draft)).toHaveLength(0)
  await page.getByRole('radio', { name: /^При получении/ }).check()
  await page.getByRole('checkbox', { name: consent }).check()
  await submitOrder(page)
  await expect(accepted(page)).toBeVisible()
  expect(await ordersOf(shop, draft)).toHaveLength(1)
})
