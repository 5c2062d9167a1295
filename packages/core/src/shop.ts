import type { Effects } from './effects'
import { settingsOf, type SettingsInput, type ShopSettings } from './settings'

/** A room or a flow that a shop can be asked for. */
export interface Feature<T> {
  readonly name: string
  readonly create: (shop: Shop) => T
}

/** One shop of a page: its rooms are built on first use and shared by everybody who asks. */
export interface Shop {
  readonly effects: Effects
  readonly settings: ShopSettings
  readonly use: <T>(feature: Feature<T>) => T
}

/** Opens a shop over its ports; nothing is built, asked or kept until a room is used. */
export function createShop(effects: Effects, settings?: SettingsInput): Shop {
  const rooms = new Map<string, unknown>()
  const shop: Shop = {
    effects,
    settings: settingsOf(settings),
    use<T>(feature: Feature<T>): T {
      if (!rooms.has(feature.name)) rooms.set(feature.name, feature.create(shop))
      return rooms.get(feature.name) as T
    },
  }
  return shop
}
