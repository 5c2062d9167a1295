import type { SafeUrl } from '../lib/safe-url'

/** The address of the page and the ways to leave it. */
export interface Location {
  /** The path of the page, without query and hash. */
  readonly path: () => string
  /** The whole query with its question mark; empty when there is none. */
  readonly search: () => string
  /** A parameter of the address; null where it is not there. */
  readonly query: (name: string) => string | null
  /** Replaces the query of the address without loading; null removes the parameter. */
  readonly replaceQuery: (change: Readonly<Record<string, string | null>>) => void
  /** Loads another page of the shop. */
  readonly go: (url: SafeUrl) => void
  /**
   * Leaves for another site, by an address that has been judged. False and no navigation when the browser
   * itself reads it as neither https nor the page's own origin.
   * Source: SAFE-12.
   */
  readonly redirect: (url: SafeUrl) => boolean
  /** Loads the page again. */
  readonly reload: () => void
  /** Scheme, host and port of the page. */
  readonly origin: () => string
  /** Host name of the page without www. */
  readonly host: () => string
}
