import { loadDeliveryCosts, quotesFromWire, type AddressSuggestion, type DeliveryMethod, type OrderDraft } from '@prilavok/contracts'
import type { Effects } from '../effects'
import { createLatest } from '../lib/latest'
import { createStore, type ReadonlyStore } from '../lib/store'
import type { Feature } from '../shop'
import { addressChosen, addressEdited } from './address.rules'
import {
  carrierChosen,
  citySet,
  costsArrived,
  deliveryOfDraft,
  initialDelivery,
  methodChosen,
  pointChosen,
  searched,
  searchEnded,
} from './delivery.rules'
import type { AddressField, DeliveryState } from './delivery.types'
import { browsingActions, type BrowsingActions } from './point-browsing.actions'

/** How the order reaches the buyer: city, method, carrier, pickup point or address. */
export interface Delivery extends BrowsingActions {
  readonly state: ReadonlyStore<DeliveryState>
  /** The order goes to this city; its costs are asked for. */
  readonly setCity: (cityId: string, orderId: string) => Promise<void>
  /** Asks for the costs again: the cart changed, or the last question failed. */
  readonly refresh: (orderId: string) => Promise<void>
  readonly chooseMethod: (method: DeliveryMethod) => void
  readonly chooseCarrier: (carrier: string) => void
  readonly choosePoint: (id: string) => void
  /** Opens the list again after a point was chosen (PICK-08). */
  readonly reopenList: () => void
  readonly searchPoints: (text: string) => void
  /** The search is done with: Enter was pressed, or the focus has left the points (PICK-06, PICK-07). */
  readonly endSearch: () => void
  readonly editAddress: (field: AddressField, value: string) => void
  /** An address was chosen among the suggestions (SUGGEST-08). */
  readonly chooseAddress: (address: AddressSuggestion) => void
  readonly restore: (draft: OrderDraft) => void
}

/** The delivery of an order; nothing is asked until a city is set. */
export function createDelivery({ http }: Pick<Effects, 'http'>): Delivery {
  const state = createStore(initialDelivery)
  const latest = createLatest()

  const refresh = (orderId: string) => {
    const { cityId } = state.get()
    if (cityId === null) return Promise.resolve()
    state.set((present) => ({ ...present, status: 'loading' }))
    return latest(
      (signal) => http(loadDeliveryCosts, { query: { cityId, orderId } }, { signal }),
      (answer) =>
        // A failed look-up is silent (DELIV-34): the region says so in place, and the choices stay.
        state.set((present) => (answer.ok ? costsArrived(present, quotesFromWire(answer.value)) : { ...present, status: 'failed' })),
    )
  }

  return {
    state,
    refresh,
    setCity(cityId, orderId) {
      state.set((present) => (present.cityId === cityId ? present : citySet(present, cityId)))
      return refresh(orderId)
    },
    chooseMethod: (method) => state.set((present) => methodChosen(present, method)),
    chooseCarrier: (carrier) => state.set((present) => carrierChosen(present, carrier)),
    choosePoint: (id) => state.set((present) => pointChosen(present, id)),
    reopenList: () => state.set((present) => ({ ...present, listIsOpen: true })),
    searchPoints: (text) => state.set((present) => searched(present, text)),
    endSearch: () => state.set(searchEnded),
    ...browsingActions(state),
    editAddress: (field, value) =>
      state.set((present) => {
        const address = addressEdited(present.address, field, value)
        return address === present.address ? present : { ...present, address }
      }),
    chooseAddress: (chosen) => state.set((present) => ({ ...present, address: addressChosen(present.address, chosen) })),
    restore: (draft) => state.set((present) => deliveryOfDraft(present, draft)),
  }
}

/** The delivery of a shop: `shop.use(deliveryFeature)`. */
export const deliveryFeature: Feature<Delivery> = {
  name: 'delivery',
  create: ({ effects }) => createDelivery(effects),
}
