import type { Shop } from '../../shop'
import { quoteDelivery } from '../../rules/delivery-cost'
import type { DeliveryQuote, Parcel } from '../../rules/delivery-cost'
import { distanceKm } from '../../rules/geo'
import type { City } from '../city/cities'
import { isFlagOn } from '../service/flags'
import type { Carrier } from './carriers'

/** A carrier's offer for one parcel to one city. */
export interface Quote extends DeliveryQuote {
  readonly carrier: Carrier
  readonly toDoor: boolean
}

/** What a carrier asks to bring the parcel to a city. */
export function quoteTo(
  shop: Pick<Shop, 'settings'>,
  carrier: Carrier,
  city: City,
  parcel: Parcel,
  toDoor: boolean,
): Quote {
  const destination = {
    cityId: city.id,
    distanceKm: distanceKm(shop.settings.warehouse, city),
    surchargeZone: city.surcharge_zone,
  }
  return { carrier, toDoor, ...quoteDelivery(carrier.tariff, destination, parcel, toDoor) }
}

/** Whether couriers go to this city: larger cities only, and only while the flag AddressDelivery is on. */
export const doorIsOffered = async (shop: Shop, db: Parameters<typeof isFlagOn>[0], city: City): Promise<boolean> =>
  city.population > shop.settings.doorFromPopulation && (await isFlagOn(db, 'AddressDelivery'))
