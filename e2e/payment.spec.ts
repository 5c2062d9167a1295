import { submitOrder } from './support/buyer'
import { seenFocus, tabTo } from './support/keyboard'
import { expectOrder, openPayment, pressAt, readyDraft } from './support/payment-buyer'
import { methodOf } from './support/payment-methods'
import { BROKEN_REQUEST, expect, test } from './support/shop'

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
