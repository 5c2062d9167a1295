import { expect, type Page, type Route } from '@playwright/test'

/** Requests for files that a test holds back. */
export interface Held {
  /** Lets every request through, those that are still to come as well; fails when there was none, because then nothing was tested. */
  readonly release: () => Promise<void>
  /** The chunks that were requested so far, by name, without build letter and hash. */
  readonly names: () => readonly string[]
}

const nameOf = (route: Route): string =>
  (new URL(route.request().url()).pathname.split('/').at(-1) ?? '').replace(/^[pr]-|-.{7}\.js$/g, '')

/** Holds every request for a file back until it is released. */
export async function hold(page: Page, files: RegExp): Promise<Held> {
  const held: Route[] = []
  const names = new Set<string>()
  let free = false
  await page.route(files, async (route) => {
    names.add(nameOf(route))
    if (free) await route.continue()
    else held.push(route)
  })
  return {
    async release() {
      await expect.poll(() => names.size, `no request matched ${files}`).toBeGreaterThan(0)
      free = true
      await Promise.all(held.splice(0).map((route) => route.continue()))
    },
    names: () => [...names].sort(),
  }
}
