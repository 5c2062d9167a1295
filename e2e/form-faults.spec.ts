import type { Locator, Page } from '@playwright/test'
import type { OpenShop } from '@prilavok/shop-server'
import { payableProducts } from './support/buyer'
import { isWhole } from './support/matrix'
import { BROKEN_REQUEST, expect, test } from './support/shop'

/** A form as a page shows it. */
interface FormCase {
  /** The mount, with `id` for a product's. */
  readonly mount: Readonly<Record<string, string>>
  /** Shown on a page of its own: once it is sent, it loads the page anew. */
  readonly isAlone?: true
  /** The button whose window holds the fields; without it they stand in the page. */
  readonly opens?: string
  readonly submit: string
  readonly path: string
  readonly table: string
}

const draft = { table: 'order_in_process' }
const wish = { table: 'product_stock_subscriber' }
const FORMS: readonly FormCase[] = [
  { mount: { prilavok: 'call-back', view: 'form' }, submit: 'Жду звонка', path: '/api/call-me-back', ...draft },
  {
    mount: { prilavok: 'one-click-order', view: 'form', id: '' },
    submit: 'Заказать',
    path: '/api/order-in-one-click',
    ...draft,
  },
  {
    mount: { prilavok: 'discount-subscription', view: 'form', id: '' },
    submit: 'Сообщить о скидке',
    path: '/api/subscribeTotPriceReduction',
    ...wish,
  },
  {
    mount: { prilavok: 'stock-subscription', view: 'form', id: '' },
    submit: 'Сообщить',
    path: '/api/subscribeToStock',
    ...wish,
  },
  {
    mount: { prilavok: 'remind-later', view: 'form', id: '' },
    submit: 'Напомнить',
    path: '/api/remindMeLater',
    ...wish,
  },
  { mount: { prilavok: 'wholesale', view: 'form' }, submit: 'Отправить запрос', path: '/api/wholesales', ...draft },
  {
    mount: { prilavok: 'product-comment-button', id: '' },
    opens: 'Написать отзыв',
    submit: 'Отправить отзыв',
    path: '/api/productComment',
    table: 'product_comment',
  },
  {
    mount: { prilavok: 'store-feedback-button' },
    opens: 'Написать отзыв',
    submit: 'Отправить отзыв',
    path: '/api/store-feedback',
    table: 'store_feedback',
  },
  {
    mount: { prilavok: 'product-questions', id: '' },
    opens: 'Задать вопрос',
    submit: 'Отправить вопрос',
    path: '/api/user-product-questions',
    table: 'user_product_question',
  },
  {
    mount: { prilavok: 'order-survey', id: 'demo-survey-1' },
    isAlone: true,
    submit: 'Отправить отзыв',
    path: '/api/order-client-survey',
    table: 'order_survey',
  },
  {
    mount: { prilavok: 'abandoned-survey', id: 'demo-abandoned-order-000001' },
    isAlone: true,
    submit: 'Отправить',
    path: '/api/abandoned-order-in-process-survey',
    table: 'abandoned_survey',
  },
]
/** Whether a form cannot share its page. */
const isByItself = ({ opens, isAlone }: FormCase) => opens !== undefined || isAlone === true

/** Forms that are tried on one page: all that stand in it, and each window by itself. */
const PAGES = [FORMS.filter((each) => !isByItself(each)), ...FORMS.filter(isByItself).map((each) => [each])]

/** A form that somebody has filled in. */
interface Filled {
  readonly asked: FormCase
  readonly form: Locator
  readonly submit: Locator
  readonly typed: readonly string[]
  /** Texts that nobody else has sent. */
  readonly marks: readonly string[]
}

/** More than the page tries by itself. */
const TIMES = 20

let used = 0
const nextPhone = () => `93${String(Date.now()).slice(-6)}${String((used += 1)).padStart(2, '0')}`

const fieldsOf = (form: Locator) => form.locator('input:not([type=radio], [type=checkbox], [type=range]), textarea')
const valuesOf = (form: Locator) =>
  fieldsOf(form).evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value))

/** Types a phone; its mask comes with the first focus, and shows the digits in its own way. */
async function fillPhone(field: Locator, phone: string): Promise<void> {
  await field.fill(phone)
  await expect(field).toHaveValue(/^\+7 \(\d{3}\) \d{3}-\d\d-\d\d$/)
}

/** Fills every field of words with the same mark, and the phone. */
async function fill(asked: FormCase, form: Locator): Promise<Filled> {
  const phone = nextPhone()
  const mark = `Проба${phone}`
  await expect(fieldsOf(form).first()).toBeVisible()
  for (const field of await fieldsOf(form).all()) {
    const kind = await field.evaluate((each) => `${each.getAttribute('type')} ${each.getAttribute('inputmode')}`)
    if (/email|date|decimal/.test(kind)) continue
    if (kind.startsWith('tel')) await fillPhone(field, phone)
    else await field.fill(mark)
  }
  const submit = form.getByRole('button', { name: asked.submit, exact: true })
  return { asked, form, submit, typed: await valuesOf(form), marks: [mark, phone] }
}

/** A survey is answered once; each test answers it anew. */
const openSurvey = ({ db }: OpenShop) =>
  db
    .updateTable('order_survey')
    .set({ answer: null, answered_on: null })
    .where(({ eb, ref }) => eb(ref('answer', '->>').key('commonComment' as never), 'like', 'Проба%' as never))
    .execute()

async function show(page: Page, forms: readonly FormCase[], productId: string): Promise<readonly Filled[]> {
  await page.goto('/about/')
  await page.evaluate(
    (given) => {
      for (const dataset of given) {
        const element = document.createElement('div')
        element.id = `inserted-${dataset['prilavok']}`
        Object.assign(element.dataset, dataset)
        document.querySelector('main h1')?.after(element)
      }
    },
    forms.map(({ mount }) => ({ ...mount, ...(mount['id'] === '' && { id: productId }) }) as Record<string, string>),
  )
  const filled: Filled[] = []
  for (const asked of forms) {
    const place = page.locator(`#inserted-${asked.mount['prilavok']}`)
    if (asked.opens !== undefined) await place.getByRole('button', { name: asked.opens }).click()
    filled.push(await fill(asked, asked.opens === undefined ? place : page.getByRole('dialog')))
  }
  return filled
}

/** How many rows each of the forms has made. */
const rowsOf = ({ db }: OpenShop, filled: readonly Filled[]) =>
  Promise.all(
    filled.map(async ({ asked, marks }) => {
      const rows: readonly object[] = await db
        .selectFrom(asked.table as 'order_in_process')
        .selectAll()
        .execute()
      const texts = rows.map((row) => JSON.stringify(row))
      return [asked.mount['prilavok'], texts.filter((text) => marks.some((mark) => text.includes(mark))).length]
    }),
  )
const once = (filled: readonly Filled[]) => filled.map(({ asked }) => [asked.mount['prilavok'], 1])

async function breakCalls(page: Page, shop: OpenShop, faults: string, forms: readonly Filled[]): Promise<void> {
  for (const { asked } of forms) {
    const data = { method: 'POST', path: `${asked.path}*`, faults, times: TIMES }
    const planned = await page.request.post('/__faults', { data, headers: { Origin: shop.url } })
    expect(planned.ok(), await planned.text()).toBe(true)
  }
}
/** Whether each of the forms has met what was planned for it. */
async function wasMet(page: Page): Promise<boolean> {
  const { planned } = (await (await page.request.get('/__faults')).json()) as { planned: readonly { left: number }[] }
  return planned.every(({ left }) => left < TIMES)
}
const mend = (page: Page, shop: OpenShop) => page.request.delete('/__faults', { headers: { Origin: shop.url } })

test('every form keeps what was typed through an error, a page in place of JSON, a lost response and the end of the session, and sends it once [LEAD-12] [SAFE-02]', async ({
  page,
  shop,
  quiet,
}) => {
  quiet.expectNoise(BROKEN_REQUEST)
  const [product] = await payableProducts(shop, 1)
  await openSurvey(shop)
  for (const [index, forms] of PAGES.entries()) {
    const filled = await show(page, forms, product?.id ?? '')
    // All of them are one form: the windows and surveys meet the worst alone.
    for (const faults of isWhole || index === 0 ? ['status=500', 'html', 'lose-answer'] : ['lose-answer']) {
      await breakCalls(page, shop, faults, filled)
      for (const { submit } of filled) await submit.dblclick()
      await expect.poll(() => wasMet(page), faults).toBe(true)
      for (const { submit, form, typed, asked } of filled) {
        await expect(submit).not.toHaveAttribute('aria-busy', 'true')
        expect([asked.mount['prilavok'], faults, await valuesOf(form)]).toEqual([
          asked.mount['prilavok'],
          faults,
          typed,
        ])
      }
      await expect(page.getByText(/Не получилось отправить|Не удалось|Возникла проблема/).first()).toBeVisible()
      await mend(page, shop)
    }
    // The session ends: the server knows the repeat of a lost request all the same.
    await page.context().clearCookies({ name: /sid|cid/ })
    for (const { submit } of filled) await submit.dblclick()
    for (const { submit } of filled) await expect(submit).toBeHidden()
    expect(await rowsOf(shop, filled)).toEqual(once(filled))
  }
})

test('a page that is reloaded while its forms, or that of a window, are on their way sends each once [SAFE-02]', async ({
  page,
  shop,
  quiet,
}) => {
  quiet.expectNoise(BROKEN_REQUEST)
  const [product] = await payableProducts(shop, 1)
  await openSurvey(shop)
  for (const forms of isWhole ? PAGES : PAGES.slice(0, 2)) {
    const filled = await show(page, forms, product?.id ?? '')
    await breakCalls(page, shop, 'delay=1500', filled)
    for (const { submit, asked } of filled) {
      const begun = page.waitForRequest((request) => request.url().includes(asked.path))
      await submit.click()
      await begun
    }
    await page.reload()
    await expect.poll(() => rowsOf(shop, filled)).toEqual(once(filled))
    await mend(page, shop)
  }
})

test('the number of a parcel, the phone and the code of a login stay through an error and a page in place of JSON [LOGIN-01] [TRACK-01]', async ({
  page,
  shop,
  quiet,
}) => {
  quiet.expectNoise(BROKEN_REQUEST)
  const phone = nextPhone()
  const order = await shop.db
    .selectFrom('customer_order')
    .select('track_code')
    .where('track_code', 'is not', null)
    .limit(1)
    .executeTakeFirstOrThrow()
  const through = async (path: string, field: Locator, submit: Locator) => {
    const kept = await field.inputValue()
    for (const faults of ['status=500', 'html']) {
      const data = { method: 'POST', path: `${path}*`, faults, times: TIMES }
      expect((await page.request.post('/__faults', { data, headers: { Origin: shop.url } })).ok()).toBe(true)
      await submit.dblclick()
      await expect.poll(() => wasMet(page), faults).toBe(true)
      await expect(submit).not.toHaveAttribute('aria-busy', 'true')
      await expect(page.getByRole('alert').or(page.locator('.pk-notice, .pk-toast')).first()).toBeVisible()
      expect(await field.inputValue()).toBe(kept)
      await mend(page, shop)
    }
    await submit.dblclick()
  }
  await page.goto('/profile/track')
  const find = page.getByRole('button', { name: 'Найти' })
  const parcel = page.getByLabel('Трек-номер')
  await parcel.fill(order.track_code ?? '')
  await through('/api/order/track', parcel, find)
  await expect(page.getByRole('region', { name: 'Где заказ' })).toContainText(order.track_code ?? '')

  await page.goto('/profile/login')
  await fillPhone(page.getByLabel('Телефон'), phone)
  await through(
    '/api/login/sendSmsCode',
    page.getByLabel('Телефон'),
    page.getByRole('button', { name: 'Получить код' }),
  )
  const code = page.getByLabel('Код из сообщения')
  await expect(code).toBeFocused()
  const messages = await shop.db.selectFrom('demo_sms').select('text').where('phone', '=', `+7${phone}`).execute()
  expect(messages).toHaveLength(1)
  const loaded = page.waitForEvent('load')
  const digits = /\d{4}/.exec(messages[0]?.text ?? '')?.[0] ?? ''
  await code.fill(digits)
  await through('/api/login/checkConfirmCode', code, page.getByRole('button', { name: 'Войти', exact: true }))
  await loaded
  const state = await page.request.get('/api/login/state')
  expect(await state.json()).toMatchObject({ isLoggedIn: true })
})
