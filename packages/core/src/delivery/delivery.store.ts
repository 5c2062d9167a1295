import {
  loadDeliveryCosts,
  visibleText,
  type AddressSuggestion,
  type DeliveryMethod,
  type OrderDraft,
} from '@prilavok/contracts'
import { subscribeWithSelector } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import type { Effects } from '../effects'
import { withDraftKey } from '../lib/draft-key'
import { createLatest } from '../lib/latest'
import type { ReadonlyStore } from '../lib/store'
import type { Feature } from '../shop'
import { addressChosen, addressEdited, placeOf } from './address.rules'
import {
  carrierChosen,
  citySet,
  costsArrived,
  deliveryOfDraft,
  initialDelivery,
  methodChosen,
  pointChosen,
} from './delivery.rules'
import type { AddressField, DeliveryState } from './delivery.types'
import type { NearPlace } from './point-browsing.state'

/** How the order reaches the buyer: city, method, carrier, pickup point or address. */
export interface Delivery {
  /** The costs of all carriers, and what was chosen. */
  readonly state: ReadonlyStore<DeliveryState>
  /** The order goes to this city, where the buyer may be known to be at a place; its costs are requested. */
  readonly setCity: (cityId: string, orderId: string, near?: NearPlace | null) => Promise<void>
  /** Requests the costs again: the cart changed, or the last request failed. */
  readonly refresh: (orderId: string) => Promise<void>
  /** Chooses between pickup and courier. */
  readonly chooseMethod: (method: DeliveryMethod) => void
  /** Chooses a carrier; a point of another one is given up. */
  readonly chooseCarrier: (carrier: string) => void
  /** Chooses a pickup point of the chosen carrier. */
  readonly choosePoint: (id: string) => void
  /** Opens the list again after a point was chosen. Source: PICK-08. */
  readonly reopenList: () => void
  /** Another look at the points, and what that chooses; `orderPointsFeature` knows how. */
  readonly browse: (look: (present: DeliveryState) => DeliveryState) => void
  /** Changes the given parts of the address for the courier. */
  readonly editAddress: (field: AddressField, value: string) => void
  /** An address was chosen among the suggestions. Source: SUGGEST-08. */
  readonly chooseAddress: (address: AddressSuggestion) => void
  /** Takes the delivery over from a draft. */
  readonly restore: (draft: OrderDraft) => void
}

/** The delivery of an order; no request is sent until a city is set. */
export function createDelivery({ http }: Pick<Effects, 'http'>): Delivery {
  const state = createStore(subscribeWithSelector(() => initialDelivery))
  const latest = createLatest()

  const refresh = (orderId: string) => {
    const { cityId, near } = state.getState()
    if (cityId === null) return Promise.resolve()
    // The server recommends the nearest point.
    const place = near === null ? {} : { latitude: near.latitude, longitude: near.longitude }
    state.setState({ status: 'loading' })
    return latest(
      (signal) => http(loadDeliveryCosts, { query: { cityId, orderId, ...place } }, { signal }),
      (response) =>
        // A failed look-up is silent (DELIV-34): the region shows it in place, and the choices stay.
        state.setState((present) => (response.ok ? costsArrived(present, response.value) : { status: 'failed' })),
    )
  }

  return {
    state,
    refresh,
    setCity(cityId, orderId, near = null) {
      state.setState((present) => ({ ...(present.cityId === cityId ? present : citySet(present, cityId)), near }))
      return refresh(orderId)
    },
    chooseMethod: (method) => state.setState((present) => methodChosen(present, method)),
    chooseCarrier: (carrier) => state.setState((present) => carrierChosen(present, carrier)),
    choosePoint: (id) => state.setState((present) => pointChosen(present, id)),
    reopenList: () => state.setState({ listIsOpen: true }),
    browse: (look) => state.setState(look),
    editAddress: (field, value) =>
      state.setState((present) => {
        const address = addressEdited(present.address, field, visibleText(value))
        return address === present.address ? present : { address }
      }),
    chooseAddress: (chosen) =>
      state.setState((present) => ({
        address: addressChosen(present.address, chosen),
        near: placeOf(chosen, present),
      })),
    restore: (draft) => state.setState((present) => deliveryOfDraft(present, draft)),
  }
}

/** The delivery of a shop: `shop.use(deliveryFeature)`. */
export const deliveryFeature: Feature<Delivery> = {
  name: 'delivery',
  create: ({ effects }) => createDelivery(withDraftKey(effects)),
}
