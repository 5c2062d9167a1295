import type { Locator, Page } from '@playwright/test'
import { choosePoint, openOrder, payableProducts, startWithProducts, submitOrder } from './support/buyer'
import { groundOf } from './support/boxes'
import { outOfPage, tornSums } from './support/geometry'
import { hold } from './support/hold'
import { expect, test } from './support/shop'

const { step } = test
const points = (page: Page) => page.locator('.pk-point')
const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) >= 1000
const consent = (page: Page) => page.getByRole('checkbox', { name: /персональных данных/ })
const fieldOf = (page: Page, name: string) => page.locator(`#pk-order-${name}`)

const boxOf = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, right, top, bottom, height } = element.getBoundingClientRect()
    return { left: Math.round(left), right: Math.round(right), top, bottom, height }
  })

/** How many rows these fields stand in. */
const rowsOf = async (page: Page, ...names: readonly string[]) =>
  new Set(await Promise.all(names.map(async (name) => (await boxOf(fieldOf(page, name))).top))).size
const NAMES = ['lastName', 'firstName', 'middleName']

test('the order page as it opens: in line with the shop, short, everything in its row, the total once, its place through a reload [PICK-02]', async ({
  page,
  shop,
  quiet,
}) => {
  // A reload may come between a save and its response: the next save is merged.
  quiet.expectNoise(/status of 412/)
  await openOrder(page, shop)
  // The comment and the consent come in a chunk of their own.
  await expect(consent(page)).toBeVisible()
  const own = page.viewportSize() ?? { width: 1280, height: 900 }
  const wide = isWide(page)

  await step('is short before the payment step', async () => {
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height).toBeLessThanOrEqual(wide ? 2_000 : 3_500)
  })

  await step('has the names in one row and phone and e-mail in the next one, where there is room', async () => {
    expect(await rowsOf(page, ...NAMES)).toBe(wide ? 1 : 3)
    expect(await rowsOf(page, 'phone', 'email')).toBe(wide ? 1 : 2)
  })

  await step('has each note nearer to its own field than to the next one', async () => {
    const [phone, note] = [await boxOf(fieldOf(page, 'phone')), await boxOf(page.locator('#pk-order-phone-note span'))]
    const next = wide ? page.locator('.pk-recipient') : page.locator('#pk-order-email-label')
    expect((await boxOf(next)).top - note.bottom).toBeGreaterThan(2 * (note.top - phone.bottom))
  })

  await step('has the points in a box of about five rows', async () => {
    const box = await boxOf(page.locator('.pk-pickup-points__list'))
    expect(await points(page).count()).toBeGreaterThan(5)
    const heights = await points(page).evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height))
    const usual = heights.reduce((sum, height) => sum + height, 0) / heights.length
    expect(box.height / usual).toBeGreaterThan(2.5)
    expect(box.height / usual).toBeLessThan(6.5)
    expect(box.height).toBeLessThan(own.height * 0.65)
  })

  await step('says the total once', async () => {
    for (const width of wide ? [800, 1280] : [375, 640]) {
      await page.setViewportSize({ width, height: 740 })
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      await expect(page.getByText(/^Итого/).filter({ visible: true })).toHaveCount(1)
    }
    if (wide) return
    await page.evaluate(() => scrollTo(0, 0))
    await expect(page.locator('.pk-order-summary__reminder')).toBeVisible()
  })

  await step('has nothing that runs over at any width', async () => {
    for (const width of [320, 375, 768, 1024]) {
      await page.setViewportSize({ width, height: 740 })
      expect(await outOfPage(page), String(width)).toEqual([])
      expect(await tornSums(page), String(width)).toEqual([])
    }
  })

  await step('keeps its place through a reload', async () => {
    await page.setViewportSize(own)
    const anchor = page.locator('#pickpoint-header-anchor')
    await anchor.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 200))
    const { top } = await boxOf(anchor)
    expect(Math.abs(top - 200)).toBeLessThan(2)
    await page.reload()
    await expect(points(page).first()).toBeVisible({ timeout: 40_000 })
    await expect.poll(async () => Math.abs((await boxOf(anchor)).top - top)).toBeLessThanOrEqual(2)
  })

  await step(
    'is aligned with the head and the foot of the shop, and its sums stand where those of the cart do',
    async () => {
      if (!wide) return
      const sums = new Map<number, readonly number[]>()
      for (const width of [1280, 1920]) {
        await page.setViewportSize({ width, height: 900 })
        const form = await boxOf(page.locator('#user-contacts-block'))
        const { left, right } = await boxOf(page.locator('.pk-order-summary'))
        expect(form.left).toBe((await boxOf(page.locator('.header__logo'))).left)
        expect(right).toBe((await boxOf(page.locator('.header__phone'))).right)
        expect(left - form.right).toBeLessThanOrEqual(40)
        sums.set(width, [left, right])
      }
      await page.goto('/profile/cart')
      await expect(page.locator('.pk-cart-summary')).toBeVisible()
      for (const [width, box] of sums) {
        await page.setViewportSize({ width, height: 900 })
        const { left, right } = await boxOf(page.locator('.pk-cart-summary'))
        expect([left, right]).toEqual(box)
      }
    },
  )
})

test('the order page in use: what is left is said and leads there, errors move nothing, choices stay [CHK-34]', async ({
  page,
  shop,
}) => {
  await openOrder(page, shop)
  await expect(consent(page)).toBeVisible()
  const button = page.getByRole('button', { name: 'Оформить заказ' })
  const left = page.getByRole('button', { name: /^Осталось/ })
  const alive = await groundOf(button)

  await step('the button is alive from the first moment, and what is left leads there', async () => {
    expect(alive).not.toBe('rgba(0, 0, 0, 0)')
    await left.click()
    await expect(fieldOf(page, 'lastName')).toBeFocused()
  })

  await step('an error that comes or goes moves nothing, and stands below its own field', async () => {
    const from = async () => (await boxOf(fieldOf(page, 'phone'))).top - (await boxOf(fieldOf(page, 'lastName'))).top
    const before = await from()
    await submitOrder(page)
    await expect(fieldOf(page, 'lastName')).toHaveAttribute('aria-invalid', 'true')
    expect(await from()).toBe(before)
    const entries = page.locator('.pk-error-summary__link')
    // There is no payment to choose yet, so nobody is told to.
    await expect(entries.filter({ hasText: 'оплат' })).toHaveCount(0)
    await fieldOf(page, 'lastName').fill('Петров')
    await expect(fieldOf(page, 'lastName')).not.toHaveAttribute('aria-invalid')
    expect(await from()).toBe(before)
    await expect(page.locator('#pk-order-firstName-note')).toHaveText('Введите своё имя')
    const [first, note] = [
      await boxOf(fieldOf(page, 'firstName')),
      await boxOf(page.locator('#pk-order-firstName-note')),
    ]
    expect(await rowsOf(page, ...NAMES)).toBe(isWide(page) ? 1 : 3)
    expect(note.left).toBe(first.left)
    expect(note.top - first.bottom).toBeLessThan(8)
  })

  await step('every entry of the errors leads to a field that is in sight, clear of the head that sticks', async () => {
    const entries = page.locator('.pk-error-summary__link')
    for (const index of (await entries.all()).keys()) {
      await entries.nth(index).click()
      const seen = await page.evaluate(() => {
        const focused = document.activeElement
        const { left: x, top, width, height } = (focused ?? document.body).getBoundingClientRect()
        const on = document.elementFromPoint(x + width / 2, top + height / 2)
        const head = document.querySelector('.header__bar')?.getBoundingClientRect().bottom ?? 0
        return {
          isControl: focused?.matches('input, button') === true,
          isOnTop: on !== null && (focused?.contains(on) ?? false),
          isBelowHead: top >= Math.max(0, head),
        }
      })
      expect(seen, await entries.nth(index).innerText()).toEqual({ isControl: true, isOnTop: true, isBelowHead: true })
    }
  })

  await step('the consent is the last that is left', async () => {
    await fieldOf(page, 'firstName').fill('Иван')
    await fieldOf(page, 'phone').fill('9123456789')
    await choosePoint(page)
    await page.getByRole('radio', { name: /При получении/ }).check()
    const entries = page.locator('.pk-error-summary__link')
    await expect(entries).toHaveCount(1)
    // The list of a refused order says it already.
    await expect(left).toHaveCount(0)
    await entries.click()
    await expect(consent(page)).toBeFocused()
    await page.keyboard.press('Space')
    await expect(entries).toHaveCount(0)
    await expect(left).toHaveCount(0)
    await page.mouse.move(0, 0)
    expect(await groundOf(button)).toBe(alive)
  })

  await step('ways to pay differ by what they say, and keep their ids when others open', async () => {
    const ways = page.locator('#delivery-purchase-type-anchor').getByRole('radio')
    const said = await ways.evaluateAll((radios) =>
      radios.map((radio) => (radio as HTMLInputElement).labels?.[0]?.innerText),
    )
    expect(new Set(said).size).toBe(said.length)
    const onDelivery = page.getByRole('radio', { name: /При получении/ })
    const id = await onDelivery.getAttribute('id')
    await page.getByRole('radio', { name: /^Кредит/ }).check()
    const credit = page.locator('#credit-block-anchor')
    await expect(credit).toContainText(/₽\s×\s\d+\sмес\./)
    await expect(credit).toContainText(/переплата\s[\d\s,]+₽/)
    expect(await onDelivery.getAttribute('id')).toBe(id)
    expect(await outOfPage(page)).toEqual([])
    expect(await tornSums(page)).toEqual([])
  })
})

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

test('without scripts the words are there, and nothing waits', async ({ browser, shop }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${shop.url}/profile/order`)
  await expect(page.getByText('Форма заказа открывается')).toBeVisible()
  await expect(page.locator('.waiting')).toBeHidden()
  await context.close()
})
