import type { Page, Request } from '@playwright/test'
import { payableProducts, startWithProducts } from './support/buyer'
import { expect, test } from './support/shop'

const LONGER_THAN_NEWS_SETTLE = 1_500

/** What a screen reader would say. */
interface Listener {
  /** Lets the page come to rest; resolves with what was said since the last time, each new text once. */
  readonly heard: () => Promise<readonly string[]>
}

/** Hears what live regions say, and moves the page's clock, on which news settle. */
async function listen(page: Page): Promise<Listener> {
  const underWay = new Set<Request>()
  page.on('request', (request) => underWay.add(request))
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => underWay.delete(request))
  await page.clock.install()
  await page.addInitScript(() => {
    const announced: string[] = []
    const last = new WeakMap<Element, string>()
    const speak = (region: Element) => {
      const text = region.textContent?.trim() ?? ''
      if (text !== '' && last.get(region) !== text) announced.push(text)
      last.set(region, text)
    }
    const LIVE = '[aria-live]:not([aria-live=off]), [role=status], [role=alert]'
    new MutationObserver((changes) => {
      const regions = new Set<Element>()
      for (const { target } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest(LIVE)
        if (region) regions.add(region)
      }
      regions.forEach(speak)
    }).observe(document, { subtree: true, childList: true, characterData: true })
    Object.assign(globalThis, { announced })
  })
  return {
    async heard() {
      // What settles may ask the shop, and its response be news: at rest is a page that asks nothing for three turns.
      for (let still = 0; still < 3; still = underWay.size === 0 ? still + 1 : 0) {
        await expect.poll(() => underWay.size, { intervals: [20] }).toBe(0)
        await page.clock.runFor(LONGER_THAN_NEWS_SETTLE)
      }
      return page.evaluate(() => (globalThis as unknown as { announced: string[] }).announced.splice(0))
    },
  }
}

/** Presses one after the other with two frames between, on a slow machine too. */
const pressQuickly = (page: Page, selectors: readonly string[]) =>
  page.evaluate(async (all) => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn))
    for (const selector of all) {
      document.querySelector<HTMLElement>(selector)?.click()
      await frame()
      await frame()
    }
  }, selectors)

test('[A11Y-04] quick changes of the cart are announced once, with the settled total', async ({ page, shop }) => {
  const { heard } = await listen(page)
  await startWithProducts(page, await payableProducts(shop, 1))
  await page.goto('/profile/cart')
  await expect(page.locator('.pk-offer-card').first()).toBeVisible()
  await heard()
  const more = '.pk-cart-page .pk-quantity-stepper__step:last-of-type'
  await pressQuickly(page, [more, more, more])
  const news = (await heard()).filter((text) => !/Загруж|Считаем/.test(text))
  expect(news).toHaveLength(1)
  expect(news[0]).toMatch(/4 .*₽/)
})

test('[A11Y-04] another price of delivery is announced once, with the sums; what a search finds is, after the typing has settled', async ({
  page,
  shop,
}) => {
  const { heard } = await listen(page)
  await startWithProducts(page, await payableProducts(shop, 1))
  await page.goto('/profile/order')
  await expect(page.locator('.pk-point').first()).toBeVisible()
  await heard()
  const carriers = await page
    .locator('#pk-order-carrier input')
    .evaluateAll((radios) => radios.map(({ id }) => `#${id}`))
  await pressQuickly(page, carriers.slice(1, 3))
  expect((await heard()).filter((text) => text.includes('₽'))).toHaveLength(1)

  await page.getByRole('button', { name: 'Изменить' }).first().click()
  await heard()
  await page.getByRole('combobox').pressSequentially('моск')
  await expect(page.getByRole('option').first()).toBeVisible()
  expect((await heard()).filter((text) => /Вариантов в списке/.test(text))).toHaveLength(1)
})
