import { expect, type Page } from '@playwright/test'
import { accepted, fillInOrder, payableProducts, startWithProducts, submitOrder } from './buyer'
import { closePayOnDelivery, openPayOnDelivery } from './journey'
import { choosePayment, declined, openPayment, payWith, planPayment, readyDraft } from './payment-buyer'
import { methodOf } from './payment-methods'
import type { Walk } from './walk'

const API = '**/api/**'

async function openOrder(page: Page): Promise<void> {
  await page.goto('/profile/order')
  await expect(page.locator('.pk-point').first()).toBeVisible()
}

const orderForm: Walk = {
  name: 'the order form',
  states: [
    {
      name: 'loading',
      async reach(page, shop) {
        await startWithProducts(page, await payableProducts(shop, 2))
        await page.route(API, () => undefined)
        await page.goto('/profile/order')
        await expect(page.locator('.pk-checkout, .pk-skeleton').first()).toBeVisible()
        await page.unroute(API)
      },
    },
    { name: 'as it opens', reach: openOrder },
    {
      name: 'city dialog: matches',
      async reach(page) {
        await page.getByRole('button', { name: 'Изменить' }).first().click()
        await page.getByRole('combobox').fill('мос')
        await expect(page.getByRole('option').first()).toBeVisible()
      },
    },
    {
      name: 'city dialog: no match',
      async reach(page) {
        await page.getByRole('combobox').fill('ъъъъ')
        await expect(page.getByText(/Ничего не нашли/).first()).toBeVisible()
      },
    },
    {
      name: 'the map of its points',
      async reach(page) {
        await page.getByRole('dialog').getByRole('button', { name: 'Закрыть' }).click()
        await page.getByRole('button', { name: 'На карте' }).click()
        await expect(page.locator('.pk-map-mark').first()).toBeVisible()
      },
    },
    {
      name: 'courier',
      async reach(page) {
        await page.getByRole('radio', { name: /Курьером/ }).check()
        await page.locator('.pk-radio-cards').nth(1).getByRole('radio').first().check()
        await expect(page.getByLabel('Улица')).toBeVisible()
      },
    },
    {
      name: 'errors, another recipient, a point looked at',
      async reach(page) {
        await page.goto('/profile/order')
        await page.getByRole('radio', { name: /Самовывоз/ }).check()
        await page.locator('.pk-point__open').first().click()
        await page.getByRole('checkbox', { name: 'Заказ за меня получит другой человек' }).check()
        await submitOrder(page)
        await expect(page.getByText('Введите свою фамилию').first()).toBeVisible()
      },
    },
  ],
}

const filledOrder: Walk = {
  name: 'the order form on its way to an order',
  states: [
    {
      name: 'a closed payment with its reason in HTML',
      async reach(page, shop) {
        await page.clock.install()
        await closePayOnDelivery(page)
        await startWithProducts(page, await payableProducts(shop, 2))
        await openOrder(page)
        await page.locator('.pk-point__open').first().click()
        await page
          .getByRole('button', { name: /Забрать здесь/ })
          .first()
          .click()
        await expect(page.locator('.pk-html')).toBeVisible()
      },
    },
    {
      name: 'filled in',
      async reach(page) {
        await openPayOnDelivery(page)
        await page.reload()
        await fillInOrder(page)
      },
    },
    {
      name: 'a mouse on its way to the tabs',
      async reach(page) {
        await page.evaluate(
          () => void document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY: 0 })),
        )
        await expect(page.getByRole('dialog', { name: 'Заказ ещё не оформлен' })).toBeVisible()
      },
    },
    {
      name: 'asks whether to order',
      async reach(page) {
        await page.keyboard.press('Escape')
        await page.clock.runFor(61_000)
        await expect(page.getByRole('dialog', { name: 'Подтверждаем заказ?' })).toBeVisible()
        await page.clock.resume()
      },
    },
    {
      name: 'refused by the server',
      async reach(page) {
        await page.keyboard.press('Escape')
        await page.route('**/confirm', (route) => route.fulfill({ status: 500, json: {} }))
        await submitOrder(page)
        await expect(page.getByText('Заказ пока не оформлен')).toBeVisible()
        await page.unroute('**/confirm')
      },
    },
    {
      name: 'accepted',
      async reach(page) {
        await submitOrder(page)
        await expect(accepted(page)).toBeVisible()
      },
    },
    {
      name: 'completed before',
      async reach(page, { db }) {
        const { order_in_process_id: draft } = await db
          .selectFrom('customer_order')
          .select('order_in_process_id')
          .orderBy('created_on', 'desc')
          .limit(1)
          .executeTakeFirstOrThrow()
        await page.goto(`/profile/order?id=${draft}`)
        await expect(page.getByText('Этот заказ уже оформлен')).toBeVisible()
      },
    },
  ],
}

const payment: Walk = {
  name: 'a payment',
  states: [
    {
      name: 'refused; a credit with its schedule, and the terms of all',
      async reach(page, shop) {
        await page.clock.install()
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
      name: 'checked for more than ten minutes',
      async reach(page, shop) {
        const method = methodOf('PayViaYooKassa')
        const draft = await readyDraft(shop, method)
        await planPayment(shop, method, draft, 'never')
        await openPayment(page, shop, draft, method)
        await payWith(page, method, 'Подождать')
        await expect(page.getByText('Проверяем оплату. Пожалуйста, не закрывайте страницу')).toBeVisible()
        await page.clock.fastForward('10:01')
        await expect(page.getByText('Оплата всё ещё проверяется').first()).toBeVisible()
      },
    },
  ],
}

/** Every state of an order and of its payment. */
export const ORDER_WALKS: readonly Walk[] = [orderForm, filledOrder, payment]
