import { defineSettings, optional, setting, type SettingsOf } from '../lib/settings'
import { name, text, textsByName } from '../lib/value-kinds'

/** What a shop may set of the visitor's city. */
export const citySettings = defineSettings({
  address: {
    /** The delivery city, on every page; null: addresses choose none. Source: CITY-12. */
    city: optional(name, 'cityId'),
  },
  /** Names of cookies that the shop writes on the site of the page. */
  cookies: {
    /** The visitor's city, for pages that the server renders; null: there is no such cookie. Source: CITY-11. */
    city: optional(name, 'city-id'),
  },
  /** Shops of other regions, for visitors whose city nobody knows, by the page that the visitor is on. Source: CITY-23. */
  regionHosts: {
    /** Host by the beginning of the path; the longest beginning counts: `{ '/catalog/': 'spb.shop.example' }`. */
    pages: setting(textsByName, {}),
    /** Host for every other page; null: no redirect. */
    default: optional(text),
  },
})

/** Shops of other regions. Source: CITY-23. */
export type RegionHosts = SettingsOf<typeof citySettings>['regionHosts']
