import { createLateEffects } from '@prilavok/browser'
import { cartFlow } from '@prilavok/core/flows'
import { sharePageShop } from '@prilavok/react'
import { LabelsProvider } from '@prilavok/widgets'
import { cartBadgeMount, laterMounts, type CartButtonHost } from '@prilavok/widgets/mounts'
import { createElement } from 'react'
import type { FirstParts } from '../first/start'
import { whenIdle } from '../first/when-idle'
import { createCartCommands } from '../page/cart-commands'
import { createPageTalk } from '../page/page-events'
import type { Prilavok } from '../prilavok'
import { keepClicks } from '../stub/keep-clicks'
import { VERSION } from '../version'
import { logCalls } from './call-log'
import { bringCartButtonParts, loadNearHand } from './cart-button-parts'
import { checkConfig } from './check-config'
import { keepFocusInside } from './keep-focus-inside'
import { lateHttp } from './late-http'
import { createMounter } from './mounting/mounter'
import type { PlaceTools } from './mounting/place'
import { watchPage } from './mounting/watch-page'
import { offerRetry } from './offer-retry'
import { openNotifications } from './open-notifications'
import { createRemarks } from './remarks'
import { serveQueue } from './serve-queue'
import { watchCart } from './watch-cart'
import { watchOrders } from './watch-orders'

/** The rest of a page's shop, once it is there. */
export interface Later {
  readonly prilavok: Prilavok
  readonly loadParts: CartButtonHost['load']
}

/** Everything that no page needs to show its first button: other widgets, prices, events, commands, failures. */
export function startLater({ shop, config, wrong, before, renderer, texts, cartButton, first }: FirstParts): Later {
  const { effects } = shop
  const { http, log } = logCalls(lateHttp(config.api, effects))
  Object.assign(effects, createLateEffects(http, effects.report))
  shop.use(cartFlow)
  sharePageShop(shop)

  const remarks = createRemarks()
  const { tell } = remarks
  checkConfig(config, wrong, tell)
  const { emit, on } = createPageTalk()
  first.stop()
  const dress: PlaceTools['dress'] = (component, props) => createElement(LabelsProvider, { labels: texts }, createElement(component, props))
  const widgets = [cartButton, cartBadgeMount, ...laterMounts]
  const mounter = createMounter({ widgets, opened: first.opened, renderer, dress, clock: effects.clock, emit, tell })
  const stub = (globalThis.prilavokStub ??= keepClicks({}, mounter.hurry))
  stub.wanted = mounter.hurry
  mounter.scan(document)
  for (const [element, control] of stub.clicked) {
    if (mounter.hurry(element)) continue
    stub.clicked.delete(element)
    control.click()
  }
  void whenIdle().then(mounter.loadAll)
  const stops = [
    loadNearHand(document),
    keepFocusInside(document),
    watchPage(document, mounter),
    watchCart(shop, emit, before),
    watchOrders(shop, emit),
    openNotifications(shop, mounter),
    offerRetry(on, mounter.open, config.lang),
    on('failed', ({ name, message }) => effects.report({ kind: 'unexpected', message: `The widget "${name}" could not be shown: ${message}` })),
  ]

  const find = (where: string | HTMLElement, command: string) => {
    const element = typeof where === 'string' ? document.querySelector<HTMLElement>(where) : where
    if (element === null) tell(`${command}("${String(where)}") found no element. Nothing was done; check the selector.`)
    return element
  }
  const prilavok: Prilavok = {
    version: VERSION,
    shop,
    mount(name, where, settings) {
      const element = find(where, 'mount')
      if (element === null) return
      mounter.mount(name, element, settings)
      mounter.open(element)
    },
    unmount(where) {
      const element = find(where, 'unmount')
      if (element !== null) mounter.unmount(element)
    },
    on,
    cart: createCartCommands(shop),
    async debug() {
      const { openDoctor } = await import('../doctor/open-doctor')
      stops.push(await openDoctor({ shop, config, mounter, remarks, on, renderer, log }))
    },
    stop() {
      for (const stop of [...stops, stub.stop, mounter.unmountAll]) stop()
      sharePageShop(null)
      globalThis.prilavok = globalThis.prilavokQueue = globalThis.prilavokStub = globalThis.prilavokVersion = undefined
    },
  }
  globalThis.prilavok = prilavok
  emit('ready', { version: VERSION })
  serveQueue(prilavok)
  if (/[?&#]prilavok-debug(?![\w-])/.test(location.search + location.hash)) void prilavok.debug()
  return { prilavok, loadParts: bringCartButtonParts({ renderer, dress }) }
}
