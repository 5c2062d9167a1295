import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { OpenShop } from '@prilavok/shop-server'
import { payableProducts, startWithProducts, type DemoProduct } from '../support/buyer'
import { hosts as systems, TEXTS } from './host-pages'
import { expect, test } from './open-host'

/** What the guide to foreign pages tells shops to put into their sheets. */
const placeholders = readFileSync(new URL('../../docs/snippets/guides/placeholders.css', import.meta.url), 'utf8')

interface Shift extends PerformanceEntry {
  readonly value: number
  readonly sources: readonly { readonly node: Element | null }[]
}
declare global {
  var shifts: string[]
}

/** Notes what moves by itself on the next page: each shift's score and the elements that it moved. */
const noteShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    globalThis.shifts = []
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        globalThis.shifts.push(
          `${value.toFixed(4)} ${sources.map(({ node }) => `${node?.nodeName}.${node?.className}`).join(' ')}`,
        )
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** The shop's own price of a product: a cart that was filled on another page knows it. */
const withPrice = async ({ db }: OpenShop, product: DemoProduct): Promise<DemoProduct> => {
  const { price_kopecks: price } = await db
    .selectFrom('product')
    .select('price_kopecks')
    .where('id', '=', product.id)
    .executeTakeFirstOrThrow()
  return { ...product, price }
}

const pages = [
  {
    name: 'badge, button and cart, with a discount and what else the server says,',
    places: ({ id, name }: DemoProduct) =>
      `<p>Корзина <span data-prilavok="cart-badge"></span> открыта</p><div data-prilavok="cart-button" data-id="${id}" data-name="${name}"></div><div data-prilavok="cart-page"></div>`,
    ready: '.pk-line-price__discount',
  },
  { name: 'the order form', places: () => '<div data-prilavok="checkout-page"></div>', ready: '.pk-point' },
] as const

for (const system of systems) {
  for (const { name, places, ready } of pages) {
    test(`[EMBED-06] ${system.name}: ${name} shift nothing where the page reserves the documented place`, async ({
      page,
      hosts,
      shop,
    }) => {
      const [fresh, ...inCart] = await payableProducts(shop, 3)
      if (fresh === undefined) throw new Error('The demo shop has no product for this test.')
      await startWithProducts(page, await Promise.all(inCart.map((product) => withPrice(shop, product))))
      await noteShifts(page)
      await hosts.open({ ...system, styles: placeholders }, places(fresh) + TEXTS)
      await hosts.start()
      await expect(page.locator(ready).first()).toBeVisible({ timeout: 30_000 })
      await page.waitForLoadState('networkidle')
      expect(
        await page.evaluate(
          () => new Promise<string[]>((seen) => requestAnimationFrame(() => requestAnimationFrame(() => seen(shifts)))),
        ),
      ).toEqual([])
    })
  }
}

for (const system of systems) {
  test(`[CART-42] ${system.name}: the first piece in the cart makes the line of the badge no higher`, async ({
    page,
    hosts,
    shop,
  }) => {
    const [{ id, name }] = (await payableProducts(shop, 1)) as [DemoProduct]
    await hosts.open(
      system,
      `<p id="line">Корзина <span data-prilavok="cart-badge"></span></p><div data-prilavok="cart-button" data-id="${id}" data-name="${name}"></div>${TEXTS}`,
    )
    const height = () => page.locator('#line').evaluate((line) => line.getBoundingClientRect().height)
    const alone = await height()
    await hosts.start()
    await page.getByRole('button', { name: 'Добавить в корзину' }).click()
    await expect(page.locator('.pk-cart-badge')).toBeVisible()
    expect(await height()).toBe(alone)
  })
}
