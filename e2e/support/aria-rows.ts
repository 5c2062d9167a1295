import type { Page } from '@playwright/test'

/**
 * A requirement of the WAI-ARIA Authoring Practices' examples (W3C, Software and Document Licence) that applies to a widget of
 * ours, by the example's own row id. Native elements carry roles and keys with them; what the browser does for us is checked too.
 */
export interface AriaRow {
  readonly id: string
  readonly fact: string
  readonly check: (page: Page) => Promise<unknown>
}

/** The requirements that a page does not meet; each row goes on from where the one before left the page. */
export async function unmet(page: Page, rows: readonly AriaRow[]): Promise<readonly string[]> {
  const found: string[] = []
  for (const { id, fact, check } of rows) {
    await check(page).catch((error: unknown) => found.push(`${id}: ${fact} (${String(error)})`))
  }
  return found
}

export const press = (page: Page, key: string) => page.keyboard.press(key)
/** The field with a list of cities. */
export const field = (page: Page) => page.getByRole('combobox')
export const options = (page: Page) => page.getByRole('option')
