import type { Page } from '@playwright/test'

/** What fades, slides or waits by an animation is at its end; a skeleton's shimmer never is. */
export const finishAnimations = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  })
