import type { Browser, Page, Request, TestInfo } from '@playwright/test'
import type { OpenShop } from '@prilavok/shop-server'
import { payableProducts, startWithProducts, startWithViewed } from '../support/buyer'
import { test as shopTest } from '../support/shop'
import { readHostFile } from './host-files'
import { blank, documentOf, TEXTS, type Host } from './host-pages'
import { lookAtAll, placesOf, type Looks } from './look-walk'
import { steadyLookOf } from './look'
import { expect } from './patient-expect'

const SCRIPTS: Readonly<Record<string, string>> = { preact: '/bundle/prilavok.js', react: '/bundle/prilavok.react.js' }

/** Opens pages of other systems on the shop's own address. */
export interface Hosts {
  /** Goes to a page of a host that holds the given markup; the shop's script is not there yet. */
  readonly open: (host: Host, places: string) => Promise<void>
  /** Puts the shop's script on the page, and waits until all of it and its sheets are there. */
  readonly start: () => Promise<void>
  /** Waits until nothing is under way: no request, no calculation, no draft that is still to be saved. */
  readonly settled: () => Promise<void>
}

async function createHosts(page: Page, build: unknown): Promise<Hosts> {
  let text = ''
  const pending = new Set<Request>()
  page.on('request', (request) => pending.add(request))
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))
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
      pending.clear()
      await page.goto('/host/page')
      await page.evaluate(standOnWholePixels)
    },
    async start() {
      await page.addScriptTag({ url: SCRIPTS[String(build)] ?? '', type: 'module' })
      await page.waitForFunction(() => globalThis.prilavok !== undefined)
    },
    async settled() {
      const isAtRest = async () => (await page.evaluate(hasNothingToDo)) && pending.size === 0
      await expect.poll(isAtRest, { intervals: [50] }).toBe(true)
    },
  }
}

async function hasNothingToDo(): Promise<boolean> {
  await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)))
  return (
    document.querySelector('[data-calculating],[data-settling],[aria-busy="true"],.pk-skeleton') === null &&
    localStorage.getItem('prilavok.order.unsaved') === null
  )
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
  /** How everything looks on a page without any style: the measure of all others, taken once for each worker. */
  readonly onBlankPage: Looks
}

/** Opens a page with every widget: two products are in the cart and were looked at before. */
export async function openWithAll(hosts: Hosts, page: Page, shop: OpenShop, host: Host): Promise<void> {
  const [first, second, third] = await payableProducts(shop, 3)
  if (first === undefined || second === undefined || third === undefined)
    throw new Error('The demo shop has too few products.')
  await startWithViewed(page, [first, second])
  await startWithProducts(page, [first, second])
  await hosts.open(host, TEXTS + placesOf([first, second, third]))
}

/** The shop's test with pages of other systems. */
export const test = shopTest.extend<Fixtures, WorkerFixtures>({
  hosts: async ({ page }, use, info) => use(await createHosts(page, info.project.metadata['build'])),
  onBlankPage: [
    async ({ browser, shop }, use, { project }) => use(await lookAtBlankPage(browser, shop, project)),
    { scope: 'worker', timeout: 120_000 },
  ],
})

async function lookAtBlankPage(browser: Browser, shop: OpenShop, project: TestInfo['project']): Promise<Looks> {
  const context = await browser.newContext({ baseURL: shop.url, viewport: project.use.viewport ?? null })
  const page = await context.newPage()
  const hosts = await createHosts(page, project.metadata['build'])
  await openWithAll(hosts, page, shop, blank)
  await hosts.start()
  const looks = await lookAtAll(page, hosts.settled, steadyLookOf)
  await context.close()
  return looks
}

export { expect }
