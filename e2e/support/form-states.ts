import { expect, type Locator, type Page, type Route } from '@playwright/test'
import { payableProducts } from './buyer'
import type { State, Walk } from './walk'

const FORMS = [
  'call-back',
  'one-click-order',
  'discount-subscription',
  'stock-subscription',
  'remind-later',
  'wholesale',
]
const API = '**/api/**'
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

/** Windows in which visitors write: the widget, the button that opens it, the one that sends. */
const WINDOWS = [
  ['product-comment-button', 'Написать отзыв', 'Отправить отзыв'],
  ['store-feedback-button', 'Написать отзыв', 'Отправить отзыв'],
  ['product-questions', 'Задать вопрос', 'Отправить вопрос'],
] as const
const windowStates: readonly State[] = WINDOWS.map(([prilavok, opens, submit]) => ({
  name: `${prilavok}: the window with its errors`,
  async reach(page, shop) {
    const [product] = await payableProducts(shop, 1)
    const widget = await showWidgets(page, [{ prilavok, id: product?.id ?? '' }])
    await widget.getByRole('button', { name: opens }).click()
    const box = page.getByRole('dialog')
    await box.getByRole('button', { name: submit, exact: true }).click()
    await expect(box.locator('[aria-invalid="true"]').first()).toBeVisible()
  },
}))

/** What is sent from now on goes the way of `answer`; all else reaches the shop. */
const answerPosts = (page: Page, answer: (route: Route) => Promise<void> | undefined) =>
  page.route(API, (route) => (route.request().method() === 'POST' ? answer(route) : route.continue()))
const refuse = (route: Route) => route.fulfill({ status: 500, json: {} })

/** Surveys by link: the widget, whose survey it is, and the button that sends. */
const SURVEYS = [
  ['order-survey', 'demo-survey-2', 'Отправить отзыв'],
  ['abandoned-survey', 'demo-abandoned-order-000002', 'Отправить'],
] as const
const surveyStates: readonly State[] = SURVEYS.map(([prilavok, id, submit]) => ({
  name: `${prilavok}: refused by the server`,
  async reach(page) {
    await answerPosts(page, refuse)
    const widget = await showWidgets(page, [{ prilavok, id }])
    await widget.getByRole('textbox').last().fill('Всё хорошо')
    await widget.getByRole('button', { name: submit, exact: true }).click()
    await expect(page.getByText('Не получилось отправить ответ. Попробуйте позже')).toBeVisible()
  },
}))

const formButtons = (page: Page) => page.locator('.inserted').getByRole('button', { name: SUBMIT })

/** The requests of the small forms that nobody has answered yet. */
let held: Route[] = []
const formStates: readonly State[] = [
  {
    name: 'errors',
    async reach(page, shop) {
      const [product] = await payableProducts(shop, 1)
      await showWidgets(
        page,
        FORMS.map((prilavok) => ({ prilavok, view: 'form', id: product?.id ?? '' })),
      )
      await expect(formButtons(page)).toHaveCount(FORMS.length)
      for (const button of await formButtons(page).all()) await button.click()
      const faults = page.locator('.inserted').getByText(/Введите|Укажите/)
      await expect(faults.first()).toBeVisible()
    },
  },
  {
    name: 'sending',
    async reach(page) {
      held = []
      await answerPosts(page, (route) => void held.push(route))
      for (const field of await page.locator('.inserted').getByLabel('Имя').all()) await field.fill('Анна')
      for (const field of await page.locator('.inserted').getByLabel('Телефон').all()) await field.fill('9123456789')
      for (const button of (await formButtons(page).all()).reverse()) await button.click()
      await expect(formButtons(page).first()).toHaveAttribute('aria-busy', 'true')
    },
  },
  {
    name: 'refused by the server',
    async reach(page) {
      await answerPosts(page, refuse)
      await Promise.all(held.map(refuse))
      await expect(page.getByText('Не получилось отправить. Попробуйте ещё раз.').first()).toBeVisible()
      await expect(page.locator('.inserted [aria-busy="true"]')).toHaveCount(0)
    },
  },
  {
    name: 'sent',
    async reach(page) {
      await page.unroute(API)
      for (const button of (await formButtons(page).all()).reverse()) await button.click()
      await expect(formButtons(page)).toHaveCount(0)
    },
  },
]

/** The small forms, tracking and the login as they look on their way. */
export const FORM_WALKS: readonly Walk[] = [
  { name: 'what visitors write', states: [...windowStates, ...surveyStates] },
  { name: 'the small forms', states: formStates },
  {
    name: 'tracking and login',
    states: [
      {
        name: 'a parcel that was not found, then found',
        async reach(page, shop) {
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
        name: 'a login with a wrong code',
        async reach(page) {
          await page.goto('/profile/login')
          await page.getByLabel('Телефон').fill(`94${String(Date.now()).slice(-8)}`)
          await page.getByRole('button', { name: 'Получить код' }).click()
          await page.getByLabel('Код из сообщения').fill('0000')
          await page.getByRole('button', { name: 'Войти', exact: true }).click()
          await expect(page.getByText('Неверный код. Попробуйте ещё раз.')).toBeVisible()
        },
      },
    ],
  },
]
