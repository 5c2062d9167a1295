import type { PickupPoint } from '@prilavok/contracts'
import { pointChosen, pointsOf } from './delivery.rules'
import type { DeliveryState } from './delivery.types'
import { visiblePoints } from './point-browsing'
import { FIRST_POINTS } from './point-browsing.state'

/** The points of the chosen carrier that search and filters leave, all of them. Source: PICK-04. */
export const foundPoints = (state: DeliveryState): readonly PickupPoint[] => visiblePoints(pointsOf(state), state)

/** A search that leaves exactly one point chooses it. Source: PICK-06. */
export function searched(state: DeliveryState, search: string): DeliveryState {
  const next = { ...state, search, shown: FIRST_POINTS }
  const found = foundPoints(next)
  const only = found.length === 1 && search.trim() !== '' ? found[0] : undefined
  return only === undefined ? next : { ...next, pickupPointId: only.id }
}

/**
 * The search box has lost the focus or Enter was pressed: the only hit is settled (PICK-06). Of several the recommended one is
 * taken, if it is among them and nothing is chosen yet (PICK-07), so that nobody who has searched goes on without a point.
 */
export function searchEnded(state: DeliveryState): DeliveryState {
  if (state.search.trim() === '') return state
  const found = foundPoints(state)
  const settled =
    found.length === 1
      ? found[0]
      : state.pickupPointId === null
        ? found.find(({ recommended }) => recommended)
        : undefined
  return settled === undefined ? state : pointChosen(state, settled.id)
}
