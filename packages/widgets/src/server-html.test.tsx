// @vitest-environment node
import { createShop } from '@prilavok/core'
import { createTestEffects } from '@prilavok/core/testing'
import { ShopProvider } from '@prilavok/react'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { mounts } from './mounts'

/** What each widget says before a browser has told what it knows. */
const expected: Readonly<Record<string, readonly [props: object, html: RegExp]>> = {
  'cart-button': [{ id: 'a', name: 'Клей', price: 0 }, /<button.*pk-cart-button__add.*Добавить в корзину/],
  'cart-badge': [{}, /^<span class="pk-cart-badge-place"><\/span>$/],
  'cart-page': [{}, /<section class="pk-cart-page".*aria-label="Корзина".*pk-skeleton/],
  'stock-badge': [{ id: 'a', available: true }, /pk-stock-badge.*В наличии/],
  'checkout-page': [{}, /<div class="pk-checkout" aria-busy="true">.*pk-skeleton/],
  // The city is not shown before it is known (CITY-14).
  'delivery-header': [{}, /^$/],
  'pickup-points-page': [{ cityId: 'moscow' }, /pk-skeleton/],
  'notification-stack': [{}, /pk-toast-stack/],
}

it.each(mounts.map((mount) => [mount.name, mount] as const))('%s is rendered on a server', async (name, mount) => {
  expect(typeof document).toBe('undefined')
  const [props, html] = expected[name] ?? expect.unreachable(`${name} is not expected`)
  const { effects, calls } = createTestEffects()
  const widget = createElement(await mount.load(), props)
  expect(renderToString(<ShopProvider shop={createShop(effects)}>{widget}</ShopProvider>)).toMatch(html)
  expect(calls).toEqual([])
})
