import type { Page } from '@playwright/test'
import { payableProducts, startWithProducts } from './support/buyer'
import { expect, test } from './support/shop'

/** Hears what live regions say, as a screen reader would: each new text once. */
async function listen(page: Page): Promise<() => Promise<readonly string[]>> {
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
  return () => page.evaluate(() => (globalThis as unknown as { announced: string[] }).announced.splice(0))
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

/** Waits until nothing has been said for longer than news take to settle. */
async function quietened(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => {
    const seen = globalThis as unknown as { announced: string[]; known?: { count: number; since: number } }
    if (seen.known?.count !== seen.announced.length)
      seen.known = { count: seen.announced.length, since: performance.now() }
    return performance.now() - seen.known.since > 1_500
  })
}

test('[A11Y-04] quick changes of the cart are announced once, with the settled total', async ({ page, shop }) => {
  const announced = await listen(page)
  await startWithProducts(page, await payableProducts(shop, 1))
  await page.goto('/profile/cart')
  await expect(page.locator('.pk-offer-card').first()).toBeVisible()
  await quietened(page)
  await announced()
  const more = '.pk-cart-page .pk-quantity-stepper__step:last-child'
  await pressQuickly(page, [more, more, more])
  await quietened(page)
  const news = (await announced()).filter((text) => !/Загруж|Считаем/.test(text))
  expect(news).toHaveLength(1)
  expect(news[0]).toMatch(/4 .*₽/)
})

test('[A11Y-04] what a search finds is announced once, after the typing has settled', async ({ page, shop }) => {
  const announced = await listen(page)
  await startWithProducts(page, await payableProducts(shop, 1))
  await page.goto('/profile/order')
  await expect(page.locator('.pk-point').first()).toBeVisible()
  await page.getByRole('button', { name: 'Изменить' }).first().click()
  await quietened(page)
  await announced()
  await page.getByRole('combobox').pressSequentially('моск')
  await expect(page.getByRole('option').first()).toBeVisible()
  await quietened(page)
  const news = await announced()
  expect(news.filter((text) => /Вариантов в списке/.test(text))).toHaveLength(1)
})

test('[A11Y-04] another price of delivery is announced once, with the sums', async ({ page, shop }) => {
  const announced = await listen(page)
  await startWithProducts(page, await payableProducts(shop, 1))
  await page.goto('/profile/order')
  await expect(page.locator('.pk-point').first()).toBeVisible()
  await quietened(page)
  await announced()
  const carriers = await page
    .locator('#pk-order-carrier input')
    .evaluateAll((radios) => radios.map(({ id }) => `#${id}`))
  await pressQuickly(page, carriers.slice(1, 3))
  await quietened(page)
  const news = (await announced()).filter((text) => text.includes('₽'))
  expect(news).toHaveLength(1)
})
