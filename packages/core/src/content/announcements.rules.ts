/**
 * Whether the announcements of a shop are shown to a visitor: only in the cities of the list, everywhere where the list is empty; in no
 * city while it is not known. Source: CONTENT-33.
 */
export const showsAnnouncements = (city: string | null, cities: readonly string[]): boolean =>
  cities.length === 0 || (city !== null && cities.includes(city))
