/** Text kept in the browser. Never throws: where the browser keeps nothing, memory does (SAFE-09). */
export interface KeyValueStorage {
  /** The stored text; null: there is none. */
  readonly read: (key: string) => string | null
  /** Stores a text. */
  readonly write: (key: string, value: string) => void
  /** Removes a text. */
  readonly remove: (key: string) => void
}
