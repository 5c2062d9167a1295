import type { BrowserContext } from '@playwright/test'
import { readyDraft } from './support/payment-buyer'
import { METHODS, type Method } from './support/payment-methods'
import { goThrough, OUTCOMES } from './support/payment-outcomes'
import { BROKEN_REQUEST, test } from './support/shop'

/** `npm run payments` goes through all of it and prints it by method and outcome; `npm test` through the first two. */
const isWhole = process.env['PAYMENTS'] === 'all'
/** A refusal is the same whatever the term of an instalment. */
const outcomesOf = ({ option }: Method) => (isWhole ? OUTCOMES : OUTCOMES.slice(0, /\dM$/.test(option) ? 1 : 2))

test.describe('every way to pay, on good days and bad ones [PAY-01]', () => {
  for (const [method, outcome] of METHODS.flatMap((method) =>
    outcomesOf(method).map((outcome) => [method, outcome] as const),
  )) {
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
