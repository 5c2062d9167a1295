import { keepMarketing, type Shop } from '@prilavok/core'
import type { CartLine } from '@prilavok/core/cart'
import type { Recorder } from '@prilavok/devtools/recorder'
import { findElements, MOUNT_ELEMENTS, widgetOf } from '../kernel/find'
import type { Mounter } from '../kernel/mounter'
import { keepClicks } from '../stub/keep-clicks'
import { VERSION } from '../version'
import { whenIdle } from '../kernel/when-idle'
import { createDiagnostics, problemText, type Diagnostics } from '../self-check/diagnostics'
import type { ProblemQueue } from '../self-check/problem-queue'
import { selfCheck } from '../self-check/self-check'
import type { CallLog } from './call-log'
import { createAnalyticsCommands } from './analytics-commands'
import { createCartCommands } from './cart-commands'
import { createProductCommands } from './product-commands'
import { checkConfig } from './check-config'
import type { PrilavokConfig } from './config'
import { keepFocusInside } from './keep-focus-inside'
import { offerRetry } from './offer-retry'
import { openNotifications } from './open-notifications'
import type { PageEmitter } from './page-events'
import type { Prilavok } from './prilavok'
import { mayOpenByLink, NOT_BY_LINK } from './open-by-link'
import { serveQueue } from './queue'
import { watchCart } from './watch-cart'
import { watchExperiments } from './watch-experiments'
import { watchOrders } from './watch-orders'
import { watchUnknown } from './watch-unknown'

/** What the runtime hands to the page's scripts. */
export interface PageApiOptions {
  readonly shop: Shop
  readonly config: PrilavokConfig
  /** Why the page's JSON script could not be read. */
  readonly wrong: unknown
  /** The lines of the cart as it was found. */
  readonly before: readonly CartLine[]
  readonly mounter: Mounter
  readonly problems: ProblemQueue
  readonly events: PageEmitter
  readonly log: CallLog
  /** Unmounts everything. */
  readonly stop: () => void
}

/** What the server gets as the origin of this page: `null` of one without an origin of its own, whatever its address says. */
const originOf = ({ origin }: { readonly origin?: string }): string => origin ?? location.origin

/** Names the shop of another origin that does not respond, once: its own server may simply not know this page. */
function watchShop(shopElsewhere: () => Promise<string | null>, log: CallLog, { warn }: Diagnostics): void {
  const tell = (shop: string | null) => {
    if (shop !== null && navigator.onLine) warn({ kind: 'origin', shop, page: originOf(globalThis) })
  }
  log.onUnreachable = () => void shopElsewhere().then(tell, () => {})
  if (log.calls.some(({ failure }) => failure === 'network')) log.onUnreachable()
}

/** Opens the shop to the scripts of its page: events, commands, queue, offers to try again, and the devtools. */
export function openPageApi(options: PageApiOptions): Prilavok {
  const { shop, config, wrong, before, mounter, log } = options
  const diagnostics = createDiagnostics(config.lang)
  options.problems.open(diagnostics.warn)
  const { emit, on } = options.events
  // A page that sends no request keeps what its address says of the visit, too.
  keepMarketing(shop.effects)
  // A page without the stub: elements whose widget is not mounted yet.
  globalThis.prilavokStub ??= keepClicks({}, mounter.mountFirst)
  checkConfig(config, wrong, shop.settings, diagnostics.warn)
  // Whoever waits for a shop has loaded that code already.
  const shopElsewhere = () => import('../http/create-page-http').then(({ foreignShop }) => foreignShop(config.api))
  watchShop(shopElsewhere, log, diagnostics)
  let isStopped = false
  const check = () => [...selfCheck(mounter.points.values())]
  // What does not keep a widget from working is looked for when nothing waits.
  void whenIdle().then(() => (isStopped ? undefined : diagnostics.summarize(check()).catch(() => {})))
  const stops: (() => void)[] = []
  const follow = async () => {
    const { followPage } = await import('../page-changes/follow-page')
    if (!isStopped) stops.push(followPage(mounter, on, diagnostics.warn))
  }
  let recorder: Recorder | null = null
  /** Nothing of it is loaded where the shop has not asked for it. */
  const record = async () => {
    if (config.recorder !== true) return
    const { recordPage } = await import('@prilavok/devtools/recorder')
    if (isStopped) return
    recorder = recordPage({ version: VERSION, shop, config, on, log })
    stops.push(recorder.stop)
  }
  void whenIdle()
    .then(() => Promise.all([follow(), record()]))
    .catch(() => {})
  stops.push(
    () => void (isStopped = true),
    keepFocusInside(document),
    watchCart(shop, emit, before),
    watchOrders(shop, emit),
    watchUnknown(shop, mounter, diagnostics.warn),
    watchExperiments(shop, emit),
    openNotifications(shop, mounter),
    offerRetry({ on, retry: mounter.mount, lang: config.lang }),
    on('failed', ({ name, message }) =>
      shop.effects.report({ kind: 'unexpected', message: `The widget "${name}" could not be shown: ${message}` }),
    ),
  )
  const find = (where: string | HTMLElement, command: string) => {
    const element = typeof where === 'string' ? document.querySelector<HTMLElement>(where) : where
    if (element === null) diagnostics.warn({ kind: 'selector', command, selector: String(where) })
    return element
  }
  const prilavok: Prilavok = {
    version: VERSION,
    shop,
    mount(name, where, settings) {
      const element = find(where, 'mount')
      if (element !== null) mounter.mount(name, element, settings)
    },
    unmount(where) {
      const element = find(where, 'unmount')
      if (element !== null) mounter.unmount(element)
    },
    on,
    analytics: createAnalyticsCommands(shop, before),
    cart: createCartCommands(shop),
    product: createProductCommands(shop),
    async debug() {
      const [{ openDevtools }, labels, shopOrigin] = await Promise.all([
        import('@prilavok/devtools'),
        diagnostics.texts(),
        shopElsewhere().catch(() => null),
      ])
      const close = await openDevtools({
        version: VERSION,
        shop,
        config,
        points: () => mounter.points.values(),
        diagnostics: diagnostics.all,
        check: () => check().map(({ problem, element }) => ({ message: problemText(problem, labels), element })),
        shopOrigin: shopOrigin ?? location.origin,
        on,
        log,
        recorder,
        elements: { selector: MOUNT_ELEMENTS, find: findElements, widgetOf },
      })
      stops.push(close)
    },
    stop() {
      for (const stop of [...stops, options.stop]) stop()
      globalThis.prilavok = globalThis.prilavokQueue = globalThis.prilavokStub = globalThis.prilavokVersion = undefined
    },
  }
  globalThis.prilavok = prilavok
  emit('ready', { version: VERSION })
  serveQueue(prilavok)
  if (/[?&#]prilavok-debug(?![\w-])/.test(location.search + location.hash)) {
    if (mayOpenByLink(config.devtools, location.hostname)) void prilavok.debug()
    else console.info(NOT_BY_LINK)
  }
  return prilavok
}
