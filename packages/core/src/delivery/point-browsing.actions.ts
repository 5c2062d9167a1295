import type { GeoPoint } from '@prilavok/contracts'
import type { Store } from '../lib/store'
import { filterToggled, FIRST_POINTS, MORE_POINTS, type PointBrowsing, type PointFacet } from './point-browsing'

/** What one can do with a list of points beside choosing. */
export interface BrowsingActions {
  /** Turns a filter on or off. */
  readonly filterPoints: (facet: Pick<PointFacet, 'of' | 'value'>) => void
  readonly showMore: () => void
  /** Brings the points near a place to the top, with their distance; null forgets the place. */
  readonly showNear: (place: GeoPoint | null) => void
  /** Between the list and the map (PICK-09). */
  readonly showAs: (view: PointBrowsing['view']) => void
}

/** The same actions for every room with a list of points. */
export const browsingActions = <S extends PointBrowsing>(state: Store<S>): BrowsingActions => ({
  filterPoints: (facet) => state.set((present) => ({ ...present, filters: filterToggled(present.filters, facet), shown: FIRST_POINTS })),
  showMore: () => state.set((present) => ({ ...present, shown: present.shown + MORE_POINTS })),
  showNear: (near) => state.set((present) => ({ ...present, near })),
  showAs: (view) => state.set((present) => (present.view === view ? present : { ...present, view })),
})
