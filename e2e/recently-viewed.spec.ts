import { payableProducts } from './support/buyer'
import { expect, test } from './support/shop'

test('products that were looked at are listed, the newest first, without the one of the page [RECENT-03] [RECENT-05] [RECENT-06] [RECENT-10]', async ({
  page,
  shop,
}) => {
  const [first, second] = await payableProducts(shop, 2)
  if (first === undefined || second === undefined) throw new Error('The demo shop has no products for this test.')
  const list = page.locator('[data-prilavok="recently-viewed"]')
  const kept = () => page.evaluate(() => localStorage.getItem('already_viewed') ?? '')
  const look = async ({ slug, name }: typeof first) => {
    await page.goto(`/product/${slug}`)
    // The list is below the fold; the product is recorded once its widget is near.
    await list.scrollIntoViewIfNeeded()
    await expect.poll(async () => (await kept()).indexOf(JSON.stringify(name))).toBeGreaterThan(-1)
    await expect.poll(async () => (JSON.parse(await kept()) as { title: string }[])[0]?.title).toBe(name)
  }
  await look(first)
  await look(second)
  await expect(list.getByRole('link', { name: first.name })).toBeVisible()
  await expect(list.getByRole('link', { name: second.name })).toHaveCount(0)
  await look(first)
  await page.goto('/')
  await list.scrollIntoViewIfNeeded()
  await expect(list.getByRole('listitem')).toHaveText([
    new RegExp(first.name.slice(0, 20)),
    new RegExp(second.name.slice(0, 20)),
  ])
  await list.getByRole('link', { name: second.name }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second.name)
})
