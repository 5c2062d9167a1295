import type { Locator, Page, Route } from '@playwright/test'
import type { OpenShop } from '@prilavok/shop-server'
import { accepted, ordersOf, payableProducts, startWithProducts, submitOrder } from './buyer'
import type { Method } from './payment-methods'
import { KEY, payableDraft } from './payments'
import { expect } from './shop'

/** What is pressed in the window, form or page of a stand-in provider. */
export type Press = 'Оплатить' | 'Отклонить' | 'Подождать' | 'Закрыть'

const CONFIRM = '**/api/order-in-process/*/confirm'

/** Whom an invoice is made out to, out of the shop's own registers. */
async function companyOf({ db }: OpenShop): Promise<object> {
  const { name, inn, kpp, ogrn } = await db
    .selectFrom('company')
    .selectAll()
    .where('kpp', 'is not', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const { bic, cor_account: corAccount } = await db
    .selectFrom('bank')
    .selectAll()
    .where('cor_account', 'is not', null)
    .orderBy('bic')
    .limit(1)
    .executeTakeFirstOrThrow()
  return { companyName: name, inn, kpp, ogrn, bic, corAccount, bankAccount: '40702810000000000000' }
}

/** A draft of the shop that lacks nothing but its payment; answers its id. */
export async function readyDraft(shop: OpenShop, method: Method): Promise<string> {
  const id = await payableDraft(shop, 'PayOnDelivery')
  if (method.option !== 'FromCheckingAccountAsLegalEntity') return id
  await fetch(new URL('/api/order-in-process', shop.url), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Draft-Key': KEY },
    body: JSON.stringify({ id, company: { value: await companyOf(shop) } }),
  })
  return id
}

/** Opens a ready draft by the link that hands it over, agrees and chooses the way to pay. */
export async function openPayment(page: Page, shop: OpenShop, draft: string, method: Method): Promise<void> {
  await startWithProducts(page, await payableProducts(shop, 1))
  await page.goto(await shop.linkToDraft(draft))
  await choosePayment(page, method)
  await page.getByRole('checkbox', { name: /персональных данных/ }).check()
}

/** Chooses a way to pay in the list and, where it is one of several, in the credit block. */
export async function choosePayment(page: Page, { item, member }: Method): Promise<void> {
  await page.getByRole('radio', { name: item }).check()
  if (member === undefined) return
  // Three are shown first.
  const credits = page.locator('#credit-block-anchor')
  await expect(credits.getByRole('radio').first()).toBeVisible()
  const more = credits.getByRole('button', { name: /^Показать ещё \d+$/ })
  if (!(await credits.getByRole('radio', { name: member }).isVisible())) await more.click()
  await credits.getByRole('radio', { name: member }).check()
}

/** From the filled-in form to the provider's page, window or form, and a press there. */
export async function payWith(page: Page, method: Method, press: Press): Promise<void> {
  await submitOrder(page)
  await pressAt(page, method, press)
}

/** A button of the provider's page, window or form. */
const buttonAt = (page: Page, { kind }: Method, press: Press) =>
  ({
    redirect: page.locator('body'),
    widget: page.getByRole('dialog'),
    form: page.locator('.pk-payment-frame'),
    direct: page.locator('body'),
  })[kind].getByRole('button', { name: press, exact: true })

/** The provider's page, window or form is there. */
export async function expectOpen(page: Page, method: Method): Promise<void> {
  if (method.kind === 'redirect') await page.waitForURL('**/sim/**')
  await expect(buttonAt(page, method, 'Оплатить')).toBeVisible()
}

/** Presses a button of the provider. */
export async function pressAt(page: Page, method: Method, press: Press): Promise<void> {
  if (method.kind === 'redirect') await page.waitForURL('**/sim/**')
  await buttonAt(page, method, press).click()
}

/** An element has the focus and is in the window with nothing over it. */
export async function expectInSight(element: Locator): Promise<void> {
  await expect(element).toBeFocused()
  const isFree = () =>
    element.evaluate((notice) => {
      const { top, bottom, left, width } = notice.getBoundingClientRect()
      const points = [top + 4, (top + bottom) / 2, bottom - 4]
      return points.every((y) => notice.contains(document.elementFromPoint(left + width / 2, y)))
    })
  await expect.poll(isFree).toBe(true)
}

/** Tells the stand-in provider how to behave with the next payment of a draft. */
export async function planPayment(shop: OpenShop, { provider }: Method, draft: string, script: string): Promise<void> {
  const headers = { 'Content-Type': 'application/json' }
  const response = await fetch(new URL('/sim/plan', shop.url), {
    method: 'POST',
    headers,
    body: JSON.stringify({ provider, id: draft, script }),
  })
  expect(response.status).toBe(200)
}

/** The next confirmation reaches the shop, and its answer is lost on the way. */
export const loseConfirmAnswer = (page: Page) =>
  page.route(
    CONFIRM,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )

/** What the shop does with the next confirmation, in place of making the order. */
export const answerConfirm = (page: Page, run: (route: Route) => Promise<void>) =>
  page.route(CONFIRM, run, { times: 1 })

/** The shop says that the order is there, it is there, and it is the only one. */
export async function expectOrder(page: Page, shop: OpenShop, draft: string): Promise<void> {
  await expect(accepted(page)).toBeVisible()
  await expect(page).toHaveURL(/\/profile\/order$/)
  expect(await ordersOf(shop, draft)).toHaveLength(1)
}

/** Time goes by, question by question, until the shop knows. */
export async function waitQuickly(page: Page): Promise<void> {
  await expect
    .poll(
      async () => {
        if (await accepted(page).isVisible()) return true
        await page.clock.fastForward(5_100)
        return accepted(page).isVisible()
      },
      { intervals: [150] },
    )
    .toBe(true)
}

/** The buyer is back at the payment step, can order again, and no order was made. */
export async function expectNoOrder(page: Page, shop: OpenShop, draft: string): Promise<void> {
  await expect(page.getByRole('button', { name: 'Оформить заказ' })).toBeVisible()
  await expect(page.getByRole('radio', { name: /^При получении/ })).toBeEnabled()
  expect(await ordersOf(shop, draft)).toHaveLength(0)
}

/** The words of a payment that did not come, letter for letter (PAY-75). */
export const declined = (page: Page) =>
  page.getByText('Не смогли получить оплату. Попробуйте выбрать другой способ оплаты.')
