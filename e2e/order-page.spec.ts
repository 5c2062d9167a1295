import type { Locator, Page } from '@playwright/test'
import type { OpenShop } from '@prilavok/shop-server'
import { choosePoint, payableProducts, startWithProducts, submitOrder } from './support/buyer'
import { hold } from './support/hold'
import { expect, test } from './support/shop'

const section = (page: Page, id: string) => page.locator(`#${id}`)
const points = (page: Page) => page.locator('.pk-point')
const width = (page: Page) => page.viewportSize()?.width ?? 0
const isWide = (page: Page) => width(page) >= 1000

async function openOrder(page: Page, shop: OpenShop): Promise<void> {
  await startWithProducts(page, await payableProducts(shop, 1))
  await page.goto('/profile/order')
  await expect(points(page).first()).toBeVisible({ timeout: 40_000 })
  // The comment and the consent come in a chunk of their own.
  await expect(page.getByRole('checkbox', { name: /персональных данных/ })).toBeVisible()
}

const boxOf = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, right, top, bottom, height } = element.getBoundingClientRect()
    return { left: Math.round(left), right: Math.round(right), top, bottom, height }
  })

const fieldOf = (page: Page, name: string) => page.locator(`#pk-order-${name}`)

test.describe('the order page', () => {
  test('is aligned with the head and the foot of the shop, and its sums stand where those of the cart do', async ({
    page,
    shop,
  }) => {
    for (const size of [1280, 1920]) {
      await page.setViewportSize({ width: size, height: 900 })
      await openOrder(page, shop)
      const form = await boxOf(section(page, 'user-contacts-block'))
      const sums = await boxOf(page.locator('.pk-order-summary'))
      expect(form.left).toBe((await boxOf(page.locator('.header__logo'))).left)
      expect(sums.right).toBe((await boxOf(page.locator('.header__phone'))).right)
      expect(sums.left - form.right).toBeLessThanOrEqual(40)
      await page.goto('/profile/cart')
      await expect(page.locator('.pk-cart-summary')).toBeVisible()
      const ofCart = await boxOf(page.locator('.pk-cart-summary'))
      expect([ofCart.left, ofCart.right]).toEqual([sums.left, sums.right])
    }
  })

  test('is short before the payment step', async ({ page, shop }) => {
    await openOrder(page, shop)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height).toBeLessThanOrEqual(isWide(page) ? 2_000 : 3_500)
  })

  test('has no bar that runs over at any width', async ({ page, shop }) => {
    await openOrder(page, shop)
    for (const size of [320, 375, 768, 1024]) {
      await page.setViewportSize({ width: size, height: 740 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth), String(size)).toBe(size)
    }
  })

  test('has the names in one row and phone and e-mail in the next one, where there is room', async ({ page, shop }) => {
    await openOrder(page, shop)
    const tops = async (...names: readonly string[]) =>
      new Set(await Promise.all(names.map(async (name) => (await boxOf(fieldOf(page, name))).top))).size
    const names = ['lastName', 'firstName', 'middleName']
    expect(await tops(...names)).toBe(isWide(page) ? 1 : 3)
    expect(await tops('phone', 'email')).toBe(isWide(page) ? 1 : 2)
    // A field alone in error keeps the row, and its words stand below it.
    await fieldOf(page, 'lastName').fill('Петров')
    await submitOrder(page)
    await expect(page.locator('#pk-order-firstName-note')).toHaveText('Введите своё имя')
    const [first, note] = [
      await boxOf(fieldOf(page, 'firstName')),
      await boxOf(page.locator('#pk-order-firstName-note')),
    ]
    expect(await tops(...names)).toBe(isWide(page) ? 1 : 3)
    expect(note.left).toBe(first.left)
    expect(note.top - first.bottom).toBeLessThan(8)
  })

  test('a note is nearer to its own field than to the next one', async ({ page, shop }) => {
    await openOrder(page, shop)
    const [phone, note] = [await boxOf(fieldOf(page, 'phone')), await boxOf(page.locator('#pk-order-phone-note span'))]
    const next = isWide(page) ? page.locator('.pk-recipient') : page.locator('#pk-order-email-label')
    expect((await boxOf(next)).top - note.bottom).toBeGreaterThan(2 * (note.top - phone.bottom))
  })

  test('an error that comes or goes moves nothing', async ({ page, shop }) => {
    await openOrder(page, shop)
    const from = async () => {
      const [anchor, next] = [await boxOf(fieldOf(page, 'lastName')), await boxOf(fieldOf(page, 'phone'))]
      return next.top - anchor.top
    }
    const before = await from()
    await submitOrder(page)
    await expect(fieldOf(page, 'lastName')).toHaveAttribute('aria-invalid', 'true')
    expect(await from()).toBe(before)
    await fieldOf(page, 'lastName').fill('Петров')
    await expect(fieldOf(page, 'lastName')).not.toHaveAttribute('aria-invalid')
    expect(await from()).toBe(before)
  })

  test('[PICK-02] the points stand in a box of about five rows', async ({ page, shop }) => {
    await openOrder(page, shop)
    const box = await boxOf(page.locator('.pk-pickup-points__list'))
    expect(await points(page).count()).toBeGreaterThan(5)
    const heights = await points(page).evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height))
    const usual = heights.reduce((sum, height) => sum + height, 0) / heights.length
    expect(box.height / usual).toBeGreaterThan(2.5)
    expect(box.height / usual).toBeLessThan(6.5)
    expect(box.height).toBeLessThan((page.viewportSize()?.height ?? 0) * 0.65)
  })

  test('says the total once', async ({ page, shop }) => {
    await openOrder(page, shop)
    for (const size of isWide(page) ? [800, 1280] : [375, 640]) {
      await page.setViewportSize({ width: size, height: 740 })
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      await expect(page.getByText(/^Итого/).filter({ visible: true })).toHaveCount(1)
    }
    if (isWide(page)) return
    await page.evaluate(() => scrollTo(0, 0))
    await expect(page.locator('.pk-order-summary__reminder')).toBeVisible()
  })

  test('the button is alive, and what is left is said and leads there', async ({ page, shop }) => {
    await openOrder(page, shop)
    const colourOf = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).backgroundColor)
    const button = page.getByRole('button', { name: 'Оформить заказ' })
    const alive = await colourOf(button)
    expect(alive).not.toBe('rgba(0, 0, 0, 0)')
    const left = page.getByRole('button', { name: /^Осталось/ })
    await left.click()
    await expect(fieldOf(page, 'lastName')).toBeFocused()
    await fieldOf(page, 'lastName').fill('Петров')
    await fieldOf(page, 'firstName').fill('Иван')
    await fieldOf(page, 'phone').fill('9123456789')
    await choosePoint(page)
    await page.getByRole('radio', { name: /При получении/ }).check()
    await expect(left).toHaveText('Осталось дать согласие на обработку персональных данных')
    await left.click()
    await expect(page.getByRole('checkbox', { name: /персональных данных/ })).toBeFocused()
    await page.keyboard.press('Space')
    await expect(left).toHaveCount(0)
    await page.mouse.move(0, 0)
    expect(await colourOf(button)).toBe(alive)
  })

  test('[CHK-34] every entry of the errors leads to a field that is in sight, clear of the head that sticks', async ({
    page,
    shop,
  }) => {
    await openOrder(page, shop)
    await submitOrder(page)
    const entries = page.locator('.pk-error-summary__link')
    await expect(entries.first()).toBeVisible()
    await expect(entries.filter({ hasText: 'оплат' })).toHaveCount(0)
    for (const index of (await entries.all()).keys()) {
      await entries.nth(index).click()
      const seen = await page.evaluate(() => {
        const focused = document.activeElement
        const { left, top, width: across, height } = (focused ?? document.body).getBoundingClientRect()
        const on = document.elementFromPoint(left + across / 2, top + height / 2)
        return {
          isControl: focused?.matches('input, button') === true,
          isOnTop: on !== null && (focused?.contains(on) ?? false),
          top,
          height,
        }
      })
      expect(seen, await entries.nth(index).innerText()).toMatchObject({ isControl: true, isOnTop: true })
      const head = page.locator('.header__bar')
      const bottom = await head.evaluate((bar) => bar.getBoundingClientRect().bottom)
      expect(seen.top).toBeGreaterThanOrEqual(Math.max(0, bottom))
    }
  })

  test('a reload keeps the place', async ({ page, shop }) => {
    await openOrder(page, shop)
    const anchor = section(page, 'pickpoint-header-anchor')
    await anchor.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 200))
    const before = (await boxOf(anchor)).top
    expect(Math.abs(before - 200)).toBeLessThan(2)
    await page.reload()
    await expect(points(page).first()).toBeVisible({ timeout: 40_000 })
    await expect.poll(async () => Math.abs((await boxOf(anchor)).top - before)).toBeLessThanOrEqual(2)
  })

  test('options keep their ids when others open', async ({ page, shop }) => {
    await openOrder(page, shop)
    await choosePoint(page)
    const card = page.getByRole('radio', { name: /При получении/ })
    await expect(card).toBeVisible()
    const id = await card.getAttribute('id')
    await page.getByRole('radio', { name: /^Кредит/ }).check()
    await expect(page.locator('#pk-order-credit')).toBeVisible()
    expect(await card.getAttribute('id')).toBe(id)
  })
})

test.describe('before the script', () => {
  test('the words for visitors without scripts are not shown to those who wait for them', async ({ page, shop }) => {
    const held = await hold(page, /\/bundle\/(?!.*stub).*\.js/)
    await startWithProducts(page, await payableProducts(shop, 1))
    await page.goto('/profile/order', { waitUntil: 'commit' })
    await expect(page.locator('.waiting')).toBeVisible()
    await expect(page.getByText('Форма заказа открывается')).toBeHidden()
    // Where the script has not come for long, an order by phone is better than none.
    await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()))
    await expect(page.getByText('Форма заказа открывается')).toBeVisible()
    await held.release()
    await expect(points(page).first()).toBeVisible({ timeout: 40_000 })
    await expect(page.locator('.waiting')).toHaveCount(0)
  })

  test('without scripts they are there, and nothing waits', async ({ browser, shop }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${shop.url}/profile/order`)
    await expect(page.getByText('Форма заказа открывается')).toBeVisible()
    await expect(page.locator('.waiting')).toBeHidden()
    await context.close()
  })
})
