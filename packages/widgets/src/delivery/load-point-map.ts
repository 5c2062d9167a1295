import type { SettingsOf } from '@prilavok/core'
import type { deliverySettings } from '@prilavok/core/delivery'
import type { PointMap } from '@prilavok/ui/point-map'
import type { MapLibre } from '@prilavok/ui/point-map/maplibre'
import type { YandexMaps } from '@prilavok/ui/point-map/yandex'

/** What a page may have brought for its maps. */
interface PageLibraries {
  readonly ymaps3?: YandexMaps
  readonly maplibregl?: MapLibre
}

const missing = (provider: string, name: string): Error =>
  new Error(
    `The setting map.provider is "${provider}", but the page has no ${name}. Load the library before the map is opened.`,
  )

/** Loads the code of the map that the shop has set; rejects where the page has not brought its library. Source: PICK-12. */
export async function loadPointMap({
  provider,
  tiles,
  style,
  attribution,
  attributionLink,
}: SettingsOf<typeof deliverySettings>['map']): Promise<PointMap> {
  const { ymaps3, maplibregl } = globalThis as PageLibraries
  if (provider === 'yandex') {
    if (ymaps3 === undefined) throw missing(provider, 'ymaps3')
    return (await import('@prilavok/ui/point-map/yandex')).yandexMap(ymaps3)
  }
  if (provider === 'maplibre') {
    if (maplibregl === undefined || style === null) throw missing(provider, style === null ? 'map.style' : 'maplibregl')
    return (await import('@prilavok/ui/point-map/maplibre')).mapLibreMap(maplibregl, style)
  }
  if (tiles === null) throw new Error('The setting map.tiles names no tiles.')
  return (await import('@prilavok/ui/point-map/leaflet')).leafletMap({ tiles, attribution, attributionLink })
}
