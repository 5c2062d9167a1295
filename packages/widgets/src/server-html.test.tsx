// @vitest-environment node
import { createShop } from '@prilavok/core'
import { createTestEffects } from '@prilavok/core/testing'
import { ShopProvider } from '@prilavok/react'
import { readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { mounts } from './mounts'

/** What each widget says before a browser has told what it knows. */
const expected: Readonly<Record<string, readonly [props: object, html: RegExp]>> = {
  'cart-button': [{ id: 'a', name: 'Клей', price: 0 }, /<button.*pk-cart-button__add.*Добавить в корзину/],
  'cart-badge': [{}, /^<span class="pk-cart-badge-place"><\/span>$/],
  'cart-page': [{}, /<section class="pk-cart-page".*aria-label="Корзина".*<h2[^>]*>Ваш заказ</],
  'stock-badge': [{ id: 'a', available: true }, /pk-stock-badge.*В наличии/],
  filters: [{ id: 'c' }, /pk-filters.*aria-label="Фильтры".*pk-skeleton.*aria-label="Товары"/],
  'checkout-page': [
    {},
    /<div class="pk-checkout" aria-busy="true">.*>Ваш заказ<.*>Данные получателя<.*>Доставка<.*>Подтверждение заказа</,
  ],
  // The city is not shown before it is known (CITY-14).
  'delivery-header': [
    {},
    /^<div class="pk-delivery-header" data-waiting="" aria-hidden="true"><span[^>]*><\/span><\/div>$/,
  ],
  'pickup-points-page': [{ cityId: 'moscow' }, /aria-label="Пункты выдачи" aria-busy="true".*pk-skeleton/],
  'search-box': [{ query: 'клей' }, /role="search".*role="combobox".*value="клей"/],
  'notification-stack': [{}, /pk-toast-stack/],
  'product-data': [{ id: 'a', field: 'price', fallback: '900 ₽' }, /<span class="pk-product-field"[^>]*>900 ₽</],
  announcements: [{}, /^$/],
  collapsible: [{ title: 'Условия', contentUrl: '/terms' }, /^<details.*<summary.*Условия/],
  'recently-viewed': [{ title: 'Клей', uri: '/product/1' }, /^$/],
  gallery: [
    { pictures: [{ full: '/large.webp', shown: '/1.webp', alt: 'Клей' }] },
    /pk-gallery.*href="\/large\.webp".*src="\/1\.webp" alt="Клей"/,
  ],
}

it.each(mounts.map((mount) => [mount.name, mount] as const))('%s is rendered on a server', async (name, mount) => {
  expect(typeof document).toBe('undefined')
  const [props, html] = expected[name] ?? expect.unreachable(`${name} is not expected`)
  const { effects, calls } = createTestEffects()
  const widget = createElement(await mount.load(), props)
  expect(renderToString(<ShopProvider shop={createShop(effects)}>{widget}</ShopProvider>)).toMatch(html)
  expect(calls).toEqual([])
})

it('no widget sets a style attribute, which a strict policy would refuse', async () => {
  const { effects } = createTestEffects()
  const shop = createShop(effects)
  for (const mount of mounts) {
    const [props] = expected[mount.name] ?? expect.unreachable(`${mount.name} is not expected`)
    const html = renderToString(<ShopProvider shop={shop}>{createElement(await mount.load(), props)}</ShopProvider>)
    expect(html).not.toContain('style=')
  }
})

it('every block of a skeleton has its height before the browser has set it', () => {
  const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
  const rules = read('../../ui/src/skeleton/skeleton.css')
  const skeletons = ['checkout/checkout-skeleton.tsx', 'cart/cart-skeleton.tsx', 'delivery/pickup-points-page.tsx']
  const heights = skeletons.flatMap((path) => [...read(path).matchAll(/height="([^"]+)"/g)].map(([, height]) => height))
  expect(heights.length).toBeGreaterThan(5)
  for (const height of heights) expect(rules).toContain(`[data-height='${height}']`)
})
