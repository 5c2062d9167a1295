import type { BrowserContext, Page } from '@playwright/test'
import type { OpenShop } from '@prilavok/shop-server'
import { cases, HOSTILE_CONFIG, pagesOf, SCRIPT, type Case } from './clobbering/cases'
import { payableProducts, type DemoProduct } from './support/buyer'
import { closePayOnDelivery, throughPreparedOrder } from './support/journey'
import { isWhole } from './support/matrix'
import { putUnder } from './support/policy-watch'
import { BROKEN_REQUEST, expect, test } from './support/shop'

const TAGS = {
  module: (settings: string) => `<script type="module" src="/bundle/prilavok.js" ${settings}></script>`,
  stub: (settings: string) => `<script src="/bundle/prilavok.stub.js" ${settings}></script>`,
} as const
type Tag = keyof typeof TAGS

const placeOf = ({ id, name }: DemoProduct) =>
  `<div id="honest" data-prilavok="cart-button" data-id="${id}" data-name="${name}" data-price="10"></div>`

/** A page of a shop without settings of its own, with a comment of a visitor. */
const pageOf = (tag: string, before: string, place: string, after: string) =>
  `<!doctype html><html lang="ru"><head><meta charset="utf-8"><link rel="icon" href="/favicon.svg"></head><body>` +
  `<h1>Товар</h1>${before}${tag}${place}${after}</body></html>`

/** Pages made by the test on the shop's own address, and every address that they ask for elsewhere. */
async function serve(context: BrowserContext, shop: OpenShop) {
  const foreign: string[] = []
  const state = { html: '' }
  await context.route(
    ({ origin }) => origin !== shop.url && origin !== 'null',
    (route) => {
      foreign.push(route.request().url())
      return route.fulfill({
        contentType: 'text/javascript',
        headers: { 'Access-Control-Allow-Origin': '*' },
        body: 'globalThis.ran = "a foreign script"',
      })
    },
  )
  await context.route('**/comments/*', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: state.html }),
  )
  await context.addInitScript(() => {
    if (window === window.top) localStorage.clear()
  })
  return { foreign, state }
}

/** Puts the product into the cart, and says what the page has come to. */
async function buy(page: Page, { name }: Pick<Case, 'name'>): Promise<string | null> {
  const honest = page.locator('#honest')
  try {
    await honest.getByRole('button').first().click({ timeout: 5_000 })
    await honest.getByRole('link').waitFor({ timeout: 5_000 })
  } catch {
    return `${name}: the widget is not there`
  }
  const found = await page.evaluate(() => {
    const links = Document.prototype.querySelectorAll.call(document, '.pk-root a[href]')
    return {
      ran: (globalThis as { ran?: unknown }).ran,
      links: [...links].map((link) => (link as HTMLAnchorElement).href),
    }
  })
  if (found.ran !== undefined) return `${name}: foreign code ran (${String(found.ran)})`
  const wrong = found.links.filter((href) => !href.startsWith(new URL(page.url()).origin))
  return wrong.length > 0 ? `${name}: links lead to ${wrong.join(', ')}` : null
}

/** Each tag and each place once: what a comment does to the one it does to the other. Before a release, all four. */
const PLACES: Readonly<Record<Tag, readonly ('before' | 'after')[]>> = isWhole
  ? { module: ['before', 'after'], stub: ['before', 'after'] }
  : { module: ['after'], stub: ['before'] }

for (const tag of Object.keys(TAGS) as Tag[]) {
  for (const at of PLACES[tag]) {
    test(`[SAFE-12] [SAFE-13] no element of a comment changes the shop: ${tag} tag, comments ${at} it`, async ({
      context,
      page,
      shop,
      quiet,
    }) => {
      test.setTimeout(120_000)
      // What is wrong in a comment is said in the console.
      quiet.expectNoise(/^(?:error|warning): /)
      expect(cases.length).toBeGreaterThanOrEqual(60)
      const [product] = await payableProducts(shop, 1)
      if (product === undefined) throw new Error('The demo shop has products.')
      const { foreign, state } = await serve(context, shop)
      const wrong: string[] = []
      // The runtime runs after all comments: only which of two elements comes first makes a difference.
      const tried = at === 'after' ? cases.filter(({ isFirst }) => isFirst) : pagesOf(cases)
      for (const [index, each] of tried.entries()) {
        const script = TAGS[tag]('')
        state.html =
          at === 'before'
            ? pageOf(script, each.html, placeOf(product), '')
            : pageOf(script, '', placeOf(product), each.html)
        await page.goto(`/comments/${index}`, { waitUntil: 'commit' })
        const problem = await buy(page, each)
        if (problem !== null) wrong.push(problem)
        for (const url of foreign.splice(0)) wrong.push(`${each.name}: asked for ${url}`)
      }
      expect(wrong).toEqual([])
    })
  }
}

/** Settings of the page itself that were written wrongly, or by somebody who may write too much. */
const SETTINGS: Readonly<Record<string, string>> = {
  'data-pages-cart': `${SCRIPT}:globalThis.ran='cart'`,
  'data-pages-order': 'data:text/html,x',
  'data-api-origin': 'http://evil.example',
}

for (const tag of Object.keys(TAGS) as Tag[]) {
  test(`[SAFE-12] [EMBED-12] addresses that may not be opened are not used, and named: ${tag} tag`, async ({
    context,
    page,
    shop,
    quiet,
  }) => {
    quiet.expectNoise(/^(?:error|warning): /)
    const [product] = await payableProducts(shop, 1)
    if (product === undefined) throw new Error('The demo shop has products.')
    const { foreign, state } = await serve(context, shop)
    const said: string[] = []
    page.on('console', (message) => said.push(message.text()))
    const config = {
      pages: { home: `${SCRIPT}:1` },
      api: { endpoints: { calculateCart: { path: 'http://evil.example/x' } } },
    }
    const json = `<script type="application/json" id="prilavok-config">${JSON.stringify(config)}</script>`
    const written = Object.entries(SETTINGS).map(([name, value]) => `${name}="${value}"`)
    const build = tag === 'stub' ? 'data-build="data:text/javascript,globalThis.ran=1"' : ''
    state.html = pageOf(json + TAGS[tag](`${written.join(' ')} ${build}`), '', placeOf(product), '')
    const calculated = page.waitForResponse('**/api/cart/calculate')
    await page.goto('/comments/settings')
    expect(await buy(page, { name: 'settings' })).toBeNull()
    expect((await calculated).status()).toBe(200)
    await expect(page.locator('#honest .pk-cart-button__link')).toHaveAttribute('href', '/profile/cart')
    expect(foreign).toEqual([])
    const about = ['pages.cart', 'pages.order', 'pages.home', 'api.origin', 'api.endpoints.calculateCart']
    for (const name of about)
      expect(said.filter((text) => text.includes(`The setting ${name} is not used`))).toHaveLength(1)
  })
}

test('[SAFE-12] [PAY-107] review C: settings bring no foreign script under a nonce, strict-dynamic and Trusted Types', async ({
  page,
  shop,
  quiet,
}) => {
  quiet.expectNoise(BROKEN_REQUEST)
  quiet.expectNoise(/payment\.scripts\./)
  const asked: string[] = []
  const standard: Readonly<Record<string, string>> = {
    'integrationjs.tbank.ru': '/sim/scripts/tbank-form.js',
    'forma.tinkoff.ru': '/sim/scripts/tinkoff.js',
    'api.b2pos.ru': '/sim/scripts/pos-credit.js',
  }
  await page.route(
    ({ origin }) => origin !== shop.url,
    async (route) => {
      const { host, href } = new URL(route.request().url())
      asked.push(href)
      const path = standard[host]
      if (path === undefined) return route.abort()
      const response = await fetch(shop.url + path)
      return route.fulfill({ contentType: 'text/javascript', body: await response.text() })
    },
  )
  const nonce = 'Zm9yIHRoaXMgdmlzaXQ'
  const reports = await putUnder(page, {
    policy:
      `default-src 'none'; script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'self'; img-src 'self'; connect-src 'self'; ` +
      "require-trusted-types-for 'script'; trusted-types prilavok prilavok-scripts",
    rewrite: (document) =>
      document
        .replace(/<script (?=src|type="module")/g, `<script nonce="${nonce}" `)
        .replace(/"\/sim\/scripts\/[\w-]+\.js"/g, '"https://evil.example/x.js"')
        .replace('<main', `<div id="prilavok-config">${HOSTILE_CONFIG}</div><main`),
  })
  await closePayOnDelivery(page)
  await throughPreparedOrder(page, shop)
  await expect(() => expect(asked).toHaveLength(3)).toPass()
  const provided = await page
    .locator('head script[src^="https:"]')
    .evaluateAll((scripts: HTMLScriptElement[]) => scripts.map((script) => [new URL(script.src).host, script.nonce]))
  expect(asked.filter((url) => url.includes('evil'))).toEqual([])
  expect(new Map(provided as [string, string][])).toEqual(new Map(Object.keys(standard).map((host) => [host, nonce])))
  expect(reports).toEqual({ events: [], posts: [], console: [] })
})
