import { expect as playwrightExpect, test as base, type BrowserContext, type Page } from '@playwright/test'
import type { OpenShop } from '@prilavok/shop-server'
import { isWebKitGtk } from '../engines/projects'
import { openDemoShop } from './demo-shop'

interface Fixtures {
  /** Fails the test when a page says anything in the console that the test did not expect. */
  readonly quiet: { expectNoise: (pattern: RegExp) => void }
}
interface WorkerFixtures {
  /** A real shop server with demo data, on a database of its own, one for each worker. */
  readonly shop: OpenShop
}

/** The browser's own words about a request that a test has broken on purpose. */
export const BROKEN_REQUEST = /Failed to load resource|net::ERR_/

/** Playwright's test with a shop behind it and an eye on the console. */
const shopTest = base.extend<Fixtures, WorkerFixtures>({
  shop: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from a pattern
    async ({}, use) => {
      const shop = await openDemoShop({ rateLimits: null })
      await use(shop)
      await shop.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  context: async ({ context, shop }, use, info) => {
    await context.addCookies([{ name: 'prilavok-build', value: String(info.project.metadata['build']), url: shop.url }])
    await use(context)
    // What the page still asks for at the end concerns no test.
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
  baseURL: async ({ shop }, use) => use(shop.url),
  quiet: [
    async ({ context }, use) => {
      const noise: string[] = []
      const expected: RegExp[] = []
      listen(context, noise)
      await use({ expectNoise: (pattern) => void expected.push(pattern) })
      const left = noise.filter((line) => !expected.some((pattern) => pattern.test(line)))
      if (left.length > 0) throw new Error(`The page complained:\n${left.join('\n')}`)
    },
    { auto: true },
  ],
})

/** Playwright cannot drive the WebKit of a system; WebDriver can, and nothing else needs its packages. */
const webDriver = isWebKitGtk ? await import('../engines/fixtures') : null
export const test = webDriver === null ? shopTest : shopTest.extend(webDriver.webDriverFixtures)
export const expect = webDriver === null ? playwrightExpect : webDriver.expect

/** Firefox runs what prepares a page on the empty page before it as well, where there is no storage; no address of a file is in that. */
const isOfEmptyPage = ({ message, stack = '' }: Error) =>
  message === 'The operation is insecure.' && !stack.includes('http')

/** Writes down what the pages of a context complain of. */
export function listen(context: BrowserContext, noise: string[]): void {
  const watch = (page: Page) => {
    page.on('console', (message) => {
      const { url } = message.location()
      if (message.type() === 'error' || message.type() === 'warning')
        noise.push(`${message.type()}: ${message.text()}${url && ` (${url})`}`)
    })
    page.on('pageerror', (error) => isOfEmptyPage(error) || noise.push(`page error: ${error.message}`))
  }
  context.pages().forEach(watch)
  context.on('page', watch)
}
