import type { OptionName, SettingsGroup, SettingsOf, ShopOptions } from '@prilavok/core'
import { useShop } from '../shop-context'

/** The settings that a feature declares, such as `useSettings(checkoutSettings)`; they stay as they are while the page lives. */
export const useSettings = <D extends SettingsGroup>(declared: D): SettingsOf<D> => useShop().settings(declared)

/** A named option as it holds for this visitor: that of a running experiment, else that of the settings. It stays while the page lives. */
export const useOption = <N extends OptionName>(name: N): ShopOptions[N] => useShop().option(name)
