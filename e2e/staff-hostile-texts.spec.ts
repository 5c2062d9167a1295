import { payableProducts } from './support/buyer'
import { hostileHeaps, insertRecords, tooWide, watchForAttacks } from './support/hostile-rows'
import { expect, test } from './support/staff'

test.use({ bypassCSP: true, viewport: { width: 320, height: 640 } })

const EARLIEST = new Date('2001-01-01T00:00:00Z')
const QUEUES = [
  ['productcomment', 'product_comment'],
  ['store-feedback', 'store_feedback'],
  ['user-product-questions', 'user_product_question'],
] as const
const WAITING = 6

test('five hundred hostile texts wait for the moderators as text, run nothing and fit on 320 px, in queues and lists [SAFE-13]', async ({
  staff,
  page,
  shop,
}) => {
  const [product] = await payableProducts(shop, 1)
  const heaps = hostileHeaps(WAITING)
  const attacks = await watchForAttacks(page)
  const remove: (() => Promise<void>)[] = []
  const harmless = async (where: string) => {
    expect(await attacks(), where).toEqual([])
    expect(await tooWide(page), where).toEqual([])
  }
  try {
    for (const [, table] of QUEUES)
      remove.push(
        await insertRecords(
          shop,
          table,
          heaps.map((text) => ({
            productId: product?.id,
            status: 'New',
            score: 1,
            userName: text,
            text,
            question: text,
            advantages: text,
            disadvantages: text,
            orderNumber: text,
            phone: text,
            email: text,
          })),
          EARLIEST,
        ),
      )
    await staff.signIn('admin')
    for (const [resource] of QUEUES) {
      await page.evaluate((hash) => (location.hash = hash), `/${resource}`)
      const card = page.locator('.pk-staff-queue__card')
      for (const text of heaps) {
        await expect.poll(() => card.locator('.pk-staff-queue__text').textContent()).toBe(text)
        expect(await card.locator('.pk-staff-queue__who strong').textContent()).toBe(text)
        await harmless(`${resource}: card`)
        await page.getByRole('button', { name: 'Следующая' }).click()
      }
      await staff.openList(resource, resource === 'productcomment' ? 'sort=createdUtc' : 'sort=createdOn')
      await harmless(`${resource}: list`)
    }
  } finally {
    for (const each of remove) await each()
  }
})
