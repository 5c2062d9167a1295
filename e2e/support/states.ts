import { expect, type Page } from '@playwright/test'
import type { OpenShop } from '@prilavok/shop-server'
import { accepted, addFromPage, draftOf, fillInOrder, payableProducts, startWithProducts, submitOrder } from './buyer'
import { closePayOnDelivery } from './journey'
import { choosePayment, declined, openPayment, payWith, planPayment, readyDraft } from './payment-buyer'
import { methodOf } from './payment-methods'

/** One state of a widget, and the way to it. */
export interface State {
  readonly name: string
  readonly open: (page: Page, shop: OpenShop) => Promise<void>
}

const LONG = 'Гидроизоляционно-теплосберегающий сверхвысокопрочностный состав для водонепроницаемых фундаментов, 25 кг'

async function orderForm(page: Page, shop: OpenShop): Promise<void> {
  await startWithProducts(page, await payableProducts(shop, 2))
  await page.goto('/profile/order')
  await expect(page.locator('.pk-point').first()).toBeVisible()
}

async function dialogOf(page: Page, shop: OpenShop): Promise<void> {
  const [product] = await payableProducts(shop, 1)
  if (product === undefined) throw new Error('The demo shop has no product for this test.')
  await addFromPage(page, product)
}

async function cityDialog(page: Page, shop: OpenShop, text: string): Promise<void> {
  await orderForm(page, shop)
  await page.getByRole('button', { name: 'Изменить' }).first().click()
  await page.getByRole('combobox').fill(text)
}

/** The calculation says that a product is no longer sold. */
async function soldOut(page: Page): Promise<void> {
  await page.route('**/api/cart/calculate*', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { items: { isAvailable?: boolean }[] }
    const [first, ...rest] = body.items
    await route.fulfill({ response: answer, json: { ...body, items: [{ ...first, isAvailable: false }, ...rest] } })
  })
}

/** Every state that the widgets can be seen in. */
export const STATES: readonly State[] = [
  {
    name: 'button: empty',
    async open(page) {
      await page.goto('/')
      await expect(page.getByRole('button', { name: 'Добавить в корзину' }).first()).toBeVisible()
    },
  },
  { name: 'button: dialog', open: dialogOf },
  {
    name: 'button: in the cart, with a notification',
    async open(page, shop) {
      await dialogOf(page, shop)
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
  {
    name: 'points: the map of an order',
    async open(page, shop) {
      await orderForm(page, shop)
      await page.getByRole('button', { name: 'На карте' }).click()
      await expect(page.locator('.pk-map-mark').first()).toBeVisible()
    },
  },
  {
    name: 'points: the page of a city',
    async open(page) {
      await page.goto('/delivery/pickpoints/524901')
      await page.locator('.pk-point__open').first().click()
      await expect(page.locator('.pk-point-details')).toBeVisible()
    },
  },
  {
    name: 'cart: empty',
    async open(page) {
      await page.goto('/profile/cart')
      await expect(page.locator('.pk-empty-state')).toBeVisible()
    },
  },
  {
    name: 'cart: filled, with offers',
    async open(page, shop) {
      await startWithProducts(page, await payableProducts(shop, 3))
      await page.goto('/profile/cart')
      await expect(page.locator('.pk-offer-card').first()).toBeVisible()
    },
  },
  {
    name: 'cart: a product that is sold out, a long name, a large sum',
    async open(page, shop) {
      const [product, other] = await payableProducts(shop, 2)
      const line = { price: 999_999_999, thumbUrl: '', link: '/', quantity: 9999 }
      await page.addInitScript(
        (text) => localStorage.setItem('prilavok.cart', text),
        JSON.stringify({
          v: 1,
          goods: [
            { ...line, id: product?.id, name: LONG },
            { ...line, id: other?.id, name: LONG },
          ],
          seen: [],
        }),
      )
      await soldOut(page)
      await page.goto('/profile/cart')
      await expect(page.getByText('Нет в наличии').first()).toBeVisible()
    },
  },
  {
    name: 'cart: loading',
    async open(page, shop) {
      await startWithProducts(page, await payableProducts(shop, 2))
      await page.route('**/api/**', () => undefined)
      await page.goto('/profile/cart')
      await expect(page.locator('.pk-cart-page')).toBeVisible()
    },
  },
  {
    name: 'cart: without its server',
    async open(page, shop) {
      await startWithProducts(page, await payableProducts(shop, 2))
      await page.route('**/api/**', (route) => route.abort())
      await page.goto('/profile/cart')
      await expect(page.getByRole('button', { name: 'Повторить' }).first()).toBeVisible()
    },
  },
  { name: 'order form: as it opens', open: orderForm },
  {
    name: 'order form: errors, another recipient, a point looked at',
    async open(page, shop) {
      await orderForm(page, shop)
      await page.locator('.pk-point__open').first().click()
      await page.getByRole('checkbox', { name: 'Заказ за меня получит другой человек' }).check()
      await submitOrder(page)
      await expect(page.getByText('Введите свою фамилию').first()).toBeVisible()
    },
  },
  {
    name: 'order form: courier',
    async open(page, shop) {
      await orderForm(page, shop)
      await page.getByRole('radio', { name: /Курьером/ }).check()
      await page.locator('.pk-radio-cards').nth(1).getByRole('radio').first().check()
      await expect(page.getByLabel('Улица')).toBeVisible()
    },
  },
  {
    name: 'order form: filled in',
    async open(page, shop) {
      await orderForm(page, shop)
      await fillInOrder(page)
    },
  },
  {
    name: 'order form: a closed payment with its reason in HTML',
    async open(page, shop) {
      await closePayOnDelivery(page)
      await orderForm(page, shop)
      await page.locator('.pk-point__open').first().click()
      await page
        .getByRole('button', { name: /Забрать здесь/ })
        .first()
        .click()
      await expect(page.locator('.pk-html')).toBeVisible()
    },
  },
  {
    name: 'payment: refused; a credit with its schedule, and the terms of all',
    async open(page, shop) {
      const method = methodOf('PayViaSberbankInstallment12M')
      await openPayment(page, shop, await readyDraft(shop, method), method)
      await payWith(page, method, 'Отклонить')
      await expect(declined(page)).toBeVisible()
      await choosePayment(page, method)
      await expect(page.getByRole('table', { name: 'График платежей' })).toBeVisible()
      await page.getByText('Сравнить условия').click()
      await expect(page.getByRole('table', { name: 'Условия рассрочек и кредитов' })).toBeVisible()
    },
  },
  {
    name: 'payment: checked for more than ten minutes',
    async open(page, shop) {
      const method = methodOf('PayViaYooKassa')
      const draft = await readyDraft(shop, method)
      await planPayment(shop, method, draft, 'never')
      await page.clock.install()
      await openPayment(page, shop, draft, method)
      await payWith(page, method, 'Подождать')
      await expect(page.getByText('Проверяем оплату. Пожалуйста, не закрывайте страницу')).toBeVisible()
      await page.clock.fastForward('10:01')
      await expect(page.getByText('Оплата всё ещё проверяется').first()).toBeVisible()
    },
  },
  {
    name: 'order form: refused by the server',
    async open(page, shop) {
      await orderForm(page, shop)
      await fillInOrder(page)
      await page.route('**/confirm', (route) => route.fulfill({ status: 500, json: {} }))
      await submitOrder(page)
      await expect(page.getByText('Заказ пока не оформлен')).toBeVisible()
    },
  },
  {
    name: 'order form: asks whether to order',
    async open(page, shop) {
      await page.clock.install()
      await orderForm(page, shop)
      await fillInOrder(page)
      await page.clock.runFor(61_000)
      await expect(page.getByRole('dialog', { name: 'Подтверждаем заказ?' })).toBeVisible()
      await page.clock.resume()
    },
  },
  {
    name: 'order form: a mouse on its way to the tabs',
    async open(page, shop) {
      await orderForm(page, shop)
      await fillInOrder(page)
      await page.evaluate(
        () => void document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY: 0 })),
      )
      await expect(page.getByRole('dialog', { name: 'Заказ ещё не оформлен' })).toBeVisible()
    },
  },
  {
    name: 'order form: loading',
    async open(page, shop) {
      await startWithProducts(page, await payableProducts(shop, 1))
      await page.route('**/api/**', () => undefined)
      await page.goto('/profile/order')
      await expect(page.locator('.pk-checkout, .pk-skeleton').first()).toBeVisible()
    },
  },
  {
    name: 'city dialog: matches',
    async open(page, shop) {
      await cityDialog(page, shop, 'мос')
      await expect(page.getByRole('option').first()).toBeVisible()
    },
  },
  {
    name: 'city dialog: no match',
    async open(page, shop) {
      await cityDialog(page, shop, 'ъъъъ')
      await expect(page.getByText(/Такого города не нашли/).first()).toBeVisible()
    },
  },
  {
    name: 'order: accepted',
    async open(page, shop) {
      await orderForm(page, shop)
      await fillInOrder(page)
      await submitOrder(page)
      await expect(accepted(page)).toBeVisible()
    },
  },
  {
    name: 'order: completed before',
    async open(page, shop) {
      await orderForm(page, shop)
      await fillInOrder(page)
      const draft = draftOf(page)
      await submitOrder(page)
      await expect(accepted(page)).toBeVisible()
      await page.goto(`/profile/order?id=${draft}`)
      await expect(page.getByText('Этот заказ уже оформлен')).toBeVisible()
    },
  },
  {
    name: 'order: not found',
    async open(page) {
      await page.goto('/profile/order?id=Unknown-draft-of-a-buyer')
      await expect(page.getByText('Не найден заказ с таким номером')).toBeVisible()
    },
  },
  {
    name: 'order: cannot be opened',
    async open(page) {
      await page.route('**/api/order-in-process/**', (route) => route.abort())
      await page.goto('/profile/order?id=Some-draft-of-some-buyer')
      await expect(page.getByRole('button', { name: 'Повторить' })).toBeVisible()
    },
  },
]
