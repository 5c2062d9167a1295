import { expect, type Locator, type Page } from '@playwright/test'
import type { OpenShop } from '@prilavok/shop-server'
import { payableProducts } from './buyer'
import type { State } from './states'

const FORMS = [
  'call-back',
  'one-click-order',
  'discount-subscription',
  'stock-subscription',
  'remind-later',
  'wholesale',
]
const SUBMIT = /^(?:Жду звонка|Заказать|Сообщить о скидке|Сообщить|Напомнить|Отправить запрос)$/

type Dataset = Readonly<Record<string, string>>

/** A page with widgets put into it; resolves with their elements. */
async function showWidgets(page: Page, datasets: readonly Dataset[]): Promise<Locator> {
  await page.goto('/about/')
  await page.evaluate((given) => {
    for (const dataset of given) {
      const element = document.createElement('div')
      element.className = 'widget-place inserted'
      Object.assign(element.dataset, dataset)
      document.querySelector('main h1')?.after(element)
    }
  }, datasets)
  return page.locator('.inserted')
}

/** All small forms on one page; resolves with their buttons. */
async function showForms(page: Page, shop: OpenShop): Promise<Locator> {
  const [product] = await payableProducts(shop, 1)
  const forms = await showWidgets(
    page,
    FORMS.map((prilavok) => ({ prilavok, view: 'form', id: product?.id ?? '' })),
  )
  const buttons = forms.getByRole('button', { name: SUBMIT })
  await expect(buttons).toHaveCount(FORMS.length)
  return buttons
}

async function sendForms(page: Page, shop: OpenShop): Promise<Locator> {
  const buttons = await showForms(page, shop)
  for (const field of await page.locator('.inserted').getByLabel('Имя').all()) await field.fill('Анна')
  for (const field of await page.locator('.inserted').getByLabel('Телефон').all()) await field.fill('9123456789')
  for (const button of (await buttons.all()).reverse()) await button.click()
  return buttons
}

/** Windows in which visitors write: the widget, the button that opens it, the one that sends. */
const WINDOWS = [
  ['product-comment-button', 'Написать отзыв', 'Отправить отзыв'],
  ['store-feedback-button', 'Написать отзыв', 'Отправить отзыв'],
  ['product-questions', 'Задать вопрос', 'Отправить вопрос'],
] as const
const windowStates: readonly State[] = WINDOWS.map(([prilavok, opens, submit]) => ({
  name: `${prilavok}: the window with its errors`,
  async open(page, shop) {
    const [product] = await payableProducts(shop, 1)
    const widget = await showWidgets(page, [{ prilavok, id: product?.id ?? '' }])
    await widget.getByRole('button', { name: opens }).click()
    const box = page.getByRole('dialog')
    await box.getByRole('button', { name: submit, exact: true }).click()
    await expect(box.locator('[aria-invalid="true"]').first()).toBeVisible()
  },
}))

/** Surveys by link: the widget, whose survey it is, and the button that sends. */
const SURVEYS = [
  ['order-survey', 'demo-survey-2', 'Отправить отзыв'],
  ['abandoned-survey', 'demo-abandoned-order-000002', 'Отправить'],
] as const
const surveyStates: readonly State[] = SURVEYS.map(([prilavok, id, submit]) => ({
  name: `${prilavok}: refused by the server`,
  async open(page) {
    await page.route('**/api/**', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
    )
    const widget = await showWidgets(page, [{ prilavok, id }])
    await widget.getByRole('textbox').last().fill('Всё хорошо')
    await widget.getByRole('button', { name: submit, exact: true }).click()
    await expect(page.getByText('Возникла проблема при голосовании. Скоро починим!')).toBeVisible()
  },
}))

/** The small forms, tracking and the login as they look on their way. */
export const FORM_STATES: readonly State[] = [
  ...windowStates,
  ...surveyStates,
  {
    name: 'small forms: errors',
    async open(page, shop) {
      for (const button of await (await showForms(page, shop)).all()) await button.click()
      await expect(
        page
          .locator('.inserted')
          .getByText(/Введите|Укажите/)
          .first(),
      ).toBeVisible()
    },
  },
  {
    name: 'small forms: sending',
    async open(page, shop) {
      await page.route('**/api/**', (route) => (route.request().method() === 'POST' ? undefined : route.continue()))
      await expect((await sendForms(page, shop)).first()).toHaveAttribute('aria-busy', 'true')
    },
  },
  {
    name: 'small forms: refused by the server',
    async open(page, shop) {
      await page.route('**/api/**', (route) =>
        route.request().method() === 'POST' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
      )
      await sendForms(page, shop)
      await expect(page.getByText('Не получилось отправить. Попробуйте ещё раз.').first()).toBeVisible()
    },
  },
  {
    name: 'small forms: sent',
    async open(page, shop) {
      const buttons = await sendForms(page, shop)
      await expect(buttons).toHaveCount(0)
    },
  },
  {
    name: 'track: not found, then found',
    async open(page, shop) {
      const { track_code: code } = await shop.db
        .selectFrom('customer_order')
        .select('track_code')
        .where('track_code', 'is not', null)
        .limit(1)
        .executeTakeFirstOrThrow()
      await page.goto('/profile/track')
      await page.getByLabel('Трек-номер').fill('nobody-has-it')
      await page.getByRole('button', { name: 'Найти' }).click()
      await expect(page.getByText('Не найден заказ с таким номером')).toBeVisible()
      await page.getByLabel('Трек-номер').fill(code ?? '')
      await page.getByRole('button', { name: 'Найти' }).click()
      await expect(page.getByRole('region', { name: 'Где заказ' })).toBeVisible()
    },
  },
  {
    name: 'login: a wrong code',
    async open(page) {
      await page.goto('/profile/login')
      await page.getByLabel('Телефон').fill(`94${String(Date.now()).slice(-8)}`)
      await page.getByRole('button', { name: 'Получить код' }).click()
      await page.getByLabel('Код из сообщения').fill('0000')
      await page.getByRole('button', { name: 'Войти', exact: true }).click()
      await expect(page.getByText('Неверный код. Попробуйте ещё раз.')).toBeVisible()
    },
  },
]
