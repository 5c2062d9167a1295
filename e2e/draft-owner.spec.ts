import type { Browser, Page } from '@playwright/test'
import type { OpenShop } from '@prilavok/shop-server'
import { accepted, draftOf, submitOrder } from './support/buyer'
import { openPayment } from './support/payment-buyer'
import { methodOf } from './support/payment-methods'
import { KEY, payableDraft } from './support/payments'
import { expect, test } from './support/shop'

const lastName = (page: Page) => page.getByLabel('Фамилия').first()

/** A page of a browser that knows nothing of the others. */
async function elsewhere(browser: Browser, shop: OpenShop): Promise<Page> {
  return (await browser.newContext({ baseURL: shop.url })).newPage()
}

/** A draft of Анна Петрова that lacks nothing but its payment. */
const draftOfAnna = (shop: OpenShop) => payableDraft(shop, 'PayOnDelivery')

const saved = ({ db }: OpenShop, id: string) =>
  db.selectFrom('order_in_process').select('customer').where('id', '=', id).executeTakeFirstOrThrow()

test("somebody else's link gives its products and nothing more: what is typed goes into a draft of one's own", async ({
  page,
  shop,
}) => {
  const trap = await draftOfAnna(shop)
  await page.goto(`/profile/order?id=${trap}`)
  await expect(lastName(page)).toHaveValue('')
  await expect(page.getByRole('spinbutton')).toHaveValue('1')
  const own = draftOf(page)
  expect(own).not.toBe(trap)
  await lastName(page).fill('Доверчивая')
  await expect.poll(async () => (await saved(shop, own)).customer).toMatchObject({ lastName: 'Доверчивая' })
  for (const key of [KEY, 'a-key-of-nobody-in-particular']) {
    const answer = await page.request.get(`/api/order-in-process/${own}`, { headers: { 'X-Draft-Key': key } })
    expect(await answer.text()).not.toContain('Доверчивая')
    expect(answer.headers()['cache-control']).toBe('no-store')
  }
  expect((await saved(shop, trap)).customer).toMatchObject({ lastName: 'Петрова' })
})

test("a buyer's link shows nobody who the buyer is, before the order and after it", async ({ browser, page, shop }) => {
  const draft = await draftOfAnna(shop)
  const other = await elsewhere(browser, shop)
  await other.goto(`/profile/order?id=${draft}`)
  await expect(lastName(other)).toHaveValue('')
  await openPayment(page, shop, draft, methodOf('PayOnDelivery'))
  await submitOrder(page)
  await expect(accepted(page)).toBeVisible()
  const late = await elsewhere(browser, shop)
  await late.goto(`/profile/order?id=${draft}`)
  await expect(late.getByText('Этот заказ уже оформлен')).toBeVisible()
  for (const stranger of [other, late]) expect(await stranger.content()).not.toContain('Петрова')
  await Promise.all([other.context().close(), late.context().close()])
})

test('a link that the shop has prepared hands the draft over: the token leaves the address and works once', async ({
  browser,
  page,
  shop,
}) => {
  const draft = await draftOfAnna(shop)
  const link = await shop.linkToDraft(draft)
  await page.goto(link)
  await expect(lastName(page)).toHaveValue('Петрова')
  await expect(page).toHaveURL(new RegExp(`/profile/order\\?id=${draft}$`))
  await page.reload()
  await expect(lastName(page)).toHaveValue('Петрова')

  const second = await elsewhere(browser, shop)
  await second.goto(link)
  await expect(lastName(second)).toHaveValue('')
  await expect(second).not.toHaveURL(/access=/)
  await second.context().close()
  // Whoever had the draft before has it no more.
  const refused = await page.request.post('/api/order-in-process', {
    data: { id: draft, customer: { value: { lastName: 'Сидоров' } } },
    headers: { 'X-Draft-Key': KEY },
  })
  expect(refused.status()).toBe(403)
  expect((await saved(shop, draft)).customer).toMatchObject({ lastName: 'Петрова' })
})
