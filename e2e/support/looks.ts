import type { Page } from '@playwright/test'

/** A way of looking at a page. */
export interface Look {
  readonly name: string
  readonly put: (page: Page) => Promise<void>
}

const textOf = (size: string) => (page: Page) =>
  page.evaluate((value) => document.documentElement.style.setProperty('--pk-font-size', value), size)

/** Light, dark, a screen of 320 px (reflow), twice the letters. */
export const LOOKS: readonly Look[] = [
  { name: 'light', put: (page) => page.emulateMedia({ colorScheme: 'light' }) },
  { name: 'dark', put: (page) => page.emulateMedia({ colorScheme: 'dark' }) },
  {
    name: '320 px wide',
    async put(page) {
      await page.emulateMedia({ colorScheme: 'light' })
      await page.setViewportSize({ width: 320, height: 640 })
    },
  },
  {
    name: 'letters of 200% on half a screen',
    async put(page) {
      await page.setViewportSize({ width: 640, height: 450 })
      await textOf('30px')(page)
    },
  },
]
