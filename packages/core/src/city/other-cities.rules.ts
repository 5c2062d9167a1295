import type { OtherCities, OtherCity } from '@prilavok/contracts'

/** Why other cities are offered, in the order of their groups (DELIV-36, DELIV-37). */
export const CITY_GROUPS = ['CanTake', 'PayOnDelivery', 'CheepDeliveryCost', 'nearest'] as const
/** The kind of a group. */
export type CityGroupKind = (typeof CITY_GROUPS)[number]
/** At most so many cities of each group are shown (DELIV-38). */
export const CITIES_PER_GROUP = 10

/** Cities that are offered for one reason. */
export interface CityGroup {
  readonly kind: CityGroupKind
  readonly cities: readonly OtherCity[]
}

/**
 * The groups of other cities that have any. The city that the order goes to already is none of them, and a city that a
 * group offers for a reason is not named again for being near.
 */
export function cityGroups({ byCategory, nearest }: OtherCities, present: string): readonly CityGroup[] {
  const offered = new Set([present])
  return CITY_GROUPS.flatMap((kind) => {
    const all =
      kind === 'nearest'
        ? nearest.filter(({ id }) => !offered.has(id))
        : Object.hasOwn(byCategory, kind)
          ? (byCategory[kind] ?? [])
          : []
    const cities = all.filter(({ id }) => id !== present).slice(0, CITIES_PER_GROUP)
    for (const { id } of cities) offered.add(id)
    return cities.length === 0 ? [] : [{ kind, cities }]
  })
}
