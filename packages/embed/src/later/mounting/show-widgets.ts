import { cartFlow } from '@prilavok/core/flows'
import { sharePageShop } from '@prilavok/react'
import { LabelsProvider } from '@prilavok/widgets'
import { cartBadgePlace, cartPagePlace, laterMounts, loadCartBadge } from '@prilavok/widgets/mounts'
import { createElement } from 'react'
import type { FirstParts } from '../../first/start'
import type { Renderer } from '../../renderer'
import type * as Rest from '../start-later'
import { createRemarks, type Remarks } from '../remarks'
import { createEarlyTalk, type EarlyTalk } from './early-talk'
import { createMounter, type Mounter } from './mounter'
import type { LateDrawnWidget, PlaceTools } from './place'
import { watchPage } from './watch-page'

/** What shows the widgets of a page, for the rest of the shop. */
export interface Shown extends Pick<PlaceTools, 'renderer' | 'dress'> {
  readonly mounter: Mounter
  readonly remarks: Remarks
  readonly talk: EarlyTalk
  /** Brings the code of the rest, which needs what is here. */
  readonly bringRest: () => Promise<typeof Rest>
  readonly stop: () => void
}

interface Given extends FirstParts {
  readonly renderer: Renderer
  /** Asks for the rest of the shop; it comes by itself when the page has nothing else to do. */
  readonly wantRest: () => void
}

/** Shows what the first pass could not: every other widget of the page, now and whenever another one comes. */
export function showWidgets({ shop, renderer, texts, cartButton, first, wantRest }: Given): Shown {
  const { effects } = shop
  shop.use(cartFlow)
  sharePageShop(shop)
  first.others.length = 0

  const remarks = createRemarks()
  const talk = createEarlyTalk(wantRest)
  const dress: PlaceTools['dress'] = (component, props) =>
    createElement(LabelsProvider, { labels: texts }, createElement(component, props))
  const cartBadge: LateDrawnWidget = {
    ...cartBadgePlace,
    bringDraw: async () => {
      const openCartBadge = await loadCartBadge()
      return (element) => openCartBadge(element, {}, { shop, labels: texts })
    },
  }
  const cartPage: LateDrawnWidget = {
    ...cartPagePlace,
    bringDraw: async () => {
      const { drawCartPage } = await import('../../first/cart-page')
      return drawCartPage({ shop, texts }, async () => ({ renderer, dress })).draw
    },
  }
  const widgets = [cartButton, cartBadge, cartPage, ...laterMounts]
  const mounter = createMounter({
    widgets,
    opened: first.opened,
    renderer,
    dress,
    clock: effects.clock,
    emit: talk.emit,
    tell: remarks.tell,
  })
  const stub = globalThis.prilavokStub
  if (stub !== undefined) stub.wanted = mounter.hurry
  mounter.scan(document)
  for (const [element, control] of stub?.clicked ?? []) {
    if (mounter.hurry(element)) continue
    stub?.clicked.delete(element)
    control.click()
  }
  const stop = watchPage(document, mounter)
  return {
    renderer,
    dress,
    mounter,
    remarks,
    talk,
    bringRest: () => import('../start-later'),
    stop() {
      stop()
      mounter.unmountAll()
      sharePageShop(null)
    },
  }
}
