import type { BrowserContext } from '@playwright/test'
import { isWhole } from './support/matrix'
import { readyDraft } from './support/payment-buyer'
import { methodOf, METHODS } from './support/payment-methods'
import { goThrough, outcomesOf } from './support/payment-outcomes'
import { BROKEN_REQUEST, test } from './support/shop'

/** `npm run payments` and `npm run e2e -- --all` go through all of it; `npm test` through a way of each kind, refused or left by Back and then paid. */
const isEvery = isWhole || process.env['PAYMENTS'] === 'all'
/** On a service's page, in its form, in its window, in that of a broker, and in parts. */
const KINDS = [
  'PayViaYooKassa',
  'PayImmediately',
  'PayViaTinkoffInstallment',
  'PayViaPosCredit',
  'PayViaSberbankInstallment12M',
]
const TRIALS = isEvery
  ? METHODS.flatMap((method) => outcomesOf(method).map((outcome) => [method, outcome] as const))
  : KINDS.flatMap((option) => (['refusal', 'back'] as const).map((outcome) => [methodOf(option), outcome] as const))

test.describe('every way to pay, on good days and bad ones [PAY-01]', () => {
  for (const [method, outcome] of TRIALS) {
    test(`${method.option} × ${outcome}`, async ({ page, shop, browser, context, quiet }) => {
      quiet.expectNoise(BROKEN_REQUEST)
      const opened: BrowserContext[] = []
      const elsewhere = async () => {
        const other = await browser.newContext({ baseURL: shop.url })
        opened.push(other)
        await other.addCookies(
          await context.cookies().then((cookies) => cookies.filter(({ name }) => name === 'prilavok-build')),
        )
        return other.newPage()
      }
      await goThrough(outcome, { page, shop, browser, method, elsewhere, draft: await readyDraft(shop, method) })
      await Promise.all(opened.map((other) => other.close()))
    })
  }
})
