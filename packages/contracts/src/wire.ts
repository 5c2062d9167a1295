import * as z from 'zod/mini'

/** What a schema gives to its reader. */
export type Output<S extends z.ZodMiniType> = z.output<S>

/** The schemas of one call; they are loaded with its first request. */
export interface Wire {
  readonly params?: z.ZodMiniType
  readonly query?: z.ZodMiniType
  readonly body?: z.ZodMiniType
  readonly response: z.ZodMiniType
  /**
   * The mapped response with whole addresses, for a page of another origin than the server's; only where it names pages or pictures.
   * It is a method, as it takes what `response` gives and nothing else.
   */
  atOrigin?(value: unknown, origin: string): unknown
}

/** An address that a server has written for its own pages, as pages of other origins need it. */
export const wholeAddress = (address: string, origin: string): string =>
  /^(?:$|[#?]|\/\/|[a-z][a-z\d+.-]*:)/i.test(address) ? address : `${origin}/${address.replace(/^\//, '')}`

/** The same for an address that may be missing. */
export const wholeOrNull = (address: string | null, origin: string): string | null =>
  address === null ? null : wholeAddress(address, origin)

/**
 * Names the type of a schema that reads with code of its own: zod knows of a transform what its function returns, and neither what it
 * takes on the wire nor that the field may be missing.
 */
export const typedAs = <S extends z.ZodMiniType>(schema: z.ZodMiniType): S => schema as S

/** Puts the schemas of one call together. */
export const wire = <const W extends Wire>(schemas: W): W => schemas

/** A schema that maps what it reads to a domain value; `wire` is the schema of what is on the wire. */
export type Mapped<S extends z.ZodMiniType, T> = z.ZodMiniType<T, z.input<S>> & { readonly wire: S }

/** The only place where wire records become domain values. */
export const mapped = <S extends z.ZodMiniType, T>(schema: S, toDomain: (value: z.output<S>) => T): Mapped<S, T> =>
  Object.assign(typedAs<z.ZodMiniType<T, z.input<S>>>(z.pipe(schema, z.transform(toDomain))), { wire: schema })

/** The schema of what is on the wire, also where a response is mapped. */
export type OnWire<S> = S extends { readonly wire: infer W extends z.ZodMiniType } ? W : S
export const onWire = <S extends z.ZodMiniType>(schema: S): OnWire<S> =>
  ('wire' in schema ? schema.wire : schema) as OnWire<S>

/** What the OpenAPI writer must know of a schema beyond its shape. */
export interface WireNote {
  /** The contract lets the server leave the field out; other fields only read as empty when a server does (HTTP-15). */
  readonly optional?: true
  /** A list or a dictionary, whose reader also takes null. */
  readonly list?: true
  /** The most records of a list; a server refuses a request with more. */
  readonly maxItems?: number
  /** The JSON schema itself, where the reader is wider than the contract. */
  readonly json?: Readonly<Record<string, unknown>>
  /** The schema that a tolerant reader wraps. */
  readonly of?: z.ZodMiniType
  /** The schema of each record of a dictionary. */
  readonly values?: z.ZodMiniType
  /** The reader itself refuses what is no safe whole number. */
  readonly safe?: true
  /** The numbers that a server takes in requests, where responses may have others. */
  readonly limits?: { readonly minimum: number; readonly maximum: number; readonly isWhole?: true }
  /** The server sets the field; it does not read it from a request. */
  readonly readOnly?: true
}
const notes = new WeakMap<object, WireNote>()

/** Adds to the note of a schema. */
export const note = <S extends z.ZodMiniType>(schema: S, more: WireNote): S => {
  notes.set(schema, { ...notes.get(schema), ...more })
  return schema
}
const json = <S extends z.ZodMiniType>(schema: S, more: Readonly<Record<string, unknown>>): S =>
  note(schema, { json: more })

/** A number that a server takes between two others alone. */
export const within = <S extends z.ZodMiniType>(schema: S, minimum: number, maximum: number): S =>
  note(schema, { limits: { minimum, maximum } })

/** The note of a schema, for the OpenAPI writer. */
export const noteOf = (schema: object): WireNote => notes.get(schema) ?? {}

/** A schema whose field may be missing or null on reading and left out on sending. */
export type Tolerant<T, Sent = T> = z.ZodMiniType<T, Sent | null | undefined> & {
  readonly _zod: { readonly optin: 'optional' }
}

/** One step instead of a chain of schemas: a city has thousands of points with two dozen fields each. */
const scalar = <T>(expected: 'string' | 'number' | 'boolean', missing: T) =>
  typedAs<Tolerant<T>>(
    z.transform((value: unknown, context) => {
      if (value === undefined || value === null) return missing
      if (typeof value !== expected) context.issues.push({ code: 'invalid_type', expected, input: value })
      return value
    }),
  )

/** A scalar that must be there; `read` gives undefined where it is not what is expected. */
const strict = <T, Sent = T>(expected: 'string' | 'int', read: (value: unknown) => T | undefined) =>
  typedAs<z.ZodMiniType<T, Sent>>(
    z.transform((value: unknown, context) => {
      const known = read(value)
      if (known === undefined) context.issues.push({ code: 'invalid_type', expected, input: value })
      return known
    }),
  )

const opaqueId = () =>
  json(
    strict<string, string | number>('string', (value) =>
      typeof value === 'string' || Number.isFinite(value) ? String(value) : undefined,
    ),
    { type: 'string', maxLength: 64 },
  )
/** An opaque record id; a number on the wire becomes text. */
export const id = opaqueId()
/** The id in a path, where everything is text. */
export const pathId = opaqueId()
/** Text of a path or a query, where a missing one cannot be read as empty. */
export const pathText = (max: number) => json(z.string(), { type: 'string', maxLength: max })
/** Text; missing reads as empty (HTTP-15). Readers take more than `max` characters; a server refuses a request with more. */
export const text = (max?: number) =>
  json(scalar<string>('string', ''), max === undefined ? { type: 'string' } : { type: 'string', maxLength: max })
/** Nothing in a shop costs more: whole kopecks of it are counted without loss. */
const MOST_ROUBLES = 999_999_999.99
/** Roubles with at most two decimals. */
export const money = within(json(z.number(), { type: 'number', multipleOf: 0.01 }), 0, MOST_ROUBLES)
/** A yes or no; missing reads as no (HTTP-15). */
export const flag = json(scalar<boolean>('boolean', false), { type: 'boolean' })
/** What a column of whole numbers holds. */
const MOST_COUNTED = 2_147_483_647
/** How many, or which in a row, between two others; missing reads as `missing` (HTTP-15). */
export const count = (missing = 0, minimum = 0, maximum = MOST_COUNTED) =>
  note(json(scalar<number>('number', missing), { type: 'integer' }), { limits: { minimum, maximum, isWhole: true } })
/** A share in per cent. */
export const percent = () => within(z.number(), 0, 100)
/** A calendar day, YYYY-MM-DD. */
export const date = json(z.string(), { type: 'string', format: 'date' })
/** A moment, ISO 8601 in UTC; missing reads as empty (HTTP-15). */
export const datetime = json(scalar<string>('string', ''), { type: 'string', format: 'date-time' })
/** An address of a page or a file; missing reads as empty (HTTP-15). */
export const url = json(scalar<string>('string', ''), { type: 'string', format: 'uri-reference' })
/** An address in a record that requests carry as well. */
export const shortUrl = json(scalar<string>('string', ''), { type: 'string', format: 'uri-reference', maxLength: 2048 })
/** An e-mail address as typed; the field rules judge it. */
export const email = json(scalar<string>('string', ''), { type: 'string', format: 'email', maxLength: 254 })
/** A phone as typed or as +7 and ten digits; the field rules judge it. */
export const phone = json(scalar<string>('string', ''), { type: 'string', maxLength: 64 })
const integer = () => strict<number>('int', (value) => (Number.isSafeInteger(value) ? (value as number) : undefined))
/** A whole number. */
export const int = () => note(json(integer(), { type: 'integer' }), { safe: true })
/** Pieces of one product. Source: SAFE-08. */
export const pieces = json(integer(), { type: 'integer', minimum: 1, maximum: 9999 })
/** A number between two others; readers take any. */
export const between = (minimum: number, maximum: number) => json(z.number(), { type: 'number', minimum, maximum })
/** A whole number between two others. */
export const wholeBetween = (minimum: number, maximum: number) => json(integer(), { type: 'integer', minimum, maximum })
/** Characters of markup that a server takes: ten times the longest text of a shop. */
const LONGEST_HTML = 100_000
/** Markup from the server; shown only through the trusted HTML door. */
export const html = json(scalar<string>('string', ''), { type: 'string', format: 'html', maxLength: LONGEST_HTML })
/** An answer that nobody reads. */
export const nothing = json(
  z.pipe(
    z.unknown(),
    z.transform(() => null),
  ),
  { type: 'null' },
)

/** One of the known values; a new one is passed on as it is, as servers may add values; missing reads as `missing` (HTTP-15). */
export const oneOf = <const V extends readonly string[]>(values: V, missing: V[number] | '' = '') =>
  json(scalar<V[number] | (string & {})>('string', missing), { type: 'string', enum: values })

/** A field that the contract lets be absent or null; both read as null. */
export const maybe = <S extends z.ZodMiniType>(schema: S) =>
  note(z._default(z.nullable(schema), null), { optional: true })

/** A field that the contract asks for; where a server leaves it out, the record stays and the field reads as null (HTTP-15). */
export const orNull = <S extends z.ZodMiniType>(schema: S) => z._default(z.nullable(schema), null)

/** Text that the contract lets be absent or null, as `maybe(text())` but in one step, for records that come by the thousand. */
export const maybeText = () =>
  note(json(scalar<string | null>('string', null), { type: ['string', 'null'] }), { optional: true })

/** A number that the contract asks for, as `orNull(z.number())` but in one step. */
export const numberOrNull = () => json(scalar<number | null>('number', null), { type: 'number' })

/** A part of a record; missing reads as a part with nothing in it (HTTP-15). */
export const part = <S extends z.ZodMiniType>(schema: S): Tolerant<z.output<S>, z.input<S>> =>
  note(
    typedAs(
      z.pipe(
        z.transform((value: unknown): unknown => value ?? {}),
        schema as z.ZodMiniType,
      ),
    ),
    { of: schema },
  )

/** What was left out of lists by the parse that is running; parsing is synchronous. */
let leftOut: string[] = []
const dropped = Symbol('dropped')
interface Caught {
  readonly error: { readonly issues: readonly Issue[] }
}
interface Issue {
  readonly code: string
  readonly path: readonly PropertyKey[]
}
/** Says where and what, never the value: it may be personal data (SAFE-17). */
const issueText = ({ path, code }: Issue): string => `${path.map(String).join('.') || 'value'}: ${code}`

/** The issues of a part of a value as issues of the whole. */
export const issuesWithin = (
  error: z.core.$ZodError,
  input: unknown,
  at: readonly PropertyKey[] = [],
): z.core.$ZodRawIssue[] =>
  error.issues.map((issue) => ({ ...issue, path: [...at, ...issue.path], input }) as z.core.$ZodRawIssue)

/** A record of a list: a malformed one reads as `dropped`, of which the type says nothing, as the list itself leaves it out. */
const orDrop = <S extends z.ZodMiniType>(item: S) =>
  typedAs<z.ZodMiniCatch<S>>(
    z.catch(item as z.ZodMiniType, (caught?: Caught) => {
      if (caught) leftOut.push(caught.error.issues.map(issueText).join(', '))
      return dropped
    }),
  )

const isKept = (value: unknown): boolean => value !== dropped

/**
 * A list that loses a malformed record, not the rest; missing or null reads as empty. `max` is for requests, as with text.
 * Source: SAFE-16.
 */
export const list = <S extends z.ZodMiniType>(item: S, max?: number) =>
  note(
    z._default(
      z.pipe(
        z.nullable(z.array(orDrop(item))),
        z.transform((items) => (items ?? []).filter(isKept)),
      ),
      [],
    ),
    { list: true, ...(max !== undefined && { maxItems: max }) },
  )

/** Records by key, all of them well-formed. */
export const record = <S extends z.ZodMiniType>(value: S) =>
  note(
    typedAs<z.ZodMiniType<Record<string, z.output<S>>, Readonly<Record<string, z.input<S>>>>>(
      z.transform((records: unknown, context) => {
        if (typeof records !== 'object' || records === null || Array.isArray(records)) {
          context.issues.push({ code: 'invalid_type', expected: 'record', input: records })
          return records
        }
        const read = Object.entries(records).map(([key, each]) => {
          const { data, error } = z.safeParse(value, each)
          if (error !== undefined) context.issues.push(...issuesWithin(error, each, [key]))
          return [key, data]
        })
        // A record of that name would be taken for a prototype by whoever copies it.
        return Object.fromEntries(read.filter(([key]) => key !== '__proto__'))
      }),
    ),
    { values: value },
  )

/** Records by key; a malformed one is left out as in a list. */
export const dictionary = <S extends z.ZodMiniType>(value: S) =>
  note(
    z._default(
      z.pipe(
        z.nullable(record(orDrop(value))),
        z.transform((records): Record<string, z.output<S>> =>
          Object.fromEntries(Object.entries(records ?? {}).filter(([, each]) => isKept(each))),
        ),
      ),
      {},
    ),
    { list: true },
  )

/** What a reader made of a value: the value and the places of the records that were left out, or what is wrong with the whole. */
export type Parsed<T> =
  | { readonly ok: true; readonly value: T; readonly dropped: readonly string[] }
  | { readonly ok: false; readonly issues: readonly string[] }

/** Reads a value with a schema; never throws. */
export function parse<S extends z.ZodMiniType>(schema: S, value: unknown): Parsed<z.output<S>> {
  leftOut = []
  const result = z.safeParse(schema, value)
  const drops = leftOut
  leftOut = []
  return result.success
    ? { ok: true, value: result.data, dropped: drops }
    : { ok: false, issues: result.error.issues.map(issueText) }
}
