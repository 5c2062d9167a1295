import type { Locator } from '@playwright/test'

/** Where an element is, to a whole pixel. */
export interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

export const boxOf = (locator: Locator): Promise<Box> =>
  locator.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return { left: Math.round(left), right: Math.round(right), top: Math.round(top), bottom: Math.round(bottom) }
  })

/** Whether two boxes have a pixel in common. */
export const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/** How many lines of its text begin inside of an element, whether its sheet clips them there or not. */
export const linesWithin = (locator: Locator): Promise<number> =>
  locator.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const { bottom } = element.getBoundingClientRect()
    const tops = [...range.getClientRects()].map(({ top }) => Math.round(top)).filter((top) => top < bottom - 1)
    return new Set(tops).size
  })

/** The colour of an element's ground. */
export const groundOf = (locator: Locator): Promise<string> =>
  locator.evaluate((element) => getComputedStyle(element).backgroundColor)

/** What of an element's middle is covered by something else; null where nothing is. */
export const coveredBy = (locator: Locator): Promise<string | null> =>
  locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    return hit !== null && (element.contains(hit) || hit.contains(element)) ? null : (hit?.className ?? 'the window')
  })
