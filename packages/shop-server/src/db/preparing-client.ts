import { createHash } from 'node:crypto'
import { Client } from 'pg'

/** A connection keeps so many plans; texts beyond that, such as lists of ever other lengths, are planned each time. */
const MOST_TEXTS = 400
/**
 * A text that reads whole rows fails for a prepared statement once a migration has added a column: while a new version is rolled out,
 * the processes of the old one would fail.
 */
const WHOLE_ROWS = /select \*|\.\*|returning \*/
/** After five times a prepared statement may be given a plan for any text, and that of a search walks through the whole catalogue. */
const SEARCHES = /to_tsquery\(|text_grams\(|\/\* planned anew \*\//

const nameOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22)

/** A connection on which PostgreSQL parses each text with parameters once and keeps its plan. */
export class PreparingClient extends Client {
  readonly #names = new Map<string, string>()

  override query = ((...args: readonly unknown[]) => {
    const [text, values, ...rest] = args
    const name = typeof text === 'string' && Array.isArray(values) && values.length > 0 ? this.#prepared(text) : null
    const sent = name === null ? args : [{ name, text, values }, ...rest]
    return Reflect.apply(super.query, this, sent) as unknown
  }) as Client['query']

  /** The name that a text is prepared under; null where it is not. */
  #prepared(text: string): string | null {
    const known = this.#names.get(text)
    if (known !== undefined) return known
    if (this.#names.size >= MOST_TEXTS || WHOLE_ROWS.test(text) || SEARCHES.test(text)) return null
    const name = nameOf(text)
    this.#names.set(text, name)
    return name
  }
}
