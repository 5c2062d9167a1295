import type { Page, Route } from '@playwright/test'
import type { OpenShop } from '@prilavok/shop-server'
import {
  accepted,
  choosePoint,
  draftOf,
  fillInOrder,
  ordersOf,
  payableProducts,
  startWithProducts,
  submitOrder,
} from './support/buyer'
import { BROKEN_REQUEST, expect, test } from './support/shop'

const SAVE = '**/api/order-in-process'
const PAYMENTS = '**/purchase-types'
const field = (page: Page, label: string) => page.getByLabel(label).first()
const comment = (page: Page) => page.getByLabel('Комментарий к заказу', { exact: false })
const isAutosave = (route: Route) =>
  route.request().method() === 'POST' && (route.request().postData() ?? '').includes('"id"')

/** The next answers with the ways to pay close all of them. */
const closePayments = (page: Page) =>
  page.route(PAYMENTS, async (route) => {
    const answer = await route.fetch()
    const { items, ...rest } = (await answer.json()) as { readonly items: Readonly<Record<string, object>> }
    const closed = Object.entries(items).map(([id, option]) => [
      id,
      { ...option, isAvailable: false, rejectReason: 'CantResolve' },
    ])
    await route.fulfill({ response: answer, json: { ...rest, items: Object.fromEntries(closed) } })
  })

async function openOrder(page: Page, shop: OpenShop): Promise<string> {
  await startWithProducts(page, await payableProducts(shop, 1))
  await page.goto('/profile/order')
  await expect(page).toHaveURL(/\?id=/)
  await expect(field(page, 'Фамилия')).toBeVisible()
  return draftOf(page)
}

/** What the shop has of the buyer. */
async function keptBuyer({ db }: OpenShop, draft: string): Promise<Record<string, unknown>> {
  const { customer } = await db
    .selectFrom('order_in_process')
    .select('customer')
    .where('id', '=', draft)
    .executeTakeFirstOrThrow()
  return { ...customer }
}

test('3, 4, 5: while every save fails no typed character is lost, and all of it is saved after the recovery; 6, 17: a press orders nothing that is not saved or cannot be paid [CHK-87] [CHK-43] [CHK-33] [VALID-11] [SAFE-04]', async ({
  page,
  shop,
  quiet,
}) => {
  quiet.expectNoise(BROKEN_REQUEST)
  const draft = await openOrder(page, shop)
  await page.route(SAVE, (route) => (isAutosave(route) ? route.abort() : route.continue()))
  const text = 'Позвоните, пожалуйста, вечером.'
  await field(page, 'Фамилия').pressSequentially('Петров-Водкин')
  await comment(page).pressSequentially(text)
  await expect(page.getByText('Не сохранено')).toBeVisible()
  await expect(comment(page)).toHaveValue(text)
  await expect(comment(page)).toBeEnabled()
  expect(await keptBuyer(shop, draft)).not.toMatchObject({ comment: text })
  await page.unroute(SAVE)
  await comment(page).press('End')
  await comment(page).pressSequentially(' Спасибо!')
  await expect
    .poll(async () => keptBuyer(shop, draft))
    .toMatchObject({ lastName: 'Петров-Водкин', comment: `${text} Спасибо!` })
  await expect(page.getByText('Не сохранено')).toHaveCount(0)
  await expect(comment(page)).toHaveValue(`${text} Спасибо!`)

  // The chosen way to pay goes with the next point.
  await fillInOrder(page)
  await closePayments(page)
  const another = page.getByRole('button', { name: 'Выбрать другой пункт выдачи' })
  await another.click()
  await page.locator('.pk-point__open').last().click()
  await page
    .getByRole('button', { name: /Забрать здесь/ })
    .last()
    .click()
  await expect(page.getByText('Для этого заказа пока нет доступного способа оплаты')).toBeVisible()
  await submitOrder(page)
  await expect(page.locator('.pk-error-summary').getByRole('button', { name: 'Выберите способ оплаты' })).toBeVisible()
  await page.unroute(PAYMENTS)
  await another.click()
  await choosePoint(page)
  await page.getByRole('radio', { name: /При получении/ }).check()
  await expect(page.getByText('Для этого заказа пока нет доступного способа оплаты')).toHaveCount(0)

  await page.route(SAVE, (route) => (isAutosave(route) ? route.abort() : route.continue()))
  await comment(page).fill('Позвоните вечером')
  await submitOrder(page)
  await expect(page.getByText('Заказ не отправлен')).toBeVisible()
  expect(await ordersOf(shop, draft)).toHaveLength(0)
  await page.unroute(SAVE)
  await comment(page).fill('Позвоните утром')
  await submitOrder(page)
  await expect(accepted(page)).toBeVisible()
  expect(await ordersOf(shop, draft)).toHaveLength(1)
  expect(await keptBuyer(shop, draft)).toMatchObject({ comment: 'Позвоните утром' })
})

test('7: a page that goes in the middle of a save has everything again on the next visit, and no name stands in local storage [SAFE-05] [SAFE-17]', async ({
  page,
  shop,
  quiet,
}) => {
  quiet.expectNoise(BROKEN_REQUEST)
  const draft = await openOrder(page, shop)
  await page.route(SAVE, (route) => (isAutosave(route) ? undefined : route.continue()))
  await field(page, 'Фамилия').fill('Петров')
  await field(page, 'Имя').fill('Иван')
  await choosePoint(page)
  await comment(page).fill('Позвоните вечером')
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }))
  for (const personal of ['Петров', 'Иван', 'вечером']) expect(kept).not.toContain(personal)
  await page.unroute(SAVE)
  await page.reload()
  await expect(field(page, 'Фамилия')).toHaveValue('Петров')
  await expect(field(page, 'Имя')).toHaveValue('Иван')
  await expect(comment(page)).toHaveValue('Позвоните вечером')
  await expect(page.getByRole('button', { name: 'Выбрать другой пункт выдачи' })).toBeVisible()
  await expect
    .poll(async () => keptBuyer(shop, draft))
    .toMatchObject({ lastName: 'Петров', firstName: 'Иван', comment: 'Позвоните вечером' })
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('prilavok.order.unsaved'))).toBeNull()
})

test('8: two tabs on one draft lose no field, and of one field the newest stays [SAFE-04]', async ({
  context,
  page,
  shop,
  quiet,
}) => {
  // A browser shows its tabs what one of them has stored a moment later: what the other saves before is refused, and comes again.
  quiet.expectNoise(/status of 412/)
  const draft = await openOrder(page, shop)
  const other = await context.newPage()
  await other.goto(`/profile/order?id=${draft}`)
  await expect(field(other, 'Фамилия')).toBeVisible()
  await field(page, 'Фамилия').fill('Петров')
  await field(other, 'Имя').fill('Иван')
  await expect.poll(async () => keptBuyer(shop, draft)).toMatchObject({ lastName: 'Петров', firstName: 'Иван' })
  for (const tab of [page, other]) {
    await expect(field(tab, 'Фамилия')).toHaveValue('Петров')
    await expect(field(tab, 'Имя')).toHaveValue('Иван')
  }
  await comment(page).fill('Первое')
  await comment(other).fill('Второе')
  await expect.poll(async () => keptBuyer(shop, draft)).toMatchObject({ comment: 'Второе' })
  await expect(comment(page)).toHaveValue('Второе')
})

test('9, 10, 11, 12, 43: whatever stands in the address, the page says what is there and leads on [CHK-84] [CHK-86]', async ({
  page,
  shop,
  quiet,
}) => {
  quiet.expectNoise(BROKEN_REQUEST)
  const draft = await openOrder(page, shop)
  await field(page, 'Фамилия').fill('Петров')
  await expect.poll(async () => keptBuyer(shop, draft)).toMatchObject({ lastName: 'Петров' })
  // What cannot be a draft of this shop is somebody else's parameter; the buyer's own draft goes on.
  const foreign = `<script>alert(1)</script>${'x'.repeat(10_000)}`
  await page.goto(`/profile/order?id=${encodeURIComponent(foreign)}`)
  await expect(field(page, 'Фамилия')).toHaveValue('Петров')
  await page.goto(`/profile/order?id=${draft}&utm_source=x&utm_source=y&cityId=__proto__#%E0%A4%A`)
  await expect(field(page, 'Фамилия')).toHaveValue('Петров')
  await page.route(`**/api/order-in-process/${draft}`, (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto(`/profile/order?id=${draft}`)
  await expect(page.getByText('Не удалось открыть оформление заказа')).toBeVisible()
  await page.unroute(`**/api/order-in-process/${draft}`)
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect(field(page, 'Фамилия')).toHaveValue('Петров')
  await page.goto('/profile/order?id=Unknown-draft-of-a-buyer')
  await expect(page.getByText('Не найден заказ с таким номером')).toBeVisible()
  await expect(page).toHaveURL(/\/profile\/order$/)
})

test('20, 21: whoever leaves is met once, back from another page the form is alive, and an order that was asked about is made by a yes with the keyboard [SAFE-15] [CHK-65] [CHK-66] [CHK-67] [CHK-68] [CHK-75] [CHK-76] [CHK-77]', async ({
  page,
  shop,
}) => {
  await page.clock.install()
  const draft = await openOrder(page, shop)
  const prevented = () =>
    page.evaluate(() => !globalThis.dispatchEvent(new Event('beforeunload', { cancelable: true })))
  expect(await prevented()).toBe(false)
  await fillInOrder(page)
  await comment(page).fill('Позвоните вечером')
  await expect.poll(prevented).toBe(true)
  const leave = (clientY: number) =>
    page.evaluate(
      (y) => void document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY: y })),
      clientY,
    )
  const warning = page.getByRole('dialog', { name: 'Заказ ещё не оформлен' })
  await leave(10)
  await expect(warning).toHaveCount(0)
  await leave(9)
  await expect(warning.getByText('Осталось подтвердить заказ')).toBeVisible()
  await warning.getByRole('button', { name: 'Вернуться к шагу «Подтверждение заказа»' }).click()
  await expect(warning).toHaveCount(0)
  await leave(0)
  await expect(warning).toHaveCount(0)

  await page.goto('/')
  await page.goBack()
  await expect(field(page, 'Фамилия')).toHaveValue('Петров')
  await expect(comment(page)).toHaveValue('Позвоните вечером')
  await page.getByRole('radio', { name: /При получении/ }).check()
  const consent = page.getByRole('checkbox', { name: /персональных данных/ })
  if (!(await consent.isChecked())) await consent.check()

  const asked = page.getByRole('dialog', { name: 'Подтверждаем заказ?' })
  await page.clock.runFor(61_000)
  await expect(asked).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(asked).toHaveCount(0)
  await page.clock.runFor(170_000)
  await expect(asked).toHaveCount(0)
  await page.clock.runFor(11_000)
  await expect(asked).toBeVisible()
  await asked.getByRole('button', { name: 'Подтвердить заказ' }).focus()
  await page.keyboard.press('Enter')
  await expect(accepted(page)).toBeVisible()
  expect(await ordersOf(shop, draft)).toHaveLength(1)
  expect(await prevented()).toBe(false)
})
