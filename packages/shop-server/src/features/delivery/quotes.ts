import type { Db } from '../../db'
import { isFlagOn } from '../../db/flags'
import type { City } from '../../rules/city'
import { quoteDelivery, type DeliveryQuote, type Parcel } from '../../rules/delivery-cost'
import { distanceKm } from '../../rules/geo'
import type { Shop } from '../../shop'
import type { Carrier } from './carriers'

/** A carrier's offer for one parcel to one city. */
export interface Quote extends DeliveryQuote {
  readonly carrier: Carrier
  readonly toDoor: boolean
}

/** A carrier's price and days for a parcel to a city. */
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

/** Whether couriers go to cities of this size, while doors are offered at all. */
export const hasCouriers = ({ settings }: Pick<Shop, 'settings'>, city: City): boolean =>
  city.population > settings.doorFromPopulation

/** Whether the shop delivers to doors. */
export const doorsAreOffered = (shop: Shop, db: Db): Promise<boolean> => isFlagOn(shop, db, 'AddressDelivery')
