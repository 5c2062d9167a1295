import type { SettingsGroup, SettingsOf } from '@prilavok/core'
import { useShop } from '../shop-context'

/** The settings that a feature declares, such as `useSettings(checkoutSettings)`; they stay as they are while the page lives. */
export const useSettings = <D extends SettingsGroup>(declared: D): SettingsOf<D> => useShop().settings(declared)
