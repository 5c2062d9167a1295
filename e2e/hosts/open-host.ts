import type { Browser, BrowserContext, Page, TestInfo } from '@playwright/test'
import type { OpenShop } from '@prilavok/shop-server'
import { payableProducts, startWithProducts, startWithViewed } from '../support/buyer'
import { test as shopTest } from '../support/shop'
import { readHostFile } from './host-files'
import { blank, documentOf, TEXTS, type Host } from './host-pages'
import type { Trial } from './widget-trials'

const SCRIPTS: Readonly<Record<string, string>> = { preact: '/bundle/prilavok.js', react: '/bundle/prilavok.react.js' }

/** Opens pages of other systems on the shop's own address. */
export interface Hosts {
  /** Goes to a page of a host that holds the given markup; the shop's script is not there yet. */
  readonly open: (host: Host, places: string) => Promise<void>
  /** Puts the shop's script on the page, and waits until all of it and its sheets are there. */
  readonly start: () => Promise<void>
}

async function createHosts(page: Page, build: unknown): Promise<Hosts> {
  let text = ''
  await page.route(
    ({ pathname }) => pathname.startsWith('/host/'),
    (route) => {
      const name = new URL(route.request().url()).pathname.slice('/host/'.length)
      return route.fulfill(
        name === 'page' ? { body: text, contentType: 'text/html; charset=utf-8' } : readHostFile(name),
      )
    },
  )
  await page.emulateMedia({ reducedMotion: 'reduce' })
  return {
    async open(host, places) {
      text = documentOf(host, places)
      await page.goto('/host/page')
      await page.evaluate(standOnWholePixels)
    },
    async start() {
      await page.addScriptTag({ url: SCRIPTS[String(build)] ?? '', type: 'module' })
      await page.waitForFunction(() => globalThis.prilavok !== undefined)
    },
  }
}

/** Text is drawn alike only where it begins at the same part of a pixel. */
function standOnWholePixels(): void {
  for (const stand of document.querySelectorAll<HTMLElement>('.stand')) {
    const { left, top } = stand.getBoundingClientRect()
    stand.style.setProperty('position', 'relative', 'important')
    stand.style.setProperty('left', `${Math.ceil(left) - left}px`, 'important')
    stand.style.setProperty('top', `${Math.ceil(top) - top}px`, 'important')
  }
}

interface Fixtures {
  readonly hosts: Hosts
}
interface WorkerFixtures {
  /** How the widgets of a trial look on a page without any style; tried once for each worker. */
  readonly onBlankPage: (trial: Trial) => ReturnType<Trial['run']>
}

/** Opens the widgets of a trial, with products that were looked at, and in the cart where it needs some. */
export async function prepare(hosts: Hosts, page: Page, shop: OpenShop, host: Host, trial: Trial): Promise<void> {
  const products = await payableProducts(shop, 2)
  await startWithViewed(page, products)
  if (trial.filled) await startWithProducts(page, products)
  await hosts.open(host, TEXTS + trial.places(products))
}

/** The shop's test with pages of other systems. */
export const test = shopTest.extend<Fixtures, WorkerFixtures>({
  hosts: async ({ page }, use, info) => use(await createHosts(page, info.project.metadata['build'])),
  onBlankPage: [
    async ({ browser, shop }, use, { project }) => {
      const tried = new Map<string, ReturnType<Trial['run']>>()
      await use((trial) => {
        const known = tried.get(trial.name) ?? tryOnBlankPage(browser, shop, project, trial)
        tried.set(trial.name, known)
        return known
      })
    },
    { scope: 'worker' },
  ],
})

async function tryOnBlankPage(browser: Browser, shop: OpenShop, project: TestInfo['project'], trial: Trial) {
  const context: BrowserContext = await browser.newContext({
    baseURL: shop.url,
    viewport: project.use.viewport ?? null,
  })
  const page = await context.newPage()
  const hosts = await createHosts(page, project.metadata['build'])
  await prepare(hosts, page, shop, blank, trial)
  await hosts.start()
  const looks = await trial.run(page)
  await context.close()
  return looks
}

export { expect } from '@playwright/test'
