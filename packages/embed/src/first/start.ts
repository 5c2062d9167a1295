import { createBrowserEffects } from '@prilavok/browser'
import { createShop, fail, mergeGroups, type Shop } from '@prilavok/core'
import { cartFeature, type CartGood } from '@prilavok/core/cart'
import type { Effects, Http } from '@prilavok/core/effects'
import '@prilavok/ui/styles'
import type { LabelOverrides } from '@prilavok/widgets'
import type { Shown } from '../later/mounting/show-widgets'
import type { Later } from '../later/start-later'
import type { Prilavok } from '../prilavok'
import type { Renderer } from '../renderer'
import { readConfig, type PrilavokConfig } from './config'
import { drawCartButton } from './draw-cart-button'
import { widgetOf } from './find'
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
  /** The page's own texts. */
  readonly texts: LabelOverrides
  readonly cartButton: DrawnWidget
  readonly first: FirstPass
}

/** Waits before the rest is asked for again (SAFE-18), in milliseconds. */
const RETRY_MS = 3_000

/** Brings the view library of a build; it comes beside the rest. */
export type BringRenderer = () => Promise<{ readonly renderer: Renderer }>

/** Brings code once for all who ask, in three tries; what has failed may be asked for again. */
function once<T>(bring: () => Promise<T>): () => Promise<T> {
  let coming: Promise<T> | undefined
  const ask = (tries: number): Promise<T> =>
    bring().catch(async (cause: unknown) => {
      if (tries === 1) {
        coming = undefined
        throw cause
      }
      await new Promise((over) => setTimeout(over, RETRY_MS))
      return ask(tries - 1)
    })
  return () => (coming ??= ask(3))
}

/**
 * Starts the one shop of a page. What every list of products needs is here: the cart and its button. What shows other
 * widgets comes at once when the page asks for some, with the view library; the rest of the shop comes with the first
 * question to the server, or when the page has nothing else to do.
 */
export async function startShop(bringRenderer: BringRenderer, given: PrilavokConfig): Promise<Prilavok> {
  const { config: read, wrong } = readConfig(document)
  const config = mergeGroups(read, given)
  const { lang, labels, api: _, ...settings } = config
  let shown: Shown | undefined
  let later: Later | undefined
  const bringWidgets = once(() => Promise.all([import('../later/mounting/show-widgets'), bringRenderer()]))
  const show = async () => {
    const [{ showWidgets }, { renderer }] = await bringWidgets()
    return (shown ??= showWidgets({ ...parts(), renderer, wantRest }))
  }
  let bringRest: Shown['bringRest'] | undefined
  const rest = async () => {
    const widgets = await show()
    const { startLater } = await (bringRest ??= once(widgets.bringRest))()
    return (later ??= startLater(parts(), widgets))
  }
  const wantRest = () => void rest().catch(() => {})
  // The first request loads the rest, which puts the real port in the place of this one.
  const http = (...question: Parameters<Http>) =>
    rest().then(
      () => effects.http(...question),
      () => fail({ kind: 'network', message: 'Network Error' }),
    )
  const effects: Effects = createBrowserEffects({ http: http as Http })
  const shop = createShop(effects, settings)
  const before = shop.use(cartFeature).state.getState().goods

  const texts: LabelOverrides = {
    ...(lang === 'en' &&
      (await import('@prilavok/widgets/labels/en').then(
        ({ en }) => en,
        () => null,
      ))),
    ...labels,
  }
  const load = () =>
    rest().then(
      ({ loadParts }) => loadParts(),
      () => null,
    )
  const cartButton = drawCartButton({ shop, labels: texts, load })
  const first = firstPass(cartButton)
  const parts = (): FirstParts => ({ shop, config, wrong, before, texts, cartButton, first })
  const { others } = first
  await first.done
  if (others.some((element) => widgetOf(element) === 'cart-page')) {
    try {
      await (await import('./cart-page')).openCartPages(parts(), show)
    } catch {
      // What shows widgets asks for it again, and says so.
    }
  }
  if (others[0]) await show()
  if (globalThis.prilavokQueue === undefined) await whenIdle()
  return (await rest()).prilavok
}
