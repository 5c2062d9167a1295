import { calculateCart } from '@prilavok/contracts'
import { createShop } from '@prilavok/core'
import { cartFeature } from '@prilavok/core/cart'
import { createTestEffects } from '@prilavok/core/testing'
import { ShopProvider } from '@prilavok/react'
import { LabelsProvider, type LabelOverrides } from '@prilavok/widgets'
import type { Mount } from '@prilavok/widgets/mounts'
import { cartButtonMount } from '@prilavok/widgets/mounts/cart-button'
import { onTestFinished, vi } from 'vitest'
import { createMounter } from '../kernel/mounter'
import { createPageTree } from '../kernel/page-tree'
import { watchPage } from '../kernel/watch-page'
import { watchTranslation } from '../kernel/watch-translation'
import { createRegistry } from '../mounts'
import { createPageEvents } from '../page-api/page-events'

/** A loaded machine may take its time. */
export const eventually = (check: () => unknown) => vi.waitFor(check, { timeout: 10_000 })

interface PageOptions {
  readonly labels?: LabelOverrides
  /** The widgets of the first load; the cart button by default. */
  readonly widgets?: readonly Mount[]
  /** Loads all others; as a page does by default. */
  readonly loadWidgets?: () => Promise<{ readonly createRegistry: typeof createRegistry }>
  /** Also mounts what is out of sight, as an idle page does; `true` by default. */
  readonly loadsAll?: boolean
}

/** A page with its mounter at work on it, and a shop that needs no server. */
export function startOnPage(
  html: string,
  {
    labels = {},
    widgets = [cartButtonMount],
    loadWidgets = async () => ({ createRegistry }),
    loadsAll = true,
  }: PageOptions = {},
) {
  // What is tested renders by itself, outside of `act`.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  const test = createTestEffects()
  test.always(calculateCart, () => ({ items: [], total: 0 }))
  const shop = createShop(test.effects)
  const warn = vi.fn()
  const events = createPageEvents(new EventTarget())
  document.body.innerHTML = html
  const tree = createPageTree((children) => (
    <ShopProvider shop={shop}>
      <LabelsProvider labels={labels}>{children}</LabelsProvider>
    </ShopProvider>
  ))
  const { clock } = test.effects
  const loadRegistry = async () => (await loadWidgets()).createRegistry(shop, labels)
  const mounter = createMounter({ mounts: widgets, tree, clock, emit: events.emit, warn, loadRegistry })
  mounter.scan(document)
  if (loadsAll) mounter.loadAll()
  const stops = [mounter.unmountAll]
  stops.unshift(watchPage(document, mounter, watchTranslation(document, stops)))
  onTestFinished(() => {
    for (const stop of stops) stop()
    globalThis.prilavokStub = undefined
  })
  return { ...test, shop, mounter, warn, events, cart: shop.use(cartFeature) }
}
