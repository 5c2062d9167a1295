import type { ColumnType } from 'kysely'

/** A moment: read as Date, written as Date or ISO text. */
export type Moment = ColumnType<Date, Date | string, Date | string>
/** A moment that the database fills when the writer leaves it out. */
export type MomentByDefault = ColumnType<Date, Date | string | undefined, Date | string>
/** A moment that may be missing. */
export type MomentOrNull = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
/** A column that may be left out when writing and is null then. */
export type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>
/** jsonb that may be null. */
export type JsonOrNull<T> = ColumnType<T | null, string | null | undefined, string | null>
/** A JSON object. */
export type JsonPart = Readonly<Record<string, unknown>>

/** The values that the contract names, of an enumeration to which servers may add their own. */
export type Known<Value> = Value extends string ? (string extends Value ? never : Value) : never
