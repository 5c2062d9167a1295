import type { Browser, Page } from '@playwright/test'
import type { OpenShop } from '@prilavok/shop-server'
import { accepted, draftOf, fillInOrder, keyOf, payableProducts, startWithProducts, submitOrder } from './support/buyer'
import { expect, test } from './support/shop'

const lastName = (page: Page) => page.getByLabel('Фамилия').first()

/** A page of a browser that knows nothing of the others. */
async function elsewhere(browser: Browser, shop: OpenShop): Promise<Page> {
  return (await browser.newContext({ baseURL: shop.url })).newPage()
}

async function openOrder(page: Page, shop: OpenShop): Promise<string> {
  await startWithProducts(page, await payableProducts(shop, 1))
  await page.goto('/profile/order')
  await expect(lastName(page)).toBeVisible()
  return draftOf(page)
}

const saved = ({ db }: OpenShop, id: string) =>
  db.selectFrom('order_in_process').select('customer').where('id', '=', id).executeTakeFirstOrThrow()

test("somebody else's link gives its products and nothing more: what is typed goes into a draft of one's own", async ({
  browser,
  page,
  shop,
}) => {
  const attacker = await elsewhere(browser, shop)
  const trap = await openOrder(attacker, shop)
  await page.goto(`/profile/order?id=${trap}`)
  await expect(lastName(page)).toBeVisible()
  await expect(page.getByRole('spinbutton')).toHaveValue('1')
  expect(draftOf(page)).not.toBe(trap)
  await lastName(page).fill('Доверчивая')
  await expect.poll(async () => (await saved(shop, draftOf(page))).customer).toMatchObject({ lastName: 'Доверчивая' })
  for (const key of [await keyOf(attacker), 'a-key-of-nobody-in-particular']) {
    const answer = await attacker.request.get(`/api/order-in-process/${draftOf(page)}`, {
      headers: { 'X-Draft-Key': key },
    })
    expect(await answer.text()).not.toContain('Доверчивая')
    expect(answer.headers()['cache-control']).toBe('no-store')
  }
  expect((await saved(shop, trap)).customer).not.toMatchObject({ lastName: 'Доверчивая' })
  await attacker.context().close()
})

test("a buyer's link shows nobody who the buyer is, before the order and after it", async ({ browser, page, shop }) => {
  const draft = await openOrder(page, shop)
  await fillInOrder(page)
  await lastName(page).fill('Скрытный')
  await expect.poll(async () => (await saved(shop, draft)).customer).toMatchObject({ lastName: 'Скрытный' })
  const other = await elsewhere(browser, shop)
  await other.goto(`/profile/order?id=${draft}`)
  await expect(lastName(other)).toHaveValue('')
  await submitOrder(page)
  await expect(accepted(page)).toBeVisible()
  const late = await elsewhere(browser, shop)
  await late.goto(`/profile/order?id=${draft}`)
  await expect(late.getByText('Этот заказ уже оформлен')).toBeVisible()
  expect(await late.content()).not.toContain('Скрытный')
  await Promise.all([other.context().close(), late.context().close()])
})

test('a link that the shop has prepared hands the draft over: the token leaves the address and works once', async ({
  browser,
  page,
  shop,
}) => {
  const staff = await elsewhere(browser, shop)
  const draft = await openOrder(staff, shop)
  await lastName(staff).fill('Петров')
  await expect.poll(async () => (await saved(shop, draft)).customer).toMatchObject({ lastName: 'Петров' })
  const link = await shop.linkToDraft(draft)
  await page.goto(link)
  await expect(lastName(page)).toHaveValue('Петров')
  await expect(page).toHaveURL(new RegExp(`/profile/order\\?id=${draft}$`))
  await page.reload()
  await expect(lastName(page)).toHaveValue('Петров')

  const second = await elsewhere(browser, shop)
  await second.goto(link)
  await expect(lastName(second)).toHaveValue('')
  await expect(second).not.toHaveURL(/access=/)
  const refused = staff.waitForResponse((answer) => answer.status() === 403)
  await lastName(staff).fill('Сидоров')
  await refused
  expect((await saved(shop, draft)).customer).toMatchObject({ lastName: 'Петров' })
  await Promise.all([staff.context().close(), second.context().close()])
})
