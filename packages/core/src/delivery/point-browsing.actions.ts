import type { Geolocation } from '../effects'
import { filterToggled, MORE_POINTS, type PointFacet } from './point-browsing'
import { FIRST_POINTS, type NearPlace, type PointBrowsing } from './point-browsing.state'

/** What one can do with a list of points beside choosing. */
export interface BrowsingActions {
  /** Turns a filter on or off. */
  readonly filterPoints: (facet: Pick<PointFacet, 'of' | 'value'>) => void
  readonly showMore: () => void
  /** Brings the points near a place to the top, with their distance; null forgets the place. */
  readonly showNear: (place: NearPlace | null) => void
  /** Asks the device where it is, and brings the points near it to the top; false where nobody says. */
  readonly showNearMe: () => Promise<boolean>
  /** Between the list and the map. Source: PICK-09. */
  readonly showAs: (view: PointBrowsing['view']) => void
}

/** A device has so long to find itself once it may. */
const LOCATE_MS = 15_000

/** The same actions for every feature with a list of points. */
export const browsingActions = <S extends PointBrowsing>(
  browse: (look: (present: S) => S) => void,
  geolocation: Geolocation,
): BrowsingActions => ({
  filterPoints: (facet) =>
    browse((present) => ({ ...present, filters: filterToggled(present.filters, facet), shown: FIRST_POINTS })),
  showMore: () => browse((present) => ({ ...present, shown: present.shown + MORE_POINTS })),
  showNear: (near) => browse((present) => ({ ...present, near })),
  async showNearMe() {
    const near = await geolocation.locate(LOCATE_MS)
    if (near !== null) browse((present) => ({ ...present, near, shown: FIRST_POINTS }))
    return near !== null
  },
  showAs: (view) => browse((present) => (present.view === view ? present : { ...present, view })),
})
