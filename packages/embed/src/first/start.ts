import { createFirstEffects, createReporter } from '@prilavok/browser'
import { createShop, fail, type Shop } from '@prilavok/core'
import { cartFeature, type CartGood } from '@prilavok/core/cart'
import type { Effects, Http } from '@prilavok/core/effects'
import { sharePageShop } from '@prilavok/react'
import '@prilavok/ui/styles'
import { CartButton, LabelsProvider } from '@prilavok/widgets'
import { cartButtonPlace } from '@prilavok/widgets/mounts'
import { createElement, type ComponentType, type ReactElement } from 'react'
import type * as Rest from '../later/start-later'
import type { Prilavok } from '../prilavok'
import type { Renderer } from '../renderer'
import { mergeConfigs, readConfig, type PrilavokConfig } from './config'
import { firstPass, type FirstPass } from './first-pass'
import { whenIdle } from './when-idle'

/** What the first code of a page hands over to the rest. */
export interface FirstParts {
  readonly shop: Shop
  readonly config: PrilavokConfig
  /** Why the page's JSON script could not be read. */
  readonly wrong: unknown
  /** The goods of the cart as it was found. */
  readonly before: readonly CartGood[]
  readonly renderer: Renderer
  /** A widget with the page's texts around it, where it has some. */
  readonly dress: (component: ComponentType<object>, props: object) => ReactElement
  readonly first: FirstPass
}

/** Waits before the rest is asked for again (SAFE-18), in milliseconds. */
const RETRY_MS = 3_000

const bringLater = (tries = 3): Promise<typeof Rest> =>
  import('../later/start-later').catch(async (cause: unknown) => {
    if (tries === 1) throw cause
    await new Promise((over) => setTimeout(over, RETRY_MS))
    return bringLater(tries - 1)
  })

/**
 * Starts the one shop of a page. What every list of products needs is here: the cart and its button. All else comes with
 * `later`, at once when the page asks for it and otherwise when it has nothing else to do.
 */
export async function startShop(renderer: Renderer, given: PrilavokConfig): Promise<Prilavok> {
  const { config: read, wrong } = readConfig(document)
  const config = mergeConfigs(read, given)
  const { lang, labels, api: _, ...settings } = config
  let resting: Promise<Prilavok> | undefined
  const rest = () =>
    (resting ??= bringLater().then(
      ({ startLater }) => startLater({ shop, config, wrong, before, renderer, dress, first }),
      (cause: unknown) => {
        resting = undefined
        throw cause
      },
    ))
  // The first question to the server brings the rest, which puts the real port in the place of this one. Other ports that
  // are missing here come with it as well, before any code that needs them.
  const http = (...question: Parameters<Http>) => rest().then(() => effects.http(...question), () => fail({ kind: 'network', message: 'Network Error' }))
  const effects = { ...createFirstEffects(createReporter()), http } as Effects
  const shop = createShop(effects, settings)
  sharePageShop(shop)
  const before = shop.use(cartFeature).state.get().goods

  const texts = lang === 'en' ? { ...(await import('@prilavok/widgets/labels/en').then(({ en }) => en, () => ({}))), ...labels } : labels
  const dress: FirstParts['dress'] = (component, props) => {
    const widget = createElement(component, props)
    return texts === undefined ? widget : createElement(LabelsProvider, { labels: texts }, widget)
  }
  const first = firstPass(renderer, {
    name: cartButtonPlace.name,
    dress(element) {
      const read = cartButtonPlace.readProps(element.dataset)
      return 'props' in read ? dress(CartButton as ComponentType<object>, read.props) : null
    },
  })
  if (!first.needsMore && globalThis.prilavokQueue === undefined) await whenIdle()
  return rest()
}
