import type { Page, Route } from '@playwright/test'
import {
  accepted,
  addFromPage,
  draftOf,
  fillInOrder,
  ordersOf,
  payableProducts,
  startWithProducts,
  submitOrder,
} from './support/buyer'
import { BROKEN_REQUEST, expect, test } from './support/shop'

const CONFIRM = '**/api/order-in-process/*/confirm'
const CALCULATE = '**/api/cart/calculate*'

/** The server breaks the next requests of an address in the given ways, in turn. */
async function spoil(page: Page, address: string, ...faults: readonly string[]): Promise<void> {
  const left = [...faults]
  await page.route(address, (route: Route) => {
    const fault = left.shift()
    return route.continue(
      fault === undefined ? {} : { headers: { ...route.request().headers(), 'X-Prilavok-Fault': fault } },
    )
  })
}

async function openOrder(page: Page, shop: Parameters<typeof payableProducts>[0], count = 1) {
  const products = await payableProducts(shop, count)
  await startWithProducts(page, products)
  await page.goto('/profile/order')
  await expect(page).toHaveURL(/\?id=/)
  return products
}

test.describe('fault cases of the order draft', () => {
  test('2: two tabs that open the order page together share one draft [SAFE-03]', async ({
    context,
    page,
    shop,
    quiet,
  }) => {
    // Whoever of the two is later with a save merges it with the other's.
    quiet.expectNoise(/412 \(Precondition Failed\)/)
    const products = await payableProducts(shop, 1)
    const other = await context.newPage()
    await startWithProducts(page, products)
    await startWithProducts(other, products)
    await page.goto('/')
    await Promise.all([page.goto('/profile/order'), other.goto('/profile/order')])
    await expect(page).toHaveURL(/\?id=/)
    await expect(other).toHaveURL(/\?id=/)
    expect(draftOf(other)).toBe(draftOf(page))
  })
})

test.describe('fault cases of the confirmation', () => {
  test('13: a double click and Enter make one order [SAFE-01]', async ({ page, shop }) => {
    await openOrder(page, shop)
    await fillInOrder(page)
    const draft = draftOf(page)
    let confirms = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/confirm')) confirms += 1
    })
    const button = page.getByRole('button', { name: 'Оформить заказ' }).first()
    await button.dblclick()
    await page.keyboard.press('Enter')
    await expect(accepted(page)).toBeVisible()
    expect(confirms).toBe(1)
    expect(await ordersOf(shop, draft)).toHaveLength(1)
  })

  test('14, 15: an error and a shop that is asked too often keep the form and say so; an order whose answer is lost is seen to be accepted, and is the only one [SAFE-01] [SAFE-02] [SAFE-04]', async ({
    page,
    shop,
    quiet,
  }) => {
    quiet.expectNoise(BROKEN_REQUEST)
    await openOrder(page, shop)
    await fillInOrder(page)
    const draft = draftOf(page)
    await spoil(page, CONFIRM, 'status=500', 'status=429', 'lose-answer')
    await submitOrder(page)
    await expect(page.getByText('Заказ пока не оформлен')).toBeVisible()
    await submitOrder(page)
    await expect(page.getByRole('alert').filter({ hasText: 'Слишком много запросов' })).toContainText(
      /Подождите \d с и нажмите «Оформить заказ» ещё раз/,
    )
    await expect(page.getByLabel('Фамилия').first()).toHaveValue('Петров')
    expect(await ordersOf(shop, draft)).toHaveLength(0)
    await submitOrder(page)
    await expect(accepted(page)).toBeVisible()
    expect(await ordersOf(shop, draft)).toHaveLength(1)
  })

  test('42: an order accepted in one tab cannot be confirmed again in another [SAFE-10]', async ({
    context,
    page,
    shop,
    quiet,
  }) => {
    // The other tab may be saving at that very moment; the server refuses it, and the browser says so by itself.
    quiet.expectNoise(/status of 409/)
    await openOrder(page, shop)
    await fillInOrder(page)
    const draft = draftOf(page)
    const other = await context.newPage()
    await other.goto('/profile/order')
    await expect(other).toHaveURL(new RegExp(draft))
    await submitOrder(page)
    await expect(accepted(page)).toBeVisible()
    await expect(other.getByText('Этот заказ уже оформлен')).toBeVisible()
    expect(await ordersOf(shop, draft)).toHaveLength(1)
  })
})

/** What somebody else, a cut or an older version may have left under the name of the cart. */
const DAMAGED: Readonly<Record<string, string>> = {
  'a damaged cart': '{"goods":[{"id":"x","quantity":',
  'a foreign cart': '{"v":99,"items":"hacked","__proto__":{"admin":true}}',
  'five megabytes': JSON.stringify({ goods: [{ id: 'x', name: 'ы'.repeat(2_000_000), quantity: 'many' }] }),
  'impossible quantities': JSON.stringify({
    goods: [
      { id: 'x', quantity: -1 },
      { id: 'y', quantity: null },
      { id: 'z', quantity: 1e9 },
    ],
  }),
}

test.describe('fault cases of the cart', () => {
  test("36, 41: the server's price wins over that of the page, and quick presses with a slow calculation end with the total of the last one [SAFE-11]", async ({
    page,
    shop,
  }) => {
    const [product] = await payableProducts(shop, 1)
    if (product === undefined) throw new Error('The demo shop has no product for this test.')
    const { price_kopecks: price } = await shop.db
      .selectFrom('product')
      .select('price_kopecks')
      .where('id', '=', product.id)
      .executeTakeFirstOrThrow()
    const digits = (kopecks: number) => String(Math.trunc(kopecks / 100)).replace(/\B(?=(\d{3})+$)/g, '\u00a0')
    await startWithProducts(page, [product])
    await page.goto('/profile/cart')
    await expect(page.locator('.pk-cart-page')).toContainText(digits(price))
    await expect(page.locator('.pk-cart-page')).not.toContainText('1\u00a0000\u00a0₽')
    await spoil(page, CALCULATE, 'delay=900', 'delay=600', 'delay=300')
    const more = page.getByRole('button', { name: /больше|Добавить|Увеличить/i }).first()
    for (let press = 0; press < 3; press += 1) await more.click()
    await expect(page.locator('.pk-cart-page')).toContainText(digits(price * 4))
  })

  test('37: without storage the cart works for this page and says so once [SAFE-09]', async ({ page, shop, quiet }) => {
    quiet.expectNoise(/keeps nothing/)
    const warnings: string[] = []
    page.on('console', (message) => void (message.type() === 'warning' && warnings.push(message.text())))
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    })
    const [product] = await payableProducts(shop, 1)
    if (product === undefined) throw new Error('The demo shop has no product for this test.')
    await addFromPage(page, product)
    await page.getByRole('dialog').getByRole('button', { name: 'продолжить покупки' }).click()
    await expect(page.getByRole('link', { name: 'В корзине 1 шт.' }).first()).toBeVisible()
    expect(warnings.filter((text) => text.includes('keeps nothing'))).toHaveLength(1)
  })

  test('38, 39: whatever stands in the place of the cart does no harm: what is valid stays, adding works [SAFE-08] [SAFE-09]', async ({
    page,
    shop,
    quiet,
  }) => {
    quiet.expectNoise(/stored cart was damaged/)
    const [product] = await payableProducts(shop, 1)
    if (product === undefined) throw new Error('The demo shop has no product for this test.')
    await page.goto('/about/')
    for (const [name, stored] of Object.entries(DAMAGED)) {
      await page.evaluate((text) => localStorage.setItem('prilavok.cart', text), stored)
      await addFromPage(page, product)
      const quantities = await page.evaluate(() =>
        JSON.parse(localStorage.getItem('prilavok.cart') ?? '').goods.map(
          ({ quantity }: { readonly quantity: unknown }) => quantity,
        ),
      )
      const impossible = quantities.filter((each: number) => !Number.isInteger(each) || each < 1 || each > 9999)
      expect([impossible, quantities.at(-1)], name).toEqual([[], 1])
    }
  })

  test('40: two tabs that add products end with both, and emptying one empties both [SAFE-10]', async ({
    context,
    page,
    shop,
  }) => {
    const [first, second] = await payableProducts(shop, 2)
    if (first === undefined || second === undefined) throw new Error('The demo shop has no product for this test.')
    const other = await context.newPage()
    await Promise.all([addFromPage(page, first), addFromPage(other, second)])
    for (const tab of [page, other]) {
      await expect(async () => {
        const ids = await tab.evaluate(() =>
          JSON.parse(localStorage.getItem('prilavok.cart') ?? '').goods.map(({ id }: { id: string }) => id),
        )
        expect(ids.sort()).toEqual([first.id, second.id].sort())
      }).toPass()
    }
    await page.goto('/profile/cart')
    for (const product of [first, second])
      await page.getByRole('button', { name: new RegExp(`Удалить.*${product.name.slice(0, 12)}`) }).click()
    await expect(page.locator('.pk-empty-state')).toBeVisible()
    await expect(other.locator('.pk-cart-badge')).toHaveCount(0)
  })
})
