import type { Page } from '@playwright/test'
import { COLOURS, SIZES } from './axe'

/** A way of looking at a page. */
export interface Look {
  readonly name: string
  readonly colorScheme?: 'dark'
  readonly viewport?: { readonly width: number; readonly height: number }
  readonly letters?: string
  /** The rules that can be broken by this look alone. */
  readonly rules?: readonly string[]
}

const DAY: Look = { name: 'light' }

/** A desk in the light, under all rules; dark, a screen of 320 px (reflow), twice the letters. */
export const LOOKS: readonly Look[] = [
  DAY,
  { name: 'dark', colorScheme: 'dark', rules: COLOURS },
  { name: '320 px wide', viewport: { width: 320, height: 640 }, rules: SIZES },
  {
    name: 'letters of 200% on half a screen',
    viewport: { width: 640, height: 450 },
    letters: '30px',
    rules: SIZES,
  },
]

const DESK = { width: 1280, height: 900 }

/** Lets the page be seen in one way and no other. */
export async function lookAt(page: Page, { colorScheme, viewport = DESK, letters = '' }: Look = DAY): Promise<void> {
  await page.emulateMedia({ colorScheme: colorScheme ?? 'light' })
  if (page.viewportSize()?.width !== viewport.width) await page.setViewportSize(viewport)
  await page.evaluate((size) => document.documentElement.style.setProperty('--pk-font-size', size), letters)
}
