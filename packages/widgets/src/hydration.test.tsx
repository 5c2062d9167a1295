import {
  loadBestComment,
  loadBlogPosts,
  loadCategoryFilters,
  loadCategoryProducts,
  loadLoginState,
  loadPickPoints,
  loadProductData,
  loadProductQuestions,
  loadSurvey,
} from '@prilavok/contracts'
import type { TestEffects } from '@prilavok/core/testing'
import { ShopProvider } from '@prilavok/react'
import { act } from '@testing-library/react'
import { createElement, type ReactElement } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mounts } from './mounts'
import { scriptShop } from './testing/show-checkout'
import { line, openShop } from './testing/show-in-shop'

const propsOf: Readonly<Record<string, object>> = {
  'cart-button': { id: 'a', name: 'Клей', price: 10_000 },
  'stock-badge': { id: 'a', available: true },
  'pickup-points-page': { cityId: 'moscow' },
  'product-comments': { contentUrl: '/product/1/x/comments' },
  'product-info': { topic: 'return' },
  'product-video': { url: 'https://youtu.be/dQw4w9WgXcQ' },
  'product-data': { id: 'a', field: 'price', fallback: '900 ₽' },
  filters: { id: 'c' },
  'favourite-button': { id: 'a', name: 'Клей', view: 'icon' },
  'compare-button': { id: 'a', name: 'Клей' },
  'one-click-order': { id: 'a' },
  'discount-subscription': { id: 'a' },
  'stock-subscription': { id: 'a' },
  'remind-later': { id: 'a' },
  collapsible: { title: 'Условия', contentUrl: '/terms' },
  'best-comment': { id: 'a' },
  'product-comment-button': { id: 'a' },
  'product-questions': { id: 'a' },
  'order-survey': { id: 'key' },
  'abandoned-survey': { id: 'draft' },
  gallery: {
    pictures: [
      { full: '/1.webp', alt: 'Клей' },
      { full: '/2.webp', alt: 'Клей сбоку' },
    ],
  },
}
/** What the browser knows and the server did not, once it is shown. */
const textOf: Readonly<Record<string, readonly [empty: string, filled: string]>> = {
  'cart-button': ['Добавить в корзину', 'В корзине 2\u00a0шт.'],
  'cart-page': ['Корзина пуста', 'Оформить заказ'],
  'stock-badge': ['В наличии', 'В наличии'],
}

const noPoints = { items: [], paging: { pageIndex: 1, pageSize: 200, totalCount: 0, totalIsExact: true } }
const script = (test: TestEffects): void => {
  scriptShop(test)
  test.always(loadPickPoints, () => noPoints)
  test.always(loadProductData, () => [])
  test.always(loadCategoryFilters, () => ({ filters: [] }))
  test.always(loadCategoryProducts, () => '')
  test.always(loadBlogPosts, () => noPoints)
  test.always(loadBestComment, () => null)
  test.always(loadProductQuestions, () => ({ items: [] }))
  test.always(loadLoginState, () => ({ isLoggedIn: false }))
  test.always(loadSurvey, () => ({ state: 'None' }))
}

let roots: Root[] = []
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => {
  act(() => roots.forEach((root) => root.unmount()))
  roots = []
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

/** What a server sends, with a cart that it does not know. */
function serverHtml(widget: (page: ReturnType<typeof openShop>) => ReactElement): string {
  vi.stubGlobal('document', undefined)
  vi.stubGlobal('window', undefined)
  try {
    return renderToString(widget(openShop()))
  } finally {
    vi.unstubAllGlobals()
  }
}

const stored = (count: number) =>
  Array.from({ length: count }, (_, index) => line(index === 0 ? 'a' : `p${index}`, { quantity: index === 0 ? 2 : 1 }))
const cases = [0, 1, 50].flatMap((count) => mounts.map((mount) => [mount.name, count, mount] as const))

it.each(cases)('%s hydrates without a warning over a stored cart of %i lines', async (name, count, mount) => {
  const Widget = await mount.load()
  const page = openShop({ lines: stored(count), script })
  const widget = ({ shop }: typeof page) => (
    <ShopProvider shop={shop}>{createElement(Widget, propsOf[name] ?? {})}</ShopProvider>
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = serverHtml(widget)
  const [rendered] = container.children
  const onRecoverableError = vi.fn()
  await act(async () => void roots.push(hydrateRoot(container, widget(page), { onRecoverableError })))
  await act(() => page.settle())
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(console.error).not.toHaveBeenCalled()
  if (rendered !== undefined && name !== 'delivery-header') expect(container.children[0]).toBe(rendered)
  expect(container.textContent).toContain(textOf[name]?.[count === 0 ? 0 : 1] ?? '')
  if (name === 'cart-badge') expect(container.textContent).toBe(count === 0 ? '' : String(count + 1))
})
