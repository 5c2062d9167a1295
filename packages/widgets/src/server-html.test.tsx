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
  'product-tabs': [{}, /role="tablist".*>Описание<.*>Доставка и пункты выдачи<.*>Отзывы</],
  'product-points': [{}, /^<div class="pk-product-points"><\/div>$/],
  'product-comments': [{ contentUrl: '/product/1/x/comments' }, /^<div class="pk-product-comments"><\/div>$/],
  'product-sticky-header': [{}, /^<span class="pk-product-sticky-header__mark" aria-hidden="true"><\/span>$/],
  'product-delivery': [{}, /aria-label="Доставка товара" aria-busy="true".*Выбрать город/],
  'pay-banner': [{}, /^$/],
  'competitor-prices': [{}, /^$/],
  'product-cross-sales': [{}, /<h2[^>]*>С этим товаром покупают</],
  'product-relations': [{}, /<h2[^>]*>Похожие и сопутствующие товары</],
  'product-info': [{ topic: 'return' }, /<button.*aria-haspopup="dialog".*Возврат/],
  'product-video': [{ url: 'https://youtu.be/dQw4w9WgXcQ' }, /<button.*Смотреть видеообзор/],
  'product-actions': [{}, /^$/],
  'product-data': [{ id: 'a', field: 'price', fallback: '900 ₽' }, /<span class="pk-product-field"[^>]*>900 ₽</],
  'call-back': [{}, /<button.*aria-haspopup="dialog".*Перезвоните мне/],
  'one-click-order': [{ id: 'a' }, /<button.*Купить в один клик/],
  'discount-subscription': [{ id: 'a' }, /<button.*Хочу скидку/],
  'stock-subscription': [{ id: 'a' }, /<button.*Сообщить о поступлении/],
  'remind-later': [{ id: 'a' }, /<button.*Напомнить позже/],
  wholesale: [{}, /<button.*Оптовым клиентам/],
  'track-order': [{}, /<label.*Трек-номер.*<button.*Найти/],
  'sms-login': [{}, /<label.*Телефон.*<button.*Получить код/],
  announcements: [{}, /^$/],
  'blog-list': [{}, /aria-label="Блог".*type="search"/],
  'blog-post': [{}, /^$/],
  'best-comment': [{ id: 'a' }, /^$/],
  'product-comment-button': [{ id: 'a' }, /<button.*aria-haspopup="dialog".*Написать отзыв/],
  'product-questions': [{ id: 'a' }, /aria-label="Вопросы о товаре".*Задать вопрос/],
  'store-feedback-button': [{}, /<button.*aria-haspopup="dialog".*Написать отзыв/],
  'order-reviews': [{ data: '[]' }, /aria-label="Отзывы о заказах".*Отзывов пока нет/],
  'survey-button': [{}, /^$/],
  'order-survey': [{ id: 'key' }, /type="range".*Отправить отзыв/],
  'abandoned-survey': [{ id: 'draft' }, /type="checkbox".*Отправить/],
  collapsible: [{ title: 'Условия', contentUrl: '/terms' }, /^<details.*<summary.*Условия/],
  'recently-viewed': [{ title: 'Клей', uri: '/product/1' }, /^$/],
  'favourite-button': [
    { id: 'a', name: 'Клей' },
    /<button.*aria-pressed="false".*aria-label="В избранное: Клей".*>В избранное</,
  ],
  'favourites-badge': [{}, /^<span class="pk-kept-badge-place"><\/span>$/],
  'favourites-page': [{}, /aria-label="Избранное".*pk-skeleton/],
  'compare-button': [
    { id: 'a', name: 'Клей', view: 'icon' },
    /<button.*aria-pressed="false".*aria-label="Сравнить: Клей"/,
  ],
  'compare-badge': [{}, /^<span class="pk-kept-badge-place"><\/span>$/],
  'compare-page': [{}, /aria-label="Сравнение товаров".*pk-skeleton/],
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
