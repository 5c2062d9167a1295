import { createLazyHttp, createPageEffects, createReporter } from '@prilavok/browser'
import { createShop, loadChunk, mergeGroups, type ShopExtras } from '@prilavok/core'
import { cartFeature } from '@prilavok/core/cart'
import type { Effects } from '@prilavok/core/effects'
import { ShopProvider } from '@prilavok/react'
import '@prilavok/ui/styles'
import { LabelsProvider, type LabelOverrides } from '@prilavok/widgets'
import { cartButtonMount } from '@prilavok/widgets/mounts/cart-button'
import { keepOwnClicks } from './keep-own-clicks'
import { createMounter, giveBackClick } from './mounter'
import { createPageTree } from './page-tree'
import { watchPage } from './watch-page'
import { watchTranslation } from './watch-translation'
import { whenIdle } from './when-idle'
import { createCallLog } from '../page-api/call-log'
import { readConfig, type PrilavokConfig } from '../page-api/config'
import { createPageEvents } from '../page-api/page-events'
import type { Prilavok } from '../page-api/prilavok'
import { createProblemQueue } from '../self-check/problem-queue'
import { followFontSize } from '../styles/page-font-size'

/** The texts of a page: English ones where it asks for these, then its own; the Russian ones are part of the widgets. */
async function labelsOf({ lang, labels = {} }: PrilavokConfig): Promise<LabelOverrides> {
  if (lang !== 'en') return labels
  const english = await import('@prilavok/widgets/labels/en').then(
    ({ en }) => en,
    () => ({}),
  )
  return mergeGroups<LabelOverrides>(english, labels)
}

/**
 * The code of experiments, where the page runs any. It is there before the first widget is shown, so that none changes under the visitor's
 * eyes; without it the shop is as its settings say.
 */
async function experimentsOf({ experiments }: PrilavokConfig): Promise<ShopExtras> {
  if (!Array.isArray(experiments?.running) || experiments.running.length === 0) return {}
  return import('@prilavok/core/experiments').then(
    ({ createExperiments }) => ({ experiments: createExperiments }),
    () => ({}),
  )
}

/**
 * Starts the one shop of a page: its ports and its widgets at once; what scripts of the page use once the page is idle, or
 * at once when some wait for it.
 */
export async function startRuntime(given: PrilavokConfig): Promise<Prilavok> {
  const { config: ofPage, wrong } = readConfig(document)
  const config = mergeGroups(ofPage, given)
  const { lang: _, labels: __, api, fontSize, ...settings } = config
  followFontSize(fontSize)
  const report = createReporter()
  const { log, onCall } = createCallLog()
  const loadHttp = () => import('../http/create-page-http').then(({ createPageHttp }) => createPageHttp(api, effects))
  const effects: Effects = createPageEffects({ http: createLazyHttp(loadHttp, onCall), report })
  const [labels, extras] = await Promise.all([labelsOf(config), experimentsOf(config)])
  const shop = createShop(effects, settings, { ...extras, isChecked: true })
  const before = shop.use(cartFeature).state.getState().lines
  const problems = createProblemQueue()
  const onWrong = (name: string) => problems.warn({ kind: 'label', name })
  const events = createPageEvents()

  const tree = createPageTree((widgets) => (
    <ShopProvider shop={shop}>
      <LabelsProvider labels={labels} onWrong={onWrong}>
        {widgets}
      </LabelsProvider>
    </ShopProvider>
  ))
  const { clock } = effects
  const loadRegistry = async () => (await import('../mounts')).createRegistry(shop, labels)
  const { emit } = events
  const mounter = createMounter({ mounts: [cartButtonMount], loadRegistry, tree, clock, emit, warn: problems.warn })
  const stub = globalThis.prilavokStub
  if (stub !== undefined) {
    stub.onWanted = mounter.mountFirst
    for (const element of stub.clicked.keys()) if (!mounter.mountFirst(element)) giveBackClick(element)
  }
  mounter.scan(document)
  const stops = [keepOwnClicks(document), () => globalThis.prilavokStub?.stop(), mounter.unmountAll]
  stops.push(watchPage(document, mounter, watchTranslation(document, stops)))
  const stop = () => stops.forEach((each) => each())

  const idle = whenIdle().then(mounter.loadAll)
  if (globalThis.prilavokQueue === undefined) await idle
  const { openPageApi } = await loadChunk('page-api', () => import('../page-api/open-page-api'), clock)
  return openPageApi({ shop, config, wrong, before, mounter, problems, events, log, stop })
}
