import type { Page } from '@playwright/test'
import { expect } from './shop'

interface Scene {
  /** Attributes of the html element, as written. */
  readonly html?: string
  readonly css?: string
  /** What stands on the page; the widget of the path without it. */
  readonly body?: string
}

const WIDGETS: Readonly<Record<string, string>> = {
  '/profile/cart': '<div data-prilavok="cart-page"></div>',
  '/profile/order': '<div data-prilavok="checkout-page"></div>',
}

/** Puts plain pages without a look of their own in the place of the shop's; what the widgets ask the server stays real. */
export async function setStage(page: Page, { html = '', css = '', body }: Scene = {}): Promise<void> {
  const front = await page.request.get('/')
  const script = /<script type="module" src="([^"]+)">/.exec(await front.text())?.[1]
  if (script === undefined) throw new Error('The front page of the shop loads no script.')
  await page.route(/\/(stage|profile\/(cart|order))(\?.*)?$/, (route) => {
    const { pathname } = new URL(route.request().url())
    if (route.request().resourceType() !== 'document') return route.fallback()
    return route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="ru" ${html}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Stage</title><link rel="icon" href="data:,"><style>body { font: 16px/1.5 sans-serif; margin: 24px } ${css}</style></head>
<body>${body ?? WIDGETS[pathname] ?? ''}<script type="module" src="${script}"></script></body></html>`,
    })
  })
}

/** A cart button for a page. */
export const cartButton = ({ id, name }: { readonly id: string; readonly name: string }, more = ''): string =>
  `<div data-prilavok="cart-button" data-id="${id}" data-name="${name.replace(/"/g, '&quot;')}" data-price="100" ${more}></div>`

/** Opens the cart on the stage and waits for its sums. */
export async function openCart(page: Page): Promise<void> {
  await page.goto('/profile/cart')
  await expect(page.getByRole('link', { name: 'Оформить заказ' })).toBeVisible()
}

/** Goes on to the order form and waits for its pickup points. */
export async function goOnToOrder(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Оформить заказ' }).click()
  await expect(page.locator('.pk-point').first()).toBeVisible({ timeout: 30_000 })
}

export async function openOrder(page: Page): Promise<void> {
  await openCart(page)
  await goOnToOrder(page)
}
