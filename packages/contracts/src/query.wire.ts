import * as z from 'zod/mini'
import { note, typedAs, type Tolerant } from './wire'

/** In an address everything is text: a server reads it, a client may also give the value itself. */
const fromText = <T>(
  json: Readonly<Record<string, unknown>>,
  read: (value: unknown) => T | undefined,
): z.ZodMiniType<T, T> =>
  note(
    typedAs<z.ZodMiniType<T, T>>(
      z.transform((value: unknown, context) => {
        const known = read(value)
        if (known === undefined) context.issues.push({ code: 'invalid_type', expected: 'number', input: value })
        return known
      }),
    ),
    { json },
  )

const numberOf = (value: unknown): number | undefined => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

/** A place on earth in degrees. */
export const queryLatitude = fromText({ type: 'number', minimum: -90, maximum: 90 }, numberOf)
export const queryLongitude = fromText({ type: 'number', minimum: -180, maximum: 180 }, numberOf)

/** A whole number of a query. */
export const queryInt = fromText({ type: 'integer', minimum: -1_000_000_000, maximum: 1_000_000_000 }, (value) => {
  const number = numberOf(value)
  return Number.isSafeInteger(number) ? number : undefined
})

/** A yes or no of a query. */
export const queryFlag = fromText({ type: 'boolean' }, (value) =>
  value === true || value === 'true' ? true : value === false || value === 'false' ? false : undefined,
)

/** A field of a query that may be left out; an empty one counts as left out. */
export const asked = <S extends z.ZodMiniType>(schema: S): Tolerant<z.output<S> | undefined, z.input<S>> =>
  note(
    typedAs(
      z.pipe(
        z.transform((value: unknown): unknown => (value === '' || value === null ? undefined : value)),
        z.optional(schema) as z.ZodMiniType,
      ),
    ),
    { optional: true, of: schema },
  )
