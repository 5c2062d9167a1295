import type { GeoPoint, PickPointType, PickupPoint } from '@prilavok/contracts'
import type { NearPlace, PointBrowsing, PointFilters, PointPay } from './point-browsing.state'
import { centreOf } from './point-centre'
import { distanceMetres } from './point-places'
import { createPointSearch, type PointSearch } from './point-search'

/** Points that each press on 'Показать еще' adds. Source: PICK-02. */
export const MORE_POINTS = 10
/** The search bar appears from this many points. Source: PICK-03. */
export const SEARCH_FROM = 15

const PAYS: Readonly<Record<string, readonly PointPay[]>> = {
  CashAndCard: ['cash', 'card'],
  CashAndMaybeCard: ['cash'],
}

/** How one can surely pay at a point when fetching this order. */
export const paysAt = ({ payment }: Pick<PickupPoint, 'payment'>): readonly PointPay[] =>
  Object.hasOwn(PAYS, payment) ? (PAYS[payment] ?? []) : []

/** What is neither a point nor a postamat counts as other, also where a server has a word of its own for it. */
const kindOf = ({ type }: Pick<PickupPoint, 'type'>): PickPointType =>
  type === 'PickPoint' || type === 'Postamat' ? type : 'Other'

const isWanted = (point: PickupPoint, { brands, types, pay }: PointFilters): boolean =>
  (brands.length === 0 || brands.includes(point.brand ?? point.carrierName)) &&
  (types.length === 0 || types.includes(kindOf(point))) &&
  pay.every((way) => paysAt(point).includes(way))

/** The points in the order of the list: the nearest to the buyer's own place; where none is known, recommended ones and then the nearest to the centre. */
function orderOf(points: readonly PickupPoint[], place: NearPlace | null): Uint32Array {
  const near: GeoPoint | null = place ?? centreOf(points)
  const isExact = place !== null && place.rough !== true
  const places = Array.from(points, (_, index) => index)
  const [first, rest] = [
    places.filter((place) => !isExact && points[place]?.recommended),
    places.filter((place) => isExact || !points[place]?.recommended),
  ]
  if (near === null) return Uint32Array.from([...first, ...rest])
  const far = points.map(({ location }) => (location === null ? Infinity : distanceMetres(near, location)))
  // Equal ones compare as NaN where both are unknown; their places decide then.
  return Uint32Array.from([...first, ...rest.sort((one, other) => (far[one] ?? 0) - (far[other] ?? 0) || one - other)])
}

interface Prepared {
  /** Made when it is first needed, or when somebody is about to type. */
  search: PointSearch | null
  ordered: { readonly near: NearPlace | null; readonly rows: Uint32Array }
  last: {
    readonly asked: Pick<PointBrowsing, 'search' | 'filters' | 'near'>
    readonly found: readonly PickupPoint[]
  } | null
}

/** What is worked out once per list of points; a list that is gone takes it along. */
const kept = new WeakMap<readonly PickupPoint[], Prepared>()

function prepare(points: readonly PickupPoint[], near: NearPlace | null): Prepared {
  const known = kept.get(points) ?? { search: null, ordered: { near, rows: orderOf(points, near) }, last: null }
  if (known.ordered.near !== near) known.ordered = { near, rows: orderOf(points, near) }
  kept.set(points, known)
  return known
}

/** Gets the search over these points ready, so that the first letter is found as quickly as the others. */
export function prepareSearch(points: readonly PickupPoint[], near: NearPlace | null = null): void {
  prepare(points, near).search ??= createPointSearch(points)
}

/** The points that search and filters leave, in the order of the list, all of them. Source: PICK-04. */
export function visiblePoints(
  points: readonly PickupPoint[],
  { search, filters, near }: Pick<PointBrowsing, 'search' | 'filters' | 'near'>,
): readonly PickupPoint[] {
  const prepared = prepare(points, near)
  const { last } = prepared
  if (last !== null && last.asked.search === search && last.asked.filters === filters && last.asked.near === near)
    return last.found
  const isHit = new Uint8Array(points.length)
  if (search.trim() === '') isHit.fill(1)
  else {
    prepared.search ??= createPointSearch(points)
    for (const row of prepared.search(search)) isHit[row] = 1
  }
  const found: PickupPoint[] = []
  for (const row of prepared.ordered.rows) {
    const point = points[row]
    if (isHit[row] === 1 && point !== undefined && isWanted(point, filters)) found.push(point)
  }
  prepared.last = { asked: { search, filters, near }, found }
  return found
}

/** Why a recommended point is worth it. */
export type PointAdvice = 'nearest' | 'everyDay'

const isOpenEveryDay = ({ workingTime }: PickupPoint): boolean =>
  workingTime.length === 7 && workingTime.every((hours) => /\d|круглосуточно/i.test(hours ?? ''))

/** What speaks for a recommended point among those that are shown, as far as it can be known; null where only the shop knows. */
export function adviceOf(
  point: PickupPoint,
  shown: readonly PickupPoint[],
  near: NearPlace | null,
): PointAdvice | null {
  if (!point.recommended) return null
  const far = ({ location }: PickupPoint) =>
    near === null || near.rough === true || location === null ? Infinity : distanceMetres(near, location)
  const own = far(point)
  if (own !== Infinity && shown.every((other) => far(other) >= own)) return 'nearest'
  return isOpenEveryDay(point) ? 'everyDay' : null
}

/** A filter that can be offered: it leaves some points, and not all. */
export type PointFacet =
  | { readonly of: 'brands'; readonly value: string; readonly count: number }
  | { readonly of: 'types'; readonly value: PickPointType; readonly count: number }
  | { readonly of: 'pay'; readonly value: PointPay; readonly count: number }

/** The filters that are worth offering over these points, with how many points each leaves. */
export function facetsOf(points: readonly PickupPoint[]): readonly PointFacet[] {
  const counts = {
    brands: new Map<string, number>(),
    types: new Map<PickPointType, number>(),
    pay: new Map<PointPay, number>(),
  }
  const add = <K>(to: Map<K, number>, key: K) => to.set(key, (to.get(key) ?? 0) + 1)
  for (const point of points) {
    add(counts.brands, point.brand ?? point.carrierName)
    add(counts.types, kindOf(point))
    for (const way of paysAt(point)) add(counts.pay, way)
  }
  const worth = <F extends PointFacet>(facets: readonly F[]) =>
    facets.filter(({ count }) => count < points.length).sort((one, other) => other.count - one.count)
  return [
    ...worth([...counts.pay].map(([value, count]) => ({ of: 'pay', value, count }) as const)),
    ...worth([...counts.types].map(([value, count]) => ({ of: 'types', value, count }) as const)),
    ...worth([...counts.brands].map(([value, count]) => ({ of: 'brands', value, count }) as const)),
  ]
}

const toggled = <T>(list: readonly T[], value: T): readonly T[] =>
  list.includes(value) ? list.filter((each) => each !== value) : [...list, value]

/** The filters with one of them turned on or off. */
export const filterToggled = (
  filters: PointFilters,
  { of, value }: Pick<PointFacet, 'of' | 'value'>,
): PointFilters => ({
  ...filters,
  [of]: toggled<string>(filters[of], value),
})

/** Whether a filter is on. */
export const isFilterOn = (filters: PointFilters, { of, value }: Pick<PointFacet, 'of' | 'value'>): boolean =>
  (filters[of] as readonly string[]).includes(value)
