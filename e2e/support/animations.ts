import type { Page } from '@playwright/test'

/** Frames are drawn, whatever the page's clock says: what a change of looks has set going has begun. */
export const framesDrawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.documentElement.animate([], 40).finished
  })

/** What fades, slides or waits by an animation is at its end; a skeleton's shimmer never is. */
export async function finishAnimations(page: Page): Promise<void> {
  await framesDrawn(page)
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  })
}
