import { expect, type Page } from '@playwright/test'
import { field, options, press, type AriaRow } from './aria-rows'

const active = (page: Page) => field(page).getAttribute('aria-activedescendant')

/** An editable combobox with a list of matches. */
export const COMBOBOX: readonly AriaRow[] = [
  {
    id: 'combobox-role',
    fact: 'a text field with the role combobox',
    check: (page) => expect(field(page)).toHaveAttribute('type', 'text'),
  },
  {
    id: 'combobox-id',
    fact: 'named by a label',
    check: (page) => expect(page.getByRole('combobox', { name: 'Населённый пункт' })).toBeVisible(),
  },
  {
    id: 'combobox-aria-autocomplete',
    fact: 'suggests a list',
    check: (page) => expect(field(page)).toHaveAttribute('aria-autocomplete', 'list'),
  },
  {
    id: 'combobox-aria-expanded',
    fact: 'closed at first',
    check: (page) => expect(field(page)).toHaveAttribute('aria-expanded', 'false'),
  },
  {
    id: 'combobox-aria-expanded',
    fact: 'open while the list is shown',
    async check(page) {
      await field(page).pressSequentially('моск')
      await expect(options(page).first()).toBeVisible()
      await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
    },
  },
  {
    id: 'combobox-aria-controls',
    fact: 'leads to the list, which has its role and a name',
    async check(page) {
      const list = page.locator(`[id="${await field(page).getAttribute('aria-controls')}"]`)
      await expect(list).toHaveRole('listbox')
      await expect(list).toHaveAccessibleName('Населённый пункт')
    },
  },
  {
    id: 'combobox-aria-activedescendant',
    fact: 'none before a key',
    check: async (page) => expect(await active(page)).toBeNull(),
  },
  {
    id: 'textbox-key-down-arrow',
    fact: 'Down goes to the first option, the focus stays in the field',
    async check(page) {
      await press(page, 'ArrowDown')
      expect(await active(page)).toBe(await options(page).first().getAttribute('id'))
      await expect(field(page)).toBeFocused()
    },
  },
  {
    id: 'option-aria-selected',
    fact: 'the option that is looked at is selected',
    check: (page) => expect(options(page).first()).toHaveAttribute('aria-selected', 'true'),
  },
  {
    id: 'listbox-key-up-arrow',
    fact: 'Up goes from the first option to the last',
    async check(page) {
      await press(page, 'ArrowUp')
      expect(await active(page)).toBe(await options(page).last().getAttribute('id'))
    },
  },
  {
    id: 'listbox-key-down-arrow',
    fact: 'Down goes from the last option to the first',
    async check(page) {
      await press(page, 'ArrowDown')
      expect(await active(page)).toBe(await options(page).first().getAttribute('id'))
    },
  },
  {
    id: 'listbox-key-home, listbox-key-end',
    fact: 'Home and End move the caret',
    async check(page) {
      await press(page, 'Home')
      expect(await field(page).evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(0)
      await press(page, 'End')
      expect(await field(page).evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(4)
    },
  },
  {
    id: 'listbox-key-char',
    fact: 'a letter goes into the field',
    async check(page) {
      await page.keyboard.type('в')
      await expect(field(page)).toHaveValue('москв')
      await expect(options(page).first()).toBeVisible()
    },
  },
  {
    id: 'listbox-key-escape',
    fact: 'Escape closes the list and leaves the dialog open and the focus in the field',
    async check(page) {
      await press(page, 'Escape')
      await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
      await expect(page.getByRole('dialog')).toBeVisible()
      await expect(field(page)).toBeFocused()
    },
  },
  {
    id: 'textbox-key-up-arrow',
    fact: 'Up opens the list at its last option',
    async check(page) {
      await field(page).fill('моск')
      await expect(options(page).first()).toBeVisible()
      await press(page, 'ArrowUp')
      expect(await active(page)).toBe(await options(page).last().getAttribute('id'))
    },
  },
  {
    id: 'listbox-key-enter',
    fact: 'Enter takes the option',
    async check(page) {
      await press(page, 'Enter')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    },
  },
]

const dialog = (page: Page) => page.getByRole('dialog')
/** A modal dialog. */
export const DIALOG: readonly AriaRow[] = [
  {
    id: 'dialog-role',
    fact: 'a native dialog',
    check: (page) => expect(page.locator('dialog[open]')).toHaveRole('dialog'),
  },
  {
    id: 'aria-labelledby',
    fact: 'named by its title',
    check: (page) => expect(dialog(page)).toHaveAccessibleName('Товар добавлен в корзину'),
  },
  {
    id: 'aria-modal',
    fact: 'the page behind is out of reach',
    check: async (page) =>
      expect(await page.evaluate(() => document.querySelector('dialog')?.matches(':modal'))).toBe(true),
  },
  {
    id: 'focus',
    fact: 'the focus is inside',
    check: async (page) =>
      expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true),
  },
  {
    id: 'key-tab, key-shift-tab',
    fact: 'Tab and Shift+Tab stay inside',
    async check(page) {
      for (const key of [...Array<string>(9).fill('Tab'), ...Array<string>(9).fill('Shift+Tab')]) {
        await press(page, key)
        expect(
          await page.evaluate(
            () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
          ),
        ).toBe(true)
      }
    },
  },
  {
    id: 'key-escape',
    fact: 'Escape closes it and gives the focus back',
    async check(page) {
      await press(page, 'Escape')
      await expect(dialog(page)).toHaveCount(0)
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.closest('[data-prilavok="cart-button"]') !== null))
        .toBe(true)
    },
  },
]
