import { standardRateLimits } from '@prilavok/shop-server'
import {
  accepted,
  draftOf,
  fillInOrder,
  ordersOf,
  payableProducts,
  startWithProducts,
  submitOrder,
} from './support/buyer'
import { openDemoShop } from './support/demo-shop'
import { BROKEN_REQUEST, expect, test } from './support/shop'

const ONE_IN_FIVE_SECONDS = { requests: 1, seconds: 5 }

test('a shop that is asked too often says how long to wait; nothing typed is lost and one order is made [SAFE-01] [SAFE-04]', async ({
  page,
  context,
  quiet,
}, info) => {
  quiet.expectNoise(BROKEN_REQUEST)
  const limit = { perVisitor: ONE_IN_FIVE_SECONDS, perAddress: ONE_IN_FIVE_SECONDS }
  const rateLimits = { ...standardRateLimits, confirm: limit }
  const shop = await openDemoShop({ rateLimits })
  try {
    await context.addCookies([{ name: 'prilavok-build', value: String(info.project.metadata['build']), url: shop.url }])
    await page.goto(shop.url)
    await startWithProducts(page, await payableProducts(shop, 1))
    await page.goto(`${shop.url}/profile/order`)
    await fillInOrder(page)
    const draft = draftOf(page)
    // Somebody else behind the same address has just made an order.
    await fetch(`${shop.url}/api/order-in-process/other/confirm`, {
      method: 'POST',
      headers: { 'Idempotency-Key': 'other-buyer' },
    })
    await submitOrder(page)
    await expect(page.getByRole('alert').filter({ hasText: 'Слишком много запросов' })).toContainText(
      /Подождите \d с и нажмите «Оформить заказ» ещё раз/,
    )
    await expect(page.getByLabel('Фамилия').first()).not.toHaveValue('')
    await expect(async () => {
      await submitOrder(page)
      await expect(accepted(page)).toBeVisible()
    }).toPass()
    expect(await ordersOf(shop, draft)).toHaveLength(1)
  } finally {
    await shop.close()
  }
})
