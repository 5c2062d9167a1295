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

/** Notes what moves by itself on the next pages: each shift's score and the elements that it moved. */
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

const button = ({ id, name }: DemoProduct) =>
  `<div data-prilavok="cart-button" data-id="${id}" data-name="${name}"></div>`
const line = '<p id="line">Корзина <span data-prilavok="cart-badge"></span></p>'

/** Widgets, and the last that comes to each of them. */
const pages = [
  {
    name: 'badge, button and cart, with a discount and what else the server says',
    places: (fresh: DemoProduct) => `${line}${button(fresh)}<div data-prilavok="cart-page"></div>`,
    last: ['.pk-line-price__discount', '.pk-offer-card'],
  },
  { name: 'the order form', places: () => '<div data-prilavok="checkout-page"></div>', last: ['.pk-point'] },
]

for (const system of systems)
  test(`[CART-42] [EMBED-06] ${system.name}: the first piece makes the line of the badge no higher, and nothing shifts where the page reserves the documented place`, async ({
    page,
    hosts,
    shop,
  }) => {
    const [fresh, ...inCart] = await payableProducts(shop, 3)
    if (fresh === undefined) throw new Error('The demo shop has no product for this test.')

    await hosts.open(system, line + button(fresh) + TEXTS)
    const height = () => page.locator('#line').evaluate((each) => each.getBoundingClientRect().height)
    const alone = await height()
    await hosts.start()
    await page.getByRole('button', { name: 'Добавить в корзину' }).click()
    await expect(page.locator('.pk-cart-badge')).toBeVisible()
    expect.soft(await height()).toBe(alone)

    await page.evaluate(() => localStorage.clear())
    await startWithProducts(page, await Promise.all(inCart.map((product) => withPrice(shop, product))))
    await noteShifts(page)
    for (const { name, places, last } of pages) {
      await hosts.open({ ...system, styles: placeholders }, places(fresh) + TEXTS)
      await hosts.start()
      for (const part of last) await expect(page.locator(part).first()).toBeVisible()
      await hosts.settled()
      expect.soft(await page.evaluate(() => shifts), name).toEqual([])
    }
  })
