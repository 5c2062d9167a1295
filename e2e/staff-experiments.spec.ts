import type { Browser, Page } from '@playwright/test'
import type { OpenShop } from '@prilavok/shop-server'
import { addFromPage, payableProducts } from './support/buyer'
import { BROKEN_REQUEST } from './support/shop'
import { expect, staffDesk, test } from './support/staff'

const EXPERIMENT = 'GoToOrderForm'
/** The link of the cart dialog, as each option has it. */
const TARGETS = { false: '/profile/cart', true: '/profile/order' } as const

test.beforeEach(async ({ shop: { db } }) => {
  const options = [
    { label: 'false', value: false, isControl: true },
    { label: 'true', value: true },
  ]
  await db.deleteFrom('experiment').execute()
  // Nobody draws the second option: whoever sees it has it by the decision.
  const definition = JSON.stringify({ options, distributionRule: { false: 1 } })
  await db.insertInto('experiment').values({ name: EXPERIMENT, definition, started_on: new Date() }).execute()
})
test.afterEach(async ({ shop }) => {
  await shop.db.deleteFrom('experiment').execute()
})

/** A browser of its own. */
const visitor = async (browser: Browser, { url }: OpenShop): Promise<Page> =>
  (await browser.newContext({ baseURL: url })).newPage()

const card = (page: Page) => page.getByRole('region', { name: 'Сразу к оформлению' })

/** Decides as a person does: presses, reads the question, agrees. */
async function decide(page: Page, action: string): Promise<void> {
  await card(page).getByRole('button', { name: action }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('с загрузки следующей страницы')
  await dialog.getByRole('button', { name: action }).click()
  await expect(dialog).toHaveCount(0)
}

test('what the staff decides is what a buyer has on the next page: shipped, resumed, stopped', async ({
  browser,
  page,
  shop,
  staff,
}) => {
  await staff.signIn('marketing', 'experiments')
  await expect(card(page)).toContainText('Идёт')
  const buyer = await visitor(browser, shop)
  const [product] = await payableProducts(shop, 1)
  if (product === undefined) throw new Error('The demo shop has no product for this test.')
  const expectOption = async (option: keyof typeof TARGETS) => {
    await buyer.evaluate(() => localStorage.removeItem('prilavok.cart')).catch(() => {})
    await addFromPage(buyer, product)
    await expect(buyer.getByRole('dialog').locator(`a[href="${TARGETS[option]}"]`)).toBeVisible()
    await expect(
      buyer.getByRole('dialog').locator(`a[href="${TARGETS[option === 'true' ? 'false' : 'true']}"]`),
    ).toHaveCount(0)
  }
  await expectOption('false')
  // The page has told of it.
  const visitors = card(page)
    .getByRole('row', { name: /^false/ })
    .getByRole('cell')
    .first()
  await expect(async () => {
    await page.reload()
    await expect(visitors).toHaveText(/^1\D/, { timeout: 2_000 })
  }).toPass()

  await decide(page, 'Внедрить вариант')
  await expect(card(page)).toContainText('Внедрён')
  await expectOption('true')

  await decide(page, 'Продолжить')
  await expect(card(page)).toContainText('Идёт')
  await expectOption('false')

  await decide(page, 'Остановить')
  await expect(card(page)).toContainText('Остановлен')
  await expect(card(page).getByRole('region', { name: 'Решения' }).getByRole('listitem')).toHaveCount(3)
  await expectOption('false')
  await buyer.context().close()
})

test('a decision that a colleague has overtaken is refused with words, and the page shows theirs', async ({
  browser,
  page,
  quiet,
  shop,
  staff,
}) => {
  quiet.expectNoise(BROKEN_REQUEST)
  quiet.expectNoise(/decide завершился с ошибкой/)
  await staff.signIn('admin', 'experiments')
  await expect(card(page)).toContainText('Идёт')
  const other = await visitor(browser, shop)
  await staffDesk(other, shop.url).signIn('marketing', 'experiments')
  await decide(other, 'Остановить')
  await expect(card(other)).toContainText('Остановлен')
  await other.context().close()

  await decide(page, 'Внедрить вариант')
  await expect(page.getByText('Эксперимент уже изменил другой сотрудник')).toBeVisible()
  await expect(card(page)).toContainText('Остановлен')
  await expect(card(page)).toContainText('Мария Попова')
})

test('who may only look is offered no decision; where nothing runs, the page tells how to begin', async ({
  page,
  shop,
  staff,
}) => {
  await staff.signIn('viewer', 'experiments')
  await expect(card(page)).toContainText('Идёт')
  await expect(card(page).getByRole('button')).toHaveCount(0)
  await shop.db.deleteFrom('experiment').execute()
  await page.reload()
  await expect(page.getByText('Экспериментов пока нет')).toBeVisible()
})
