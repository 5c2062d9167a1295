import type { DeclaredSettings } from './declared-settings'
import type { Effects } from './effects'
import { readSettings, type InputOf, type SettingsOf } from './lib/settings'
import type { Feature, Shop } from './shop'
import type { Experiments } from './shop-options.types'
import { shopSettings } from './shop.settings'

/** What a page may set; whatever is left out has a default. */
export type SettingsInput = InputOf<DeclaredSettings>

/** Every setting of a shop as it is read; a feature reads those that it declares. */
export type ShopSettings = SettingsOf<DeclaredSettings>

/** What a shop may be opened with beside its settings. */
export interface ShopExtras {
  /** Runs the experiments of the settings: `createExperiments` of `@prilavok/core/experiments`. */
  readonly experiments?: (shop: Pick<Shop, 'effects' | 'settings'>) => Experiments
}

/** What is made once for each key, when it is first asked for. */
function createOnce<K>() {
  const made = new Map<K, unknown>()
  return <T>(key: K, make: () => T): T => {
    if (!made.has(key)) made.set(key, make())
    return made.get(key) as T
  }
}

/** Opens a shop over its ports; nothing else happens until a feature is used. */
export function createShop(effects: Effects, input: SettingsInput = {}, extras: ShopExtras = {}): Shop {
  const [setOnce, useOnce] = [createOnce<object>(), createOnce<string>()]
  const settings: Shop['settings'] = (declared) =>
    setOnce(declared, () =>
      readSettings(input, declared, { origin: effects.location.origin(), report: effects.report }),
    )
  const experiments = extras.experiments?.({ effects, settings }) ?? null
  const shop: Shop = {
    effects,
    settings,
    experiments,
    option: (name) => (experiments?.optionOf(name)?.value ?? settings(shopSettings).options[name]) as never,
    use: <T>(feature: Feature<T>) => useOnce(feature.name, () => feature.create(shop)),
  }
  return shop
}
