import { link, oneOf } from '../lib/setting-kinds'
import { defineSettings, optional, setting } from '../lib/settings'
import { text } from '../lib/value-kinds'

/** What a shop may set of the delivery. */
export const deliverySettings = defineSettings({
  /** Brand whose postamats do not let the buyer look first. Source: PICK-24. */
  closedPostamatBrand: setting(text, 'СДЭК'),
  /** Carrier whose additional points take longer. Source: PICK-25. */
  secondaryPointCarrier: setting(text, 'Kit'),
  /** The map of the pick-up points. Source: PICK-09. */
  map: {
    /** `leaflet` comes with us; for the others the page loads the library. */
    provider: setting(oneOf('leaflet', 'yandex', 'maplibre'), 'leaflet'),
    /** Address of the tiles with `{z}`, `{x}`, `{y}`, for Leaflet. Without it there is no map mode: public tile servers are not ours to use. */
    tiles: optional(link),
    /** Address of the style, for MapLibre. */
    style: optional(link),
    /** Whose data the map is, as its licence wants it named. */
    attribution: optional(text),
    attributionLink: optional(link),
    /** Address of a map of one place with `{latitude}` and `{longitude}`, for the point of a placed order; null: none. */
    link: optional(link, 'https://yandex.ru/maps/?pt={longitude},{latitude}&z=17&l=map'),
  },
})
