import type { GeoPoint, PickPointType } from '@prilavok/contracts'

/** Points shown first. Source: PICK-02. */
export const FIRST_POINTS = 19

/** What must be possible at a point. */
export type PointPay = 'cash' | 'card'

/** Which points are wanted; an empty list requests nothing. Of brands and types one is enough, of the ways to pay each is required. */
export interface PointFilters {
  readonly brands: readonly string[]
  readonly types: readonly PickPointType[]
  readonly pay: readonly PointPay[]
}

/** A place that points are near to; a rough one puts them in order, but says no distance. */
export interface NearPlace extends GeoPoint {
  readonly rough?: boolean
}

/** How somebody looks through the points. */
export interface PointBrowsing {
  readonly search: string
  readonly filters: PointFilters
  /** Where the buyer is, if known: the nearest points come first. */
  readonly near: NearPlace | null
  /** How many points of the list are shown. Source: PICK-02. */
  readonly shown: number
  /** The list, or the map over the same points. Source: PICK-09. */
  readonly view: 'list' | 'map'
}

export const noFilters: PointFilters = { brands: [], types: [], pay: [] }

/** Everything is looked at, in the list. */
export const freshBrowsing: Omit<PointBrowsing, 'near'> = {
  search: '',
  filters: noFilters,
  shown: FIRST_POINTS,
  view: 'list',
}
