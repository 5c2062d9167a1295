/** Text kept in the browser. Never throws: where the browser keeps nothing, memory does (SAFE-09). */
export interface KeyValueStorage {
  readonly read: (key: string) => string | null
  readonly write: (key: string, value: string) => void
  readonly remove: (key: string) => void
}
