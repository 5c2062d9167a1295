type Plain = Readonly<Record<string, unknown>>

/** Whether a value is an object whose fields may be compared one by one. */
export const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether two values say the same: a field that is absent, undefined or null is the same "nothing" (contract, section 1). */
export function isSame(one: unknown, other: unknown): boolean {
  if (one == null || other == null) return one == null && other == null
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((each, at) => isSame(each, other[at]))
  if (isPlain(one) && isPlain(other))
    return fieldsOf(one, other).every((name) => isSame(own(one, name), own(other, name)))
  return Object.is(one, other)
}

/** The names of the fields of several records, each once. */
export const fieldsOf = (...records: readonly Plain[]): readonly string[] => [
  ...new Set(records.flatMap((record) => Object.keys(record))),
]

/** A field of the record's own. */
export const own = (record: Plain, name: string): unknown => (Object.hasOwn(record, name) ? record[name] : undefined)

/** Whether nothing is given: no value, an empty text, or a record of which nothing is given. */
export const isNothing = (value: unknown): boolean =>
  value == null ||
  (typeof value === 'string' && value.trim() === '') ||
  (isPlain(value) && Object.values(value).every(isNothing))

/** The fields of a form; a record inside of it that was not there, and of which nothing is given, is still not there. */
export const withoutNothings = (base: Plain, fields: Plain): Plain =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      isPlain(value) && own(base, name) == null && isNothing(value) ? null : value,
    ]),
  )
