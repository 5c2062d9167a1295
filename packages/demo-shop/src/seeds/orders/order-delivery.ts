import { distanceKm } from '@prilavok/shop-server/kit'
import type { CityRow } from '../geography/cities'
import { pointOf, type PointRow } from '../geography/points'
import { DEMO_STREETS } from '../geography/streets'
import type { Chance } from '../random'

/** How an order was delivered. */
export interface DemoDelivery {
  readonly carrier: string
  readonly toDoor: boolean
  readonly point: PointRow | null
  readonly address: string
  readonly kopecks: number
  readonly travelDays: number
}

const warehouse = { latitude: 55.7558, longitude: 37.6173 }
const ORDER_CARRIERS: ReadonlySet<string> = new Set(['Kit', 'Pek', 'Cdek', 'Energia'])

/** What delivery cost at that time, invented: a base, the weight on the way, tens of roubles. */
function costOf(kilometres: number, kg: number, toDoor: boolean, random: Chance): number {
  if (random.is(0.06)) return 0
  const roubles = 280 + random.int(0, 120) + 9 * kg ** 0.92 * (1 + kilometres / 2_400) + (toDoor ? 650 : 0)
  return Math.ceil(roubles / 10) * 1_000
}

/** A point of the city that takes the parcel, of the first `count`. */
function pointFor(city: CityRow, count: number, kg: number, random: Chance): PointRow | null {
  for (let attempt = 0; attempt < 6 && count > 0; attempt += 1) {
    const point = pointOf(city, random.int(1, count))
    if (
      point.is_active &&
      ORDER_CARRIERS.has(point.carrier_id) &&
      (point.max_weight_kg ?? Number.POSITIVE_INFINITY) >= kg
    )
      return point
  }
  return null
}

/** Delivery of a parcel into a city that has this many points: to one that takes it, else to the door. */
export function deliveryTo(city: CityRow, pointCount: number, kg: number, random: Chance): DemoDelivery {
  const kilometres = distanceKm(warehouse, city)
  const point = random.is(0.88) ? pointFor(city, pointCount, kg, random) : null
  const toDoor = point === null
  const travelDays = Math.ceil(kilometres / 520) + random.int(1, 3) + (point?.additional_days ?? 0)
  const home =
    `${city.type} ${city.name}, ${random.pick(DEMO_STREETS).name}, ` +
    `д. ${random.int(1, 120)}${random.is(0.7) ? `, кв. ${random.int(1, 240)}` : ''}`
  return {
    carrier: point?.carrier_id ?? (kg > 100 ? 'Pek' : random.pick(['Cdek', 'Pek'])),
    toDoor,
    point,
    address: point ? `${city.name}, ${point.address}` : home,
    kopecks: costOf(kilometres, kg, toDoor, random),
    travelDays,
  }
}
