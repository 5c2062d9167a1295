import type { OptionName, ShopOptions } from '@prilavok/core'
import { useShop } from '../shop-context'

/** A named option as it holds for this visitor: that of a running experiment, else that of the settings. It stays while the page lives. */
export const useOption = <N extends OptionName>(name: N): ShopOptions[N] => useShop().option(name)
