/** The text of one value, in Russian and in English, and the group that lists may colour it by. */
export interface EnumerationItem {
  /** Its name in Russian. */
  readonly ru: string
  /** Its name in English. */
  readonly en: string
  /** For example `open`, `work`, `terminal`. */
  readonly group?: string
}

/** The values of one enumeration with their texts, in the order of lists and forms. */
export interface Enumeration<V extends string = string> {
  /** The name of the type. */
  readonly name: string
  /** The end of the address of `GET /api/admin/enum/…`; null where the values have no call. */
  readonly path: string | null
  /** The values in the order in which they are offered. */
  readonly values: readonly V[]
  /** Names and groups by value. */
  readonly items: Readonly<Record<V, EnumerationItem>>
}

/** Puts an enumeration together; the keys of `items` are its values. */
export const enumeration = <V extends string>(
  name: string,
  path: string | null,
  items: Readonly<Record<V, EnumerationItem>>,
): Enumeration<V> => ({ name, path, values: Object.keys(items) as V[], items })

/** The text of a value; a value that the client does not know yet is shown as it is. */
export const titleOf = (enumeration: Enumeration, value: string, locale: 'ru' | 'en'): string =>
  Object.hasOwn(enumeration.items, value) ? (enumeration.items[value]?.[locale] ?? value) : value
