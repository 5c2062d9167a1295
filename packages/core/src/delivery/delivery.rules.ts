import type {
  CarrierQuote,
  DeliveryAddress,
  DeliveryMethod,
  DeliveryQuotes,
  Kopecks,
  OrderDraft,
  PickupPoint,
} from '@prilavok/contracts'
import type { DeliveryState } from './delivery.types'
import { freshBrowsing } from './point-browsing.state'

export const emptyAddress: DeliveryAddress = { full: '', city: '', street: '', house: '', apartment: '' }

export const initialDelivery: DeliveryState = {
  status: 'idle',
  cityId: null,
  method: 'pickup',
  quotes: null,
  carrier: null,
  pickupPointId: null,
  address: emptyAddress,
  ...freshBrowsing,
  near: null,
  listIsOpen: false,
}

/** What carriers offer for the chosen method. */
export const quotesOf = ({ quotes, method }: Pick<DeliveryState, 'quotes' | 'method'>): readonly CarrierQuote[] =>
  quotes?.[method] ?? []

/** What the chosen carrier charges; null while none is chosen. */
export const chosenQuote = (state: DeliveryState): CarrierQuote | null =>
  quotesOf(state).find((quote) => quote.carrier === state.carrier) ?? null

/** The chosen pickup point; null while none is chosen. */
export const chosenPoint = (state: DeliveryState): PickupPoint | null =>
  chosenQuote(state)?.pickupPoints.find((point) => point.id === state.pickupPointId) ?? null

/** The cost of the delivery as chosen; null while it is not known. */
export const deliveryCost = (state: DeliveryState): Kopecks | null => {
  const quote = chosenQuote(state)
  return quote === null ? null : quote.free ? 0 : quote.cost
}

/** With the choice goes the way one looked through the former points, map mode included. Source: PICK-11. */
const nothingChosen = { carrier: null, pickupPointId: null, ...freshBrowsing, listIsOpen: false } as const

/** Another city: the former costs and choices no longer count (DELIV-15 to DELIV-17). */
export const citySet = (state: DeliveryState, cityId: string): DeliveryState => ({
  ...state,
  ...nothingChosen,
  cityId,
  quotes: null,
  status: 'loading',
})

/** The costs arrived: what was chosen stays if it is still offered, else the recommended carrier is taken (DELIV-18). */
export function costsArrived(state: DeliveryState, quotes: DeliveryQuotes): DeliveryState {
  const next: DeliveryState = { ...state, status: 'ready', quotes }
  const kept = chosenQuote(next)
  if (kept !== null) return { ...next, pickupPointId: chosenPoint(next)?.id ?? null }
  return { ...next, carrier: recommendedCarrier(next), pickupPointId: null }
}

const recommendedCarrier = (state: Pick<DeliveryState, 'quotes' | 'method'>): string | null =>
  quotesOf(state).find(({ recommended }) => recommended)?.carrier ?? null

/**
 * Another method clears the carrier, the point and with them the cost; then the carrier that is recommended for it is taken.
 * Source: DELIV-13.
 */
export function methodChosen(state: DeliveryState, method: DeliveryMethod): DeliveryState {
  if (method === state.method) return state
  const next: DeliveryState = { ...state, ...nothingChosen, method }
  return { ...next, carrier: recommendedCarrier(next) }
}

/** Another carrier clears the point and the cost. Source: DELIV-19. */
export const carrierChosen = (state: DeliveryState, carrier: string): DeliveryState =>
  carrier === state.carrier ? state : { ...state, ...nothingChosen, carrier }

/** A chosen point folds the list, and the map gives way to it. Source: PICK-08, PICK-10. */
export const pointChosen = (state: DeliveryState, pickupPointId: string): DeliveryState => ({
  ...state,
  pickupPointId,
  listIsOpen: false,
  search: '',
  view: 'list',
})

/** All points of the chosen carrier. */
export const pointsOf = (state: DeliveryState): readonly PickupPoint[] => chosenQuote(state)?.pickupPoints ?? noPoints
const noPoints: readonly PickupPoint[] = []

/** The choice is collapsed to the chosen point. Source: PICK-08. */
export const isCollapsed = (state: DeliveryState): boolean => chosenPoint(state) !== null && !state.listIsOpen

/** A carrier is chosen, and a point or, for door delivery, city, street and house. Source: DELIV-22. */
export const isDeliveryComplete = (
  state: Pick<DeliveryState, 'carrier' | 'method' | 'pickupPointId' | 'address'>,
): boolean =>
  state.carrier !== null &&
  (state.method === 'pickup' ? state.pickupPointId !== null : isAddressComplete(state.address))

/** The apartment may be missing. Source: VALID-19. */
export const isAddressComplete = ({ city, street, house }: DeliveryAddress): boolean =>
  [city, street, house].every((part) => part.trim() !== '')

/** The whole address in one line, empty parts left out. Source: DELIV-23. */
export const fullAddress = ({ city, street, house, apartment }: DeliveryAddress, postalCode = ''): string =>
  [postalCode, city, street, house, apartment]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ')

export const deliveryOfDraft = (state: DeliveryState, { delivery }: OrderDraft): DeliveryState => ({
  ...state,
  cityId: delivery.cityId,
  method: delivery.method,
  carrier: delivery.carrier,
  pickupPointId: delivery.pickupPointId,
  address: delivery.address,
})
