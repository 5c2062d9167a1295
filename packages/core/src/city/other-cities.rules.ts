import type { OtherCities, OtherCity } from '@prilavok/contracts'

/** Why other cities are offered, in the order of their groups. Source: DELIV-36, DELIV-37. */
export const CITY_GROUPS = ['CanTake', 'PayOnDelivery', 'CheepDeliveryCost', 'nearest'] as const
/** The kind of a group. */
export type CityGroupKind = (typeof CITY_GROUPS)[number]
/** At most so many cities of each group are shown. Source: DELIV-38. */
export const CITIES_PER_GROUP = 10

/** Cities that are offered for one reason. */
export interface CityGroup {
  readonly kind: CityGroupKind
  readonly cities: readonly OfferedCity[]
}

/** A city of a group, and what else speaks for it. */
export interface OfferedCity extends OtherCity {
  /** The later groups that offer it too; it is named once, in the first. */
  readonly also: readonly CityGroupKind[]
}

/**
 * The groups of other cities that have any. The city that the order goes to already is none of them, and a city that several groups
 * offer is named once, in the first of them.
 */
export function cityGroups({ byCategory, nearest }: OtherCities, present: string): readonly CityGroup[] {
  const of = (kind: CityGroupKind): readonly OtherCity[] =>
    kind === 'nearest' ? nearest : Object.hasOwn(byCategory, kind) ? (byCategory[kind] ?? []) : []
  const offered = new Set([present])
  return CITY_GROUPS.flatMap((kind, index) => {
    const cities = of(kind)
      .filter(({ id }) => !offered.has(id))
      .slice(0, CITIES_PER_GROUP)
      .map((city) => ({
        ...city,
        also: CITY_GROUPS.slice(index + 1).filter(
          (later) => later !== 'nearest' && of(later).some(({ id }) => id === city.id),
        ),
      }))
    for (const { id } of cities) offered.add(id)
    return cities.length === 0 ? [] : [{ kind, cities }]
  })
}
