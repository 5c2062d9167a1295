import { expect, type Page } from '@playwright/test'
import { addFromPage, payableProducts, startWithProducts } from './buyer'
import type { Walk } from './walk'

const API = '**/api/**'
const LONG = 'Гидроизоляционно-теплосберегающий сверхвысокопрочностный состав для водонепроницаемых фундаментов, 25 кг'

/** The calculation says that a product is no longer sold. */
async function soldOut(page: Page): Promise<void> {
  await page.route('**/api/cart/calculate*', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { items: { isAvailable?: boolean }[] }
    const [first, ...rest] = body.items
    await route.fulfill({ response: answer, json: { ...body, items: [{ ...first, isAvailable: false }, ...rest] } })
  })
}

const button: Walk = {
  name: 'the cart button',
  states: [
    {
      name: 'empty',
      async reach(page) {
        await page.goto('/')
        await expect(page.getByRole('button', { name: 'Добавить в корзину' }).first()).toBeVisible()
      },
    },
    {
      name: 'dialog',
      async reach(page, shop) {
        const [product] = await payableProducts(shop, 1)
        if (product === undefined) throw new Error('The demo shop has no product for this test.')
        await addFromPage(page, product)
      },
    },
    {
      name: 'in the cart, with a notification',
      async reach(page) {
        await page.keyboard.press('Escape')
        await page
          .getByRole('button', { name: /Удалить из корзины/ })
          .first()
          .click()
        await expect(page.getByRole('button', { name: 'Вернуть' })).toBeVisible()
        await page.getByRole('button', { name: 'Добавить в корзину' }).first().click()
        await page.keyboard.press('Escape')
        await expect(page.getByRole('link', { name: 'В корзине 1 шт.' }).first()).toBeVisible()
      },
    },
  ],
}

const cart: Walk = {
  name: 'the cart',
  states: [
    {
      name: 'empty',
      async reach(page) {
        await page.goto('/profile/cart')
        await expect(page.locator('.pk-empty-state')).toBeVisible()
      },
    },
    {
      name: 'filled, with offers',
      async reach(page, shop) {
        await startWithProducts(page, await payableProducts(shop, 3))
        await page.goto('/profile/cart')
        await expect(page.locator('.pk-offer-card').first()).toBeVisible()
      },
    },
    {
      name: 'loading',
      async reach(page) {
        await page.route(API, () => undefined)
        await page.goto('/profile/cart')
        await expect(page.locator('.pk-cart-page')).toBeVisible()
      },
    },
    {
      name: 'without its server',
      async reach(page) {
        await page.unroute(API)
        await page.route(API, (route) => route.abort())
        await page.goto('/profile/cart')
        await expect(page.getByRole('button', { name: 'Повторить' }).first()).toBeVisible()
        await page.unroute(API)
      },
    },
    {
      name: 'a product that is sold out, a long name, a large sum',
      async reach(page, shop) {
        const line = { name: LONG, price: 999_999_999, thumbUrl: '', link: '/', quantity: 9999 }
        const goods = (await payableProducts(shop, 2)).map(({ id }) => ({ ...line, id }))
        await page.addInitScript(
          (text) => localStorage.setItem('prilavok.cart', text),
          JSON.stringify({ v: 1, goods, seen: [] }),
        )
        await soldOut(page)
        await page.goto('/profile/cart')
        await expect(page.getByText('Нет в наличии').first()).toBeVisible()
      },
    },
  ],
}

const addresses: Walk = {
  name: 'pages by their address',
  states: [
    {
      name: 'the pickup points of a city',
      async reach(page) {
        await page.goto('/delivery/pickpoints/524901')
        await page.locator('.pk-point__open').first().click()
        await expect(page.locator('.pk-point-details')).toBeVisible()
      },
    },
    {
      name: 'an order that is not found',
      async reach(page) {
        await page.goto('/profile/order?id=Unknown-draft-of-a-buyer')
        await expect(page.getByText('Не найден заказ с таким номером')).toBeVisible()
      },
    },
    {
      name: 'an order that cannot be opened',
      async reach(page) {
        await page.route('**/api/order-in-process/**', (route) => route.abort())
        await page.goto('/profile/order?id=Some-draft-of-some-buyer')
        await expect(page.getByRole('button', { name: 'Повторить' })).toBeVisible()
      },
    },
  ],
}

/** Every state that the widgets can be seen in before an order is begun. */
export const SHOP_WALKS: readonly Walk[] = [button, cart, addresses]
