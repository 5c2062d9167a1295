import type { CityState } from '../city'
import type { DeliveryState } from '../delivery'

/** What is known of the place that an order goes to. */
export interface DeliveryPlace {
  /** Whether the order has a city; `searching` while it, or its name, is being found out. */
  readonly city: 'searching' | 'none' | 'known'
  /** The name of the city; empty while it is not known, and where it cannot be found out. */
  readonly cityName: string
  /** The ways to deliver there are not known yet, but will be. */
  readonly waiting: boolean
}

/** The place that an order goes to, as its page shows it. */
export function deliveryPlace(
  { status: search, visitor }: Pick<CityState, 'status' | 'visitor'>,
  { cityId, quotes, status }: Pick<DeliveryState, 'cityId' | 'quotes' | 'status'>,
): DeliveryPlace {
  const found = visitor?.city ?? null
  const cityName = found !== null && found.id === cityId ? found.name : ''
  // The order takes the visitor's city over a moment after it is known.
  const takingOver = cityId === null && search === 'ready' && found !== null
  const searching = cityName === '' && (search === 'idle' || search === 'loading' || takingOver)
  const city = searching ? 'searching' : cityId === null ? 'none' : 'known'
  return { city, cityName, waiting: quotes === null && status !== 'failed' && city !== 'none' }
}

/** The town of a courier's address that follows the city of the order, where it was `given` last; null for one that the buyer has named. */
export const townFor = (town: string, given: string, cityName: string): string | null =>
  (town === '' || town === given) && town !== cityName ? cityName : null
