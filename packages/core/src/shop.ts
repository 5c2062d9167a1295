import type { Effects } from './effects'
import type { ExperimentEffects, Experiments } from './experiments'
import { withDraftKey } from './lib/draft-key'
import { keepMarketing } from './lib/marketing'
import { settingsOf, type SettingsInput, type ShopSettings } from './settings'

/** A feature or a flow of a shop: `shop.use(cartFeature)`. */
export interface Feature<T> {
  /** Its key in the shop; two features of one name are one. */
  readonly name: string
  /** Makes it, once per shop, when it is first used. */
  readonly create: (shop: Shop) => T
}

/** The name of an option that a shop may set and an experiment may compare. */
export type OptionName = keyof ShopSettings['options']

/** What a shop may be opened with beside its settings. */
export interface ShopExtras {
  /** Runs the experiments of the settings: `createExperiments` of `@prilavok/core/experiments`. */
  readonly experiments?: (effects: ExperimentEffects, settings: ShopSettings) => Experiments
}

/** One shop of a page: its features are created on first use and shared by all callers. */
export interface Shop {
  /** The ports that the shop was opened over. */
  readonly effects: Effects
  /** The settings, with every default filled in and every address checked. */
  readonly settings: ShopSettings
  /** The experiments of this page; null where none run. */
  readonly experiments: Experiments | null
  /** A named option for this visitor: that of a running experiment, else that of the settings. Reading it counts as showing it. */
  readonly option: <N extends OptionName>(name: N) => ShopSettings['options'][N]
  /** Returns a feature or flow of this shop, and creates it on first use. */
  readonly use: <T>(feature: Feature<T>) => T
}

/** Opens a shop over its ports. The marketing parameters of the page's address are kept at once; nothing else happens until a feature is used. */
export function createShop(effects: Effects, input?: SettingsInput, extras: ShopExtras = {}): Shop {
  keepMarketing(effects)
  const settings = settingsOf(input, { origin: effects.location.origin(), report: effects.report })
  const experiments = extras.experiments?.(effects, settings) ?? null
  const features = new Map<string, unknown>()
  const shop: Shop = {
    effects: { ...effects, http: withDraftKey(effects) },
    settings,
    experiments,
    option: (name) => (experiments?.optionOf(name)?.value ?? settings.options[name]) as never,
    use<T>(feature: Feature<T>): T {
      if (!features.has(feature.name)) features.set(feature.name, feature.create(shop))
      return features.get(feature.name) as T
    },
  }
  return shop
}
