import type { Effects } from './effects'
import type { SettingsGroup, SettingsOf } from './lib/settings'
import type { Experiments, OptionName, ShopOptions } from './shop-options.types'

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
  /**
   * The settings that a feature declares, with every default filled in and every value checked: `shop.settings(citySettings)`. They are read
   * once and stay as they are; what is wrong with them is reported then.
   */
  readonly settings: <D extends SettingsGroup>(declared: D) => SettingsOf<D>
  /** The experiments of this page; null where none run. */
  readonly experiments: Experiments | null
  /** A named option for this visitor: that of a running experiment, else that of the settings. Reading it counts as showing it. */
  readonly option: <N extends OptionName>(name: N) => ShopOptions[N]
  /** Returns a feature or flow of this shop, and creates it on first use. */
  readonly use: <T>(feature: Feature<T>) => T
}
