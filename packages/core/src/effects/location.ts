/** The address of the page and the ways to leave it. */
export interface Location {
  readonly path: () => string
  readonly query: (name: string) => string | null
  /** Replaces the query of the address without loading; null removes the parameter. */
  readonly replaceQuery: (change: Readonly<Record<string, string | null>>) => void
  /** Loads another page of the shop. */
  readonly go: (url: string) => void
  readonly reload: () => void
  /** Host name of the page without www. */
  readonly host: () => string
}
