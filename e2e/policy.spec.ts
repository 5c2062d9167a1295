import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { finishAnimations } from './support/animations'
import { choosePoint } from './support/buyer'
import {
  closePayOnDelivery,
  openPayOnDelivery,
  throughCart,
  throughOrderForm,
  throughPreparedOrder,
  toAcceptedOrder,
} from './support/journey'
import { isWhole } from './support/matrix'
import { policyNames, policyOf, tagOf } from './support/policies'
import { putUnder } from './support/policy-watch'
import { bundleFolder } from './support/demo-shop'
import { BROKEN_REQUEST, expect, test } from './support/shop'

const CDN = 'https://cdn.example'
const NONCE = 'Zm9yIHRoaXMgdmlzaXQ'
const STUB = /<script src="\/bundle\/prilavok\.stub\.js"[^>]*><\/script>/
const SCRIPT = /<script type="module" src="\/bundle\/(prilavok[.\w]*\.js)"><\/script>/
const nothing = { events: [], posts: [], console: [] }

const sriOf = (file: string): string => {
  const { files } = JSON.parse(readFileSync(`${bundleFolder}/manifest.json`, 'utf8')) as {
    files: Record<string, { sri: string }>
  }
  const sri = files[file]?.sri
  if (sri === undefined) throw new Error(`manifest.json knows no ${file}.`)
  return sri
}

/** What the page fetches ahead, as its policy asks for it. */
const PRELOAD = '<link rel="modulepreload" '
const preloaded = (name: string) =>
  name === 'nonce' ? [PRELOAD, `${PRELOAD}nonce="${NONCE}" `] : [`${PRELOAD}href="/`, `${PRELOAD}href="${CDN}/`]

/** The script tags of the guide in the place of the page's own, for the build that the page asks for. */
const withTag = (name: string, values: Readonly<Record<string, string>>) => (document: string) => {
  const [own = '', under = ''] = preloaded(name)
  const file = SCRIPT.exec(document)?.[1] ?? ''
  const tags = tagOf(name, { sri: sriOf(file), 'stub-sri': sriOf('prilavok.stub.js'), ...values })
  return document.replace(STUB, '').replace(SCRIPT, tags.replaceAll('prilavok.js', file)).replaceAll(own, under)
}

/** The other origin serves what the shop's own server serves, with its headers. */
const serveFromCdn = (page: Page, shopUrl: string, spoil = (code: string) => code) =>
  page.route(`${CDN}/**`, async (route) => {
    const response = await fetch(shopUrl + new URL(route.request().url()).pathname)
    const {
      'content-encoding': _encoding,
      'content-length': _length,
      ...headers
    } = Object.fromEntries(response.headers)
    await route.fulfill({ status: response.status, headers, body: spoil(await response.text()) })
  })

/** Paid through a provider's script, which a policy has to name: the guide leaves them out where it does not. */
const SCRIPTED = ['PayImmediately', 'PayViaTinkoffInstallment', 'PayViaPosCredit']

type Shop = Parameters<typeof throughCart>[1]
type Way = (page: Page, shop: Shop) => Promise<void>

/** Everything typed, undone and tried again. */
const whole: Way = async (page, shop) => {
  await throughCart(page, shop)
  await throughOrderForm(page)
  await choosePoint(page)
}

/** An order with a note in HTML on its way; a policy refuses scripts and sheets, not keystrokes, so one whole way is enough. */
async function order(page: Page, shop: Shop, policy: string, way: Way, note: 'marks' | 'words' = 'marks') {
  const lacking = /trusted-types 'none'|script-src https:/.test(policy) ? SCRIPTED : []
  await closePayOnDelivery(page, undefined, lacking)
  await way(page, shop)
  await expect(page.locator('.pk-html')).toHaveText('Нужна предоплата: условия')
  await expect(page.locator('.pk-html b')).toHaveCount(note === 'marks' ? 1 : 0)
  await openPayOnDelivery(page, lacking)
  await page.reload()
  await toAcceptedOrder(page)
}

const VARIANTS = {
  'same-origin': {},
  'reference-shop': {},
  'no-policies': {},
  nonce: { values: { nonce: NONCE }, rewrite: withTag('nonce', { nonce: NONCE }) },
  'cross-origin': { rewrite: withTag('cross-origin', {}) },
} as const satisfies Record<
  string,
  { readonly values?: Readonly<Record<string, string>>; readonly rewrite?: (document: string) => string }
>

test('every policy of the guide is tried', () => {
  expect([...policyNames].sort()).toEqual(Object.keys(VARIANTS).sort())
})

for (const [name, variant] of Object.entries<{
  values?: Readonly<Record<string, string>>
  rewrite?: (document: string) => string
}>(VARIANTS)) {
  test(`[SAFE-13] an order under the policy "${name}" ends with no report`, async ({ page, shop, quiet }) => {
    quiet.expectNoise(BROKEN_REQUEST)
    test.slow()
    await serveFromCdn(page, shop.url)
    const { values, ...rest } = variant
    const policy = policyOf(name, values)
    const reports = await putUnder(page, { policy, ...rest })
    await order(page, shop, policy, isWhole || name === 'reference-shop' ? whole : throughPreparedOrder)
    expect(reports).toEqual(nothing)
  })
}

test.describe('a browser without the Sanitizer', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Element.prototype, 'setHTML')
    })
  })

  test('[SAFE-13] shows the note through the policy "prilavok", with no report', async ({ page, shop, quiet }) => {
    quiet.expectNoise(BROKEN_REQUEST)
    test.slow()
    const policy = policyOf('reference-shop')
    const reports = await putUnder(page, { policy })
    await order(page, shop, policy, whole)
    expect(reports).toEqual(nothing)
  })

  test('[SAFE-13] shows the words of the note where no policy may be made; all else works', async ({
    page,
    shop,
    quiet,
  }) => {
    quiet.expectNoise(BROKEN_REQUEST)
    quiet.expectNoise(/TrustedTypePolicy/)
    const policy = policyOf('no-policies')
    const reports = await putUnder(page, { policy })
    await order(page, shop, policy, throughPreparedOrder, 'words')
    expect(reports.events).toHaveLength(1)
    expect(reports.events[0]).toMatch(/^trusted-types: .*prilavok/)
  })
})

test('the reference shop sends the policy of the guide', async ({ page }) => {
  const response = await page.goto('/')
  expect(response?.headers()['content-security-policy']).toBe(policyOf('reference-shop'))
})

test('a breach is seen by event, post and console', async ({ page, quiet }) => {
  quiet.expectNoise(/Content Security Policy|Failed to load/)
  const reports = await putUnder(page, { policy: policyOf('same-origin') })
  await page.goto('/about/')
  await page.evaluate(() => void (new Image().src = 'https://evil.example/x.png'))
  await expect(() =>
    expect([reports.events.length, reports.posts.length, reports.console.length]).toEqual([1, 1, 1]),
  ).toPass()
})

test('a script that was changed on the way does not run, and the page stays as the server sent it', async ({
  page,
  shop,
  quiet,
}) => {
  quiet.expectNoise(/integrity/)
  await serveFromCdn(page, shop.url, (code) => `${code}\nglobalThis.changed = true`)
  await putUnder(page, { policy: policyOf('cross-origin'), rewrite: withTag('cross-origin', {}) })
  const refused = page.waitForEvent('console', (message) => /integrity/.test(message.text()))
  await page.goto('/profile/cart')
  await refused
  expect(await page.evaluate(() => ['prilavok' in globalThis, 'changed' in globalThis])).toEqual([false, false])
  // Words for those without scripts wait, by an animation, until ours would have come.
  const words = page.getByText('Корзина хранится в вашем браузере')
  await expect(words).toBeHidden()
  await finishAnimations(page)
  await expect(words).toBeVisible()
})
