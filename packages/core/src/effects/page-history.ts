/** What changes in the address of the page. */
export interface AddressChange {
  /** The whole hash with its sign; empty removes it. Left out, it stays. */
  readonly hash?: string
  /** Parameters of the query; null removes one. */
  readonly query?: Readonly<Record<string, string | null>>
}

/** The hash of the page's address, and the visitor's way through the history. */
export interface PageHistory {
  /** The hash as it is written, with its sign; empty when there is none. */
  readonly hash: () => string
  /** Writes the address without loading: as a new entry of the history, or in place of the present one. */
  readonly write: (change: AddressChange, entry: 'push' | 'replace') => void
  /** Goes back to the entry before the present one. */
  readonly back: () => void
  /** The visitor went back or forward, or followed a link to another hash of this page. */
  readonly onMove: (moved: () => void) => () => void
}
