import { expect, type Page } from '@playwright/test'
import { field, options, press, type AriaRow } from './aria-rows'

const carriers = (page: Page) => page.getByRole('group', { name: 'Транспортная компания' })
const carrier = (page: Page, place: number) => carriers(page).getByRole('radio').nth(place)

/** A group of radio buttons. */
export const RADIOS: readonly AriaRow[] = [
  { id: 'radiogroup-role', fact: 'a group', check: (page) => expect(carriers(page)).toBeVisible() },
  {
    id: 'radiogroup-aria-labelledby',
    fact: 'with a name',
    check: (page) => expect(carriers(page)).toHaveAccessibleName('Транспортная компания'),
  },
  {
    id: 'radio-role',
    fact: 'of radios with names of their own',
    check: (page) => expect(carrier(page, 0)).toHaveAccessibleName(/\S/),
  },
  {
    id: 'key-down-right-arrow',
    fact: 'Down and Right check the next, from the last the first',
    async check(page) {
      const count = await carriers(page).getByRole('radio').count()
      await carrier(page, 0).check()
      await carrier(page, 0).focus()
      await press(page, 'ArrowDown')
      await expect(carrier(page, 1)).toBeChecked()
      await expect(carrier(page, 1)).toBeFocused()
      await press(page, 'ArrowRight')
      await expect(carrier(page, 2 % count)).toBeChecked()
      await carrier(page, count - 1).check()
      await carrier(page, count - 1).focus()
      await press(page, 'ArrowDown')
      await expect(carrier(page, 0)).toBeChecked()
    },
  },
  {
    id: 'key-up-left-arrow',
    fact: 'Up and Left check the one before, from the first the last',
    async check(page) {
      const count = await carriers(page).getByRole('radio').count()
      await press(page, 'ArrowUp')
      await expect(carrier(page, count - 1)).toBeChecked()
      await press(page, 'ArrowLeft')
      await expect(carrier(page, count - 2)).toBeChecked()
    },
  },
  {
    id: 'key-tab',
    fact: 'Tab comes to the checked one and leaves the group with the next press',
    async check(page) {
      await press(page, 'Tab')
      expect(await carriers(page).evaluate((group) => group.contains(document.activeElement))).toBe(false)
      await press(page, 'Shift+Tab')
      expect(await page.evaluate(() => document.activeElement?.matches('input[type=radio]:checked'))).toBe(true)
    },
  },
]

const point = (page: Page) => page.locator('.pk-point__open').first()

/** A disclosure, a checkbox, an alert. */
export const FORM_PARTS: readonly AriaRow[] = [
  {
    id: 'button-role',
    fact: 'a point is opened by a button with a name',
    check: (page) => expect(point(page)).toHaveAccessibleName(/\S/),
  },
  {
    id: 'button-aria-expanded',
    fact: 'closed',
    check: (page) => expect(point(page)).toHaveAttribute('aria-expanded', 'false'),
  },
  {
    id: 'key-enter-or-space',
    fact: 'Enter opens, Space closes, the focus stays',
    async check(page) {
      await point(page).focus()
      await press(page, 'Enter')
      await expect(point(page)).toHaveAttribute('aria-expanded', 'true')
      await press(page, 'Space')
      await expect(point(page)).toHaveAttribute('aria-expanded', 'false')
      await expect(point(page)).toBeFocused()
    },
  },
  {
    id: 'checkbox-aria-checked',
    fact: 'Space turns the checkbox',
    async check(page) {
      const box = page.getByRole('checkbox', { name: /персональных данных/ })
      await expect(box).not.toBeChecked()
      await box.focus()
      await press(page, 'Space')
      await expect(box).toBeChecked()
      await press(page, 'Space')
      await expect(box).not.toBeChecked()
    },
  },
  {
    id: 'alert-role',
    fact: 'a failed confirmation is an alert, whole in one region',
    async check(page) {
      await page.route('**/api/delivery/delivery-costs/**', (route) => route.fulfill({ status: 500, json: {} }))
      await page.getByRole('button', { name: 'Изменить' }).first().click()
      await field(page).fill('казан')
      await expect(options(page).first()).toBeVisible()
      await press(page, 'ArrowDown')
      await press(page, 'Enter')
      await expect(
        page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Повторить' }) }),
      ).toBeVisible()
    },
  },
]

const number = (page: Page) => page.getByRole('spinbutton').first()

/** A spin button, a disclosure, a link. */
export const CART_PARTS: readonly AriaRow[] = [
  {
    id: 'spinbutton-aria-valuenow',
    fact: 'tells the quantity',
    check: (page) => expect(number(page)).toHaveAttribute('aria-valuenow', '1'),
  },
  {
    id: 'spinbutton-aria-valuemin',
    fact: 'and the least',
    check: (page) => expect(number(page)).toHaveAttribute('aria-valuemin', '1'),
  },
  {
    id: 'spinbutton-aria-valuemax',
    fact: 'and the most',
    check: (page) => expect(number(page)).toHaveAttribute('aria-valuemax', '9999'),
  },
  {
    id: 'spinbutton-aria-label',
    fact: 'names the product',
    check: (page) => expect(number(page)).toHaveAccessibleName(/^Количество: \S/),
  },
  {
    id: 'spinbutton-up-arrow, spinbutton-down-arrow',
    fact: 'Up and Down change it by one',
    async check(page) {
      await number(page).focus()
      await press(page, 'ArrowUp')
      await expect(number(page)).toHaveAttribute('aria-valuenow', '2')
      await press(page, 'ArrowDown')
      await expect(number(page)).toHaveAttribute('aria-valuenow', '1')
    },
  },
  {
    id: 'button-title',
    fact: 'its buttons are named after the product',
    check: (page) => expect(page.getByRole('button', { name: /^Добавить ещё: \S/ }).first()).toBeVisible(),
  },
  {
    id: 'disclosure',
    fact: 'the offers fold by Enter and unfold by Space, and the focus stays',
    async check(page) {
      const summary = page.locator('.pk-cart-offers summary')
      const details = page.locator('.pk-cart-offers details')
      await summary.focus()
      await press(page, 'Enter')
      await expect(details).not.toHaveAttribute('open')
      await press(page, 'Space')
      await expect(details).toHaveAttribute('open')
      await expect(summary).toBeFocused()
    },
  },
  {
    id: 'link-role',
    fact: 'the way on is a link',
    check: (page) => expect(page.getByRole('link', { name: 'Оформить заказ' }).first()).toHaveAttribute('href', /.+/),
  },
  {
    id: 'key-enter',
    fact: 'Enter follows it',
    async check(page) {
      await page.getByRole('link', { name: 'Оформить заказ' }).first().focus()
      await press(page, 'Enter')
      await expect(page).toHaveURL(/\/profile\/order/)
    },
  },
]
