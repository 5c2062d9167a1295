import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright-core'
import { CannotRehearse, messageOf } from '../cannot-rehearse'

/** Looks at the page as it is now; the name is that of the step in the report. */
export type TakeStep = (name: string) => Promise<void>

/** What a visitor does on a page, the same with both versions. */
export type Walk = (page: Page, step: TakeStep) => Promise<void>

const CART_BUTTON = '[data-prilavok="cart-button"],[class*="pk-mount-cart-button"]'
/** So long may a control take until it can be pressed. */
const PRESS_MS = 5_000

/** Presses the first cart button, looks at what opens, and closes it again. */
export const usualWalk: Walk = async (page, step) => {
  const button = page.locator(CART_BUTTON).locator('button:visible').first()
  if ((await button.count()) === 0) return
  await button.click({ timeout: PRESS_MS })
  await step('cart button pressed')
  await page.keyboard.press('Escape')
  await step('closed again')
}

/** Looks at the page alone. */
export const noWalk: Walk = () => Promise.resolve()

/** The walk that the command was told: `none`, or a module of the user's own. */
export async function loadWalk(named: string | null): Promise<Walk> {
  if (named === null) return usualWalk
  if (named === 'none') return noWalk
  if (!existsSync(named)) throw new CannotRehearse(`There is no walk ${named}. Name a module, or "none".`)
  const loaded = (await import(pathToFileURL(resolve(named)).href).catch((error: unknown) => {
    throw new CannotRehearse(`${named} cannot be loaded. ${messageOf(error)}`)
  })) as { readonly walk?: unknown; readonly default?: unknown }
  const walk = loaded.walk ?? loaded.default
  if (typeof walk !== 'function')
    throw new CannotRehearse(`${named} exports no walk. Export one: export async function walk(page, step) { … }`)
  return walk as Walk
}
