import { expect, type Browser, type Page } from '@playwright/test'
import type { OpenShop } from '@prilavok/shop-server'
import { accepted, ordersOf, submitOrder } from './buyer'
import {
  answerConfirm,
  expectInSight,
  expectNoOrder,
  expectOpen,
  expectOrder,
  loseConfirmAnswer,
  openPayment,
  payWith,
  planPayment,
  pressAt,
  waitQuickly,
} from './payment-buyer'
import type { Method } from './payment-methods'

/** What happens to a payment. */
export interface Trial {
  readonly page: Page
  readonly browser: Browser
  readonly shop: OpenShop
  readonly draft: string
  readonly method: Method
  /** Opens a page in a browser that knows nothing of the first one. */
  readonly elsewhere: () => Promise<Page>
}

type Run = (trial: Trial) => Promise<void>

/** The words of PAY-75; the demo shop spells them right. */
const DECLINED = /Не смогли получить оплату\. Попробуйт?е выбрать другой способ оплаты\./
const UNFINISHED = /Вы не завершили оплату, заказ не оформлен/
/** A service may call a closed page a refusal. */
const ENDED = new RegExp(`${DECLINED.source}|${UNFINISHED.source}`)

const start = ({ page, shop, draft, method }: Trial) => openPayment(page, shop, draft, method)

/** No order was made: what happened is in sight, everything is as it was, and the next try is one press. */
async function payAfterAll({ page, shop, draft, method }: Trial, words: RegExp): Promise<void> {
  const notice = page.locator('.pk-payment-problem')
  await expect(notice).toContainText(words)
  await expectNoOrder(page, shop, draft)
  await expectInSight(notice)
  await expect(page.getByRole('checkbox', { name: /персональных данных/ })).toBeChecked()
  await expect(page.getByRole('radio', { name: method.member ?? method.item })).toBeChecked()
  await notice.getByRole('button', { name: /^(Повторить|Попробовать ещё раз)$/ }).click()
  await pressAt(page, method, 'Оплатить')
  await expectOrder(page, shop, draft)
}

/** Methods that are paid at a service. */
const paid: Readonly<Record<string, Run>> = {
  async success(trial) {
    await start(trial)
    await payWith(trial.page, trial.method, 'Оплатить')
    await expectOrder(trial.page, trial.shop, trial.draft)
  },
  async refusal(trial) {
    await start(trial)
    await payWith(trial.page, trial.method, 'Отклонить')
    await payAfterAll(trial, DECLINED)
  },
  async closed(trial) {
    await start(trial)
    await payWith(trial.page, trial.method, 'Закрыть')
    await payAfterAll(trial, ENDED)
  },
  async back(trial) {
    const { page, method } = trial
    await start(trial)
    await submitOrder(page)
    await expectOpen(page, method)
    // The broker gives no way to close its window: going back leaves the page.
    if (method.provider === 'pos-credit') await page.goto('/profile/cart')
    await page.goBack()
    await expect(page).toHaveURL(/\/profile\/order/)
    await payAfterAll(trial, UNFINISHED)
  },
  async 'lost answer'(trial) {
    const { page, shop, draft, method } = trial
    // The broker's answers are asked for anyway: it has no callback to lose.
    if (method.provider !== 'pos-credit') await planPayment(shop, method, draft, 'lost-callback')
    await page.clock.install()
    await start(trial)
    await loseConfirmAnswer(page)
    await payWith(page, method, 'Оплатить')
    await waitQuickly(page)
    await expectOrder(page, shop, draft)
  },
  async 'late success'(trial) {
    const { page, shop, draft, method } = trial
    await planPayment(shop, method, draft, 'ok-after:2')
    await page.clock.install()
    await start(trial)
    await payWith(page, method, method.kind === 'redirect' ? 'Подождать' : 'Оплатить')
    await expect(page.getByText('Проверяем оплату. Пожалуйста, не закрывайте страницу')).toBeVisible()
    expect(await ordersOf(shop, draft)).toHaveLength(0)
    await waitQuickly(page)
    await expectOrder(page, shop, draft)
  },
  async 'another browser'(trial) {
    const { page, shop, draft, method } = trial
    await start(trial)
    const other = await trial.elsewhere()
    await submitOrder(page)
    if (method.kind === 'redirect') {
      await page.waitForURL('**/sim/**')
      await other.goto(page.url())
      await pressAt(other, method, 'Оплатить')
    } else {
      // The page goes before it hears the answer; the buyer opens the link of the return in another browser.
      await page.route('**/api/order-in-process/**', (route) =>
        /status|confirm/.test(route.request().url()) ? undefined : route.continue(),
      )
      await pressAt(page, method, 'Оплатить')
      await expect.poll(() => paidSessions(shop, draft)).toBeGreaterThan(0)
      await page.close()
      await other.goto(`/profile/order?id=${draft}&from=${method.provider}&success=true`)
    }
    await expectOrder(other, shop, draft)
  },
}

/** What the provider knows of the payments of a draft. */
async function paidSessions({ db }: OpenShop, draft: string): Promise<number> {
  const sessions = await db.selectFrom('payment_session').selectAll().where('order_in_process_id', '=', draft).execute()
  return sessions.filter(({ paid_on, profile_id }) => paid_on !== null || profile_id !== null).length
}

/** Methods whose order is confirmed at once. */
const direct: Readonly<Record<string, Run>> = {
  async success(trial) {
    await start(trial)
    await submitOrder(trial.page)
    await expectOrder(trial.page, trial.shop, trial.draft)
  },
  async refusal(trial) {
    const { page, shop, draft } = trial
    await start(trial)
    const problem = {
      type: 'about:blank',
      title: 'Заказ нельзя оформить',
      status: 409,
      code: 'order-not-payable',
      errors: [],
    }
    await answerConfirm(page, (route) =>
      route.fulfill({ status: 409, contentType: 'application/problem+json', json: problem }),
    )
    await submitOrder(page)
    await expect(page.getByText('Ошибка оформления заказа')).toBeVisible()
    await expectNoOrder(page, shop, draft)
  },
  async closed(trial) {
    const { page, shop, draft } = trial
    await start(trial)
    const sent = page.waitForRequest('**/confirm')
    await submitOrder(page)
    await sent
    await page.close()
    await expect.poll(async () => (await ordersOf(shop, draft)).length).toBe(1)
    const other = await trial.elsewhere()
    await other.goto(`/profile/order?id=${draft}`)
    await expect(other.getByText('Этот заказ уже оформлен')).toBeVisible()
  },
  async 'lost answer'(trial) {
    await start(trial)
    await loseConfirmAnswer(trial.page)
    await submitOrder(trial.page)
    await expectOrder(trial.page, trial.shop, trial.draft)
  },
  async 'late success'(trial) {
    const { page, shop, draft } = trial
    await start(trial)
    let response = () => {}
    const asked = new Promise<void>((resolve) => (response = resolve))
    await answerConfirm(page, async (route) => {
      await asked
      await route.continue()
    })
    const button = page.getByRole('button', { name: /Оформить заказ|Оформляем/ })
    await button.dblclick()
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(accepted(page)).toHaveCount(0)
    response()
    await expectOrder(page, shop, draft)
  },
  async 'another browser'(trial) {
    const { page, shop, draft, method } = trial
    await start(trial)
    const other = await trial.elsewhere()
    await openPayment(other, shop, draft, method)
    await submitOrder(other)
    await expectOrder(other, shop, draft)
    await page.reload()
    await expect(page.getByText('Этот заказ уже оформлен')).toBeVisible()
  },
}

/** What may happen to a method: the columns of the matrix. */
export const outcomesOf = ({ kind }: Method): readonly string[] => Object.keys(kind === 'direct' ? direct : paid)

/** Lets a method go through one outcome. */
export async function goThrough(outcome: string, trial: Trial): Promise<void> {
  const run = (trial.method.kind === 'direct' ? direct : paid)[outcome]
  if (run === undefined) throw new Error(`No outcome is called ${outcome}.`)
  await run(trial)
}
