import { createBrowserEffects, createLazyHttp, createReporter } from '@prilavok/browser'
import { createShop, watch, type Shop } from '@prilavok/core'
import { notificationsFeature } from '@prilavok/core/notifications'
import '@prilavok/ui/styles'
import { mounts } from '@prilavok/widgets/mounts'
import { readConfig, type PrilavokConfig } from './config'
import { createMounter, type Mounter } from './mounting/mounter'
import { watchPage } from './mounting/watch-page'
import type { Renderer } from './renderer'
import { readVisit } from './visit'

/** What a page can do with its shop. */
export interface Prilavok {
  readonly shop: Shop
  /** Opens a widget on an element or on the first one that a selector finds. */
  readonly mount: (name: string, where: string | HTMLElement, settings?: Readonly<Record<string, string>>) => void
  readonly unmount: (element: HTMLElement) => void
  /** Takes every widget off the page. */
  readonly stop: () => void
}

const tell = (message: string, element?: Element) => {
  if (element === undefined) console.error(`[Prilavok] ${message}`)
  else console.error(`[Prilavok] ${message}`, element)
}

/** Starts the one shop of a page: mounts every place that asks for a widget, now and later. */
export function startPrilavok(renderer: Renderer, given: PrilavokConfig = {}): Prilavok {
  const { lang, labels = {}, api = {}, ...settings } = { ...readConfig(document, tell), ...given }
  const report = createReporter()
  const http = createLazyHttp(async () => {
    const { createHttp } = await import('@prilavok/browser/http')
    return createHttp({
      ...api,
      visit: readVisit,
      dropped: ({ name }, count) => report({ kind: 'answer', message: `${name}: ${count} malformed record(s) were left out of the answer.` }),
    })
  })
  const shop = createShop(createBrowserEffects({ http, report }), settings)
  const texts = lang === 'en' ? import('@prilavok/widgets/labels/en').then(({ en }) => ({ ...en, ...labels })) : labels
  const mounter = createMounter({ shop, mounts, renderer, labels: texts, tell })
  const stopWatching = watchPage(document, mounter)
  const stopNotifications = openNotifications(shop, mounter)
  mounter.scan(document)

  return {
    shop,
    mount(name, where, more) {
      const element = typeof where === 'string' ? document.querySelector<HTMLElement>(where) : where
      if (element === null) tell(`mount("${name}", "${String(where)}") found no element. Nothing was mounted; check the selector.`)
      else mounter.mount(name, element, more)
    },
    unmount: mounter.unmount,
    stop() {
      stopWatching()
      stopNotifications()
      mounter.unmountAll()
    },
  }
}

/** The stack of notifications appears with the first one. */
function openNotifications(shop: Shop, mounter: Mounter): () => void {
  let element: HTMLElement | null = null
  const stop = watch(
    shop.use(notificationsFeature).state,
    ({ items }) => items.length > 0,
    () => {
      if (element !== null) return
      element = document.body.appendChild(document.createElement('div'))
      mounter.mount('notification-stack', element)
    },
  )
  return () => {
    stop()
    element?.remove()
  }
}
