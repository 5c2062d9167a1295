import type { CityOption } from '@prilavok/contracts'

/** At most so many cities are offered before anything is typed. */
export const POPULAR_CITIES = 12

/** The present city first, where the server names it, then the others in its order; each once. */
export function popularCities(offered: readonly CityOption[], present: string | null): readonly CityOption[] {
  const once = offered.filter(({ id }, index) => offered.findIndex((other) => other.id === id) === index)
  return [...once.filter(({ id }) => id === present), ...once.filter(({ id }) => id !== present)].slice(
    0,
    POPULAR_CITIES,
  )
}
