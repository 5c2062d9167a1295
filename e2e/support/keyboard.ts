import { expect, type Locator, type Page } from '@playwright/test'

const MOST_TABS = 150
const hasFocus = (locator: Locator) =>
  locator.evaluate((element) => element === document.activeElement || element.contains(document.activeElement))

/** Goes on with Tab, as a hand would, until the element has the focus. */
export async function tabTo(page: Page, locator: Locator): Promise<void> {
  await expect(locator).toBeVisible()
  for (let press = 0; press < MOST_TABS; press += 1) {
    if (await hasFocus(locator)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${String(locator)} was not reached with ${MOST_TABS} presses of Tab.`)
}

/** What has the focus, how it can be told, and what lies on it. */
export interface FocusSeen {
  readonly what: string
  readonly inWidget: boolean
  readonly ring: boolean
  readonly inSight: boolean
}

export const seenFocus = (page: Page): Promise<FocusSeen | null> =>
  page.evaluate(() => {
    const active = document.activeElement
    if (active === null || active === document.body || active === document.documentElement) return null
    // A ring may be drawn around the frame of a field or the card of a choice.
    const around: Element[] = [active]
    for (let element = active.parentElement; element !== null && around.length < 4; element = element.parentElement)
      around.push(element)
    const marked = (element: Element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    }
    const box = active.getBoundingClientRect()
    const points = [0.5, 0.1, 0.9].flatMap((x) =>
      [0.5, 0.1, 0.9].map((y) => document.elementFromPoint(box.left + box.width * x, box.top + box.height * y)),
    )
    const label = active.closest('label')
    const hit = points.some(
      (point) =>
        point !== null &&
        (active.contains(point) ||
          label?.contains(point) === true ||
          (point.contains(active) && point.closest('.pk-root') === active.closest('.pk-root'))),
    )
    return {
      what: `${active.tagName.toLowerCase()}.${active.className} ${active.getAttribute('aria-label') ?? active.textContent?.trim().slice(0, 40) ?? ''}`,
      inWidget: active.closest('.pk-root') !== null,
      ring: around.some(marked),
      inSight: hit,
    }
  })
