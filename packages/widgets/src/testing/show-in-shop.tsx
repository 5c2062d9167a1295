import { calculateCart, loadCitiesToPick, loadUserCity, type Input } from '@prilavok/contracts'
import { createShop, type SettingsInput, type Shop } from '@prilavok/core'
import { CART_KEY, type Cart, type CartLine } from '@prilavok/core/cart'
import { cartFlow } from '@prilavok/core/flows'
import { createTestEffects, type TestEffects } from '@prilavok/core/testing'
import { ShopProvider } from '@prilavok/react'
import { act, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { vi } from 'vitest'
import { LabelsProvider, type LabelOverrides } from '../lib/labels'

interface Given {
  /** What is in the cart when the page is opened. */
  readonly lines?: readonly CartLine[]
  readonly settings?: SettingsInput
  readonly labels?: LabelOverrides
  /** Scripts the server's responses before the page is opened. */
  readonly script?: (test: TestEffects) => void
}

export interface ShownInShop extends Omit<TestEffects, 'settle' | 'advance'> {
  readonly shop: Shop
  readonly cart: Cart
  readonly container: HTMLElement
  /** Waits for lazy code and every pending response. */
  readonly settle: () => Promise<void>
  readonly advance: (ms: number) => Promise<void>
  readonly unmount: () => void
}

/** A line of the cart; 100 ₽ apiece. */
export const line = (id: string, more: Partial<CartLine> = {}): CartLine => ({
  id,
  name: `Товар ${id}`,
  price: 10_000,
  thumbUrl: `/${id}.webp`,
  link: `/product/${id}`,
  quantity: 1,
  ...more,
})

/** A server that takes 100 ₽ for every piece, unless scripted otherwise. */
export function calculated({ goods: products }: Input<typeof calculateCart>['body'], more: object = {}): object {
  const lines = products ?? []
  return {
    items: lines.map(({ id }) => ({ id, name: '', price: 100, hashCode: 'h' })),
    total: lines.reduce((sum, { quantity }) => sum + 100 * quantity, 0),
    ...more,
  }
}

/** A visitor's city by the way it takes money. */
export const city = (paymentType: string): object => ({
  type: 'CityWithPickPoint',
  paymentType,
  resolvedStatus: 'Resolved',
})

/** What a change writes into the page, once it is rendered. */
export async function changesIn(root: HTMLElement, change: () => void): Promise<readonly string[]> {
  const seen: string[] = []
  const observer = new MutationObserver((records) => {
    for (const { type, attributeName } of records) seen.push(attributeName ?? type)
  })
  observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true })
  await act(async () => change())
  observer.disconnect()
  return seen
}

/** A shop of a page, before a widget is rendered. */
export function openShop({ lines = [], settings, script }: Given = {}): TestEffects & { readonly shop: Shop } {
  const test = createTestEffects()
  test.storage.saved.set(CART_KEY, JSON.stringify({ goods: lines }))
  test.always(calculateCart, ({ body }) => calculated(body))
  test.always(loadUserCity, () => city('None'))
  test.always(loadCitiesToPick, () => ({ items: [], popular: [] }))
  script?.(test)
  return { ...test, shop: createShop(test.effects, settings) }
}

/** Opens a page of the shop with a widget on it. */
export function showInShop(widget: ReactElement, given: Given = {}): ShownInShop {
  const { shop, ...test } = openShop(given)
  const { labels = {} } = given
  const { container, unmount } = render(
    <ShopProvider shop={shop}>
      <LabelsProvider labels={labels}>{widget}</LabelsProvider>
    </ShopProvider>,
  )
  const { cart } = shop.use(cartFlow)
  return {
    ...test,
    shop,
    cart,
    container,
    unmount: () => void unmount(),
    settle: () =>
      act(async () => {
        await vi.dynamicImportSettled()
        await test.settle()
      }),
    advance: (ms) => act(() => test.advance(ms)),
  }
}
