import type { PickPoint, PickPointPaymentStatus } from '@prilavok/contracts'
import { sql, type Selectable } from 'kysely'
import type { Db, PickPointTable } from '../../db'
import { contains } from '../../rules/search-text'

/** A pickup point as it is stored. */
export type PointRow = Selectable<PickPointTable>

/** The zone of a point's town, for queries of `pick_point as point`; null where nobody has filled it in. */
export const pointZone = sql<
  string | null
>`(select nullif(c.details->>'timeZone', '') from address_city c where c.id = point.city_id)`.as('time_zone')

/** A point with the zone of its town. */
export type PointInZone = PointRow & { readonly time_zone: string | null }

/** A point by its id, also one that is no longer offered. */
export const pointById = (db: Db, id: string): Promise<PointInZone | undefined> =>
  db.selectFrom('pick_point as point').selectAll('point').select(pointZone).where('id', '=', id).executeTakeFirst()

/** The point where an order is handed out; none for one that goes to a door. */
export const pointOfOrder = (db: Db, orderId: string): Promise<PointInZone | undefined> =>
  db
    .selectFrom('pick_point as point')
    .innerJoin('customer_order as placed', 'placed.pick_point_id', 'point.id')
    .selectAll('point')
    .select(pointZone)
    .where('placed.id', '=', orderId)
    .executeTakeFirst()

/** South, west, north, east, degrees. */
type Bounds = readonly [number, number, number, number]

interface PointFilter {
  readonly cityId: string
  readonly carrierId?: string | undefined
  /** Points that refuse this weight are left out; an unknown limit is no limit. */
  readonly weightKg?: number
  /** Text in address, brand or carrier name. Source: PICK-04. */
  readonly query?: string
  readonly bounds?: Bounds | null
}

/** Active points of active carriers that fit the filter. */
export function selectPoints(db: Db, { cityId, carrierId, weightKg, query, bounds }: PointFilter) {
  const all = db
    .selectFrom('pick_point as point')
    .innerJoin('carrier', 'carrier.id', 'point.carrier_id')
    .where('point.city_id', '=', cityId)
    .where('point.is_active', '=', true)
    .where('carrier.is_active', '=', true)
  const ofCarrier = carrierId === undefined ? all : all.where('point.carrier_id', '=', carrierId)
  const ofWeight =
    weightKg === undefined
      ? ofCarrier
      : ofCarrier.where((eb) =>
          eb.or([eb('point.max_weight_kg', 'is', null), eb('point.max_weight_kg', '>=', weightKg)]),
        )
  const found = query?.trim()
    ? ofWeight.where((eb) => {
        const pattern = contains(query)
        const plain = (text: ReturnType<typeof eb.fn.coalesce>) =>
          eb.fn<string>('replace', [eb.fn('lower', [text]), eb.val('ё'), eb.val('е')])
        return eb.or([
          eb('point.search_address', 'like', pattern),
          eb(plain(eb.fn.coalesce('point.brand', eb.val(''))), 'like', pattern),
          eb(plain(eb.fn.coalesce('carrier.name', eb.val(''))), 'like', pattern),
        ])
      })
    : ofWeight
  if (!bounds) return found
  const [south, west, north, east] = bounds
  return found
    .where('point.latitude', '>=', south)
    .where('point.latitude', '<=', north)
    .where('point.longitude', '>=', west)
    .where('point.longitude', '<=', east)
}

/** The active points of a city. */
export const pointsIn = (db: Db, cityId: string): Promise<readonly PointInZone[]> =>
  selectPoints(db, { cityId }).selectAll('point').select(pointZone).orderBy('point.id').execute()

/** Whether a point takes a parcel of this weight; an unknown limit is no limit. */
export const takesWeight = ({ max_weight_kg: most }: PointRow, weightKg: number): boolean =>
  most === null || most >= weightKg

/** An active point of a carrier in a city; null where there is none of this id. */
export const findPoint = async (
  db: Db,
  { cityId, carrierId, id }: { readonly cityId: string; readonly carrierId: string; readonly id: string },
): Promise<PointRow | null> =>
  (await selectPoints(db, { cityId, carrierId }).selectAll('point').where('point.id', '=', id).executeTakeFirst()) ??
  null

/** `south,west,north,east` as numbers; null when it is not four of them. */
export function boundsOf(text: string | undefined): Bounds | null {
  const numbers = (text ?? '').split(',').map(Number)
  const [south, west, north, east] = numbers
  if (numbers.length !== 4 || !numbers.every(Number.isFinite)) return null
  return [south ?? 0, west ?? 0, north ?? 0, east ?? 0]
}

const time = (row: PointRow, day: number) => row.working_time[day] || null

/** A point in the contract's shape. */
export const pickPointOf = (
  row: PointInZone,
  carrierName: string,
  payment: PickPointPaymentStatus,
  recommended: boolean,
): PickPoint => ({
  id: row.id,
  address: row.address,
  brand: row.brand,
  type: row.type,
  transportCompany: row.carrier_id,
  transportCompanyName: carrierName,
  latitude: row.latitude,
  longitude: row.longitude,
  phone: row.phone,
  email: row.email,
  recommended,
  payment,
  isSecondary: row.is_secondary,
  additionalDays: row.additional_days,
  maxWeightKg: row.max_weight_kg,
  mondayWorkingTime: time(row, 0),
  tuesdayWorkingTime: time(row, 1),
  wednesdayWorkingTime: time(row, 2),
  thursdayWorkingTime: time(row, 3),
  fridayWorkingTime: time(row, 4),
  saturdayWorkingTime: time(row, 5),
  sundayWorkingTime: time(row, 6),
  howToFind: row.how_to_find,
  timeZone: row.time_zone,
})
