import { expect, type Page } from '@playwright/test'
import type { OpenShop } from '@prilavok/shop-server'
import { accepted, addFromPage, choosePoint, payableProducts, submitOrder } from './buyer'
import { payableDraft } from './payments'

const OFFERS = '**/api/buy-together'
const REASON = '<p>Нужна <b>предоплата</b>: <a href="/delivery/">условия</a></p>'

type Payments = Record<string, object>

/** The next answers with the ways to pay are changed on their way. */
async function changePayments(page: Page, change: (payments: Payments) => Payments): Promise<void> {
  await page.unroute('**/purchase-types')
  await page.route('**/purchase-types', async (route) => {
    const answer = await route.fetch()
    const types = (await answer.json()) as { items: Payments }
    await route.fulfill({ response: answer, json: { ...types, items: change(types.items) } })
  })
}

const without = (payments: Payments, options: readonly string[]): Payments =>
  Object.fromEntries(Object.entries(payments).filter(([id]) => !options.includes(id)))

/** The next answers with the ways to pay close pay on delivery with a reason in HTML; a shop may lack some of the others. */
export const closePayOnDelivery = (page: Page, reason = REASON, lacking: readonly string[] = []): Promise<void> =>
  changePayments(page, (payments) => {
    const closed = { ...payments['PayOnDelivery'], isAvailable: false, rejectReason: reason, rejectCode: null }
    return { ...without(payments, lacking), PayOnDelivery: closed }
  })

export const openPayOnDelivery = (page: Page, lacking: readonly string[] = []): Promise<void> =>
  changePayments(page, (payments) => without(payments, lacking))

/** The cart: dialog, quantities, a deletion that is undone, offers that fail once, an offer taken. */
export async function throughCart(page: Page, shop: OpenShop): Promise<void> {
  const [product] = await payableProducts(shop, 1)
  if (product === undefined) throw new Error('The demo shop has no product for this test.')
  await addFromPage(page, product)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Добавить ещё/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'продолжить покупки' }).click()
  await page
    .getByRole('button', { name: /Удалить из корзины/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Вернуть' }).click()
  await page.route(OFFERS, (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/profile/cart')
  await expect(page.getByText('Не удалось загрузить подборку товаров')).toBeVisible()
  await page.unroute(OFFERS)
  await page.getByRole('button', { name: 'Повторить' }).click()
  await page.locator('.pk-offer-card').getByRole('button', { name: 'В корзину' }).first().click()
  await expect(page.locator('.pk-cart-page').getByRole('button', { name: /Добавить ещё/ })).toHaveCount(2)
  await page.getByText('Вас может заинтересовать').click()
}

/** The order form: refused once with every error, the city found again by its list, masks typed into, the note in HTML read. */
export async function throughOrderForm(page: Page): Promise<void> {
  await page.goto('/profile/order')
  await submitOrder(page)
  await expect(page.getByText('Введите свою фамилию').first()).toBeVisible()
  await page.getByRole('button', { name: 'Изменить' }).first().click()
  await page.getByRole('combobox').pressSequentially('моск')
  await expect(page.getByRole('option').first()).toBeVisible()
  // A list that is still being replaced has nothing under the arrow any more.
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 1_000 })
  }).toPass()
  await page.getByLabel('Фамилия').first().fill('Петров')
  await page.getByLabel('Имя').first().fill('Иван')
  await page.getByLabel('Телефон', { exact: false }).first().pressSequentially('89123456789')
  await expect(page.getByLabel('Телефон', { exact: false }).first()).toHaveValue('+7 (912) 345-67-89')
  await page.getByRole('radio', { name: /Курьером/ }).check()
  await page.getByRole('radio', { name: /Самовывоз/ }).check()
  await page.getByRole('radio', { name: 'СДЭК' }).check()
}

/** A product, the cart with its offers, and an order that a shop has prepared up to the payment: every part is loaded, nothing is typed. */
export async function throughPreparedOrder(page: Page, shop: OpenShop): Promise<void> {
  const [product] = await payableProducts(shop, 1)
  if (product === undefined) throw new Error('The demo shop has no product for this test.')
  await addFromPage(page, product)
  await page.goto('/profile/cart')
  await expect(page.locator('.pk-offer-card').first()).toBeVisible()
  await page.goto(await shop.linkToDraft(await payableDraft(shop, 'PayOnDelivery')))
  await expect(page.locator('.pk-html')).toBeVisible()
}

/** Chooses a point, agrees and orders. */
export async function toAcceptedOrder(page: Page): Promise<void> {
  await choosePoint(page)
  // Where it could not be had for a while, another way to pay was proposed and stays the choice (PAY-20).
  await page.getByRole('radio', { name: /При получении/ }).check()
  await page.getByRole('checkbox', { name: /персональных данных/ }).check()
  await submitOrder(page)
  await expect(accepted(page)).toBeVisible()
}
