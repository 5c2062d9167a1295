import type { Page } from '@playwright/test'
import { ordersOf } from './support/buyer'
import { payableDraft, startPayment } from './support/payments'
import { policyOf } from './support/policies'
import { expect, test } from './support/shop'

/** A page of a shop with one provider's script and a place for its form, under the policy of the reference shop. */
async function openWith(page: Page, script: string): Promise<void> {
  await page.route('**/with-script', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'Content-Security-Policy': policyOf('reference-shop') },
      body: `<!doctype html><html lang="ru"><title>Оплата</title><link rel="icon" href="/favicon.svg"><h1>Оплата</h1><div id="form"></div><script src="/sim/scripts/${script}"></script>`,
    }),
  )
  await page.goto('/with-script')
}

test('the page of a stand-in is paid without a script, in dark and in light, and fits the screen', async ({
  browser,
  shop,
  page,
}) => {
  for (const [option, provider, isInstallment] of [
    ['PayViaYooKassa', 'yookassa', false],
    ['PayViaSberbankInstallment36M', 'sberbank-installment', true],
  ] as const) {
    await page.goto(await startPayment(shop, await payableDraft(shop, option), provider, isInstallment))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  }
  const draft = await payableDraft(shop, 'PayViaDolyame')
  const url = await startPayment(shop, draft, 'dolyame')
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.url, colorScheme: 'dark' })
  const scriptless = await context.newPage()
  await scriptless.goto(url)
  await scriptless.getByRole('button', { name: 'Оплатить' }).click()
  await expect(scriptless).toHaveURL(
    new RegExp(`/profile/order\\?id=${draft}&from=dolyame&success=true&access=[\\w-]+$`),
  )
  expect(await ordersOf(shop, draft)).toMatchObject([{ status: 'Paid', payment_status: 'Committed' }])
  await context.close()
})

test('[PAY-107] the stand-in of the instalment script opens its window, tells what was pressed and that it is closed', async ({
  page,
  shop,
}) => {
  const draft = await payableDraft(shop, 'PayViaTinkoffInstallment')
  const session = (await startPayment(shop, draft, 'tinkoff', true)).split('/').at(-1) ?? ''
  await openWith(page, 'tinkoff.js')
  await page.evaluate((orderNumber) => {
    const told: string[] = []
    const { tinkoff } = globalThis as unknown as {
      tinkoff: {
        create: (params: object, options: object) => void
        methods: { on: (type: string, hear: () => void) => void }
      }
    }
    for (const type of ['READY', 'SUCCESS', 'REJECT', 'MODAL_CLOSED']) tinkoff.methods.on(type, () => told.push(type))
    Object.assign(globalThis, { told })
    tinkoff.create({ orderNumber, sum: 1 }, { view: 'modal' })
  }, session)
  await page.getByRole('dialog').getByRole('button', { name: 'Оплатить' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await page.evaluate(() => (globalThis as unknown as { told: string[] }).told)).toEqual([
    'READY',
    'SUCCESS',
    'MODAL_CLOSED',
  ])
  expect(await ordersOf(shop, draft)).toMatchObject([{ status: 'Paid' }])
})

test('[PAY-107] the stand-in of the credit script gives a profile, by which the shop hears the answer', async ({
  page,
  shop,
}) => {
  const draft = await payableDraft(shop, 'PayViaPosCredit')
  await openWith(page, 'pos-credit.js')
  const profile = page.evaluate(
    (order) =>
      new Promise<string>((saved) => {
        Object.assign(globalThis, { poscreditSaveProfile: saved })
        const { poscreditServices } = globalThis as unknown as {
          poscreditServices: (service: string, access: string, order: object, done: () => void) => void
        }
        poscreditServices(
          'creditProcess',
          'access',
          { order, products: [{ name: 'Дрель', price: 4990.5, count: 2 }], phone: '9123456789', creditType: 2 },
          () => {},
        )
      }),
    draft,
  )
  await expect(page.getByRole('dialog')).toContainText(/9\s981 ₽/)
  await page.getByRole('dialog').getByRole('button', { name: 'Оплатить' }).click()
  await startPayment(shop, draft, `pos-credit&profileId=${await profile}`, true)
  const status = await page.request.get(`/api/order-in-process/${draft}/installment/status?provider=pos-credit`)
  expect(await status.json()).toMatchObject({ paymentStatus: 'ContractAuthorized', succeed: true })
})

test("[PAY-107] the stand-in of the card form stands in the page's own container", async ({ page, shop }) => {
  const draft = await payableDraft(shop, 'PayImmediately')
  const url = await startPayment(shop, draft, 'online-card')
  await openWith(page, 'tbank-form.js')
  await page.evaluate(async (address) => {
    const { PaymentIntegration } = globalThis as unknown as {
      PaymentIntegration: { init: (options: object) => Promise<unknown> }
    }
    const container = document.getElementById('form')
    const payment = { container, paymentStartCallback: () => Promise.resolve(address) }
    await PaymentIntegration.init({
      terminalKey: 'sandbox',
      product: 'eacq',
      features: { payment, iframe: { container } },
    })
  }, url)
  const form = page.locator('#form')
  await expect(form.getByRole('heading', { name: 'Оплата картой' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await form.getByRole('button', { name: 'Отклонить' }).click()
  await expect(form.getByRole('button')).toHaveCount(0)
  const status = await page.request.get(`/api/order-in-process/${draft}/payment-status`)
  expect(await status.json()).toMatchObject({ paymentStatus: 'Failed', isFinal: true })
})
