import { prepareCartButton, type CartButtonHost } from '@prilavok/widgets/mounts'
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
import type { Shown } from './mounting/show-widgets'
import { offerRetry } from './offer-retry'
import { openNotifications } from './open-notifications'
import { serveQueue } from './serve-queue'
import { watchCart } from './watch-cart'
import { watchOrders } from './watch-orders'

/** The rest of a page's shop, once it is there. */
export interface Later {
  readonly prilavok: Prilavok
  readonly loadParts: CartButtonHost['load']
}

/** Everything that no page needs to show its widgets: talking with the server, events, commands, failures, and the ear for what the page does. */
export function startLater({ shop, config, wrong, before }: FirstParts, shown: Shown): Later {
  const { effects } = shop
  const { mounter, renderer, dress, remarks, talk } = shown
  const { tell } = remarks
  const { http, log } = logCalls(lateHttp(config.api, effects))
  Object.assign(effects, { http })
  // What cannot be fetched is not remarked on.
  checkConfig(config, wrong, tell).catch(() => {})
  const { emit, on } = createPageTalk()
  talk.handOver(emit)
  const stub = (globalThis.prilavokStub ??= keepClicks({}, mounter.hurry))
  void whenIdle().then(() => {
    prepareCartButton(document)
    mounter.loadAll()
  })
  const stops = [
    loadNearHand(document),
    keepFocusInside(document),
    watchCart(shop, emit, before),
    watchOrders(shop, emit),
    openNotifications(shop, mounter),
    offerRetry(on, mounter.open, config.lang),
    on('failed', ({ name, message }) =>
      effects.report({ kind: 'unexpected', message: `The widget "${name}" could not be shown: ${message}` }),
    ),
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
      for (const stop of [...stops, stub.stop, shown.stop]) stop()
      globalThis.prilavok = globalThis.prilavokQueue = globalThis.prilavokStub = globalThis.prilavokVersion = undefined
    },
  }
  globalThis.prilavok = prilavok
  emit('ready', { version: VERSION })
  serveQueue(prilavok)
  if (/[?&#]prilavok-debug(?![\w-])/.test(location.search + location.hash)) void prilavok.debug()
  return { prilavok, loadParts: bringCartButtonParts({ renderer, dress }) }
}
