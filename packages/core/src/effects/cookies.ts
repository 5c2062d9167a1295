/** Short texts that the browser sends to the shop's server with every request. */
export interface Cookies {
  /** The decoded text of a cookie; null: there is none. */
  readonly read: (name: string) => string | null
  /** Keeps it for so many seconds. */
  readonly write: (name: string, value: string, seconds: number) => void
  /** Removes a cookie. */
  readonly remove: (name: string) => void
}
