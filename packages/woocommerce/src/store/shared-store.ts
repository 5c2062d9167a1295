/** A text with the version that it was written as. */
export interface Kept {
  /** The text as it was written. */
  readonly text: string
  /** Differs from that of every other write of the key. */
  readonly version: string
}

/**
 * What the handler remembers between requests, by key: drafts, and keys of repeated requests. Processes that share one store may
 * serve one shop; `write` must be atomic over all of them.
 */
export interface SharedStore {
  /** The text of a key; null where there is none, or its time is over. */
  readonly read: (key: string) => Promise<Kept | null>
  /**
   * Keeps a text for so many seconds if the key still has the expected version, null for a key that must be new. Resolves with the
   * new version, or with null where another has been faster and nothing was written.
   */
  readonly write: (key: string, text: string, expected: string | null, seconds: number) => Promise<string | null>
  /** Forgets a key. */
  readonly remove: (key: string) => Promise<void>
}
