import type { ShopSettings } from '@prilavok/core'
import { useShop } from '../shop-context'

/** The shop's settings; they stay as they are while the page lives. */
export const useSettings = (): ShopSettings => useShop().settings
