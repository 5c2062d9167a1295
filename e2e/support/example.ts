import { expect, test as base, type Page } from '@playwright/test'
import { openExample, runExample } from '../../tools/example.mjs'
import { demoFolder } from './demo-shop'
import { listen } from './shop'

type Opened = Awaited<ReturnType<typeof openExample>>
type Ran = Awaited<ReturnType<typeof runExample>> & { readonly printed: string }

/** Examples have no contract with a bank, so what needs its ids is not offered there, and their developer hears of it. */
const NO_BANK = /which needs the setting payment\./
/** The staff wing asks who is signed in before anybody is. */
const NOBODY_YET = /401 \(Unauthorized\) \(\S+\/api\/admin\/session\)/

interface Fixtures {
  /** Opens an example as its `npm start` does, on free ports and with a shop of its own. */
  readonly open: (name: string) => Promise<Opened>
  /** Runs an example that has no pages to its end. */
  readonly run: (name: string) => Promise<Ran>
  /** Fails the test when a page of the example complains in the console. */
  readonly quiet: void
}

/** Playwright's test that starts examples the way a reader does. */
export const test = base.extend<Fixtures>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from a pattern
  open: async ({}, use) => {
    const opened: (() => Promise<void>)[] = []
    await use(async (name) => {
      const folder = demoFolder()
      const example = await openExample(name, { dataDir: folder.dataDir })
      opened.push(example.close, async () => folder.remove())
      return example
    })
    for (const close of opened) await close()
  },
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from a pattern
  run: async ({}, use) => {
    const ran: Ran[] = []
    await use(async (name) => {
      let printed = ''
      const program = await runExample(name, { print: (text: string) => void (printed += text) })
      ran.push({ ...program, printed })
      return { ...program, printed }
    })
    for (const { close } of ran) await close()
  },
  quiet: [
    // Asked for after the examples, so that it has listened long enough before they are closed.
    async ({ context, open: _examples }, use) => {
      const noise: string[] = []
      listen(context, noise)
      await use()
      expect(noise.filter((line) => !NO_BANK.test(line) && !NOBODY_YET.test(line))).toEqual([])
    },
    { auto: true },
  ],
})

/** The page as a phone shows it is not wider than the phone; afterwards the screen is what it was. */
export async function expectFitsPhone(page: Page): Promise<void> {
  const wide = page.viewportSize()
  await page.setViewportSize({ width: 375, height: 740 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  if (wide !== null) await page.setViewportSize(wide)
}

export { expect } from '@playwright/test'
