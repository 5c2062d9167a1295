import type { CarrierQuote, DeliveryAddress, DeliveryMethod, DeliveryQuotes, Kopecks, OrderDraft, PickupPoint } from '@prilavok/contracts'
import type { DeliveryState } from './delivery.types'

/** Points shown first (PICK-02). */
export const FIRST_POINTS = 19
/** Points that each press on 'Показать еще' adds (PICK-02). */
export const MORE_POINTS = 10
/** The search bar appears from this many points (PICK-03). */
export const SEARCH_FROM = 15

export const emptyAddress: DeliveryAddress = { full: '', city: '', street: '', house: '', apartment: '' }

export const initialDelivery: DeliveryState = {
  status: 'idle',
  cityId: null,
  method: 'pickup',
  quotes: null,
  carrier: null,
  pickupPointId: null,
  address: emptyAddress,
  search: '',
  shown: FIRST_POINTS,
  listIsOpen: false,
}

/** What carriers offer for the chosen method. */
export const quotesOf = ({ quotes, method }: Pick<DeliveryState, 'quotes' | 'method'>): readonly CarrierQuote[] => quotes?.[method] ?? []

/** What the chosen carrier asks; null while none is chosen. */
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

const nothingChosen = { carrier: null, pickupPointId: null, search: '', shown: FIRST_POINTS, listIsOpen: false } as const

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
  const recommended = quotes[state.method].find((quote) => quote.recommended)
  return { ...next, carrier: recommended?.carrier ?? null, pickupPointId: null }
}

/** Another method clears the carrier, the point and with them the cost (DELIV-13). */
export const methodChosen = (state: DeliveryState, method: DeliveryMethod): DeliveryState =>
  method === state.method ? state : { ...state, ...nothingChosen, method }

/** Another carrier clears the point and the cost (DELIV-19). */
export const carrierChosen = (state: DeliveryState, carrier: string): DeliveryState =>
  carrier === state.carrier ? state : { ...state, ...nothingChosen, carrier }

export const pointChosen = (state: DeliveryState, pickupPointId: string): DeliveryState => ({
  ...state,
  pickupPointId,
  listIsOpen: false,
  search: '',
})

const searchable = (text: string): string => text.toLowerCase().replaceAll('ё', 'е').replace(/\s+/g, ' ').trim()

const pointText = (point: PickupPoint): string => searchable(`${point.address} ${point.brand ?? ''} ${point.carrierName}`)

/** The points of the chosen carrier that the search leaves, all of them (PICK-04). */
export function foundPoints(state: DeliveryState): readonly PickupPoint[] {
  const points = chosenQuote(state)?.pickupPoints ?? []
  const sought = searchable(state.search)
  const found = sought === '' ? points : points.filter((point) => sought.split(' ').every((word) => pointText(point).includes(word)))
  return [...found].sort((one, other) => Number(other.recommended) - Number(one.recommended))
}

/** A search that leaves exactly one point chooses it (PICK-06). */
export function searched(state: DeliveryState, search: string): DeliveryState {
  const next = { ...state, search, shown: FIRST_POINTS }
  const found = foundPoints(next)
  const only = found.length === 1 && search.trim() !== '' ? found[0] : undefined
  return only === undefined ? next : { ...next, pickupPointId: only.id }
}

/** The choice is collapsed to the chosen point (PICK-08). */
export const isCollapsed = (state: DeliveryState): boolean => chosenPoint(state) !== null && !state.listIsOpen

/** A carrier is chosen, and a point or, for door delivery, city, street and house (DELIV-22). */
export const isDeliveryComplete = (state: Pick<DeliveryState, 'carrier' | 'method' | 'pickupPointId' | 'address'>): boolean =>
  state.carrier !== null && (state.method === 'pickup' ? state.pickupPointId !== null : isAddressComplete(state.address))

/** The apartment may be missing (VALID-19). */
export const isAddressComplete = ({ city, street, house }: DeliveryAddress): boolean => [city, street, house].every((part) => part.trim() !== '')

/** The whole address in one line, empty parts left out (DELIV-23). */
export const fullAddress = ({ city, street, house, apartment }: DeliveryAddress, postalCode = ''): string =>
  [postalCode, city, street, house, apartment].map((part) => part.trim()).filter((part) => part !== '').join(', ')

export const deliveryOfDraft = (state: DeliveryState, { delivery }: OrderDraft): DeliveryState => ({
  ...state,
  cityId: delivery.cityId,
  method: delivery.method,
  carrier: delivery.carrier,
  pickupPointId: delivery.pickupPointId,
  address: delivery.address,
})
