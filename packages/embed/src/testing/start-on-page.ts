import { calculateCart } from '@prilavok/contracts'
import { createShop } from '@prilavok/core'
import { cartFeature } from '@prilavok/core/cart'
import { createTestEffects } from '@prilavok/core/testing'
import { ShopProvider } from '@prilavok/react'
import { LabelsProvider, type LabelOverrides } from '@prilavok/widgets'
import { mounts } from '@prilavok/widgets/mounts'
import { createElement } from 'react'
import { afterEach, vi } from 'vitest'
import type { FirstPass } from '../first/first-pass'
import { createMounter } from '../later/mounting/mounter'
import type { Widget } from '../later/mounting/place'
import { watchPage } from '../later/mounting/watch-page'
import { createPageTalk } from '../page/page-events'
import { testRenderer } from './renderer'

/** A loaded machine may take its time. */
export const eventually = (check: () => unknown) => vi.waitFor(check, { timeout: 10_000 })

const started: Array<() => void> = []
afterEach(() => {
  for (const stop of started.splice(0)) stop()
  document.body.replaceChildren()
  globalThis.prilavokStub = undefined
})

interface Given {
  readonly labels?: LabelOverrides
  readonly widgets?: readonly Widget[]
  readonly opened?: FirstPass['opened']
}

/** A page with its mounter at work on it, and a shop that answers without a server. */
export function startOnPage(
  page: string | readonly Node[],
  { labels = {}, widgets = mounts, opened = new Map() }: Given = {},
) {
  const test = createTestEffects()
  test.always(calculateCart, () => ({ items: [], total: 0 }))
  const shop = createShop(test.effects)
  const tell = vi.fn()
  const talk = createPageTalk(new EventTarget())
  if (typeof page === 'string') document.body.innerHTML = page
  else document.body.replaceChildren(...page)
  const mounter = createMounter({
    widgets,
    opened,
    renderer: testRenderer,
    dress: (component, props) =>
      createElement(ShopProvider, {
        shop,
        children: createElement(LabelsProvider, { labels, children: createElement(component, props) }),
      }),
    clock: test.effects.clock,
    emit: talk.emit,
    tell,
  })
  mounter.scan(document)
  mounter.loadAll()
  const stop = watchPage(document, mounter)
  started.push(() => {
    stop()
    mounter.unmountAll()
  })
  return { ...test, shop, mounter, tell, talk, cart: shop.use(cartFeature) }
}
