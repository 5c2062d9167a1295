import type { NearestCities, OptionalCity } from '@prilavok/contracts'
import type { ClientRating, Db } from '../../db'
import type { City } from '../../rules/city'
import type { Parcel } from '../../rules/delivery-cost'
import { roublesOrNull } from '../../rules/money'
import { parcelOf, type Product } from '../../rules/order-lines'
import { orderFactsOf, payOnDeliveryReject } from '../../rules/pay-on-delivery'
import type { Shop } from '../../shop'
import { activeCarriers, type Carrier } from './carriers'
import { quoteTo } from './quotes'

/** How many cities around are looked at, and how many a group shows. Source: DELIV-38. */
export const CITIES_LOOKED_AT = 40
const CITIES_PER_GROUP = 10
/** The parcel where no order is given. */
const LIGHT_PARCEL: Parcel = { weightKg: 1, productsKopecks: 0, alwaysFree: false }

/** A city with its distance from the requested one. */
type NearCity = City & { readonly distanceKm: number }

interface Candidate {
  readonly city: NearCity
  readonly shown: OptionalCity
  readonly costKopecks: number | null
  readonly payOnDelivery: boolean
}

async function carriersByCity(
  db: Db,
  cityIds: readonly string[],
  weightKg: number,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  if (cityIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('pick_point')
    .select(['city_id', 'carrier_id'])
    .distinct()
    .where('city_id', 'in', cityIds)
    .where('is_active', '=', true)
    .where((eb) => eb.or([eb('max_weight_kg', 'is', null), eb('max_weight_kg', '>=', weightKg)]))
    .execute()
  const found = new Map<string, Set<string>>()
  for (const row of rows) found.set(row.city_id, (found.get(row.city_id) ?? new Set()).add(row.carrier_id))
  return found
}

/** The order, and the cities that it could be delivered to. */
interface NearestCitiesRequest {
  readonly city: City
  /** Cities around, the requested one among them, nearest first. */
  readonly around: readonly NearCity[]
  readonly products: readonly Product[]
  readonly rating: ClientRating
}

/** Other cities where this order could be handed out: nearer to it, payable there, or cheaper (DELIV-36). */
export async function nearestCities(
  shop: Shop,
  { city, around, products, rating }: NearestCitiesRequest,
): Promise<NearestCities> {
  const parcel = products.length > 0 ? parcelOf(products) : LIGHT_PARCEL
  const carriers = await shop.kept.read(shop.db, activeCarriers)
  const present = await carriersByCity(
    shop.db,
    around.map(({ id }) => id),
    parcel.weightKg,
  )

  const judge = (place: NearCity): readonly Candidate[] => {
    const here = carriers.filter((carrier) => present.get(place.id)?.has(carrier.id))
    const quotes = here.map((carrier) => quoteTo(shop, carrier, place, parcel, false))
    if (quotes.length === 0) return []
    const [best] = [...quotes].sort((a, b) => (a.costKopecks ?? Infinity) - (b.costKopecks ?? Infinity))
    const shown: OptionalCity = {
      id: place.id,
      name: place.name,
      daysTravelTimeFrom: best?.daysFrom ?? null,
      daysTravelTimeTo: best?.daysTo ?? null,
      cost: roublesOrNull(best?.costKopecks ?? null),
      distanceKm: Math.round(place.distanceKm * 10) / 10,
    }
    return [
      { city: place, shown, costKopecks: best?.costKopecks ?? null, payOnDelivery: takesPayOnDelivery(place, quotes) },
    ]
  }
  const takesPayOnDelivery = (
    place: City,
    quotes: readonly { readonly costKopecks: number | null; readonly carrier: Carrier }[],
  ) => {
    const order = orderFactsOf(products, place, rating)
    return quotes.some(({ costKopecks, carrier }) => {
      const way = { costKopecks, carrierAccepts: carrier.acceptsPayOnDelivery, toDoor: false }
      return payOnDeliveryReject(order, way, null, shop.settings.payOnDelivery) === null
    })
  }

  const candidates = around.filter(({ id }) => id !== city.id).flatMap(judge)
  const [hereNow] = around.filter(({ id }) => id === city.id).flatMap(judge)
  const costHere = hereNow?.costKopecks ?? Infinity
  const group = (fits: (candidate: Candidate) => boolean) =>
    candidates
      .filter(fits)
      .slice(0, CITIES_PER_GROUP)
      .map(({ shown }) => shown)
  const groups = {
    CanTake: group(({ costKopecks }) => costKopecks !== null),
    PayOnDelivery: group(({ payOnDelivery }) => payOnDelivery),
    CheepDeliveryCost: group(({ costKopecks }) => costKopecks !== null && costKopecks < costHere),
  }
  const grouped = new Set(Object.values(groups).flatMap((cities) => cities.map(({ id }) => id)))
  return {
    optionalCities: candidates.filter(({ shown }) => grouped.has(shown.id)).map(({ shown }) => shown),
    optionalCitiesByCategory: groups,
    nearestCities: group(() => true),
  }
}
