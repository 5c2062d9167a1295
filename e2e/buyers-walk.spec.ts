import type { Page } from '@playwright/test'
import { accepted, draftOf, ordersOf, payableProducts, submitOrder } from './support/buyer'
import { boxOf, groundOf, linesWithin, overlap } from './support/boxes'
import { outOfPage, tornSums } from './support/geometry'
import { expect, test } from './support/shop'

const DESKTOP = { width: 1280, height: 900 }
const PHONE = { width: 375, height: 740 }
const LONG = 'Ёмкость, шкаф и ящик для йодных щёток: очень длинное название с точками над буквами, второе и третье'

const points = (page: Page) => page.locator('.pk-point')
const fieldOf = (page: Page, name: string) => page.locator(`#pk-order-${name}`)
const left = (page: Page) => page.getByRole('button', { name: /^Осталось/ })
const wordsOf = async (page: Page) => (await page.locator('main').innerText()).replace(/[^\S\n]+/g, ' ')

/** What no screen of the shop may show: sums without their groups, sums torn apart, anything that leaves its place. */
async function expectTidy(page: Page): Promise<void> {
  expect(await wordsOf(page)).not.toMatch(/\b\d{4,}\s?(?:₽|рубл)|адресс|Попробуйе|НДС 20|\bпоследние 5/)
  expect(await tornSums(page)).toEqual([])
  expect(await outOfPage(page)).toEqual([])
}

async function expectClearOfHead(page: Page): Promise<void> {
  const seen = await page.evaluate(() => {
    const focused = document.activeElement ?? document.body
    const { left: x, top, width, height } = focused.getBoundingClientRect()
    const on = document.elementFromPoint(x + width / 2, top + height / 2)
    return on !== null && focused.contains(on)
  })
  expect(seen).toBe(true)
}

test('a buyer walks from a shelf to the confirmation, and meets nothing to wince at', async ({ page, shop }) => {
  const [first, second, third, fourth] = await payableProducts(shop, 4)
  if (!first || !second || !third || !fourth) throw new Error('The demo shop has too few products for this test.')
  const { db } = shop
  const rename = (name: string) => db.updateTable('product').set({ name }).where('id', '=', first.id).execute()

  try {
    await rename(LONG)

    await test.step('the shelves: no word is broken, a button keeps its words', async () => {
      await page.goto(`/product/${first.slug}`)
      const control = page.locator(`main [data-prilavok="cart-button"][data-id="${first.id}"]`).first()
      await control.getByRole('button', { name: 'Добавить в корзину' }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('heading', { name: 'Товар добавлен в корзину' })).toBeVisible()
      await expect(dialog).toContainText('В корзине 1 товар')
      await dialog.getByRole('button', { name: 'продолжить покупки' }).click()
      const more = control.locator('.pk-cart-button__more')
      await expect(more).toHaveAccessibleName(/\+1\sшт\./)
      expect(await linesWithin(more)).toBe(1)
      const inCart = control.locator('.pk-cart-button__link')
      await inCart.hover()
      expect(await groundOf(inCart)).toBe('rgb(255, 255, 255)')
    })

    await test.step('a product that the shop does not sell is not said to be in the cart', async () => {
      await page.evaluate(() => {
        const button = document.createElement('div')
        for (const [name, value] of Object.entries({
          prilavok: 'cart-button',
          id: 'nobody-sells-it',
          name: 'Призрак',
          price: '1',
        }))
          button.dataset[name] = value
        document.querySelector('main')?.append(button)
      })
      await page.locator('[data-id="nobody-sells-it"]').getByRole('button', { name: 'Добавить в корзину' }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByText('Нет в наличии')).toBeVisible()
      await expect(dialog.getByRole('heading', { name: 'Товар добавлен в корзину' })).toHaveCount(0)
      await page.keyboard.press('Escape')
      for (const { slug, id } of [second, third, fourth]) {
        await page.goto(`/product/${slug}`)
        await page.locator(`main [data-id="${id}"]`).getByRole('button', { name: 'Добавить в корзину' }).first().click()
        await expect(page.getByRole('dialog')).toBeVisible()
      }
    })

    await test.step('the cart: names, one rule for pay on delivery, offers, undo', async () => {
      await page.goto('/profile/cart')
      await expect(page.getByText('Доступна оплата при получении')).toBeVisible()
      const name = page.locator('.pk-cart-line .pk-product-name').filter({ hasText: 'Ёмкость' })
      expect(await linesWithin(name)).toBe(2)
      expect(await groundOf(page.locator('.pk-cart-lines'))).not.toBe(await groundOf(page.locator('body')))

      const offers = page.locator('.pk-offer-card')
      await expect(offers.first()).toBeVisible()
      await expect(page.locator('.pk-cart-offers').getByRole('heading')).toHaveCount(1)
      for (const offer of await offers.all()) {
        expect(await linesWithin(offer.locator('.pk-cart-button__label'))).toBe(1)
        const price = await boxOf(offer.locator('.pk-offer-card__amount'))
        expect(overlap(price, await boxOf(offer.locator('.pk-cart-button')))).toBe(false)
      }

      // The one that is sold out, and two more: their notices hide neither the badge nor the telephone.
      for (const title of ['Призрак', third.name, fourth.name])
        await page.locator('.pk-cart-line').filter({ hasText: title }).locator('.pk-cart-line__delete').click()
      await page.mouse.move(0, 0)
      const stack = await boxOf(page.locator('.pk-toast-stack'))
      expect(stack.bottom - stack.top).toBeLessThanOrEqual(260)
      for (const kept of ['.cart-link:visible', 'a[href^="tel:"]:visible'])
        expect(overlap(stack, await boxOf(page.locator(kept).first()))).toBe(false)
      await page.locator('.pk-toast').last().getByRole('button', { name: 'Вернуть' }).click()
      await expect(page.locator('.pk-cart-line').filter({ hasText: fourth.name })).toBeVisible()
      await expectTidy(page)
    })

    await test.step('the order page: aligned with the shop, short, with a head that leads nowhere else', async () => {
      await page.getByRole('link', { name: 'Оформить заказ' }).first().click()
      await expect(page.getByText(/когда в браузере включены скрипты/)).toHaveCount(0)
      await expect(points(page).first()).toBeVisible({ timeout: 40_000 })
      await expect(page.getByRole('checkbox', { name: /персональных данных/ })).toBeVisible()
      await expect(page.getByRole('searchbox')).toHaveCount(0)
      const form = await boxOf(page.locator('#user-contacts-block'))
      const sums = await boxOf(page.locator('.pk-order-summary'))
      expect(form.left).toBe((await boxOf(page.locator('.header__logo'))).left)
      expect(sums.right).toBe((await boxOf(page.locator('.header__phone'))).right)
      expect(sums.left - form.right).toBeLessThanOrEqual(40)
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(2_300)
      // As many pieces in the list as in the sums.
      const pieces = /^3 товара$/
      await expect(page.getByText(pieces)).toHaveCount(2)
    })

    await test.step('the contacts: rows of fields, each with its own words', async () => {
      const tops = async (...names: readonly string[]) =>
        new Set(await Promise.all(names.map(async (each) => (await boxOf(fieldOf(page, each))).top))).size
      expect([await tops('lastName', 'firstName', 'middleName'), await tops('phone', 'email')]).toEqual([1, 1])
      const [phone, note] = [
        await boxOf(fieldOf(page, 'phone')),
        await boxOf(page.locator('#pk-order-phone-note span')),
      ]
      const next = await boxOf(page.locator('.pk-recipient'))
      expect(next.top - note.bottom).toBeGreaterThan(2 * (note.top - phone.bottom))
      await expect(page.getByText(/обязательно при наличии/)).toHaveCount(0)
    })

    await test.step('the city: the present one and the great ones, in the colours of the shop', async () => {
      await page.locator('.pk-city-picker').getByRole('button').click()
      const dialog = page.getByRole('dialog', { name: 'Город доставки' })
      const chosen = dialog.locator('.pk-city-choice__city[aria-current]')
      await expect(chosen).toHaveText(/Москва/)
      await expect(dialog.getByText('Санкт-Петербург')).toBeVisible()
      await expect(dialog.getByText(/вбивать/)).toHaveCount(0)
      const accent = await page.getByText('Добавить телефон').evaluate((button) => getComputedStyle(button).color)
      expect(await chosen.evaluate((city) => getComputedStyle(city).borderTopColor)).toBe(accent)
      await page.keyboard.press('Escape')
    })

    await test.step('the button is alive from the first moment, and says and shows what is left', async () => {
      const button = page.getByRole('button', { name: 'Оформить заказ' })
      const alive = await groundOf(button)
      expect(alive).not.toBe('rgba(0, 0, 0, 0)')
      await left(page).click()
      await expect(fieldOf(page, 'lastName')).toBeFocused()
      const before = (await boxOf(fieldOf(page, 'phone'))).top - (await boxOf(fieldOf(page, 'lastName'))).top
      await submitOrder(page)
      const entries = page.locator('.pk-error-summary__link')
      await expect(entries.first()).toBeVisible()
      expect((await boxOf(fieldOf(page, 'phone'))).top - (await boxOf(fieldOf(page, 'lastName'))).top).toBe(before)
      // There is no payment to choose yet, so nobody is told to.
      await expect(entries.filter({ hasText: 'оплат' })).toHaveCount(0)
      for (const entry of await entries.all()) {
        await entry.click()
        await expectClearOfHead(page)
      }
      await expectTidy(page)
      await fieldOf(page, 'lastName').fill('Петров')
      await fieldOf(page, 'firstName').fill('Иван')
      await fieldOf(page, 'phone').fill('9123456789')
      await fieldOf(page, 'email').fill('ivan@example.com')
      await page.mouse.move(0, 0)
      expect(await groundOf(button)).toBe(alive)
    })

    await test.step('the courier comes with a carrier, a price and a city', async () => {
      await page.getByRole('radio', { name: /Курьером/ }).check()
      const carriers = page.getByRole('group', { name: 'Транспортная компания' })
      await expect(carriers.getByRole('radio', { checked: true })).toHaveCount(1)
      await expect(page.locator('.pk-sum-rows__row').filter({ hasText: 'Доставка' })).toContainText('₽')
      await expect(page.locator('.pk-courier-address__town')).toHaveText('Москва')
      await expect(page.locator('.pk-courier-address').getByLabel('Город')).toHaveCount(0)
      await page.getByRole('radio', { name: /Самовывоз/ }).check()
    })

    await test.step('the points: about five in one box that scrolls, with dashes and hours', async () => {
      await expect(points(page).first()).toBeVisible()
      const list = page.locator('.pk-pickup-points__list')
      expect(await points(page).count()).toBeGreaterThan(5)
      for (const size of [PHONE, DESKTOP]) {
        await page.setViewportSize(size)
        const box = await boxOf(list)
        expect(box.bottom - box.top).toBeLessThan(size.height * 0.65)
      }
      const delivery = (await page.locator('#pickpoint-selection-block').innerText()).replace(/\s/g, ' ')
      expect(delivery).toMatch(/\d–\d дней в пути/)
      expect(delivery).not.toMatch(/\d-\d+ (?:дн|дня)/)
      const chosen = page.locator('.pk-radio-cards__card[data-chosen]').filter({ hasText: 'Рекомендуем' })
      expect(await groundOf(chosen.locator('.pk-badge'))).not.toBe(await groundOf(chosen))
    })

    await test.step('a reload keeps what is filled in, and the place', async () => {
      await expect
        .poll(async () =>
          JSON.stringify(
            await db.selectFrom('order_in_process').select('customer').where('id', '=', draftOf(page)).execute(),
          ),
        )
        .toContain('ivan@example.com')
      const anchor = page.locator('#pickpoint-header-anchor')
      await anchor.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 200))
      const { top } = await boxOf(anchor)
      await page.reload()
      await expect(points(page).first()).toBeVisible({ timeout: 40_000 })
      await expect.poll(async () => Math.abs((await boxOf(anchor)).top - top)).toBeLessThanOrEqual(2)
      await expect(fieldOf(page, 'lastName')).toHaveValue('Петров')
    })

    await test.step('a point is looked at before it is taken', async () => {
      const payable = points(page).filter({ hasText: 'Наличные' }).first()
      await payable.locator('.pk-point__open').click()
      await expect(payable.getByText('Часы работы')).toBeVisible()
      await payable.getByRole('button', { name: /Забрать здесь/ }).click()
      await expect(page.getByRole('button', { name: 'Выбрать другой пункт выдачи' })).toBeVisible()
    })

    await test.step('ways to pay differ by what they say, keep their ids, and name every sum', async () => {
      const cards = page.locator('#delivery-purchase-type-anchor').getByRole('radio', { name: /^Картой/ })
      await expect(cards.first()).toBeVisible()
      const names = await cards.evaluateAll((radios) =>
        radios.map((radio) => (radio as HTMLInputElement).labels?.[0]?.innerText ?? ''),
      )
      expect(names.length).toBeGreaterThan(1)
      expect(new Set(names.map((text) => text.split('\n').slice(1).join())).size).toBe(names.length)
      await expect(page.getByText('СБП').first()).toBeVisible()

      const onDelivery = page.getByRole('radio', { name: /^При получении/ })
      await expect(onDelivery).toBeEnabled()
      const id = await onDelivery.getAttribute('id')
      await page.getByRole('radio', { name: /^Кредит/ }).check()
      const credit = page.locator('#credit-block-anchor')
      await expect(credit).toContainText(/₽\s×\s\d+\sмес\./)
      await expect(credit).toContainText(/переплата\s[\d\s,]+₽/)
      expect(await onDelivery.getAttribute('id')).toBe(id)
      await expectTidy(page)
    })

    await test.step('a company is told which of its details are left, at their fields', async () => {
      await page.getByRole('radio', { name: /^На расчётный счёт/ }).check()
      await expect(page.getByText(/НДС 22\s?%/).first()).toBeVisible()
      await expect(left(page)).toHaveText(/ИНН.*БИК/)
      await submitOrder(page)
      await expect(page.getByText(/Поле .+ обязательно для заполнения/)).toHaveCount(0)
    })

    await test.step('on a phone the total is said once, and nothing sticks out', async () => {
      await page.getByRole('radio', { name: /^Картой на сайте/ }).check()
      for (const width of [375, 640, 800]) {
        await page.setViewportSize({ width, height: 740 })
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
        await expect(
          page
            .locator('.pk-order-summary')
            .getByText(/^Итого со скидкой/)
            .filter({ visible: true }),
        ).toHaveCount(1)
        await expect(page.locator('.pk-order-summary__reminder').filter({ visible: true })).toHaveCount(0)
        expect(await outOfPage(page)).toEqual([])
      }
      await page.setViewportSize(DESKTOP)
      await expect(page.locator('.pk-sum-rows__row').filter({ hasText: /^Скидка/ })).toContainText('−')
    })

    await test.step('the confirmation knows what happened', async () => {
      await expect(left(page)).toHaveText('Осталось дать согласие на обработку персональных данных')
      await page.getByRole('checkbox', { name: /персональных данных/ }).check()
      await expect(left(page)).toHaveCount(0)
      const draft = draftOf(page)
      await submitOrder(page)
      await page.waitForURL('**/sim/**')
      await page.getByRole('button', { name: 'Оплатить', exact: true }).click()
      await expect(accepted(page)).toBeVisible()
      const [order] = await ordersOf(shop, draft)
      await expect(page.locator('.pk-placed-products__line')).toHaveCount(3)
      const said = (await page.locator('.pk-accepted-order').innerText()).replace(/\s+/g, ' ')
      for (const part of [
        `Номер заказа ${order?.number ?? ''}`,
        'Оплачено',
        'Чек придёт на почту ivan@example.com',
        'Картой на сайте',
        'Самовывоз',
        'Часы работы',
        'Итого',
        'Петров Иван',
      ])
        expect(said).toContain(part)
      expect(said).not.toMatch(/отменяются/)
      await expect(page).toHaveTitle(new RegExp(`Заказ № ${order?.number ?? ''} принят`))
      const [box, place] = [
        await boxOf(page.locator('.pk-accepted-order')),
        await boxOf(page.locator('[data-prilavok="checkout-page"]')),
      ]
      expect([box.left, box.right]).toEqual([place.left, place.right])
      await expectTidy(page)
    })
  } finally {
    await rename(first.name)
  }
})
