import type { BrowsingActions, PointBrowsing } from '@prilavok/core/delivery'
import type { PickupPointsLabels } from './pickup-points.labels'
import type { Point } from './point-facts'

/** What the parts of a list of points share, in an order and on a page of its own. */
export interface PointBrowserProps {
  readonly text: PickupPointsLabels
  /** Milliseconds since 1970. */
  readonly now: number
  /** From which sum, in kopecks, orders are paid on delivery; null where nobody has said it. */
  readonly payFrom: number | null
  readonly browsing: PointBrowsing & BrowsingActions & { readonly searchPoints: (text: string) => void }
  /** All points that there are. */
  readonly all: readonly Point[]
  /** Those that search and filters leave. */
  readonly found: readonly Point[]
  /** The chosen point. */
  readonly chosen: string | null
  /** The point that is looked at closely; set by those who keep it themselves. */
  readonly opened: string | null
  readonly onOpen: (id: string | null) => void
  /** A point of the list was chosen; without it the list is there to look something up. */
  readonly onChoose?: ((id: string) => void) | undefined
  /** A point of the map was picked. */
  readonly onPick: (id: string) => void
  /** The search box has the focus. */
  readonly onSearching?: (() => void) | undefined
  /** The search is done with: Enter was pressed. */
  readonly onSearched?: (() => void) | undefined
}
