import { sql, type RawBuilder } from 'kysely'

/**
 * A text as lists by name have it: letters in the order of the alphabet whatever their case, ё beside е, the same on PGlite and on
 * PostgreSQL, whose own order depends on how a database was made. `und-x-icu` is ICU's root collation, which both have.
 */
export const byName = (text: RawBuilder<unknown>): RawBuilder<unknown> => sql`(${text}) collate "und-x-icu"`
