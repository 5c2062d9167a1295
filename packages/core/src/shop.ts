import type { Effects } from './effects'
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

/** One shop of a page: its features are created on first use and shared by all callers. */
export interface Shop {
  /** The ports that the shop was opened over. */
  readonly effects: Effects
  /** The settings, with every default filled in and every address checked. */
  readonly settings: ShopSettings
  /** Returns a feature or flow of this shop, and creates it on first use. */
  readonly use: <T>(feature: Feature<T>) => T
}

/** Opens a shop over its ports. The marketing parameters of the page's address are kept at once; nothing else happens until a feature is used. */
export function createShop(effects: Effects, settings?: SettingsInput): Shop {
  keepMarketing(effects)
  const features = new Map<string, unknown>()
  const shop: Shop = {
    effects: { ...effects, http: withDraftKey(effects) },
    settings: settingsOf(settings, { origin: effects.location.origin(), report: effects.report }),
    use<T>(feature: Feature<T>): T {
      if (!features.has(feature.name)) features.set(feature.name, feature.create(shop))
      return features.get(feature.name) as T
    },
  }
  return shop
}
