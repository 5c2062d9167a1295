import { createFirstEffects, createReporter } from '@prilavok/browser'
import { createShop, fail, type Shop } from '@prilavok/core'
import { cartFeature, type CartGood } from '@prilavok/core/cart'
import type { Effects, Http } from '@prilavok/core/effects'
import '@prilavok/ui/styles'
import type { LabelOverrides } from '@prilavok/widgets'
import type * as Rest from '../later/start-later'
import type { Prilavok } from '../prilavok'
import type { Renderer } from '../renderer'
import { drawCartButton } from './draw-cart-button'
import { mergeConfigs, readConfig, type PrilavokConfig } from './config'
import { firstPass, type FirstPass } from './first-pass'
import type { DrawnWidget } from './open-widget'
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
  /** The page's own texts. */
  readonly texts: LabelOverrides
  readonly cartButton: DrawnWidget
  readonly first: FirstPass
}

/** Waits before the rest is asked for again (SAFE-18), in milliseconds. */
const RETRY_MS = 3_000

/** Brings the view library of a build; it comes beside the rest. */
export type BringRenderer = () => Promise<{ readonly renderer: Renderer }>

const bringLater = (bringRenderer: BringRenderer, tries = 3): Promise<readonly [typeof Rest, { readonly renderer: Renderer }]> =>
  Promise.all([import('../later/start-later'), bringRenderer()]).catch(async (cause: unknown) => {
    if (tries === 1) throw cause
    await new Promise((over) => setTimeout(over, RETRY_MS))
    return bringLater(bringRenderer, tries - 1)
  })

/**
 * Starts the one shop of a page. What every list of products needs is here: the cart and its button. All else comes with
 * `later`, at once when the page asks for it and otherwise when it has nothing else to do; so does the view library.
 */
export async function startShop(bringRenderer: BringRenderer, given: PrilavokConfig): Promise<Prilavok> {
  const { config: read, wrong } = readConfig(document)
  const config = mergeConfigs(read, given)
  const { lang, labels, api: _, ...settings } = config
  let resting: Promise<Rest.Later> | undefined
  const rest = () =>
    (resting ??= bringLater(bringRenderer).then(
      ([{ startLater }, { renderer }]) => startLater({ shop, config, wrong, before, renderer, texts, cartButton, first }),
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
  const before = shop.use(cartFeature).state.get().goods

  const texts: LabelOverrides = { ...(lang === 'en' && (await import('@prilavok/widgets/labels/en').then(({ en }) => en, () => ({})))), ...labels }
  const load = () => rest().then(({ loadParts }) => loadParts(), () => null)
  const cartButton = drawCartButton({ shop, labels: texts, load })
  const first = firstPass(cartButton)
  if (!first.needsMore && globalThis.prilavokQueue === undefined) await whenIdle()
  return (await rest()).prilavok
}
