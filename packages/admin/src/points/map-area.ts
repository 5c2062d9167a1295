import type { GeoBounds, PickPointSearchRequest } from '@prilavok/contracts/admin'
import type { MapWindow } from '@prilavok/ui/point-map'
import type { ListState } from '../kit/lists/list-state'

/** A part of the map in the filter of the list: south, west, north, east. */
export const boundsText = ({ south, west, north, east }: GeoBounds): string =>
  [south, west, north, east].map((each) => each.toFixed(5)).join(',')

/** The part of the map that a filter names; null for anything else. */
export function boundsFrom(text: string | undefined): GeoBounds | null {
  const [south, west, north, east, ...more] = (text ?? '').split(',').map(Number)
  const isWhole = [south, west, north, east].every((each) => each !== undefined && Number.isFinite(each))
  return isWhole && more.length === 0
    ? { south: south ?? 0, west: west ?? 0, north: north ?? 0, east: east ?? 0 }
    : null
}

const RADIAN = Math.PI / 180
/** The height of a latitude on the maps of the web, which stretch towards the poles. */
const mercator = (latitude: number) => Math.log(Math.tan(Math.PI / 4 + (latitude * RADIAN) / 2))
const latitudeOf = (height: number) => (2 * Math.atan(Math.exp(height)) - Math.PI / 2) / RADIAN

/** A corner of a rectangle on the map, as parts of its width and height from the upper left. */
export interface Corner {
  readonly x: number
  readonly y: number
}

/** What lies between two corners. */
export function areaBetween(window: MapWindow, one: Corner, other: Corner): GeoBounds {
  const [top, bottom] = [mercator(window.north), mercator(window.south)]
  const longitude = (x: number) => window.west + (window.east - window.west) * x
  const latitude = (y: number) => latitudeOf(top + (bottom - top) * y)
  return {
    west: longitude(Math.min(one.x, other.x)),
    east: longitude(Math.max(one.x, other.x)),
    north: latitude(Math.min(one.y, other.y)),
    south: latitude(Math.max(one.y, other.y)),
  }
}

/** Where an area is on the map, as parts of its width and height. */
export function cornersOf(window: MapWindow, area: GeoBounds): readonly [Corner, Corner] {
  const [top, bottom] = [mercator(window.north), mercator(window.south)]
  const x = (longitude: number) => (longitude - window.west) / (window.east - window.west)
  const y = (latitude: number) => (mercator(latitude) - top) / (bottom - top)
  return [
    { x: x(area.west), y: y(area.north) },
    { x: x(area.east), y: y(area.south) },
  ]
}

const flagOf = (values: readonly string[] | undefined): boolean | null =>
  values?.[0] === undefined ? null : values[0] === 'true'

/** What the map asks the server for: the filters of the list, in the part that is seen. One request for each chosen carrier. */
export function requestsOf({ filters, search }: ListState, window: MapWindow): readonly PickPointSearchRequest[] {
  const { west, south, east, north, zoom } = window
  const carriers = filters['transportCompany'] ?? []
  const request = {
    query: search === '' ? null : search,
    cityId: filters['cityId']?.[0] ?? null,
    types: (filters['type'] ?? null) as PickPointSearchRequest['types'],
    payments: (filters['payment'] ?? null) as PickPointSearchRequest['payments'],
    isActive: flagOf(filters['isActive']),
    recommended: flagOf(filters['recommended']),
    isManuallyEdited: flagOf(filters['isManuallyEdited']),
    bounds: { west, south, east, north },
    zoom: Math.floor(zoom),
    pageIndex: null,
    pageSize: 200,
  }
  return (carriers.length === 0 ? [null] : carriers).map((carrier) => ({
    ...request,
    transportCompany: carrier as PickPointSearchRequest['transportCompany'],
  }))
}
