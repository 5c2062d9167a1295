import type { DeclaredSettings } from './declared-settings'
import type { Effects } from './effects'
import { readSettings, type InputOf, type SettingsOf } from './lib/settings'
import type { Feature, Shop } from './shop'
import type { Experiments, OptionName, ShopOptions } from './shop-options.types'
import { shopSettings } from './shop.settings'

/** Bundlers replace this, so that a page in production has no code for it. */
declare const process: { readonly env: { readonly NODE_ENV?: string } }

/** What a page may set; whatever is left out has a default. */
export type SettingsInput = InputOf<DeclaredSettings>

/** Every setting of a shop as it is read; a feature reads those that it declares. */
export type ShopSettings = SettingsOf<DeclaredSettings>

/** What a shop may be opened with beside its settings. */
export interface ShopExtras {
  /** Runs the experiments of the settings: `createExperiments` of `@prilavok/core/experiments`. */
  readonly experiments?: (shop: Pick<Shop, 'effects' | 'settings'>) => Experiments
  /** Whoever opens the shop checks its settings itself; otherwise the shop does, in development alone. */
  readonly isChecked?: boolean
}

/** What is made once for each key, when it is first asked for. */
function createOnce<K>() {
  const made = new Map<K, unknown>()
  return <T>(key: K, make: () => T): T => {
    if (!made.has(key)) made.set(key, make())
    return made.get(key) as T
  }
}

function needEffects(effects: Effects | undefined): void {
  if (effects === undefined)
    throw new TypeError(
      "createShop() was given no ports. Write createShop(createBrowserEffects({ http: createHttp({ origin: 'https://shop.example' }) })) with both of @prilavok/browser and the address of your shop server.",
    )
}

/**
 * Opens a shop over its ports; nothing else happens until a feature is used. In development it tells what is wrong with what it was given:
 * missing ports, and settings that are misspelt or of another kind.
 */
export function createShop(effects: Effects, input: SettingsInput = {}, extras: ShopExtras = {}): Shop {
  if (process.env.NODE_ENV !== 'production') needEffects(effects)
  const [setOnce, useOnce] = [createOnce<object>(), createOnce<string>()]
  const settings: Shop['settings'] = (declared) =>
    setOnce(declared, () =>
      readSettings(input, declared, { origin: effects.location.origin(), report: effects.report }),
    )
  if (process.env.NODE_ENV !== 'production' && extras.isChecked !== true)
    void import('./check-shop').then(({ checkShop }) => checkShop({ effects, settings }, input))
  const experiments = extras.experiments?.({ effects, settings }) ?? null
  const shop: Shop = {
    effects,
    settings,
    experiments,
    // The value of a named option has its type: `checkExperiments` leaves out what has another.
    option: <N extends OptionName>(name: N) =>
      (experiments?.optionOf(name)?.value ?? settings(shopSettings).options[name]) as ShopOptions[N],
    use: <T>(feature: Feature<T>) => useOnce(feature.name, () => feature.create(shop)),
  }
  return shop
}
